/** The caravan game in sentences, and its public view by name. */

import { listed, series } from '../../../client/i18n/index.ts';
import type { ActionBase, GameEvent, ViewBase } from '../../../engine/core/contract.ts';
import { GOODS } from '../engine/data.ts';
import type { Action, Basket } from '../engine/types.ts';
import { t } from './strings.ts';

export type OpenOffer = {
  readonly offer: string;
  readonly seat: number;
  readonly give: Basket;
  readonly ask: number;
};

export type OpenSeat = {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  readonly coins: number | null;
  readonly goods: Basket;
  readonly goal: number | null;
};

export type Open = {
  readonly options: { readonly rounds: number };
  readonly round: number;
  readonly phase: 'trade' | 'over';
  readonly leader: number;
  readonly caravan: number;
  readonly dice: readonly number[];
  readonly visits: { readonly [oasis: string]: number };
  readonly offers: readonly OpenOffer[];
  readonly passed: readonly number[];
  readonly decider: readonly number[];
  readonly seats: readonly OpenSeat[];
  readonly result: {
    readonly winners: readonly number[];
    readonly scores: readonly number[];
  } | null;
};

/** Knowledge of one seat alone. */
export type Known = {
  readonly seat: number;
  readonly coins: number;
  readonly goal: number;
};

export const ownOf = (view: ViewBase): Known | null => (view.you as Known | undefined) ?? null;
export const open = (view: ViewBase): Open => view.public as Open;
export const nameOf = (view: ViewBase, seat: number): string => open(view).seats[seat]?.name ?? '';
export const namesOf = (view: ViewBase, seats: readonly number[]): string =>
  listed(seats.map((seat) => nameOf(view, seat)));

/** Goods in words; missing ones are left out. */
export const goodsLine = (goods: Basket): string =>
  series(
    GOODS.flatMap((good) => {
      const n = goods[good] ?? 0;
      return n > 0 ? [t(`good.${good}`, { n })] : [];
    }),
  ) || t('goods.none');

export const offerLine = (view: ViewBase, { seat, give, ask }: OpenOffer): string =>
  t('offer', { name: nameOf(view, seat), goods: goodsLine(give), ask });

/** An event in words; null if nobody needs it. */
export function sentence(event: GameEvent, view: ViewBase): string | null {
  const told = event as unknown as OpenOffer & { by: number; stop: number; dice: number[] };
  const name = nameOf(view, told.seat);
  switch (event.type) {
    case 'offerMade':
      return t('event.offerMade', { name, goods: goodsLine(told.give), ask: told.ask });
    case 'offerAccepted':
      return t('event.offerAccepted', { name, by: nameOf(view, told.by), ask: told.ask });
    case 'offerEnded':
      return t('event.offerEnded');
    case 'passed':
      return t('event.passed', { name });
    case 'travelled':
      return t('event.travelled', { name, to: told.stop });
    case 'rolled':
      return t('event.rolled', { pips: told.dice.join(', ') });
    default:
      return null;
  }
}

/** The viewer's decision, or the seats that the table waits for. */
export function decisionLine(view: ViewBase): string {
  const { phase, leader, decider } = open(view);
  const seat = (view.you as { readonly seat?: number } | undefined)?.seat;
  if (phase === 'over') return t('now.over');
  if (seat === undefined || !decider.includes(seat))
    return t('now.wait', { names: namesOf(view, decider) });
  return seat === leader ? t('now.travel') : t('now.offers', { name: nameOf(view, leader) });
}

/** An action in words, at the position in which it is taken. */
export function choiceLine(view: ViewBase, action: ActionBase): string {
  const told = action as Action;
  const { dice, offers } = open(view);
  switch (told.type) {
    case 'offer':
      return t('do.offer', { goods: goodsLine(told.give), ask: told.ask });
    case 'travel': {
      const long = (leg: readonly number[]) => leg.reduce((sum, die) => sum + (dice[die] ?? 0), 0);
      const legs = series(told.legs.map((leg) => t('do.leg', { n: long(leg) })));
      return told.sell
        ? t('do.sold', { legs, goods: goodsLine(told.sell) })
        : t('do.travel', { legs });
    }
    case 'turn':
      return t('do.turn', { die: told.die + 1, by: told.by });
    case 'pass':
      return t('do.pass');
    default: {
      const offer = offers.find((one) => one.offer === told.offer);
      return t(`do.${told.type}`, { offer: offer ? offerLine(view, offer) : told.offer });
    }
  }
}
