/** The boards of a described position. */

import { push } from '../../../kit/lists.ts';
import type { Reader } from '../../../kit/reader.ts';
import { BONUS_BEGINNER, BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, OUTPOST_IDS } from '../cards.ts';
import { GIFT_IDS } from '../data/gifts.ts';
import { BEIJING_SLOTS } from '../data/map-nodes.ts';
import { CHARACTERS, COMPANIONS } from '../data/people.ts';
import { ROW_SPACES, SLOTS } from '../data/spaces.ts';
import { NODES } from '../map.ts';
import { draftOrder } from '../phases/draft.ts';
import { smallNodes } from '../setup.ts';
import * as S from '../state.ts';
import { beijingBySeats } from './seats.ts';

export function readBoards(s: S.State, given: Reader): void {
  readPlaces(s, given, 'cityCards', SLOTS, CITY_CARD_IDS, S.CARD_IN);
  readPlaces(s, given, 'outposts', NODES, OUTPOST_IDS, S.OUTPOST_AT);
  readPlaces(s, given, 'cityBonuses', NODES, BONUS_IDS, S.BONUS_AT);
  if (!given.has('cityBonuses')) {
    const nodes = smallNodes(s);
    BONUS_BEGINNER.forEach((node, marker) => {
      if (nodes.includes(node)) s[S.BONUS_AT + node] = marker;
    });
  }
  given.list('contractRow').forEach((id, i) => {
    if (i >= ROW_SPACES) given.fail('contractRow', `has ${ROW_SPACES} spaces`);
    if (id !== null) s[S.ROW + i] = nested(given, 'contractRow', id, CONTRACT_IDS);
  });
  for (const one of given.ids('companionRow', COMPANIONS)) {
    push(s, S.COMPANION_ROW_SIZE, S.COMPANION_ROW, one);
  }
  const places = given.has('beijing') ? given.list('beijing') : beijingBySeats(s);
  places.slice(0, BEIJING_SLOTS.length).forEach((seat, i) => {
    s[S.BEIJING_SEAT + i] = seat === null ? -1 : Number(seat);
  });
  const draft = given.record('draft');
  draft.allow(['offered', 'order', 'arghunCards']);
  for (const card of draft.ids('arghunCards', CITY_CARD_IDS)) {
    push(s, S.OFFERED_CARDS_SIZE, S.OFFERED_CARDS, card);
  }
  for (const gift of given.ids('giftDiscards', GIFT_IDS)) {
    push(s, S.GIFT_DISCARDS_SIZE, S.GIFT_DISCARDS, gift);
  }
  for (const one of draft.ids('offered', CHARACTERS)) push(s, S.OFFERED_SIZE, S.OFFERED, one);
  if (s[S.PHASE] !== S.DRAFT || !draft.has('order')) return;
  const order = draftOrder(s).join();
  if (draft.ints('order').join() !== order) draft.fail('order', `must be ${order}`);
}

const nested = (given: Reader, name: string, id: unknown, ids: readonly string[]): number =>
  given.nested(name, { id: id as string }).id('id', ids, -1);

/** A map from places to their contents. */
function readPlaces(
  s: S.State,
  given: Reader,
  name: string,
  places: readonly string[],
  ids: readonly string[],
  start: number,
): void {
  const map = given.record(name);
  map.allow(places);
  for (const place of map.keys()) s[start + places.indexOf(place)] = map.id(place, ids, -1);
}
