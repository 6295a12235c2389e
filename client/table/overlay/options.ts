/** What an overlay's address says: which parts, how large, on which side, in which colours. Pure. */

export interface OverlayOptions {
  /** Names of parts; which there are, the game says. null: all that need not be wished for. */
  readonly show: readonly string[] | null;
  /** 1 is made for 1920 × 1080. */
  readonly scale: number;
  /** Where scoreboard, display and lower third stand. */
  readonly side: 'left' | 'right';
  readonly theme: 'dark' | 'light';
}

export const DEFAULTS: OverlayOptions = { show: null, scale: 1, side: 'left', theme: 'dark' };
export const SCALE = { min: 0.5, max: 3 } as const;

/** What an address has that an overlay cannot have; told on the page of settings alone. */
export type OptionName = keyof OverlayOptions;
export interface OptionNote {
  readonly option: OptionName;
  readonly given: string;
}

export interface ReadOptions {
  readonly options: OverlayOptions;
  readonly notes: readonly OptionNote[];
}

/** Options of a query such as `?show=ticker,score&scale=1.5`; what is wrong falls back. */
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
  };
  return { options, notes };
}

/** So many names, and so long ones, are a list of parts. */
const MOST = 20;
const LONGEST = 20;

/** Names of parts in an address, in small letters; null if there is none. */
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
  // Parts of another game alone: rather everything than an empty picture.
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

/** The query of these options, without what is so anyway; '' if all is. */
export function queryOf(options: OverlayOptions): string {
  const parts: string[] = [];
  if (options.show !== null) parts.push(`show=${options.show.join(',')}`);
  if (options.scale !== DEFAULTS.scale) parts.push(`scale=${options.scale}`);
  if (options.side !== DEFAULTS.side) parts.push(`side=${options.side}`);
  if (options.theme !== DEFAULTS.theme) parts.push(`theme=${options.theme}`);
  return parts.length > 0 ? `?${parts.join('&')}` : '';
}

/** The table's code in an address such as `/overlay/ABCDE`; null on the page of settings. */
export function codeOf(path: string): string | null {
  const [page, code, more] = path.split('/').filter(Boolean);
  if (page !== 'overlay' || !code || more) return null;
  const clean = code.replace(/[^a-z0-9]/gi, '').toUpperCase();
  return clean || null;
}
