/** Over every game that can be searched: policy, beliefs, search; a level that peeks is caught. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, State } from '../../engine/core/contract.ts';
import { searchings } from '../../engine/registry.ts';
import { BeliefPool } from '../../engine/search/beliefs.ts';
import type { SearchRules } from '../../engine/search/contract.ts';
import { Evaluation } from '../../engine/search/evaluation.ts';
import { FlatSearch, MOST_CANDIDATES, MOST_STEPS, playOn } from '../../engine/search/flat.ts';
import { LEVEL_NAMES } from '../../engine/search/level-names.ts';
import { LEVELS, levelsOf } from '../../engine/search/levels.ts';
import { several } from '../scope.ts';
import { tables } from './games.ts';
import { playRandom, seatsIn } from './play.ts';
import { along, told, twinOf } from './twins.ts';

const searched = tables
  .filter(({ game }) => searchings[game.id])
  .map((table) => ({
    ...table,
    id: table.game.id,
    searching: searchings[table.game.id],
    rules: table.game as unknown as SearchRules,
  }));

/** Steps of roll-outs that take about a tenth of a second of a core: see `Searching.mostSteps`. */
const A_MOMENT = 22_000;

describe.each(searched)('$id', (table) => {
  const { game, searching, rules } = table;

  test('the policy answers legal codes, and sees nothing that others hide', () => {
    const will = new SeededChance('policy');
    const { share = 1 } = table.samples;
    along(table, several(Math.ceil(8 * share), 30), ({ state, seats }) => {
      for (const seat of seatsIn(game.deciders(state))) {
        const code = searching.policy(state, seat, new SeededChance('same'));
        expect(game.check(state, seat, code), JSON.stringify(game.decode(state, seat, code))).toBe(
          0,
        );
        if (will.below(4) > 0) continue;
        const twin = twinOf(game, state, seat, will);
        expect(searching.policy(twin, seat, new SeededChance('same'))).toBe(code);
      }
      expect(seats.length).toBeGreaterThan(1);
    });
  });

  test('by the policy a match ends, and a stage before the bound', () => {
    for (let number = 0; number < several(6, 40); number++) {
      const seats = game.seats.min + (number % (game.seats.max - game.seats.min + 1));
      const chance = new SeededChance(`policies ${number}`);
      const state = game.setup(seats, game.options({}, seats), chance);
      let longest = 0;
      while (game.deciders(state) !== 0) {
        const stage = searching.stage(state);
        const draws = { count: 0 };
        const counting: typeof rules = {
          ...rules,
          apply: (...all) => {
            draws.count++;
            rules.apply(...all);
          },
        };
        playOn(counting, searching, state, stage, chance);
        longest = Math.max(longest, draws.count);
        expect(game.isFinished(state) || searching.stage(state) > stage).toBe(true);
      }
      expect(longest).toBeLessThan(MOST_STEPS);
      expect(game.isFinished(state)).toBe(true);
    }
  });

  test('a belief looks to its seat as the position does, and holds together', () => {
    const pool = new BeliefPool(rules, searching);
    const will = new SeededChance('beliefs');
    let changed = 0;
    along(table, 12, ({ state, seats }) => {
      if (will.below(6) > 0) return;
      const seat = will.below(seats.length);
      pool.reset(state, seat, will);
      const belief = pool.at(1);
      expect(game.view(belief, seat, seats)).toEqual(game.view(state, seat, seats));
      expect(game.invariants(belief)).toEqual([]);
      expect(game.deciders(belief)).toBe(game.deciders(state));
      if (belief.some((value, i) => value !== state[i])) changed++;
    });
    expect(changed).toBeGreaterThan(20);
  });

  test('odds are shares of one win, and at the end those of the result', () => {
    const evaluation = new Evaluation(rules, searching);
    const odds = new Float64Array(game.seats.max);
    const will = new SeededChance('odds');
    for (let number = 0; number < 8; number++) {
      playRandom({ game, samples: table.samples, number, asideEvery: 0 }, ({ state, seats }) => {
        if (!game.isFinished(state) && will.below(10) > 0) return;
        evaluation.oddsOf(state, seats.length, odds);
        const shares = odds.subarray(0, seats.length);
        expect(shares.reduce((a, b) => a + b)).toBeCloseTo(1, 9);
        if (!game.isFinished(state)) return;
        const winners = game.standings(state).filter(({ winner }) => winner);
        for (const { seat, winner } of game.standings(state)) {
          expect(shares[seat]).toBe(winner ? 1 / winners.length : 0);
        }
      });
    }
  });

  test('a search stays within its roll-outs, and is the same by seed after any earlier thought', () => {
    const search = new FlatSearch(rules, searching);
    const will = new SeededChance('search');
    let looked = 0;
    let full = 0;
    along(table, several(2, 3), ({ state, seats, seat, count }) => {
      if (will.below(several(16, 8)) > 0 || looked > several(14, 10_000)) return;
      looked++;
      const budget = 16 << will.below(4);
      const think = (by: FlatSearch) =>
        by.decide(state, seats.length, seat, budget, new SeededChance('one'));
      const { candidates, rollouts } = think(search);
      expect(candidates.length).toBeLessThanOrEqual(Math.min(count, MOST_CANDIDATES));
      expect(rollouts).toBeLessThanOrEqual(Math.max(budget, 2 * MOST_CANDIDATES));
      if (budget >= 4 * MOST_CANDIDATES) expect(rollouts).toBeLessThanOrEqual(budget);
      for (const { code } of candidates) expect(game.check(state, seat, code)).toBe(0);
      if (candidates.length > 1) full++;
      search.decide(state, seats.length, seat, 16, new SeededChance('another'));
      expect(think(search)).toEqual({ candidates, rollouts });
      expect(think(new FlatSearch(rules, searching))).toEqual({ candidates, rollouts });
    });
    expect(full).toBeGreaterThan(several(3, 10));
  });

  test('no decision of the highest level is longer than a moment', () => {
    let steps = 0;
    const counting: SearchRules = {
      ...rules,
      apply: (...all) => {
        steps++;
        rules.apply(...all);
      },
    };
    const search = new FlatSearch(counting, searching);
    let longest = 0;
    // With all seats a decision is longest.
    const from = several(game.seats.max, game.seats.min);
    for (let seats = from; seats <= game.seats.max; seats++) {
      const chance = new SeededChance(`long ${seats}`);
      const state = game.setup(seats, game.options({}, seats), chance);
      for (let turn = 0; game.deciders(state) !== 0; turn++) {
        const [seat] = seatsIn(game.deciders(state));
        if (turn % 25 === 0 && turn < 200) {
          steps = 0;
          search.decide(state, seats, seat, LEVELS.doge.rollouts, chance);
          longest = Math.max(longest, steps);
        }
        rules.apply(state, seat, searching.policy(state, seat, chance), chance, null);
      }
    }
    expect(longest).toBeGreaterThan(100);
    expect(longest).toBeLessThan(A_MOMENT);
  });

  test('a level that peeks at the position itself is caught', () => {
    let truth: State = new Int32Array(0);
    const codes = new Int32Array(game.maxLegal);
    const peek = (count: number): number =>
      (truth.reduce((hash, value) => (Math.imul(hash, 31) + value) | 0, 7) >>> 0) % count;
    const peeking: typeof searching = {
      ...searching,
      policy: (state, seat) => codes[peek(game.legal(state, seat, codes))],
      prune: (_state, _seat, listed, count) => {
        listed[0] = listed[peek(count)];
        return 1;
      },
    };
    const planted: Game = {
      ...game,
      bots: levelsOf(game, peeking),
      view: (state, viewer, seats) => {
        truth = state;
        return game.view(state, viewer, seats);
      },
    };
    const found = told(table, planted, 4, 20);
    for (const name of LEVEL_NAMES) {
      if (LEVELS[name].by !== 'script') expect(found.get(name), name).toBeGreaterThan(0);
    }
  });
});
