/** Builds a game from its parts, in the form of the contract. */

import type { Chance } from '../core/chance.ts';
import type { ActionBase, EconomyMeter, Game, State, ViewBase } from '../core/contract.ts';
import type { Deciding } from '../core/deciding.ts';
import type { EventSink } from '../core/events.ts';
import { eventFor } from './emit.ts';
import type { Codec, Row } from './rows.ts';

type DecidingParts<
  A extends ActionBase,
  V extends ViewBase,
  O extends object,
  Open extends ActionBase,
> = Omit<Deciding<A, V, O, Open>, 'encode' | 'decode'> & {
  /** `codecOf` of the game's rows: gives `encode` and `decode`. */
  readonly codec: Pick<Codec<Row>, 'encode' | 'decode'>;
};

/**
 * The part of a game that a page with a seat loads (its `deciding.ts`). Bots, set-up, scenarios and
 * the list of all rules are not in it: `gameOf` adds them.
 */
export function decidingOf<
  A extends ActionBase,
  V extends ViewBase,
  O extends object,
  Open extends ActionBase = never,
>({ codec, ...parts }: DecidingParts<A, V, O, Open>): Deciding<A, V, O, Open> {
  type Whole = Deciding<A, V, O, Open>;
  return {
    ...parts,
    encode: codec.encode as Whole['encode'],
    decode: codec.decode as Whole['decode'],
  };
}

type GameParts<
  A extends ActionBase,
  V extends ViewBase,
  O extends object,
  Open extends ActionBase,
> = Omit<
  Game<A, V, O, Open>,
  keyof Deciding | 'setup' | 'draws' | 'economy' | 'eventFor' | 'isFinished'
> & {
  /** As in the contract; `sink` is null if nobody needs the events. */
  readonly setup: (seats: number, options: O, chance: Chance, sink: EventSink | null) => State;
  /** Index of the draw counter in a state. */
  readonly drawsAt: number;
  /** The match is finished if a state holds `is` at `at`. */
  readonly over: { readonly at: number; readonly is: number };
  /** Figures for simulations; absent = none. */
  readonly Economy?: new () => EconomyMeter;
  /** Absent = by the seat in an event, as `telling` writes it. */
  readonly eventFor?: Game['eventFor'];
};

/** The whole game (its `index.ts`): the part for deciding, and all other parts. */
export function gameOf<
  A extends ActionBase,
  V extends ViewBase,
  O extends object,
  Open extends ActionBase = never,
>(
  deciding: Deciding<A, V, O, Open>,
  { setup, drawsAt, over, Economy, ...parts }: GameParts<A, V, O, Open>,
): Game<A, V, O, Open> {
  const { at, is } = over;
  return {
    eventFor,
    ...deciding,
    ...parts,
    setup: (seats, options, chance, sink) => setup(seats, options, chance, sink ?? null),
    isFinished: (state) => state[at] === is,
    draws: (state) => state[drawsAt],
    ...(Economy && { economy: () => new Economy() }),
  } as Game<A, V, O, Open>;
}
