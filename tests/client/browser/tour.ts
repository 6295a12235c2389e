/** A tour of screens: its route is separate from the work at each screen. */

import type { Browser, Page } from 'playwright-core';
import { compile } from '../../../client/i18n/compile.ts';
import { fill } from '../../../client/i18n/message.ts';
import { pseudo } from '../../../client/i18n/pseudo.ts';
import type { SIZES } from './harness.ts';

export type Size = keyof typeof SIZES;

/** How a screen is looked at. */
export interface Looking {
  /** Its intended sizes; absent = all. */
  readonly sizes?: readonly Size[];
  /**
   * The sizes in which axe-core reads it, by day only the first of them; absent = laptop and phone.
   */
  readonly axe?: readonly Size[];
  /** There is a decision here: its button must be in reach. */
  readonly decides?: boolean;
  /** Further controls, by their selector, that must be fully in the window. */
  readonly reach?: string;
  /** Least widths of parts, by their selectors, in CSS pixels. */
  readonly widths?: { readonly [selector: string]: number };
  /** Fingers press it. */
  readonly fingers?: boolean;
  /** The screen's subject, by its selector: a picture of the screen shows that. */
  readonly at?: string;
}

/**
 * The work at each screen.
 * @param what the page's name, for people
 */
export type Look = (page: Page, what: string, how?: Looking) => Promise<void>;

export interface Tour {
  readonly browser: Browser;
  /** Address of the visited server. */
  readonly url: string;
  readonly look: Look;
  /** A text of the catalogues in these pages' language. */
  readonly said: (text: string) => string;
  /** Prepares every page before its first byte comes. */
  readonly before: (page: Page) => Promise<unknown>;
  /** Visits the pages of every game; otherwise one game's, another one each day. */
  readonly whole: boolean;
  /** Places are wanted in the pictures: pages show them as for people, and every frame is drawn. */
  readonly drawn?: boolean;
}

/** In the form of the pages in the pseudo-language. */
export const inPseudo = (text: string): string => fill(compile(text, pseudo));
/** As it is written. */
export const inEnglish = (text: string): string => fill(compile(text));
