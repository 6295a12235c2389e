/** Views and actions are the canonical JSON of appendix A, over random matches. */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../../engine/core/contract.ts';
import { actionOf } from '../../../engine/games/masters-of-venice/actions.ts';
import { gameById } from '../../../engine/registry.ts';
import { Pool, playRandom } from '../../battery/play.ts';
import { complaints } from '../json-schema.ts';
import { samples } from './samples.ts';

const game = gameById('masters-of-venice');
const read = (name: string): JsonObject =>
  JSON.parse(readFileSync(new URL(`appendix/${name}`, import.meta.url), 'utf8')) as JsonObject;
const viewSchema = read('view.schema.json');
const actionSchema = read('action.schema.json');

test('the checker itself notices what does not fit', () => {
  const view = read('view.example.json');
  expect(complaints(viewSchema, view)).toEqual([]);
  const table = view.public as JsonObject;
  for (const broken of [
    { ...view, more: 1 },
    { ...view, seq: -1 },
    { ...view, public: { ...table, round: 17 } },
    { ...view, public: { ...table, lumberPrice: 12 } },
    { ...view, public: { ...table, phase: 'lunch' } },
    { ...view, public: { ...table, docks: [] } },
    { ...view, public: { ...table, marker: { holder: 2 } } },
  ]) {
    expect(complaints(viewSchema, broken as unknown as Json)).not.toEqual([]);
  }
});

test('every view of every seat and the public fits the schema of the appendix', () => {
  for (let number = 0; number < 10; number++) {
    playRandom({ game, samples, number, asideEvery: 6 }, ({ state, seats }) => {
      for (const viewer of [...seats.keys(), 'public'] as const) {
        const view = game.view(state, viewer, seats) as unknown as Json;
        expect(complaints(viewSchema, view)).toEqual([]);
      }
    });
  }
});

test('every legal action fits the schema, and whatever does not is E_PARAM', () => {
  const pool = new Pool(samples);
  const will = new SeededChance('canonical');
  for (let number = 0; number < 6; number++) {
    playRandom(
      { game, samples, number, asideEvery: 6 },
      ({ state, seat, codes, count, chosen }) => {
        if (seat < 0) return;
        const action = actionOf(codes[will.below(count)]);
        expect(complaints(actionSchema, action as unknown as Json)).toEqual([]);
        pool.add(actionOf(chosen));
        for (let i = 0; i < 3; i++) {
          const other = pool.pick() as JsonObject;
          const fits = complaints(actionSchema, other).length === 0;
          const refusal = game.explain(state, seat, other);
          const said = JSON.stringify(other);
          if (!fits) expect(refusal?.code, said).toBe('E_PARAM');
          else expect(refusal?.code, said).not.toBe('E_PARAM');
        }
      },
    );
  }
});

test('the example of the appendix can be read into a state and gives the same view', () => {
  const example = read('view.example.json') as unknown as Parameters<typeof game.fromView>[0];
  const table = (read('view.example.json').public as JsonObject).seats as JsonObject[];
  const seats = table.map(({ name, color, bot }) => ({ name, color, bot }) as never);
  const state = game.fromView(example, new SeededChance(1));
  const view = game.view(state, 0, seats) as unknown as JsonObject;
  // The example leaves the options out that have their default.
  const { options, ...rest } = view.public as JsonObject;
  expect(options).toMatchObject({ money: 'hidden', youth: 'random' });
  expect({ ...view, public: { ...(example.public as object), ...rest } }).toEqual(example);
});
