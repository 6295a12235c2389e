/** A game put together from its parts, as the house asks for it. */

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
  /** `codecOf` of the game's rows: it becomes `encode` and `decode`. */
  readonly codec: Pick<Codec<Row>, 'encode' | 'decode'>;
};

/**
 * What a page with a seat loads of a game (its `deciding.ts`). Bots, set-up, scenarios and the list of
 * all rules stay out of it: `gameOf` adds them.
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
  /** As the contract's; `sink` is null where nobody is told what happens. */
  readonly setup: (seats: number, options: O, chance: Chance, sink: EventSink | null) => State;
  /** Where a state counts its draws. */
  readonly drawsAt: number;
  /** The match is finished where a state holds `is` at `at`. */
  readonly over: { readonly at: number; readonly is: number };
  /** What simulations report of it; absent = nothing. */
  readonly Economy?: new () => EconomyMeter;
  /** Absent = by the seat that an event names, as `telling` writes it. */
  readonly eventFor?: Game['eventFor'];
};

/** The whole game (its `index.ts`): what its pages decide by, and everything else. */
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
