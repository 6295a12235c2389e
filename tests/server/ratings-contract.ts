/** What ratings must be in every database that knows people. */

import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { SeatInfo, Standing } from '../../engine/core/contract.ts';
import { PeopleBook } from '../../server/people/known/book.ts';
import type { PeopleDatabase } from '../../server/people/known/database.ts';
import { RATED_FROM } from '../../server/protocol/ratings.ts';
import { recomputed } from '../../server/ratings/recompute.ts';
import { several } from '../scope.ts';
import { Person } from './person.ts';

const bots = { easy: 12.5, doge: 41.25 };
const scale = { version: '1', matches: 1, seats: 3, seed: '1', bots };
const SCALES = { chess: { scale }, go: {} };

/** A match of a league: who sits there (a bot by its name), the score of each, when it ended. */
interface Played {
  readonly game: 'chess' | 'go';
  readonly seats: readonly { readonly player: number | 'easy' | 'doge'; readonly score: number }[];
  readonly ended: number;
}

const played = fc.record({
  game: fc.constantFrom('chess' as const, 'go' as const),
  // Several end in the same moment.
  ended: fc.integer({ min: 1, max: 12 }),
  seats: fc.uniqueArray(
    fc.record({
      player: fc.oneof(
        fc.integer({ min: 0, max: 5 }),
        fc.constantFrom('easy' as const, 'doge' as const),
      ),
      score: fc.integer({ min: 0, max: 3 }),
    }),
    { selector: ({ player }) => player, minLength: 2, maxLength: 4 },
  ),
});

/** @param open the same database each time */
export function describeRatings(open: () => Promise<PeopleDatabase>): void {
  let book: PeopleBook;
  beforeAll(async () => {
    book = new PeopleBook(await open(), SCALES);
  });
  afterAll(() => book.close());

  let count = 0;
  const claim = async (match: string, seat: number, person: Person): Promise<void> => {
    const about = { match, seat, code: 'ACDEFG', game: 'chess', at: ++count };
    await book.claim({ ...about, key: person.key, device: '', text: '', signature: '' });
  };
  const personOf = async ({ key }: Person): Promise<string> =>
    (await book.known(key))?.person ?? '';
  const end = (match: string, { game, seats, ended }: Played) => {
    const best = Math.max(...seats.map(({ score }) => score));
    const standings = seats.map(
      ({ score }, seat): Standing => ({ seat, score, winner: score === best }),
    );
    const infos = seats.map(({ player }): SeatInfo => {
      const rated = typeof player === 'string' ? player : '';
      return { name: 'N', color: '', bot: rated !== '', rated };
    });
    return book.ended(match, ended, standings, { match, game, ended, seats: infos, standings });
  };
  /** Plays a match among these people. */
  const play = async (match: string, one: Played, people: readonly Person[]) => {
    for (const [seat, { player }] of one.seats.entries()) {
      if (typeof player === 'number') await claim(match, seat, people[player]);
    }
    return end(match, one);
  };
  /** What is written down, and the same from the first match on. */
  const both = async () => {
    const { results, rows } = await book.ratings.all();
    const written = rows.map(({ match, seat, mu, sigma }) => [`${match} ${seat}`, mu, sigma]);
    const anew = recomputed(results, SCALES).counted.flatMap(({ match, seats, after }) =>
      seats.map(({ seat }, k) => [`${match} ${seat}`, after[k]?.mu ?? 0, after[k]?.sigma ?? 0]),
    );
    return { written: written.sort(), anew: anew.sort() };
  };

  test('match by match is, bit for bit, what counting all of them anew gives', async () => {
    const league = fc.array(played, { minLength: 1, maxLength: 25 });
    await fc.assert(
      fc.asyncProperty(league, fc.integer({ min: 0, max: 5 }), async (matches, gone) => {
        const people = Array.from({ length: 6 }, () => new Person());
        for (const [k, one] of matches.entries()) {
          await play(`m${++count}-${k}`, one, people);
        }
        let { written, anew } = await both();
        expect(written).toEqual(anew);
        // A device joins with what it has played, and somebody erases everything.
        const other = people[(gone + 1) % 6];
        const known = await book.known(people[gone].key);
        if (known) await book.join(known.device, other.key, '', ++count);
        ({ written, anew } = await both());
        expect(written).toEqual(anew);
        const before = JSON.stringify(written);
        const erased = await personOf(people[(gone + 2) % 6]);
        if (erased) await book.erase(erased);
        ({ written, anew } = await both());
        expect(written).toEqual(anew);
        // The ratings of others stay as they are.
        expect(JSON.stringify(written)).toBe(before);
      }),
      { numRuns: several(6, 60) },
    );
  });

  test('a match counts once, however often its end is told', async () => {
    const people = [new Person(), new Person()];
    const seats = [0, 1].map((player) => ({ player, score: player }));
    const one: Played = { game: 'go', ended: 100, seats };
    expect(await play('once', one, people)).toBe('counted');
    const before = await both();
    const again = [end('once', one), end('once', one)];
    expect(await Promise.all(again)).toEqual(['counted', 'counted']);
    expect(await both()).toEqual(before);
    expect(await book.ratings.of(await personOf(people[0]))).toEqual([
      { game: 'go', matches: 1, rating: null },
    ]);
  });

  test('one seat without a proved key: nobody is rated, until it is proved', async () => {
    const [ana, ben] = [new Person(), new Person()];
    const seats = [0, 1, 'easy' as const].map((player, score) => ({ player, score }));
    const one: Played = { game: 'chess', ended: 200, seats };
    await claim('unproved', 0, ana);
    expect(await end('unproved', one)).toBe('unproved');
    expect(await book.ratings.of(await personOf(ana))).toEqual([]);
    expect(await book.ratings.has('unproved')).toBe(false);
    await claim('unproved', 1, ben);
    expect(await end('unproved', one)).toBe('counted');
    expect(await book.ratings.of(await personOf(ana))).toHaveLength(1);
  });

  test('a rating is there from the tenth match on, and others see it while it is shown', async () => {
    const [ana, ben] = [new Person(), new Person()];
    const seats = [0, 1].map((player) => ({ player, score: 1 - player }));
    const ratingOf = async (person: Person) =>
      (await book.ratings.of(await personOf(person)))[0].rating;
    for (let k = 1; k <= RATED_FROM; k++) {
      await play(`ten-${k}`, { game: 'go', ended: 300 + k, seats }, [ana, ben]);
      expect(await ratingOf(ana)).toEqual(k < RATED_FROM ? null : expect.any(Number));
      const seen = await book.ratings.shownTo(await personOf(ana), 'go');
      expect(seen > 0).toBe(k === RATED_FROM);
    }
    expect(await ratingOf(ana)).toBeGreaterThan(1000);
    expect(await ratingOf(ben)).toBeLessThan(1000);
    const person = await personOf(ana);
    const tenth = await book.ratings.change('ten-10', person);
    expect(tenth).toMatchObject({ matches: 10, change: null, rating: await ratingOf(ana) });
    await play('ten-11', { game: 'go', ended: 311, seats }, [ana, ben]);
    const next = await book.ratings.change('ten-11', person);
    expect(next?.change).toBe(((await ratingOf(ana)) ?? 0) - (tenth?.rating ?? 0));
    expect(await book.ratings.change('ten-11', 'nobody')).toBeNull();
    // Hidden: their own, and nobody else's.
    await book.ratings.show(person, false);
    expect(await book.ratings.shownTo(person, 'go')).toBe(0);
    expect(await ratingOf(ana)).toBeGreaterThan(1000);
    await book.ratings.show(person, true);
    expect(await book.ratings.shownTo(person, 'go')).toBe(await ratingOf(ana));
  });
}
