/** Over every registered game: invariants, legal = applicable, refusals that change nothing. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import { type Emitted, EventList } from '../../engine/core/events.ts';
import { games, tables } from './games.ts';
import { Pool, playRandom } from './play.ts';

const MATCHES = 1000;
const PROBED_MATCHES = 60;

test('every registered game has its samples', () => {
  expect(tables.map(({ game }) => game.id).sort()).toEqual(Object.keys(games).sort());
});

describe.each(tables)('$samples.game', ({ game, samples }) => {
  const { share = 1 } = samples;
  const matches = Math.ceil(MATCHES * share);
  const probed = Math.ceil(PROBED_MATCHES * share);

  test(`invariants hold after every action of ${matches} random matches`, () => {
    const broken: string[] = [];
    let actions = 0;
    for (let number = 0; number < matches && broken.length === 0; number++) {
      actions += playRandom({ game, samples, number, asideEvery: 20 }, ({ state }) => {
        for (const name of game.invariants(state)) broken.push(`match ${number}: ${name}`);
      });
    }
    expect(broken).toEqual([]);
    expect(actions).toBeGreaterThan(MATCHES);
  });

  test('what is listed is accepted, once each, and reads the same as JSON', () => {
    for (let number = 0; number < probed; number++) {
      let looked = 0;
      playRandom({ game, samples, number, asideEvery: 8 }, (moment) => {
        const { state, seat, codes, count, chance } = moment;
        if (seat < 0) return;
        expect(count).toBeGreaterThan(0);
        expect(new Set(codes.subarray(0, count)).size).toBe(count);
        const step = Math.max(1, Math.floor(count / 5));
        for (let i = looked++ % step; i < count; i += step) {
          const action = game.decode(state, seat, codes[i]);
          const said = JSON.stringify(action);
          expect(game.check(state, seat, codes[i]), said).toBe(0);
          expect(game.explain(state, seat, JSON.parse(said)), said).toBeNull();
          expect(game.encode(state, seat, JSON.parse(said)), said).toBe(codes[i]);
        }
        // A listed action that is not the one played on: it can be carried out as well.
        const other = state.slice();
        game.apply(other, seat, codes[looked % count], chance, new EventList());
        expect(game.invariants(other)).toEqual([]);
      });
    }
  });

  test('what is not listed is refused, with its reason, and leaves the state byte-equal', () => {
    const pool = new Pool(samples);
    const ids = new Set(game.rules.map(({ id }) => id));
    const refused = new Map<string, number>();
    for (let number = 0; number < probed; number++) {
      playRandom({ game, samples, number, asideEvery: 8 }, (moment) => {
        const { state, seats, codes, chosen } = moment;
        const before = state.slice();
        if (chosen >= 0) pool.add(game.decode(state, moment.seat, chosen));
        for (let i = 0; i < 6; i++) {
          const seat = i % seats.length;
          const action = pool.pick();
          const said = `seat ${seat} ${JSON.stringify(action)}`;
          const command = accepted(game, state, seat, action);
          const refusal = game.explain(state, seat, action);
          expect(refusal === null, said).toBe(command !== null);
          if (refusal) {
            expect(game.errors, said).toContain(refusal.code);
            expect(ids.has(refusal.rule), `${said} ${refusal.code} ${refusal.rule}`).toBe(true);
            refused.set(refusal.code, (refused.get(refusal.code) ?? 0) + 1);
          } else if (!samples.unlisted.includes(String(action.type))) {
            const count = game.legal(state, seat, codes);
            expect(codes.subarray(0, count), said).toContain(command);
          }
        }
        expect(state).toEqual(before);
      });
    }
    expect(refused.size).toBeGreaterThan(game.errors.length / 2);
  });

  test('the stand-in for an absent seat is always legal, and brings a match to its end', () => {
    for (let number = 0; number < 12; number++) {
      playRandom({ game, samples, number, asideEvery: 8 }, ({ state, seats }) => {
        for (let seat = 0; seat < seats.length; seat++) {
          if ((game.deciders(state) & (1 << seat)) === 0) continue;
          expect(game.check(state, seat, game.standIn(state, seat))).toBe(0);
        }
      });
    }
    const chance = new SeededChance('absent');
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      const options = samples.perSeat(samples.optionSets[0], seats);
      const state = game.setup(seats, game.options(options, seats), chance);
      let actions = 0;
      for (; !game.isFinished(state) && actions < 10_000; actions++) {
        const seat = 31 - Math.clz32(game.deciders(state));
        game.apply(state, seat, game.standIn(state, seat), chance, null);
      }
      expect(game.isFinished(state)).toBe(true);
      expect(game.deciders(state)).toBe(0);
      expect(game.standings(state).some(({ winner }) => winner)).toBe(true);
    }
  });

  test('events tell nothing but JSON, and every event is for somebody', () => {
    playRandom({ game, samples, number: 6, asideEvery: 8 }, ({ state, seat, chosen, chance }) => {
      if (seat < 0) return;
      const events = new EventList();
      game.apply(state.slice(), seat, chosen, chance, events);
      for (const emitted of events.items) {
        const copy = JSON.parse(JSON.stringify(emitted)) as Emitted;
        expect(copy).toEqual(emitted);
        expect(game.eventFor(emitted, emitted.to ?? 'public')).not.toBeNull();
      }
    });
  });
});
