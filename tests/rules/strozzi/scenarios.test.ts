/** Worked examples as scenarios: set-ups and rounds whose shuffles are fixed. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { runScenario } from '../../../engine/core/scenario.ts';
import { game } from './table.ts';

const folder = join(import.meta.dirname, 'scenarios');
const read = (file: string): JsonObject =>
  JSON.parse(readFileSync(join(folder, file), 'utf8')) as JsonObject;

describe.each(readdirSync(folder))('%s', (file) => {
  test('holds', () => {
    expect(runScenario(game, read(file))).toEqual([]);
  });
});

describe('shuffles', () => {
  const { given, options } = read('set-up.json') as { given: JsonObject; options: JsonObject };
  const [tiles, ships] = given.shuffles as [string[], string[]];
  const run = (shuffles: unknown): (() => string[]) =>
    runScenario.bind(null, game, { options, given: { ...given, shuffles } } as JsonObject);

  test('are whole piles in the words of the game', () => {
    expect(run([tiles, ships])()).toEqual([]);
    expect(run([tiles, ships.slice(1)])).toThrow('number 2 must name each of the 29 once');
    expect(run([ships, tiles])).toThrow('number 1 must name each of the 36 once');
    expect(run([[...tiles.slice(1), 'art-2-9']])).toThrow('"art-2-9" is none of its pile');
    expect(run([tiles, 'S1a'])()).toEqual([expect.stringContaining('whole piles, top first')]);
  });

  test('end where none is given any more, and the seed goes on', () => {
    const facts = JSON.stringify({ promoDisplay: tiles.slice(0, 3), current: { card: 'S8b' } });
    const chances = JSON.stringify({ players: 3, shuffles: [tiles] });
    const seeded = (seed: number): string[] =>
      runScenario(game, JSON.parse(`{"seed":${seed},"given":${chances},"then":${facts}}`));
    const outcomes = new Set(Array.from({ length: 12 }, (_, seed) => seeded(seed).join()));
    expect(outcomes.size).toBeGreaterThan(4);
    for (const outcome of outcomes) expect(outcome).not.toContain('promoDisplay');
  });
});
