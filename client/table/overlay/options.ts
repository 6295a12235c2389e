/** What an overlay's address says: which parts, how large, on which side, in which colours. Pure. */

export const PARTS = ['score', 'ticker', 'turn', 'display', 'lower'] as const;
export type PartName = (typeof PARTS)[number];

export interface OverlayOptions {
  readonly show: readonly PartName[];
  /** 1 is made for 1920 × 1080. */
  readonly scale: number;
  /** Where scoreboard, display and lower third stand. */
  readonly side: 'left' | 'right';
  readonly theme: 'dark' | 'light';
}

export const DEFAULTS: OverlayOptions = { show: PARTS, scale: 1, side: 'left', theme: 'dark' };
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

  const show = read<readonly PartName[]>('show', parseParts, DEFAULTS.show);
  const unknown = (query.get('show') ?? '').split(',').filter((name) => name.trim() && !part(name));
  if (unknown.length > 0 && !notes.some(({ option }) => option === 'show')) {
    notes.push({ option: 'show', given: unknown.join(',') });
  }
  const options: OverlayOptions = {
    show,
    scale: read('scale', parseScale, DEFAULTS.scale),
    side: read('side', one('left', 'right'), DEFAULTS.side),
    theme: read('theme', one('dark', 'light'), DEFAULTS.theme),
  };
  return { options, notes };
}

/** What addresses of earlier versions call a part. */
const FORMER: { readonly [name: string]: PartName } = { characters: 'display' };

function part(name: string): PartName | undefined {
  const clean = name.trim().toLowerCase();
  return PARTS.find((known) => known === clean) ?? FORMER[clean];
}

/** Parts in their own order; null if none of the names is one. */
function parseParts(text: string): readonly PartName[] | null {
  const named = new Set(text.split(',').map(part));
  const parts = PARTS.filter((name) => named.has(name));
  return parts.length > 0 ? parts : null;
}

function parseScale(text: string): number | null {
  if (!/^\d{1,2}([.,]\d{1,3})?$/.test(text.trim())) return null;
  const scale = Number(text.replace(',', '.'));
  return scale >= SCALE.min && scale <= SCALE.max ? scale : null;
}

/** The query of these options, without what is so anyway; '' if all is. */
export function queryOf(options: OverlayOptions): string {
  const parts: string[] = [];
  if (options.show.length < PARTS.length) parts.push(`show=${options.show.join(',')}`);
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
