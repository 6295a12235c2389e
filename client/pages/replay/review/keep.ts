/** Reviews that this browser has computed, so that nobody waits twice. Of the last matches only. */

import type { Reviewed } from '../../../../engine/search/review.ts';

/** Another number invalidates the reviews of earlier pages. */
const PREFIX = 'laguna.review.4.';
const MOST = 12;

interface Kept {
  /** Epoch milliseconds. */
  readonly kept: number;
  readonly decisions: readonly Reviewed[];
}

const nameOf = (match: string, seat: number): string => `${PREFIX}${match}.${seat}`;

/** @param match the name of the match in the log */
export function keepReview(match: string, seat: number, decisions: readonly Reviewed[]): void {
  try {
    for (const name of oldest()) localStorage.removeItem(name);
    const kept: Kept = { kept: Date.now(), decisions };
    localStorage.setItem(nameOf(match, seat), JSON.stringify(kept));
  } catch {
    // Without storage it is computed again.
  }
}

export function keptReview(match: string, seat: number): readonly Reviewed[] | null {
  try {
    return read(localStorage.getItem(nameOf(match, seat)))?.decisions ?? null;
  } catch {
    return null;
  }
}

/** Entries to delete so that one more has room. */
function oldest(): string[] {
  const all = Object.keys(localStorage)
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => ({ name, kept: read(localStorage.getItem(name))?.kept ?? 0 }))
    .sort((a, b) => a.kept - b.kept);
  return all.slice(0, Math.max(0, all.length - MOST + 1)).map(({ name }) => name);
}

function read(text: string | null): Kept | null {
  const json = JSON.parse(text ?? 'null') as Partial<Kept> | null;
  if (typeof json?.kept !== 'number' || !Array.isArray(json.decisions)) return null;
  return { kept: json.kept, decisions: json.decisions };
}
