/**
 * The pictures of every game's room: those of `tests/client/ID/pictures.ts` for ID. A further game
 * has its own there, named after it.
 */

import { existsSync, readdirSync } from 'node:fs';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Wish } from './wish.ts';

/** A visible change, of the kept picture of that name. */
export interface Changed {
  readonly of: string;
  readonly what: string;
  readonly wish: Wish;
}

/** The fields of a wish besides its name and its scenario. */
export type Look = Partial<Omit<Wish, 'name' | 'scenario'>>;

/** A game's further pictures on the sheet for human eyes. */
export interface Sheet {
  /** The game's phases, each in all lights. */
  readonly phases: {
    readonly [phase: string]: Look & { readonly scenario: JsonObject };
  };
  /** The position with the most on the board: all lights at all levels, and from a seat. */
  readonly full: JsonObject;
  /** Landmarks, each in a light and a level of its own. */
  readonly places: readonly string[];
  /** The staged action, and the three instants, in seconds. */
  readonly moments: {
    readonly [moment: string]: Look & {
      readonly scenario: JsonObject;
      readonly instants: readonly number[];
    };
  };
}

export interface Room {
  /** Pictures that are compared with the kept ones. */
  readonly KEPT: readonly Wish[];
  /** Names of the two of them that `npm test` takes as long as no drawing code has changed. */
  readonly DAILY: readonly string[];
  readonly CHANGED: readonly Changed[];
  /** Pictures that must be equal in every process, and within the budgets of a frame. */
  readonly ALIKE?: readonly Wish[];
  readonly SHEET?: Sheet;
}

const HERE = new URL('..', import.meta.url);

/** By the game's id. */
export const rooms: ReadonlyMap<string, Room> = new Map(
  await Promise.all(
    readdirSync(HERE)
      .map((id) => ({ id, file: new URL(`${id}/pictures.ts`, HERE) }))
      .filter(({ file }) => existsSync(file))
      .map(async ({ id, file }) => [id, (await import(file.href)) as Room] as const),
  ),
);

const all = [...rooms.values()];

/** The pictures that are kept, every side of every game once. */
export const KEPT: readonly Wish[] = all.flatMap((room) => room.KEPT);

/** Visible changes: each must differ from the kept picture of that name. */
export const CHANGED: readonly Changed[] = all.flatMap((room) => room.CHANGED);

/** Pictures that are equal wherever the stage draws them. */
export const ALIKE: readonly Wish[] = all.flatMap((room) => room.ALIKE ?? []);

/** A position with as many pieces on a board as possible. */
export function fullBoard(): JsonObject {
  const sheet = all.find(({ SHEET }) => SHEET)?.SHEET;
  if (!sheet) throw new Error('No game says in its pictures.ts (SHEET) what a full board is.');
  return sheet.full;
}
