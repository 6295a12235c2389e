/** All ratings anew, from results in order, and what differs from those that are written down. */

import { performance } from 'node:perf_hooks';
import type { Game } from '../../engine/core/contract.ts';
import { DamagedRecordError, type Journal, logOf } from '../journal/journal.ts';
import type { PeopleBook } from '../people/known/book.ts';
import { shownRating } from '../protocol/ratings.ts';
import type { Scales } from './book.ts';
import { resultOf } from './league.ts';
import { type Counted, counted, type Rating, type Result } from './rate.ts';

/** One line of the table. */
export interface Line {
  readonly game: string;
  readonly who: string;
  readonly rating: number;
  readonly matches: number;
  readonly after: Rating;
}

export interface Recomputed {
  readonly counted: readonly Counted[];
  /** By game, the strongest first. */
  readonly lines: readonly Line[];
  readonly milliseconds: number;
}

/** Counts all results, which are in order. */
export function recomputed(results: readonly Result[], scales: Scales): Recomputed {
  const began = performance.now();
  const games = [...new Set(results.map(({ game }) => game))].sort();
  const all: Counted[] = [];
  const lines: Line[] = [];
  for (const game of games) {
    const ratings = new Map<string, Rating>();
    const own = results.filter((one) => one.game === game);
    const done = counted(own, scales[game]?.scale, ratings);
    all.push(...done);
    const times = new Map<string, number>();
    for (const { who } of done.flatMap(({ seats }) => seats)) {
      times.set(who, (times.get(who) ?? 0) + 1);
    }
    const table = [...ratings].map(([who, after]): Line => {
      return { game, who, rating: shownRating(after.mu), matches: times.get(who) ?? 0, after };
    });
    lines.push(...table.sort((a, b) => b.after.mu - a.after.mu || (a.who < b.who ? -1 : 1)));
  }
  return { counted: all, lines, milliseconds: performance.now() - began };
}

export interface Compared extends Recomputed {
  /** Matches whose kept log proves the result. */
  readonly proven: number;
  /** Matches whose log is no longer kept: the result is taken as it was written down. */
  readonly gone: number;
  /** What is not as it should be, in words. */
  readonly differences: readonly string[];
  /** Names of people. */
  readonly names: ReadonlyMap<string, string>;
}

/** The ratings of a server, from its own logs, compared with those that it has written down. */
export async function compared(
  people: PeopleBook,
  journal: Journal,
  games: { readonly [id: string]: Game },
): Promise<Compared> {
  const { results, rows } = await people.ratings.all();
  const differences: string[] = [];
  let [proven, gone] = [0, 0];
  for (const result of results) {
    const found = await judged(result, journal, games);
    if (found === 'proven') proven++;
    else if (found === 'gone') gone++;
    else differences.push(found);
  }
  const done = recomputed(results, games);
  const after = new Map<string, Rating | null>(
    done.counted.flatMap((one) =>
      one.seats.map(({ seat }, k) => [`${one.match} ${seat}`, one.after[k]] as const),
    ),
  );
  for (const { match, seat, mu, sigma } of rows) {
    const now = after.get(`${match} ${seat}`);
    if (!now || (now.mu === Number(mu) && now.sigma === Number(sigma))) continue;
    const words = `written ${mu} ± ${sigma}, recomputed ${now.mu} ± ${now.sigma}`;
    differences.push(`match ${match}, seat ${Number(seat) + 1}: ${words}`);
  }
  const names = new Map<string, string>();
  for (const { who } of done.lines) names.set(who, (await people.person(who))?.name ?? '');
  return { ...done, proven, gone, differences, names };
}

/** Whether the match's own log proves what was written down. @returns else what is wrong, in words */
async function judged(
  result: Result,
  journal: Journal,
  games: { readonly [id: string]: Game },
): Promise<'proven' | 'gone' | (string & {})> {
  const name = `match ${result.match}`;
  try {
    const stored = await journal.match(result.match);
    if (!stored) return 'gone';
    const told = resultOf(logOf(stored, await journal.entries(stored.id)), games);
    // Rules that have changed since cannot play it again.
    if (told === 'unreadable') return 'gone';
    if (typeof told === 'string') return `${name}: its log does not prove it (${told})`;
    return facts(told) === facts(result) ? 'proven' : `${name}: its log has another result`;
  } catch (error) {
    if (error instanceof DamagedRecordError) return `${name}: ${error.message}`;
    throw error;
  }
}

/** A result without the people, whom no log knows. */
const facts = ({ match, game, ended, seats }: Result): string =>
  JSON.stringify([match, game, ended, seats.map(({ seat, bot, place }) => [seat, bot, place])]);
