/** The help's search: every typed word must occur, in any place. Pure. */

/** One place of the help that can be found. */
export interface Entry {
  /** Its address. */
  readonly path: string;
  readonly title: string;
  /** The chapter or the game that it belongs to. */
  readonly within: string;
  /** Without marks. */
  readonly text: string;
}

export interface Found {
  readonly entry: Entry;
  /** The part of the text with the hit; `hit`: the typed words. */
  readonly excerpt: readonly { readonly text: string; readonly hit: boolean }[];
}

/** Letters before the first hit, and after it. */
const BEFORE = 50;
const AFTER = 130;

/** Lower case, straight quotes, no accents; each letter stays at its index. */
export function fold(text: string): string {
  return [...text.replace(/[’‘]/g, "'")]
    .map((letter) => {
      const plain = letter.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
      return plain.length === letter.length ? plain : letter;
    })
    .join('');
}

const wordsOf = (query: string): string[] => fold(query).split(/\s+/).filter(Boolean);

/** The query with a possible rule’s id in its written form: `mv203` and `MV 203` are `mv-203`. */
const withIds = (query: string): string =>
  fold(query).replace(/\b([a-z]{2,3})\s?(\d{2,4})\b/g, '$1-$2');

const isLetter = (letter: string | undefined): boolean =>
  letter !== undefined && /[\p{L}\p{N}]/u.test(letter);

/**
 * How well a text answers a word: 0 not at all, 1 within a word, 2 at the beginning of one, 3 as a
 * whole.
 */
function fits(text: string, word: string): number {
  let best = 0;
  for (let at = text.indexOf(word); at >= 0; at = text.indexOf(word, at + 1)) {
    const begins = !isLetter(text[at - 1]);
    if (begins && !isLetter(text[at + word.length])) return 3;
    best = Math.max(best, begins ? 2 : 1);
  }
  return best;
}

/** How well an entry answers all words, titles before texts; 0 if one of them is missing. */
function score(title: string, text: string, words: readonly string[]): number {
  let sum = 0;
  for (const word of words) {
    const worth = fits(title, word) * 8 + fits(text, word);
    if (worth === 0) return 0;
    sum += worth;
  }
  return sum;
}

/** The best answers first; of equal ones the earlier. An empty query finds nothing. */
export function search(entries: readonly Entry[], query: string): Found[] {
  const found = answer(entries, wordsOf(withIds(query)));
  return found.length > 0 ? found : answer(entries, wordsOf(query));
}

const known = new WeakMap<Entry, readonly [title: string, text: string]>();
/** Title and text of an entry, folded once. */
function folded(entry: Entry): readonly [title: string, text: string] {
  const before = known.get(entry);
  if (before) return before;
  const now = [fold(entry.title), fold(entry.text)] as const;
  known.set(entry, now);
  return now;
}

function answer(entries: readonly Entry[], words: readonly string[]): Found[] {
  if (words.length === 0) return [];
  return entries
    .map((entry) => ({ entry, worth: score(...folded(entry), words) }))
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => b.worth - a.worth)
    .map(({ entry }) => ({ entry, excerpt: excerptOf(entry.text, words) }));
}

/** The first hit with its surroundings, cut at word boundaries. */
function excerptOf(text: string, words: readonly string[]): Found['excerpt'] {
  const folded = fold(text);
  const places = words.map((word) => folded.indexOf(word)).filter((at) => at >= 0);
  const first = places.length > 0 ? Math.min(...places) : 0;
  const from = first > BEFORE ? text.indexOf(' ', first - BEFORE) + 1 : 0;
  const cut = text.indexOf(' ', Math.min(text.length, first + AFTER));
  const to = cut < 0 ? text.length : cut;
  const parts: { text: string; hit: boolean }[] = [];
  let at = from;
  if (from > 0) parts.push({ text: '… ', hit: false });
  while (at < to) {
    const next = nextHit(folded, words, at, to);
    if (!next) break;
    if (next.at > at) parts.push({ text: text.slice(at, next.at), hit: false });
    parts.push({ text: text.slice(next.at, next.end), hit: true });
    at = next.end;
  }
  if (at < to) parts.push({ text: text.slice(at, to), hit: false });
  if (to < text.length) parts.push({ text: ' …', hit: false });
  return parts;
}

/** The next of the words between two places; the longest if several begin together. */
function nextHit(
  folded: string,
  words: readonly string[],
  from: number,
  to: number,
): { readonly at: number; readonly end: number } | null {
  let best: { at: number; end: number } | null = null;
  for (const word of words) {
    const at = folded.indexOf(word, from);
    if (at < 0 || at >= to) continue;
    const end = at + word.length;
    if (!best || at < best.at || (at === best.at && end > best.end)) best = { at, end };
  }
  return best;
}
