/** Over every registered game that clocks can be set for: which timers run, and whose they are. */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { accepted } from '../../engine/core/command.ts';
import type { State, Timer } from '../../engine/core/contract.ts';
import { tables } from './games.ts';
import { optionsOf, playRandom, seatCount, seatsIn } from './play.ts';

const MATCHES = 100;
const clocked = tables.filter(({ game }) => game.timers);

const isSame = (a: State, b: State): boolean => a.every((cell, k) => cell === b[k]);

describe.each(clocked)('$samples.game', ({ game, samples }) => {
  const { share = 1, reopens = false, standInAnswers = 3 } = samples;
  const matches = Math.ceil(MATCHES * share);
  const timers = (state: State): readonly Timer[] => game.timers?.(state) ?? [];
  const measuring = (state: State): Timer[] => timers(state).filter(({ delays }) => !delays);
  /** The timer of a seat that owes a decision. */
  const timerOf = (state: State, seat: number): Timer | undefined =>
    measuring(state).find(({ seats }) => (seats >> seat) & 1);

  test('everybody who owes a decision has one timer, that the options know, and nobody else', () => {
    for (let number = 0; number < matches; number++) {
      const play = { game, samples, number, asideEvery: 6 };
      const options = game.options(optionsOf(play), seatCount(game, number));
      playRandom(play, ({ state }) => {
        const before = state.slice();
        const due = measuring(state);
        // An assertion at every step of every match is most of what it costs: said in full where it fails.
        if (!isSame(state, before)) expect(state).toEqual(before);
        let covered = 0;
        for (const { seats } of due) {
          expect(seats & covered).toBe(0);
          covered |= seats;
        }
        const deciders = game.deciders(state);
        if (!reopens) expect(covered).toBe(deciders);
        expect(covered & ~deciders).toBe(0);
        expect(covered === 0).toBe(deciders === 0);
        for (const { option, extension, delays } of timers(state)) {
          for (const name of [option, extension?.option ?? option, extension?.cap ?? option]) {
            if (!(name in options)) expect(Object.keys(options)).toContain(name);
          }
          if (!delays) continue;
          expect(game.errors).toContain(delays.code);
          expect(game.rules.map(({ id }) => id)).toContain(delays.rule);
        }
      });
    }
  });

  test('one timer has one name: it never comes back, and nobody joins it', () => {
    let within = 0;
    for (let number = 0; number < matches; number++) {
      /** The turns in which timers ended. */
      const over = new Map<string, number>();
      let last = new Map<string, number>();
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state }) => {
        const now = new Map(timers(state).map(({ id, seats }) => [id, seats]));
        const turn = game.turn?.(state) ?? 0;
        for (const id of last.keys()) if (!now.has(id)) over.set(id, turn);
        for (const [id, seats] of now) {
          const ended = over.get(id);
          const isBack = ended !== undefined && !(reopens && ended === turn);
          expect(isBack, `${id} comes back in match ${number}`).toBe(false);
          const before = last.get(id);
          if (before === undefined) continue;
          within++;
          // Whoever has decided is out of it.
          if (!reopens) expect(seats & ~before, `${id} in match ${number}`).toBe(0);
        }
        last = now;
      });
      expect(over.size).toBeGreaterThan(5);
    }
    // A game in which every command ends its decision never sees a timer twice.
    if (samples.asides.length > 0) expect(within).toBeGreaterThan(matches);
  });

  test('what is set aside in secret neither starts a timer anew nor stops it', () => {
    for (let number = 0; number < matches; number++) {
      let tried = 0;
      playRandom({ game, samples, number, asideEvery: 0 }, ({ state, seats, chance }) => {
        for (const aside of samples.asides) {
          if (!samples.secret.includes(String(aside.type))) continue;
          const seat = tried++ % seats.length;
          const command = accepted(game, state, seat, aside);
          if (command === null || (game.deciders(state) >> seat) & 1) continue;
          const other = state.slice();
          game.apply(other, seat, command, chance, null);
          expect(timers(other)).toEqual(timers(state));
        }
      });
    }
  });

  test('nobody who may not know a secret can read it off the timers', () => {
    for (let number = 0; number < matches; number++) {
      const chance = new SeededChance(`clock ${number}`);
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state }) => {
        if (chance.below(12) > 0) return;
        const twin = state.slice();
        game.determinize(twin, 'public', chance);
        expect(timers(twin)).toEqual(timers(state));
      });
    }
  });

  test('stand-ins end every decision in a few answers', () => {
    for (let number = 0; number < 12; number++) {
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state, chance }) => {
        for (const seat of seatsIn(game.deciders(state))) {
          const id = timerOf(state, seat)?.id;
          const copy = state.slice();
          let answers = 0;
          while (timerOf(copy, seat)?.id === id && id !== undefined) {
            game.apply(copy, seat, game.standIn(copy, seat), chance, null);
            answers++;
            expect(answers).toBeLessThanOrEqual(standInAnswers);
          }
        }
      });
    }
  });

  test('the presets are options that the game accepts', () => {
    const { clocks = {} } = game;
    expect(Object.keys(clocks)[0]).toBe('none');
    const seats = game.seats.min;
    for (const { options, bank } of Object.values(clocks)) {
      expect(game.options(options, seats)).toMatchObject(options);
      expect(Number.isInteger(bank) && bank >= 0).toBe(true);
    }
    // Without a wish there is no clock.
    expect(game.options({}, seats)).toMatchObject(clocks.none?.options ?? {});
  });
});
