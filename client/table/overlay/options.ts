/** Options in an overlay's address: parts, size, side, colours, language. Pure. */

import { LANGUAGE_QUERY } from '../../../server/protocol/language.ts';
import { LANGUAGES } from '../../i18n/language.ts';

export interface OverlayOptions {
  /** Names of parts; the game defines them. null: all parts that are not optional. */
  readonly show: readonly string[] | null;
  /** 1 is designed for 1920 × 1080. */
  readonly scale: number;
  /** Position of scoreboard, display and lower third. */
  readonly side: 'left' | 'right';
  readonly theme: 'dark' | 'light';
  /** Language of the page, as in `<html lang>`; null: the one that its browser prefers. */
  readonly lang: string | null;
}

export const DEFAULTS: OverlayOptions = {
  show: null,
  scale: 1,
  side: 'left',
  theme: 'dark',
  lang: null,
};
export const SCALE = { min: 0.5, max: 3 } as const;

/** Invalid options of an address; reported on the settings page alone. */
export type OptionName = keyof OverlayOptions;
export interface OptionNote {
  readonly option: OptionName;
  readonly given: string;
}

export interface ReadOptions {
  readonly options: OverlayOptions;
  readonly notes: readonly OptionNote[];
}

/**
 * Options of a query such as `?show=ticker,score&scale=1.5`; an invalid value falls back to its
 * default.
 */
export function readOptions(search: string): ReadOptions {
  const query = new URLSearchParams(search);
  const notes: OptionNote[] = [];
  const read = <T>(option: OptionName, parse: (text: string) => T | null, otherwise: T): T => {
    const given = query.get(option);
    if (given === null) return otherwise;
    const value = parse(given);
    if (value === null) notes.push({ option, given });
    return value ?? otherwise;
  };
  const one =
    <T extends string>(...values: readonly T[]) =>
    (text: string): T | null =>
      values.find((value) => value === text.trim().toLowerCase()) ?? null;

  const options: OverlayOptions = {
    show: read('show', parseParts, DEFAULTS.show),
    scale: read('scale', parseScale, DEFAULTS.scale),
    side: read('side', one('left', 'right'), DEFAULTS.side),
    theme: read('theme', one('dark', 'light'), DEFAULTS.theme),
    lang: read(LANGUAGE_QUERY, parseLanguage, DEFAULTS.lang),
  };
  return { options, notes };
}

/** Limits of a list of parts: number of names, and length of a name. */
const MOST = 20;
const LONGEST = 20;

/** Names of parts in an address, in lower case; null if there is none. */
function parseParts(text: string): readonly string[] | null {
  const names = text.split(',').map((name) => name.trim().toLowerCase());
  const parts = [...new Set(names)].filter((name) => /^[a-z][a-z0-9-]*$/.test(name));
  const fit = parts.length <= MOST && parts.every(({ length }) => length <= LONGEST);
  return parts.length > 0 && fit ? parts : null;
}

/** The parts of a game that are shown, by their names, and which of the wished names are no part. */
export function chosenParts(
  show: OverlayOptions['show'],
  parts: { readonly [name: string]: { readonly former?: string; readonly wished?: true } },
): { readonly names: readonly string[]; readonly unknown: readonly string[] } {
  const all = Object.keys(parts);
  const known = new Map(
    all.flatMap((name) => [
      [name, name],
      [parts[name]?.former ?? name, name],
    ]),
  );
  const usual = all.filter((name) => !parts[name]?.wished);
  const wished = show?.flatMap((name) => known.get(name) ?? []) ?? usual;
  const names = all.filter((name) => wished.includes(name));
  // An address with the parts of another game only: all parts, rather than an empty picture.
  return {
    names: names.length > 0 ? names : usual,
    unknown: (show ?? []).filter((name) => !known.has(name)),
  };
}

function parseScale(text: string): number | null {
  if (!/^\d{1,2}([.,]\d{1,3})?$/.test(text.trim())) return null;
  const scale = Number(text.replace(',', '.'));
  return scale >= SCALE.min && scale <= SCALE.max ? scale : null;
}

/** One of the build's languages; the server has sent the page in it. */
const parseLanguage = (text: string): string | null =>
  LANGUAGES.find((language) => language.toLowerCase() === text.trim().toLowerCase()) ?? null;

/** The query of these options, without the defaults; '' if all are defaults. */
export function queryOf(options: OverlayOptions): string {
  const parts: string[] = [];
  if (options.show !== null) parts.push(`show=${options.show.join(',')}`);
  if (options.scale !== DEFAULTS.scale) parts.push(`scale=${options.scale}`);
  if (options.side !== DEFAULTS.side) parts.push(`side=${options.side}`);
  if (options.theme !== DEFAULTS.theme) parts.push(`theme=${options.theme}`);
  if (options.lang !== null) parts.push(`${LANGUAGE_QUERY}=${options.lang}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The table's code in an address such as `/overlay/ABCDE`; null on the settings page. */
export function codeOf(path: string): string | null {
  const [page, code, more] = path.split('/').filter(Boolean);
  if (page !== 'overlay' || !code || more) return null;
  const clean = code.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return clean || null;
}
