/** How the walk visits the pages of a language: from where, with which browser, checking what. */

import type { Browser } from 'playwright-core';
import { sharedBrowser, sharedServer } from './harness.ts';
import { englishOn, speaking, speechOf } from './speaking.ts';
import { inEnglish, inPseudo, type Look, type Tour } from './tour.ts';
import { holding, uncatalogued } from './walk.ts';

/** The pseudo-language, or one of the house as in `<html lang>`. */
export type Language = string;
export const PSEUDO: Language = 'pseudo';

export interface Walking extends Pick<Tour, 'said'> {
  readonly url: string;
  readonly browser: Browser;
  readonly look: Look;
}

/** @throws Error if the house lacks the language */
export async function walkingIn(language: Language): Promise<Walking> {
  const client = language === PSEUDO ? 'pseudo' : 'house';
  const [{ url }, browser] = await Promise.all([sharedServer(client), sharedBrowser()]);
  if (language === PSEUDO) return { url, browser, look: holding(uncatalogued), said: inPseudo };
  if (language === 'en') return { url, browser, look: holding(), said: inEnglish };
  const speech = await speechOf(language);
  return {
    url,
    browser: speaking(browser, language),
    // What axe-core reads is the same in all languages.
    look: holding((page) => englishOn(page, speech), false),
    said: speech.said,
  };
}
