/**
 * The language of this page. These values are English; the build writes those of each language into
 * its pages (`client/catalogues.ts`), so that a page knows its language without asking.
 */

/** As in `<html lang>`. */
export const LANGUAGE: string = 'en';
/** For numbers, lists, plurals and dates: Europe's English. */
export const LOCALE: string = 'en-GB';
/** The languages that this build has, English first. */
export const LANGUAGES: readonly string[] = ['en'];
