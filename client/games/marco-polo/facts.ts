/** Look-ups that many parts need: seats, dice in hand, contracts and the goods that they lack. */

import { CONTRACTS } from '../../../engine/games/marco-polo/data/contracts.ts';
import type { DieView, SeatView, View } from '../../../engine/games/marco-polo/types.ts';

/** All means of payment, in reading order. */
export const PURSE = ['coin', 'camel', 'pepper', 'silk', 'gold'] as const;
export type Coinage = (typeof PURSE)[number];

export const seatOf = (view: View, seat: number): SeatView => view.public.seats[seat];

/** A seat's amount of a means of payment. */
export function has(seat: SeatView, what: Coinage): number {
  if (what === 'coin') return seat.coins;
  return what === 'camel' ? seat.camels : seat[what];
}

/** The dice that a seat can place: tokens only while none was used in this round. */
export function handOf(view: View, seat: number): readonly DieView[] {
  const { dice, tokens, tokenUsed } = seatOf(view, seat);
  const usable = tokenUsed ? [] : tokens;
  return [
    ...dice,
    ...usable.map((value): DieView => ({ id: `token-${value}`, kind: 'token', value })),
  ];
}

/**
 * The colour in which a panel draws a die, by the seat's colour; a white die has the panel's own.
 */
export function dieColor(kind: DieView['kind'], color: SeatView['color']): string | undefined {
  if (kind === 'color') return `var(--seat-${color})`;
  if (kind === 'white') return undefined;
  return kind === 'token' ? '#8d6a2c' : '#221c18';
}

/** The character whose ability a seat has now: for Bellela that of the round. */
export const giftOf = ({ character, roundCharacter }: SeatView): string | null =>
  character === 'bellela' ? roundCharacter : character;

/** The things that a seat still lacks for a contract, one by one; empty where it can deliver. */
export function lacking(seat: SeatView, contract: string): { readonly [what in Coinage]?: number } {
  const cost: { readonly [what: string]: number | undefined } =
    CONTRACTS.find(({ id }) => id === contract)?.cost ?? {};
  return Object.fromEntries(
    PURSE.flatMap((what) => {
      const n = (cost[what] ?? 0) - has(seat, what);
      return n > 0 ? [[what, n]] : [];
    }),
  );
}

/** The node of a city card's slot: Sumatra has three slots. */
export const nodeOfSlot = (slot: string): string =>
  slot.startsWith('v') ? slot : slot.replace(/\d$/, '');

/** The die of least worth: it goes into the money bag unless another one is chosen. */
export const lowestDie = (view: View, seat: number): string | undefined =>
  [...handOf(view, seat)].sort((a, b) => (a.value ?? 0) - (b.value ?? 0))[0]?.id;
