/** For every searchable game: odds, advice and reviews use only a seat's own knowledge. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, JsonObject, State } from '../../engine/core/contract.ts';
import { Match } from '../../engine/core/match.ts';
import { searchings } from '../../engine/registry.ts';
import { Adviser, sensible } from '../../engine/search/advice.ts';
import type { Searching } from '../../engine/search/contract.ts';
import { Odds } from '../../engine/search/odds.ts';
import { dearest, lossOf, type Reviewed, reviewing } from '../../engine/search/review.ts';
import { ALL, several } from '../scope.ts';
import { inTurnByDay, type Table, tables } from './games.ts';
import { hashes } from './log.ts';
import { type Moment, playRandom, seatInfos } from './play.ts';

const searched = tables.filter(({ game }) => searchings[game.id]);

/** A review is a law of the kit: by day of one game, in turn. */
const reviewed = inTurnByDay(searched.map(({ game }) => game));

/** Positions of one match that a test looks at, about. */
const MOST_LOOKS = several(6, 10);

/** Roll-outs of a thought by day: its properties must hold for few as for many. */
const FEW = 4;

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const handsOf = (game: Game, state: State, count: number): JsonObject[] =>
  seatInfos(count).map((_, seat) =>
    plain(game.view(state, seat, seatInfos(count)).you as JsonObject),
  );

/** A match of bots by these names, one a seat, as its log; by day a short one. */
function matchOf({ game, samples }: Table, names: readonly string[], seed: string): Match {
  const seats = seatInfos(names.length);
  const options = ALL ? {} : samples.perSeat(samples.optionSets[0], seats.length);
  const match = new Match({ game, seats, options, chance: { seed }, hashes });
  const bots = names.map((name) => game.bots[name]());
  const thoughts = new SeededChance(`${seed} thoughts`);
  while (match.deciders !== 0) {
    const answers = bots.flatMap((bot, seat) => {
      if ((match.deciders & (1 << seat)) === 0) return [];
      const action = bot.think(plain(match.view(seat)), thoughts);
      return action ? [{ seat, action }] : [];
    });
    const [{ seat, action }] = answers;
    expect(match.act(seat, action).ok).toBe(true);
  }
  return match;
}

/** All of a review. */
function review(match: Match, searching: Searching, seat: number): Reviewed[] {
  const run = reviewing(match.log(), match.game, searching, seat, hashes);
  for (let step = run.next(); ; step = run.next()) if (step.done) return step.value;
}

describe.each(searched.map((table) => ({ ...table, id: table.game.id })))('$id', (table) => {
  const { game, samples } = table;
  const searching = searchings[game.id];
  const quick: Searching = ALL ? searching : { ...searching, mostRollouts: FEW };
  const odds = new Odds(game, searching);

  /** Some positions of random matches, one in `oneIn` but of long matches no more than `MOST_LOOKS`. */
  function along(oneIn: number, each: (moment: Moment) => void): void {
    const will = new SeededChance('odds here and there');
    for (let number = 0; number < 6; number++) {
      const play = { game, samples, number, asideEvery: 0, seed: 'odds ' };
      const length = playRandom(play, () => {});
      const rare = Math.max(oneIn, Math.ceil(length / MOST_LOOKS));
      playRandom(play, (moment) => {
        if (moment.seat < 0 || will.below(rare) === 0) each(moment);
      });
    }
  }

  test('odds are one win between all seats, open at first, and at the end the result', () => {
    let open = 0;
    let told = 0;
    along(25, ({ state, seat, seats }) => {
      const view = plain(game.view(state, 'public', seats));
      const found = odds.of({ view, hands: handsOf(game, state, seats.length) });
      if (seat >= 0 && searching.bucket(state) < (searching.oddsFrom ?? 1)) {
        expect(found).toBeNull();
      }
      if (found === null) {
        open++;
        return;
      }
      told++;
      expect(found).toHaveLength(seats.length);
      expect(found.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      if (seat >= 0) return;
      const winners = game.standings(state).filter(({ winner }) => winner);
      for (const { seat: p, winner } of winners) {
        expect(winner).toBe(true);
        expect(found[p]).toBeCloseTo(1 / winners.length, 9);
      }
    });
    expect(open).toBeGreaterThan(0);
    expect(told).toBeGreaterThan(0);
  });

  test('sharper odds keep their order, put the first further ahead, and are still one win', () => {
    const sharper = new Odds(game, {
      ...searching,
      sharpness: { public: 2, seat: 2, hands: 2 },
    });
    const plainly = new Odds(game, {
      ...searching,
      sharpness: { public: 1, seat: 1, hands: 1 },
    });
    let told = 0;
    along(40, ({ state, seat, seats }) => {
      const sight = { view: plain(game.view(state, 'public', seats)), hands: null };
      const [first, second] = [plainly.of(sight), sharper.of(sight)];
      if (!first || !second) return;
      if (seat < 0) {
        expect(second).toEqual(first);
        return;
      }
      told++;
      expect(second.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      const squares = first.map((one) => one ** 2);
      const all = squares.reduce((a, b) => a + b);
      for (const [p, square] of squares.entries()) expect(second[p]).toBeCloseTo(square / all, 9);
    });
    expect(told).toBeGreaterThan(0);
  });

  test('twins have the same odds: nothing is told that the public, or a seat, cannot know', () => {
    const will = new SeededChance('twins of odds');
    let differing = 0;
    along(30, ({ state, seat, seats }) => {
      if (seat < 0) return;
      for (const viewer of ['public', seat] as const) {
        const twin = state.slice();
        game.determinize(twin, viewer, will);
        const at = (position: State) =>
          odds.of({ view: plain(game.view(position, viewer, seats)), hands: null });
        expect(at(twin)).toEqual(at(state));
        // With all hands the same twins give different results: the comparison does depend on
        // secrets.
        const all = (position: State) =>
          odds.of({
            view: plain(game.view(position, 'public', seats)),
            hands: handsOf(game, position, seats.length),
          });
        if (JSON.stringify(all(twin)) !== JSON.stringify(all(state))) differing++;
      }
    });
    expect(differing).toBeGreaterThan(0);
  });

  test('advice is legal, the same by its view, and best first', () => {
    const adviser = new Adviser(game, quick);
    const groups = new Set(searching.features.map(({ group }) => group));
    const codes = new Int32Array(game.maxLegal);
    let given = 0;
    along(60, ({ state, seat, seats }) => {
      if (seat < 0) return;
      const view = plain(game.view(state, seat, seats));
      const advice = adviser.advise(view, 3);
      expect(new Adviser(game, quick).advise(view, 3)).toEqual(advice);
      // A seat with a choice gets advice, even if only one choice is worth a thought.
      if (!advice) {
        expect(game.legal(state, seat, codes)).toBeLessThan(2);
        return;
      }
      given++;
      expect(advice.choices.length).toBeGreaterThan(0);
      if (advice.choices.length === 1) expect(advice.choices[0].reason).toBeNull();
      expect(advice.choices.length).toBeLessThanOrEqual(3);
      const told = new Set(advice.choices.map(({ action }) => JSON.stringify(action)));
      for (const [k, { action, value, reason, alike }] of advice.choices.entries()) {
        const command = game.encode(state, seat, action);
        expect(typeof command === 'number' && game.check(state, seat, command)).toBe(0);
        if (k > 0) expect(value).toBeLessThanOrEqual(advice.choices[k - 1].value);
        if (reason) expect(groups).toContain(reason.group);
        for (const other of alike) {
          expect(other.type).toBe(action.type);
          const twin = game.encode(state, seat, other);
          expect(typeof twin === 'number' && game.check(state, seat, twin)).toBe(0);
          expect(told.has(JSON.stringify(other))).toBe(false);
          told.add(JSON.stringify(other));
        }
      }
      expect(advice.choices[0].worse).toBe(false);
      // The odds of all seats with the first choice of the list.
      expect(advice.seats.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
      expect(advice.seats[seat]).toBeCloseTo(sensible(advice.choices)[0].odds, 9);
    });
    expect(given).toBeGreaterThan(3);
  });

  const isReviewed = reviewed.includes(table.game);
  test.runIf(isReviewed)(
    'a review finds that chance loses more than thought, and keeps to its seat’s decisions',
    () => {
      const count = game.seats.min;
      const thought = ALL ? 'sharp' : 'steady';
      const names = Array.from({ length: count }, (_, seat) => (seat === 0 ? 'random' : thought));
      const match = matchOf(table, names, 'reviewed');
      // As a share of the previous odds: a seat without a chance has nothing to lose.
      const wasted = (all: readonly Reviewed[]): number =>
        all.reduce((sum, one) => sum + lossOf(one), 0) /
        all.reduce((sum, one) => sum + one.bestOdds, 0);
      const [random, thinking] = [review(match, quick, 0), review(match, quick, 1)];
      expect(wasted(random)).toBeGreaterThan(2 * wasted(thinking));
      const { entries } = match.log();
      for (const { at, action } of random) expect(entries[at]).toMatchObject({ seat: 0, action });
      // While the odds are open, points are counted.
      const { leadWeight } = searching;
      for (const { worth, points } of random) expect([null, points * leadWeight]).toContain(worth);
      expect(random[0].worth).not.toBeNull();
      expect(random.filter(({ worth }) => worth === null).length).toBeGreaterThan(0);
      const worst = dearest(random, 5, 0.01);
      expect(worst.length).toBeGreaterThan(0);
      expect(worst.map(lossOf)).toEqual(worst.map(lossOf).sort((a, b) => b - a));
      expect(Math.max(...random.map(lossOf))).toBe(lossOf(worst[0]));
      for (const one of random) if (lossOf(one) === 0) expect(one.points).toBeGreaterThanOrEqual(0);
    },
  );
});
