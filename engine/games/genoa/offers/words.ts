/** Between the canonical objects of offers and the records that rules work on. */

import { CARD_IDS, kindOf } from '../cards.ts';
import { CARDS, COMMODITIES, KINDS, TILES } from '../data.ts';
import { SPACES } from '../map.ts';
import * as S from '../state.ts';
import type {
  Basket,
  BasketView,
  Deferred,
  DeferredView,
  NamedCard,
  OfferView,
  ShownCard,
} from '../types.ts';
import * as R from './record.ts';

/**
 * Reads the terms of an action into a cleared record.
 * @param own the maker's basket: only his cards say how they are shown. GE-543, GE-549: the two
 * parties always see a card of the addressee
 * @param otherwise how his cards are shown by default
 */
export function readTerms(
  record: Int32Array,
  own: number,
  terms: { readonly give?: Basket; readonly ask?: Basket; readonly deferred?: Deferred },
  otherwise: number,
): void {
  if (terms.give) readBasket(record, R.GIVE, terms.give, own, otherwise);
  if (terms.ask) readBasket(record, R.ASK, terms.ask, own, otherwise);
  if (terms.deferred) readDeferred(record, terms.deferred);
}

function readBasket(
  record: Int32Array,
  at: number,
  basket: Basket,
  own: number,
  otherwise: number,
): void {
  record[at + R.DUCATS] = basket.ducats ?? 0;
  COMMODITIES.forEach((good, i) => {
    record[at + R.GOODS + i] = basket.commodities?.[good] ?? 0;
  });
  TILES.forEach((tile, i) => {
    record[at + R.TILE + i] = basket.tiles?.[tile] ?? 0;
  });
  record[at + R.MARKERS] = basket.markers ?? 0;
  for (const { id, show } of basket.cards ?? []) {
    const card = CARD_IDS.indexOf(id);
    if (R.hasCard(record, at, card)) {
      record[R.FAULTS] |= at === R.GIVE ? R.SAME_CARD_TWICE_IN_GIVE : R.SAME_CARD_TWICE_IN_ASK;
    }
    const said = show === undefined ? otherwise : R.SHOWN.indexOf(show);
    R.addCard(record, at, card, at === own ? said : R.TO_TAKER);
  }
  record[at + R.ANY_GOODS] = basket.any?.commodities ?? 0;
  record[at + R.ANY_TILE] = basket.any?.tiles ?? 0;
  KINDS.forEach((kind, i) => {
    record[at + R.ANY_CARD + i] = basket.any?.cards?.[kind] ?? 0;
  });
}

function readDeferred(record: Int32Array, deferred: Deferred): void {
  const at = R.LATER;
  for (const good of deferred.commodities ?? []) {
    const bit = 1 << COMMODITIES.indexOf(good);
    if ((record[at + R.D_GOODS] & bit) !== 0) record[R.FAULTS] |= R.SAME_GOOD_TWICE;
    record[at + R.D_GOODS] |= bit;
  }
  record[at + R.D_TILE] = deferred.tile ? TILES.indexOf(deferred.tile) : -1;
  record[at + R.D_MARKERS] = deferred.markers ?? 0;
  record[at + R.D_CARDS] = deferred.cards ?? 0;
  record[at + R.D_DUCATS] = deferred.ducats ?? 0;
  record[at + R.D_COMMIT] = deferred.commit ? CARD_IDS.indexOf(deferred.commit) : -1;
}

type Counts<W extends string> = { [word in W]?: number };

function amounts<W extends string>(from: Int32Array, at: number, words: readonly W[]): Counts<W> {
  const map: Counts<W> = {};
  words.forEach((word, i) => {
    if (from[at + i] > 0) map[word] = from[at + i];
  });
  return map;
}

const some = <T extends object>(map: T): T | undefined =>
  Object.keys(map).length > 0 ? map : undefined;

/** Named cards of a basket, in the order of the cards. */
export function cardsOf(from: Int32Array, at: number): NamedCard[] {
  const cards: NamedCard[] = [];
  for (let card = 0; card < CARDS; card++) {
    if (!R.hasCard(from, at, card)) continue;
    cards.push({ id: CARD_IDS[card], show: R.SHOWN[R.shownTo(from, at, card)] });
  }
  return cards;
}

/** A basket without its cards; empty parts are left out. */
function plainBasket(from: Int32Array, at: number): Omit<Basket, 'cards'> {
  const commodities = some(amounts(from, at + R.GOODS, COMMODITIES));
  const tiles = some(amounts(from, at + R.TILE, TILES));
  const anyCards = some(amounts(from, at + R.ANY_CARD, KINDS));
  const any = some({
    ...(from[at + R.ANY_GOODS] > 0 && { commodities: from[at + R.ANY_GOODS] }),
    ...(from[at + R.ANY_TILE] > 0 && { tiles: from[at + R.ANY_TILE] }),
    ...(anyCards && { cards: anyCards }),
  });
  return {
    ...(from[at + R.DUCATS] > 0 && { ducats: from[at + R.DUCATS] }),
    ...(commodities && { commodities }),
    ...(tiles && { tiles }),
    ...(from[at + R.MARKERS] > 0 && { markers: from[at + R.MARKERS] }),
    ...(any && { any }),
  };
}

/** A basket with its cards, in the form of an action; null if it is empty. */
export function basketOf(from: Int32Array, at: number): Basket | null {
  if (R.isEmpty(from, at)) return null;
  const cards = cardsOf(from, at);
  const { any, ...plain } = plainBasket(from, at);
  return { ...plain, ...(cards.length > 0 && { cards }), ...(any && { any }) };
}

/**
 * GE-543, as everybody sees it: faces only of cards shown to all, and these first, because their
 * order could reveal more.
 */
function basketView(from: Int32Array, at: number): BasketView {
  const cards = cardsOf(from, at).map(({ id, show }): ShownCard => {
    const kind = KINDS[kindOf(CARD_IDS.indexOf(id))];
    return { kind, id: show === 'all' ? id : null, show };
  });
  const rank = ({ kind, id, show }: ShownCard): string =>
    `${KINDS.indexOf(kind)}${R.SHOWN.indexOf(show)}${id ?? ''}`;
  cards.sort((a, b) => (rank(a) < rank(b) ? -1 : 1));
  const { any, ...plain } = plainBasket(from, at);
  return { ...plain, ...(cards.length > 0 && { cards }), ...(any && { any }) };
}

/** The deferred part; null if there is none. */
export function deferredOf(from: Int32Array, at: number): Deferred | null {
  const view = deferredView(from, at);
  if (!view) return null;
  const { commit: _kind, ...plain } = view;
  const commit = from[at + R.D_COMMIT];
  return { ...plain, ...(commit >= 0 && { commit: CARD_IDS[commit] }) };
}

/** As everybody sees it: a committed order is its kind. */
export function deferredView(from: Int32Array, at: number): DeferredView | null {
  const commit = from[at + R.D_COMMIT];
  if (!R.promises(from, at) && commit < 0) return null;
  const goods = COMMODITIES.filter((_, i) => ((from[at + R.D_GOODS] >> i) & 1) === 1);
  const tile = from[at + R.D_TILE];
  return {
    ...(goods.length > 0 && { commodities: goods }),
    ...(tile >= 0 && { tile: TILES[tile] }),
    ...(from[at + R.D_MARKERS] > 0 && { markers: from[at + R.D_MARKERS] }),
    ...(from[at + R.D_CARDS] > 0 && { cards: from[at + R.D_CARDS] }),
    ...(from[at + R.D_DUCATS] > 0 && { ducats: from[at + R.D_DUCATS] }),
    ...(commit >= 0 && { commit: KINDS[kindOf(commit)] }),
  };
}

/** A standing offer, or a record, as everybody sees it. */
export function offerView(from: Int32Array, at = 0): OfferView {
  const reply = from[at + R.REPLY_TO];
  return {
    id: `O${from[at + R.NUMBER]}`,
    version: from[at + R.VERSION],
    seq: from[at + R.SEQ],
    maker: from[at + R.MAKER],
    taker: from[at + R.TAKER],
    target: SPACES[from[at + R.TARGET]],
    give: basketView(from, at + R.GIVE),
    ask: basketView(from, at + R.ASK),
    deferred: deferredView(from, at + R.LATER),
    useExtra: from[at + R.USE_EXTRA] === 1,
    replyTo: reply === 0 ? null : `O${reply}`,
    status: 'standing',
  };
}

/** Cards of a standing offer that `viewer` may see beyond the public ones. */
export function cardsFor(
  s: S.State,
  slot: number,
  viewer: number,
): { give: NamedCard[]; ask: NamedCard[]; commit: Deferred['commit'] | null } | null {
  const at = S.offerAt(slot);
  const maker = s[at + R.MAKER];
  if (viewer !== maker && viewer !== s[at + R.TAKER]) return null;
  const merchant = s[S.MERCHANT];
  const seen = (basket: number, giver: number): NamedCard[] =>
    cardsOf(s, at + basket).filter(
      // GE-549: both parties see a card of the addressee; everybody sees their own.
      ({ show }) => viewer === maker || giver !== maker || show !== 'nobody',
    );
  const player = maker === merchant ? s[at + R.TAKER] : maker;
  const commit = s[at + R.LATER + R.D_COMMIT];
  return {
    give: seen(R.GIVE, player),
    ask: seen(R.ASK, merchant),
    commit: viewer === maker && commit >= 0 ? CARD_IDS[commit] : null,
  };
}

/** Puts the faces that a viewer sees at cards of the same kind and way of showing. */
export function withFaces(side: BasketView, seen: readonly NamedCard[]): BasketView {
  const left = [...seen];
  const cards = side.cards?.map((card) => {
    const i = left.findIndex(({ id, show }) => show === card.show && id.startsWith(card.kind));
    const [face] = card.id === null && i >= 0 ? left.splice(i, 1) : [];
    return face ? { ...card, id: face.id } : card;
  });
  return { ...side, ...(cards && { cards }) };
}
