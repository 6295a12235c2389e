/**
 * Everything that a board draws explains itself, to seats and to spectators, at any time of a
 * match.
 */

import { expect } from 'vitest';
import type { Told } from '../../client/table/board/Hover.tsx';
import { targetKey } from '../../client/table/seat/targets.ts';
import { gameById } from '../../engine/registry.ts';
import type { Sight } from './browser/sight.ts';
import { stepsOf } from './steps.ts';

/** One step of a match in so many is examined. */
const EVERY = 25;
const WRONG = /[{}]|undefined|NaN|null|\b[a-z]+\.[a-zA-Z]+\b/;

/**
 * Examines all drawn things of a game in two matches, as a seat and as a spectator.
 * @returns the kinds of things that occurred
 */
export function thingsTold<V>(
  id: string,
  sightOf: (view: V) => Sight,
  toldOf: (view: V, key: string) => Told | null,
): string[] {
  const game = gameById(id);
  const rules = new Set(game.rules.map((rule) => rule.id));
  const kinds = new Set<string>();
  for (const [seed, viewer] of [
    [21, 0],
    [22, 'public'],
  ] as const) {
    const steps = stepsOf<unknown, V>(game, { seats: 3, seed, viewer });
    for (const { before } of steps.filter((_, k) => k % EVERY === 0)) {
      for (const { target } of sightOf(before).boxesOf(1.6)) {
        const key = targetKey(target);
        const told = toldOf(before, key);
        expect(told, key).not.toBeNull();
        expect(told?.label, key).toBeTruthy();
        expect(told?.hint, key).toMatch(/\p{L}{2}/u);
        expect(`${told?.label} ${told?.hint}`, key).not.toMatch(WRONG);
        expect(rules, key).toContain(told?.rule);
        kinds.add(target.kind);
      }
    }
  }
  return [...kinds];
}
