/**
 * Checks a game against the schemas of the appendix to its rules: views, actions, and its example.
 */

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Game, Json, JsonObject, SeatInfo, State } from '../../engine/core/contract.ts';
import { gameById } from '../battery/games.ts';
import { Pool, playRandom } from '../battery/play.ts';
import type { Samples } from '../battery/samples.ts';
import { several } from '../scope.ts';
import { complaints } from './json-schema.ts';

/** A file of `tests/rules/<game>/appendix`. */
export function appendix(game: string, name: string): JsonObject {
  const file = new URL(`${game}/appendix/${name}.json`, import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')) as JsonObject;
}

/**
 * Registers the tests.
 * @param malformed the error of an action that breaks the schema
 * @param broken changes to the example's public part that the checker must notice
 * @param isStrange actions that the schema accepts, and a table of so many seats does not
 */
export function holdsToAppendix(
  samples: Samples,
  malformed: string,
  broken: readonly JsonObject[],
  isStrange: (action: JsonObject, seats: number, state: State, seat: number) => boolean = () =>
    false,
): void {
  const game = gameById(samples.game);
  const viewSchema = appendix(samples.game, 'view.schema');
  const actionSchema = appendix(samples.game, 'action.schema');
  const example = appendix(samples.game, 'view.example');
  const { share = 1 } = samples;

  test('the checker itself notices what does not fit', () => {
    expect(complaints(viewSchema, example)).toEqual([]);
    const table = example.public as JsonObject;
    const changed = broken.map((fields) => ({ ...example, public: { ...table, ...fields } }));
    for (const view of [{ ...example, more: 1 }, { ...example, seq: -1 }, ...changed]) {
      expect(complaints(viewSchema, view as JsonObject)).not.toEqual([]);
    }
  });

  test('every view of every seat and the public fits the schema of the appendix', () => {
    for (let number = 0; number < Math.ceil(several(3, 10) * share); number++) {
      playRandom({ game, samples, number, asideEvery: 6 }, ({ state, seats }) => {
        for (const viewer of [...seats.keys(), 'public'] as const) {
          const view = game.view(state, viewer, seats) as unknown as Json;
          expect(complaints(viewSchema, view)).toEqual([]);
        }
      });
    }
  });

  test(`every legal action fits the schema, and any other is ${malformed}`, () => {
    const pool = new Pool(samples);
    const will = new SeededChance('canonical');
    for (let number = 0; number < Math.ceil(several(2, 6) * share); number++) {
      playRandom(
        { game, samples, number, asideEvery: 6 },
        ({ state, seat, codes, count, chosen, seats }) => {
          if (seat < 0) return;
          const listed = game.decode(state, seat, codes[will.below(count)]);
          expect(complaints(actionSchema, listed as unknown as Json)).toEqual([]);
          pool.add(game.decode(state, seat, chosen));
          for (let i = 0; i < 3; i++) {
            const other = pool.pick() as JsonObject;
            const isWhole = complaints(actionSchema, other).length === 0;
            const fits = isWhole && !isStrange(other, seats.length, state, seat);
            const code = game.explain(state, seat, other)?.code;
            expect(code === malformed, JSON.stringify(other)).toBe(!fits);
          }
        },
      );
    }
  });

  test('the example of the appendix can be read into a state and gives the same view', () => {
    const told = example as unknown as Parameters<Game['fromView']>[0];
    const table = example.public as JsonObject;
    const seats = (table.seats as unknown as SeatInfo[]).map(({ name, color, bot }) => ({
      name,
      color,
      bot,
    }));
    const state = game.fromView(told, new SeededChance(1));
    const { seat } = example.you as { seat: number };
    const view = game.view(state, seat, seats) as unknown as JsonObject;
    // The example may leave out options that have their default.
    const { options, ...rest } = view.public as JsonObject;
    expect(options).toMatchObject(table.options as JsonObject);
    expect({ ...view, public: { ...table, ...rest } }).toEqual(example);
  });
}
