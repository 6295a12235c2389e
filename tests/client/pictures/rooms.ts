/**
 * The pictures of every game's room: what `tests/client/ID/pictures.ts` says of ID. A further game
 * has its own there, named after it.
 */

import { existsSync, readdirSync } from 'node:fs';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { Wish } from './wish.ts';

/** A change that a person would see, of the kept picture of that name. */
export interface Changed {
  readonly of: string;
  readonly what: string;
  readonly wish: Wish;
}

/** What a wish has besides its name and its scenario. */
export type Look = Partial<Omit<Wish, 'name' | 'scenario'>>;

/** What the sheet for human eyes shows of a game beside what is kept. */
export interface Sheet {
  /** The game's phases, each in all lights. */
  readonly phases: {
    readonly [phase: string]: Look & { readonly scenario: JsonObject };
  };
  /** The position with the most on the board: all lights at all levels, and from a seat. */
  readonly full: JsonObject;
  /** Landmarks, each in a light and a level of its own. */
  readonly places: readonly string[];
  /** What is staged, and the three instants, in seconds. */
  readonly moments: {
    readonly [moment: string]: Look & {
      readonly scenario: JsonObject;
      readonly instants: readonly number[];
    };
  };
}

export interface Room {
  /** Pictures that are compared with what is kept. */
  readonly KEPT: readonly Wish[];
  /** Names of the two of them that `npm test` takes as long as nothing that draws has changed. */
  readonly DAILY: readonly string[];
  readonly CHANGED: readonly Changed[];
  /** Pictures that must come out alike in every process, and keep within the budgets of a frame. */
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

/** Changes that a person would see: each must be told from the kept picture of that name. */
export const CHANGED: readonly Changed[] = all.flatMap((room) => room.CHANGED);

/** Pictures that come out alike wherever the stage draws them. */
export const ALIKE: readonly Wish[] = all.flatMap((room) => room.ALIKE ?? []);

/** A position in which as much stands on a board as ever does. */
export function fullBoard(): JsonObject {
  const sheet = all.find(({ SHEET }) => SHEET)?.SHEET;
  if (!sheet) throw new Error('No game says in its pictures.ts (SHEET) what a full board is.');
  return sheet.full;
}
