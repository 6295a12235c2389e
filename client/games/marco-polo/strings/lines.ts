/** Short texts on panels: amounts, contracts, places, and cards as choices. */

import { GOALS } from '../../../../engine/games/marco-polo/data/goals.ts';
import { BEIJING_SLOTS } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { PlaceAction, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { bonusOf, cityCardOf, contractOf, outpostOf } from '../card-data.ts';
import type { Amounts } from '../faces/things.ts';
import { handOf, nodeOfSlot } from '../facts.ts';
import { bazaarGain, cardLine } from './effects.ts';
import { t } from './index.ts';
import { amountParts, diceName, nodeName, spaceName } from './names.ts';

/** `3 coins and 2 camels`; empty for nothing. */
export const amounts = (what: object): string => listed(amountParts(what as Amounts));

/** The cost and the gain of a contract, each in words. */
export function contractParts(id: string): { readonly cost: string; readonly gain: string } {
  const { cost, gain } = contractOf(id);
  return { cost: amounts(cost), gain: amounts(gain) };
}
export const contractShort = (id: string): string => t('contract.short', contractParts(id));

export function goalShort(id: string): string {
  const { cities = [], vp = 0 } = GOALS.find((goal) => goal.id === id) ?? {};
  return t('goal.short', { cities: cities.map(nodeName).join(' + '), vp: amounts({ vp }) });
}

/** A spot of dice: a space, or the slot of a city card. */
export const spotName = ({ space, slot }: { readonly space: string; readonly slot?: string }) =>
  spaceName(slot ?? space);

/** The gain of a row of a bazaar. */
export const rowLine = (space: string, row: number): string => amounts(bazaarGain(space, row));

/** One of the two exchanges of a city card. */
export function optionLine(id: string, option: number): string {
  const card = id ? cityCardOf(id) : null;
  const exchange = card?.kind === 'either' ? card.options[option] : undefined;
  if (!exchange) return '';
  return t('contract.short', { cost: amounts(exchange.cost), gain: amounts(exchange.gain) });
}

const outpostShort = (id: string): string => amounts(outpostOf(id).gain);
export const bonusShort = (id: string): string => amounts(bonusOf(id).gain);

/** Whether a city stands on one of the player's own goal cards. */
const isGoal = ({ you }: View, node: string): boolean =>
  GOALS.some(({ id, cities }) => you?.goals.includes(id) && cities.some((city) => city === node));

/** The gains of a place on the map: its tile, its bonus, its cards, its slot. */
export function nodeNote(view: View, node: string): string {
  const { outposts, cityBonuses, cityCards, beijing } = view.public;
  const posts = view.public.seats[view.you?.seat ?? -1]?.posts ?? [];
  const goal = isGoal(view, node) ? [t('place.goal')] : [];
  if (posts.includes(node)) return [t('place.yours'), ...goal].join(' · ');
  const tile = outposts[node];
  const bonus = cityBonuses[node];
  const cards = Object.entries(cityCards).filter(([slot]) => nodeOfSlot(slot) === node);
  const free = beijing.indexOf(null);
  return [
    ...goal,
    ...(node === 'beijing' && free >= 0 ? [t('place.slot', { n: BEIJING_SLOTS[free] ?? 0 })] : []),
    ...(tile ? [t('brings.gained', { what: outpostShort(tile) })] : []),
    ...(bonus ? [t('place.each', { what: bonusShort(bonus) })] : []),
    ...cards.map(([, card]) => t('place.card', { does: cardLine(card) })),
  ].join(' · ');
}

/** The worth of a palazzo at the end, and the gain of a post there. */
export function palazzoNote(view: View, node: string): string {
  const { vp = 0 } = PALAZZI.find(({ id }) => id === node) ?? {};
  return [vp > 0 ? t('place.worth', { n: vp }) : '', nodeNote(view, node)]
    .filter(Boolean)
    .join(' · ');
}

/** The dice of a placement with their values. */
export const placedDice = (
  view: View,
  seat: number,
  { dice, values, adjust }: PlaceAction,
): string =>
  diceName(
    view,
    seat,
    dice,
    values || adjust
      ? dice.map((id, i) => {
          const lies = handOf(view, seat).find((die) => die.id === id)?.value ?? 0;
          return (values?.[i] ?? lies) + (adjust?.[i] ?? 0);
        })
      : undefined,
  );
