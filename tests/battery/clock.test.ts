/** Over every registered game that a clock can be set for: which decision it measures. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import { games } from '../../engine/registry.ts';
import { optionsOf, playRandom, seatCount } from './play.ts';
import { allSamples } from './samples.ts';

const MATCHES = 150;
const clocked = allSamples
  .map((samples) => ({ samples, game: games[samples.game] }))
  .filter(({ game }) => game.clock);

describe.each(clocked)('$samples.game', ({ game, samples }) => {
  const clock = game.clock ?? (() => null);

  test('a timer that the options know, exactly while somebody owes a decision', () => {
    for (let number = 0; number < MATCHES; number++) {
      const play = { game, samples, number, asideEvery: 6 };
      const options = game.options(optionsOf(play), seatCount(game, number));
      playRandom(play, ({ state }) => {
        const before = state.slice();
        const due = clock(state);
        expect(state).toEqual(before);
        expect(due === null).toBe(game.deciders(state) === 0);
        if (due) expect(Object.keys(options)).toContain(due.timer);
      });
    }
  });

  test('one decision has one name: it never comes back, and nobody joins it', () => {
    for (let number = 0; number < MATCHES; number++) {
      const over = new Set<string>();
      let id = '';
      let deciders = 0;
      let within = 0;
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state }) => {
        const now = clock(state)?.id ?? 'over';
        if (now === id) {
          within++;
          // Whoever has decided is out of it.
          expect(game.deciders(state) & ~deciders, `${id} in match ${number}`).toBe(0);
        } else {
          over.add(id);
          expect(over.has(now), `${now} comes back in match ${number}`).toBe(false);
        }
        id = now;
        deciders = game.deciders(state);
      });
      expect(over.size).toBeGreaterThan(20);
      expect(within).toBeGreaterThan(5);
    }
  });

  test('what is set aside in secret neither starts a clock anew nor stops it', () => {
    for (let number = 0; number < MATCHES; number++) {
      let tried = 0;
      playRandom({ game, samples, number, asideEvery: 0 }, ({ state, seats, chance }) => {
        for (const aside of samples.asides) {
          const seat = tried++ % seats.length;
          const command = accepted(game, state, seat, aside);
          if (command === null) continue;
          if ((game.deciders(state) >> seat) & 1) continue;
          const other = state.slice();
          game.apply(other, seat, command, chance, null);
          expect(clock(other)).toEqual(clock(state));
        }
      });
      expect(tried).toBeGreaterThan(0);
    }
  });

  test('nobody who may not know a secret can read it off the clock', () => {
    for (let number = 0; number < MATCHES; number++) {
      const chance = new SeededChance(`clock ${number}`);
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state }) => {
        if (chance.below(12) > 0) return;
        const twin = state.slice();
        game.determinize(twin, 'public', chance);
        expect(clock(twin)).toEqual(clock(state));
      });
    }
  });

  test('stand-ins end every decision in a few answers', () => {
    for (let number = 0; number < 12; number++) {
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state, chance }) => {
        const due = clock(state);
        const seat = 31 - Math.clz32(game.deciders(state));
        if (!due) return;
        const copy = state.slice();
        let answers = 0;
        while (clock(copy)?.id === due.id && (game.deciders(copy) >> seat) & 1) {
          game.apply(copy, seat, game.standIn(copy, seat), chance, null);
          answers++;
        }
        expect(answers).toBeLessThan(4);
      });
    }
  });

  test('the presets are options that the game accepts', () => {
    const { clocks } = game;
    expect(Object.keys(clocks ?? {})).toEqual(['none', 'relaxed', 'standard', 'blitz']);
    const seats = game.seats.min;
    for (const timers of Object.values(clocks ?? {})) {
      expect(game.options(timers, seats)).toMatchObject(timers);
    }
    // Without a wish there is no clock.
    expect(game.options({}, seats)).toMatchObject(clocks?.none ?? {});
  });
});
