/** Conditions that hold in every position, in words. */

import { CARD, kindOf } from './cards.ts';
import {
  CARDS,
  COMMODITIES,
  DISCS,
  EACH_COMMODITY,
  EACH_KIND,
  EACH_TILE,
  KINDS,
  MARKERS,
  TILES,
} from './data.ts';
import { downAt, upAt } from './effects/cards.ts';
import { isDeliverable } from './effects/messages.ts';
import { areAdjacent, BUILDINGS, isBuilding, MARKET, NO_SPACE } from './map.ts';
import { isForcing } from './offers/hold.ts';
import { checkOwned, checkTerms, playerOf } from './offers/judge.ts';
import * as R from './offers/record.ts';
import * as S from './state.ts';

type Law = readonly [name: string, holds: (s: S.State) => boolean];

const seatsOf = (s: S.State): number[] => Array.from({ length: s[S.SEATS] }, (_, p) => p);
const sum = (s: S.State, field: number): number =>
  seatsOf(s).reduce((all, p) => all + s[field + S.at(p)], 0);
const slotsOf = (s: S.State): number[] => Array.from({ length: s[S.OFFERS] }, (_, slot) => slot);

const LAWS: readonly Law[] = [
  [
    'there are five of each commodity', // GE-004
    (s) =>
      COMMODITIES.every(
        (_, good) =>
          s[S.SUPPLY + good] >= 0 && s[S.SUPPLY + good] + sum(s, S.GOODS + good) === EACH_COMMODITY,
      ),
  ],
  [
    'there are 27 special tiles', // GE-006
    (s) =>
      TILES.every(
        (_, tile) =>
          s[S.TILE_SUPPLY + tile] >= 0 &&
          s[S.TILE_SUPPLY + tile] + sum(s, S.TILE + tile) === EACH_TILE[tile],
      ),
  ],
  ['nothing that is counted is below zero', (s) => seatsOf(s).every((p) => isCounted(s, p))],
  [
    'each colour has seven markers', // GE-005
    (s) =>
      seatsOf(s).every((p) => {
        const placed = BUILDINGS.filter((_, i) => s[S.OWNER + i] === p).length;
        return s[S.PERSONAL + S.at(p)] + s[S.GENERAL + S.at(p)] + placed === MARKERS;
      }),
  ],
  ['every card lies in one place', isEveryCardOnce], // GE-007
  ['hands are counted by kind', areHandsCounted],
  ['no pile shows a face-up card on top', arePilesFormed], // GE-803
  ['the tower has five discs', areDiscsCounted], // GE-003
  ['the way is one of neighbours', isWayConnected], // GE-301
  ['what was visited has a status', isStatusKept],
  ['a deliverable message has been delivered', areMessagesDelivered], // GE-810
  ['offers have the merchant as one party', arePartiesRight], // GE-504
  ['standing offers can be met', canOffersBeMet], // GE-534
  ['a card of the addressee is seen by the two parties alone', areCardsAsked], // GE-549
  ['offers stand in phase 2 only', (s) => s[S.OFFERS] === 0 || isPhase2(s)], // GE-547
  ['the window belongs to somebody', isWindowRight],
  ['the rounds are counted down', (s) => s[S.ROUNDS_LEFT] > 0 === (s[S.PHASE] !== S.OVER)],
];

/** Names of broken invariants; empty if all hold. */
export const invariants = (s: S.State): string[] =>
  LAWS.filter(([, holds]) => !holds(s)).map(([name]) => name);

function isCounted(s: S.State, p: number): boolean {
  const block = S.at(p);
  const fields = [S.DUCATS, S.PERSONAL, S.GENERAL, S.TAKEN_ACTIONS, S.EXTRA, S.TRIES, S.TRIES_TO];
  const goods = COMMODITIES.every((_, i) => s[S.GOODS + block + i] >= 0);
  const tiles = TILES.every((_, i) => s[S.TILE + block + i] >= 0);
  return goods && tiles && fields.every((field) => s[field + block] >= 0);
}

function isEveryCardOnce(s: S.State): boolean {
  const seen = new Int32Array(CARDS);
  for (let kind = 0; kind < KINDS.length; kind++) {
    const lying = [
      ...s.subarray(downAt(kind), downAt(kind) + s[S.DOWN_SIZE + kind]),
      ...s.subarray(upAt(kind), upAt(kind) + s[S.UP_SIZE + kind]),
    ];
    for (const card of lying) {
      if (kindOf(card) !== kind) return false;
      seen[card]++;
    }
  }
  for (let card = 0; card < CARDS; card++) {
    const holder = s[S.HOLDER + card];
    if (holder >= 0) seen[card]++;
    if (seen[card] !== 1 || holder >= s[S.SEATS]) return false;
    if (holder < 0 ? s[S.KNOWN + card] !== 0 : !S.knows(s, holder, card)) return false;
  }
  return true;
}

function areHandsCounted(s: S.State): boolean {
  return seatsOf(s).every((p) =>
    KINDS.every((_, kind) => {
      let held = 0;
      for (let card = 0; card < CARDS; card++) {
        if (s[S.HOLDER + card] === p && kindOf(card) === kind) held++;
      }
      return held === s[S.HAND + S.at(p) + kind];
    }),
  );
}

function arePilesFormed(s: S.State): boolean {
  return KINDS.every((_, kind) => {
    const size = S.pileCount(s, kind);
    return size <= EACH_KIND[kind] && (s[S.DOWN_SIZE + kind] > 0 || s[S.UP_SIZE + kind] === 0);
  });
}

/** Before phase 3; in it they are taken away. */
function areDiscsCounted(s: S.State): boolean {
  let discs = 0;
  for (let space = 0; space < NO_SPACE; space++) {
    if (s[S.DISC + space] < 0) return false;
    if (s[S.DISC + space] > 0 && s[S.VISITED + space] === 0) return false;
    discs += s[S.DISC + space];
  }
  if (s[S.PATH_SIZE] === 0) return discs === 0;
  return s[S.PHASE] === S.ACQUIRE ? discs <= DISCS : discs === DISCS;
}

function isWayConnected(s: S.State): boolean {
  for (let i = 1; i < s[S.PATH_SIZE]; i++) {
    if (!areAdjacent(s[S.PATH + i - 1], s[S.PATH + i])) return false;
  }
  const isPlaced = s[S.PATH_SIZE] > 0;
  return isPlaced === (s[S.PHASE] !== S.START && s[S.PHASE] !== S.OVER);
}

function isStatusKept(s: S.State): boolean {
  for (let building = 0; building < MARKET; building++) {
    const isVisited = s[S.VISITED + building] === 1;
    if (isVisited !== (s[S.STATUS + building] !== S.NOT_VISITED)) return false;
  }
  if (s[S.PHASE] === S.CLAIM) return isBuilding(S.tower(s)) && s[S.STATUS + S.tower(s)] === S.OPEN;
  return s[S.PHASE] !== S.ACTION || s[S.STATUS + S.tower(s)] === S.TAKEN;
}

/** Except while a seat chooses among cards that it has just drawn. */
function areMessagesDelivered(s: S.State): boolean {
  if (s[S.PENDING] !== S.NOTHING_PENDING || !isPhase2(s)) return true;
  return CARD.every(({ buildings }, card) => {
    return s[S.HOLDER + card] < 0 || buildings.length < 2 || !isDeliverable(s, card);
  });
}

const isPhase2 = (s: S.State): boolean =>
  s[S.PHASE] === S.CLAIM || s[S.PHASE] === S.ACTION || s[S.PHASE] === S.MOVE;

function arePartiesRight(s: S.State): boolean {
  return slotsOf(s).every((slot) => {
    const at = S.offerAt(slot);
    const maker = s[at + R.MAKER];
    const taker = s[at + R.TAKER];
    return maker !== taker && (maker === s[S.MERCHANT] || taker === s[S.MERCHANT]);
  });
}

/** Only the maker's cards say how they are shown (5.7.2). */
function areCardsAsked(s: S.State): boolean {
  return slotsOf(s).every((slot) => {
    const at = S.offerAt(slot);
    const other = at + (s[at + R.MAKER] === s[S.MERCHANT] ? R.GIVE : R.ASK);
    return s.subarray(other + R.TO_NOBODY_CARD, other + R.ANY_GOODS).every((mask) => mask === 0);
  });
}

/** While a question is open nothing becomes void (5.7.6). */
function canOffersBeMet(s: S.State): boolean {
  if (s[S.PENDING] !== S.NOTHING_PENDING) return true;
  return slotsOf(s).every((slot) => {
    const at = S.offerAt(slot);
    const target = s[at + R.TARGET];
    if (s[S.REACH + target] === 0 && !(target === S.tower(s) && s[S.PHASE] === S.CLAIM)) {
      return false;
    }
    const maker = s[at + R.MAKER];
    const isOffer = maker !== s[S.MERCHANT];
    const own = at + (isOffer ? R.GIVE : R.ASK);
    if (s[own + R.DUCATS] > s[S.DUCATS + S.at(maker)]) return false;
    if (checkOwned(s, maker, s, own) !== 0) return false;
    const forced = isForcing(s, slot) ? R.isEmpty(s, at + R.ASK) : true;
    return forced && checkTerms(s, s, at, playerOf(s, s, at), isOffer) === 0;
  });
}

function isWindowRight(s: S.State): boolean {
  const isOpen = s[S.PHASE] === S.ACTION;
  if (isOpen !== s[S.ACTOR] >= 0) return false;
  return isOpen || s[S.PENDING] === S.NOTHING_PENDING;
}
