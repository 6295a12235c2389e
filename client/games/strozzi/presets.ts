/** Answers given before one is asked: let the ship pass, or claim it if it is still free. */

import type { Action, View } from '../../../engine/games/strozzi/types.ts';
import { makePresets } from '../../table/seat/presets.ts';
import { stillAsked } from './facts.ts';
import { type Position, seat, situation } from './position.ts';

/** Whether the seat will still be asked about this ship, and can say its answer now. */
export function canPreset({ view, seat }: Position): boolean {
  return stillAsked(view.public, view.public.current?.claim !== null).includes(seat);
}

/** Whether the seat has laid its last flag: it gets no more questions in this round. */
export function isOut(position: Position): boolean {
  const { current, seats } = position.view.public;
  // A flag on the ship may still fly home.
  if (situation(position) !== 'waiting' || current?.claim?.seat === position.seat) return false;
  return seats[position.seat]?.flagsUnused.length === 0;
}

/**
 * The answers that can be set beforehand: a pass, and the unused flags where no claim bars them.
 */
export function presetsOf({ view, seat }: Position): readonly Action[] {
  const flags = view.public.seats[seat]?.flagsUnused ?? [];
  const free = view.public.current?.claim === null;
  return [
    { type: 'pass' },
    ...flags
      .filter((flag) => free || flag === 'pirate')
      .map((flag) => ({ type: 'claim', flag }) as const),
  ];
}

export const { usePreset } = makePresets<View, Action>({
  seat,
  // An answer holds for the ship and for the flag that lies on it.
  occasion: ({ view }) => JSON.stringify(view.public.current),
  isAsked: (position) => ['claim', 'overbid'].includes(situation(position)),
  willBe: canPreset,
});
