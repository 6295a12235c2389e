/** What stands on panels in few words: amounts, contracts, places, cards as one chooses them. */

import { GOALS } from '../../../../engine/games/marco-polo/data/goals.ts';
import { BEIJING_SLOTS } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import type { PlaceAction, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { bonusOf, cardKind, cityCardOf, contractOf, outpostOf } from '../card-data.ts';
import type { Amounts } from '../faces/things.ts';
import { handOf, nodeOfSlot } from '../facts.ts';
import { bazaarGain, cardLine } from './effects.ts';
import { en } from './en.ts';
import { t } from './index.ts';
import {
  amountParts,
  characterName,
  diceName,
  giftName,
  nodeName,
  rusticianoName,
  spaceName,
} from './names.ts';

/** `3 coins and 2 camels`; empty for nothing. */
export const amounts = (what: object): string => listed(amountParts(what as Amounts));

/** What a contract costs and brings, each in words. */
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

/** What a row of a bazaar gives. */
export const rowLine = (space: string, row: number): string => amounts(bazaarGain(space, row));

/** One of the two exchanges of a city card. */
export function optionLine(id: string, option: number): string {
  const card = id ? cityCardOf(id) : null;
  const exchange = card?.kind === 'either' ? card.options[option] : undefined;
  if (!exchange) return '';
  return t('contract.short', { cost: amounts(exchange.cost), gain: amounts(exchange.gain) });
}

export const outpostShort = (id: string): string => amounts(outpostOf(id).gain);
export const bonusShort = (id: string): string => amounts(bonusOf(id).gain);

/** Whether a city stands on a goal card that one holds. */
const isGoal = ({ you }: View, node: string): boolean =>
  GOALS.some(({ id, cities }) => you?.goals.includes(id) && cities.some((city) => city === node));

/** What a place on the map has for whoever comes: its tile, its bonus, its cards, its slot. */
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

/** What a palazzo is worth at the end, and what it has for whoever comes. */
export function palazzoNote(view: View, node: string): string {
  const { vp = 0 } = PALAZZI.find(({ id }) => id === node) ?? {};
  return [vp > 0 ? t('place.worth', { n: vp }) : '', nodeNote(view, node)]
    .filter(Boolean)
    .join(' · ');
}

/** What raised a question: a card, a tile, a space, a character, a place. */
export function sourceName(source: string): string {
  if (source === 'roll') return t('source.roll');
  if (`space.${source}` in en) return spaceName(source);
  if (`character.${source}` in en) return characterName(source);
  if (`node.${source}` in en || /^v\d/.test(source)) return nodeName(source);
  switch (cardKind(source)) {
    case 'rusticiano':
      return rusticianoName(source);
    case 'gift':
      return giftName(source);
    case 'cityCard':
      return t('source.cityCard');
    case 'outpost':
      return t('source.outpost');
    case 'bonus':
      return t('source.bonus');
    default:
      return t('source.contract');
  }
}

/** The dice of a placement with what they count. */
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
