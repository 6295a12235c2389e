/**
 * Over every registered game that answers for seats without a choice: the answer is legal, the only
 * one there is, and nobody learns from it, or from its absence, what he may not know.
 */

import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Command, State, Viewer } from '../../engine/core/contract.ts';
import { tables } from './games.ts';
import { playRandom, seatsIn } from './play.ts';

const MATCHES = 60;
const answering = tables.filter(({ game }) => game.onlyAnswer);

describe.each(answering)('$samples.game', ({ game, samples }) => {
  const answer = (state: State, seat: number): Command | null =>
    game.onlyAnswer?.(state, seat) ?? null;

  test('whoever has no choice has just the answer that is given, and both cases are met', () => {
    let given = 0;
    let asked = 0;
    for (let number = 0; number < MATCHES; number++) {
      playRandom({ game, samples, number, asideEvery: 0 }, ({ state, codes, seats }) => {
        for (const seat of seats.keys()) {
          const only = answer(state, seat);
          const decides = ((game.deciders(state) >> seat) & 1) === 1;
          if (!decides) expect(only).toBeNull();
          if (decides && only === null) asked++;
          if (only === null) continue;
          given++;
          expect(game.check(state, seat, only)).toBe(0);
          expect(game.legal(state, seat, codes)).toBe(1);
          expect(codes[0]).toBe(only);
        }
      });
    }
    expect(given).toBeGreaterThan(MATCHES);
    expect(asked).toBeGreaterThan(MATCHES);
  });

  test('twins that differ in secrets get the same answer, or are both asked', () => {
    let compared = 0;
    let alone = 0;
    for (let number = 0; number < MATCHES; number++) {
      const chance = new SeededChance(`only answer ${number}`);
      playRandom({ game, samples, number, asideEvery: 0 }, ({ state, codes, seats }) => {
        if (chance.below(4) > 0) return;
        for (const seat of seatsIn(game.deciders(state))) {
          const all: Viewer[] = ['public', ...seats.keys()];
          const viewers = all.filter((viewer) => viewer !== seat);
          const twin = state.slice();
          game.determinize(twin, viewers[chance.below(viewers.length)] ?? 'public', chance);
          expect(answer(twin, seat)).toEqual(answer(state, seat));
          compared++;
          // Not even where the hand allows one thing only, and nobody else can see that.
          if (answer(state, seat) === null && game.legal(state, seat, codes) === 1) alone++;
        }
      });
    }
    expect(compared).toBeGreaterThan(MATCHES);
    expect(alone).toBeGreaterThan(MATCHES / 4);
  });
});
