/** The rows of Marco Polo's events, and the sentence parameters of their fields. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { listed, type Params } from '../../../i18n/index.ts';
import type { EventTable } from '../../../table/events/rows.ts';
import type { Fields } from '../../../table/events/sentences.ts';
import { outpostOf } from '../card-data.ts';
import type { Scene } from '../director/scene.ts';
import { contractName } from '../strings/actions.ts';
import { cardLine, cardName } from '../strings/effects.ts';
import type { events as sentences } from '../strings/events-en.ts';
import {
  amountName,
  characterName,
  giftName,
  nodeName,
  shownName,
  spaceName,
} from '../strings/names.ts';
import { t } from '../strings/told.ts';
import { theCompanion } from '../strings/ways.ts';

/** Points on the line of a replay. */
export type Kind = 'round' | 'contract' | 'post' | 'beijing' | 'ducale' | 'lastPost' | 'end';
export type Key = keyof typeof sentences;

/** The rows of some kinds of events. */
export type Rows<T extends MpEvent['type']> = Pick<EventTable<MpEvent, View, Scene, Key, Kind>, T>;

export const fields: Fields<MpEvent> = {
  startSeat: 'seat',
  winners: 'seats',
  character: (character) => ({ character: characterName(character) }),
  characters: (characters) => ({ characters: listed(characters.map(characterName)) }),
  companion: (companion) => ({ companion: theCompanion(companion) }),
  // Other seats' goals are secret.
  goals: (goals): Params => (goals === null ? {} : { goals: listed(goals.map(cardName)) }),
  node: (node) => ({ node: nodeName(node) }),
  from: (node) => ({ from: nodeName(node) }),
  slot: (slot) => ({ city: cityOf(slot) }),
  space: (space) => ({ space: spaceName(space) }),
  dice: (dice) => ({ dice: shownName(dice) }),
  die: (die) => ({ die: shownName([die]) }),
  cost: (cost) => ({ cost: amountName(cost) }),
  gain: (gain) => ({ gain: amountName(gain) }),
  outpost: (outpost) => ({ outpost: amountName(outpostOf(outpost).gain) }),
  contract: (contract) => ({ contract: contractName(contract) }),
  contracts: (all) => ({ contracts: listed(all.map(contractName)), n: all.length }),
  card: (card) => ({ card: cardLine(card) }),
  cards: (cards) => ({ n: cards.length }),
  gift: (gift) => ({ gift: giftName(gift) }),
  gifts: (gifts) => ({
    gifts: listed(gifts.map((gift) => t('gift.quoted', { gift: giftName(gift) }))),
    n: gifts.length,
  }),
};

/** The city of a slot for a city card. */
export const cityOf = (slot: string): string => nodeName(slot.replace(/^sumatra\d$/, 'sumatra'));
