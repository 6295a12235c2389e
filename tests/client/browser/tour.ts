/** A tour over screens: where it goes is one thing, what is done at each screen another. */

import type { Browser, Page } from 'playwright-core';
import { compile } from '../../../client/i18n/compile.ts';
import { fill } from '../../../client/i18n/message.ts';
import { pseudo } from '../../../client/i18n/pseudo.ts';
import type { SIZES } from './harness.ts';

export type Size = keyof typeof SIZES;

/** How a screen is looked at. */
export interface Looking {
  /** The sizes that it is meant for; all without. */
  readonly sizes?: readonly Size[];
  /** Those in which axe-core reads it, by day the first of them alone; laptop and phone without. */
  readonly axe?: readonly Size[];
  /** Somebody has to decide here: the button for it must be in reach. */
  readonly decides?: boolean;
  /** Further controls, by their selector, that lie whole in the window. */
  readonly reach?: string;
  /** Least widths of parts, by their selectors, in CSS pixels. */
  readonly widths?: { readonly [selector: string]: number };
  /** Fingers press it. */
  readonly fingers?: boolean;
  /** What it is a screen of, by its selector: a picture of it shows that. */
  readonly at?: string;
}

/** What is done at each screen. @param what the page shows, for people */
export type Look = (page: Page, what: string, how?: Looking) => Promise<void>;

export interface Tour {
  readonly browser: Browser;
  /** Of the server whose pages are visited. */
  readonly url: string;
  readonly look: Look;
  /** A text of the catalogues as these pages say it. */
  readonly said: (text: string) => string;
  /** What every page must have before its first byte comes. */
  readonly before: (page: Page) => Promise<unknown>;
  /** Of what there is for every game, all; otherwise one game's, another one each day. */
  readonly whole: boolean;
  /** Places are there to be looked at: pages have them where people do, and every frame is drawn. */
  readonly drawn?: boolean;
}

/** As the pages in the language nobody speaks say it. */
export const inPseudo = (text: string): string => fill(compile(text, pseudo));
/** As it is written. */
export const inEnglish = (text: string): string => fill(compile(text));
