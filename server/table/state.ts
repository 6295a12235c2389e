/** The synchronized state of a table: the lobby's fields and the game's public view. */

import { Encoder, type Schema } from '@colyseus/schema';
import type { Game } from '../../engine/core/contract.ts';
import {
  flag,
  int,
  list,
  map,
  nullable,
  record,
  type Shape,
  text,
} from '../../engine/core/shape.ts';
import type { TableState } from '../protocol/messages.ts';
import { classFor, reconcile } from './projection.ts';

// A whole view exceeds the default of 8 KiB; each growth costs a warning.
Encoder.BUFFER_SIZE = 64 * 1024;

type RecordShape = Extract<Shape, { kind: 'record' }>;

const shapes = new Map<string, RecordShape>();

/** `TableState` as a shape, with the view of `game` in it. */
function tableShape(game: Game): RecordShape {
  const known = shapes.get(game.id);
  if (known) return known;
  const shape = record({
    code: text,
    game: text,
    stage: text,
    host: int,
    pace: text,
    options: map(text),
    seats: list(
      record({
        seat: int,
        name: text,
        color: text,
        bot: text,
        taken: flag,
        connected: flag,
        held: flag,
        bank: int,
        away: int,
        open: flag,
        reserved: flag,
        keepsWaiting: flag,
        removable: flag,
        rating: int,
      }),
    ),
    spectators: int,
    asking: list(record({ guest: int, name: text })),
    gallery: flag,
    matchId: text,
    keyHash: text,
    nextKeyHash: text,
    contributions: list(text),
    chain: text,
    digest: text,
    key: text,
    seq: int,
    timers: list(record({ deadline: int, seats: int, grace: flag, more: int })),
    limits: list(record({ deadline: int, seats: int, kind: text, by: int, more: int })),
    days: text,
    paused: flag,
    bank: int,
    pause: text,
    pauseSeats: int,
    question: int,
    votes: list(record({ seat: int, yes: int, needed: int })),
    listed: flag,
    everybody: flag,
    gathers: flag,
    begins: int,
    screen: flag,
    hints: flag,
    odds: flag,
    rated: flag,
    verdict: text,
    caster: nullable(record({ delay: int, held: int, watching: int })),
    view: nullable(game.publicShape),
  }) as RecordShape;
  shapes.set(game.id, shape);
  return shape;
}

/** The plain form from which each state was last updated. */
const last = new WeakMap<Schema, TableState>();

/** A state for a table of `game`, filled from its plain form. */
export function newTableState(game: Game, plain: TableState): Schema {
  const state = new (classFor(tableShape(game), 'Table'))();
  reconcile(state, tableShape(game), plain);
  last.set(state, plain);
  return state;
}

/** @returns whether anything changed */
export function updateTableState(state: Schema, game: Game, plain: TableState): boolean {
  const before = last.get(state);
  // Set again only when the whole update succeeded.
  last.delete(state);
  const changed = reconcile(state, tableShape(game), plain, before);
  last.set(state, plain);
  return changed;
}
