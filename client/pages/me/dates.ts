/** Days and moments, as this page shows them. */

import { LOCALE } from '../../i18n/language.ts';

const DAY = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium' });
const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });

/** @param at epoch milliseconds */
export const day = (at: number): string => DAY.format(at);

/** @param at epoch milliseconds */
export const moment = (at: number): string => MOMENT.format(at);
