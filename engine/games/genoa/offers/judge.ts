/**
 * Whether an offer, a proposal or a revision may be made (rules, section 5.7.3), and the same
 * checks again at its acceptance: the first failed one counts. The *player* is the party that is
 * not the merchant.
 */

import { kindOf } from '../cards.ts';
import { CARDS, COMMODITIES, DUCAT_STEP, EXTRA_ACTION, FIRST_OF, KINDS, TILES } from '../data.ts';
import { E, OK } from '../errors.ts';
import { left } from '../limits.ts';
import { isBuilding, NO_SPACE } from '../map.ts';
import * as S from '../state.ts';
import { checkDeferred } from './deferred.ts';
import * as R from './record.ts';

/** The party of a record that is not the merchant. */
export const playerOf = (s: S.State, record: Int32Array, at = 0): number =>
  record[at + R.MAKER] === s[S.MERCHANT] ? record[at + R.TAKER] : record[at + R.MAKER];

/** Checks of a new offer or proposal in `record`, or of a new version of the one in `slot`. */
export function checkMade(s: S.State, record: Int32Array, slot: number): number {
  const target = record[R.TARGET];
  const where = slot < 0 ? checkTarget(s, target) : OK;
  if (where !== OK) return where;
  const maker = record[R.MAKER];
  const isOffer = maker !== s[S.MERCHANT];
  const player = playerOf(s, record);
  const own = isOffer ? R.GIVE : R.ASK;
  const other = isOffer ? R.ASK : R.GIVE;
  // GE-532
  if (R.isEmpty(record, R.GIVE) && !R.promises(record, R.LATER)) return E.E_EMPTY_OFFER;
  if (!isInSteps(record)) return E.E_DUCAT_STEP;
  if (record[own + R.DUCATS] > s[S.DUCATS + S.at(maker)]) return E.E_FUNDS; // GE-533
  const owned = checkOwned(s, maker, record, own);
  if (owned !== OK || isTwice(record, own)) return E.E_NOT_OWNED;
  if (R.wildcards(record, own) > 0) return E.E_WILDCARD_FORBIDDEN; // GE-542
  const asked = checkAsked(s, record[R.TAKER], maker, record, other);
  if (asked !== OK) return asked;
  // GE-508, GE-537: a street or the Market needs no action.
  if (isBuilding(target) && !mayAct(s, player, record, isOffer)) return E.E_NO_ACTION;
  if ((record[R.FAULTS] & R.SAME_GOOD_TWICE) !== 0) return E.E_DEFERRED_INVALID;
  const terms = checkTerms(s, record, 0, player, isOffer);
  if (terms !== OK) return terms;
  return slot < 0 && !hasRoom(s, record) ? E.E_OFFER_LIMIT : OK;
}

/**
 * A deal's conditions besides goods and an action: promises, markers, with two players a good.
 * @param at where the record begins in `record`
 */
export function checkTerms(
  s: S.State,
  record: Int32Array,
  at: number,
  player: number,
  isOffer: boolean,
): number {
  const later = checkDeferred(s, record, at, player, isOffer);
  if (later !== OK) return later;
  const given = record[at + R.GIVE + R.MARKERS] + record[at + R.LATER + R.D_MARKERS];
  // GE-510, GE-535
  if (given > s[S.GENERAL + S.at(s[S.MERCHANT])]) return E.E_MARKERS_EXHAUSTED;
  if (record[at + R.ASK + R.MARKERS] > s[S.GENERAL + S.at(player)]) return E.E_MARKERS_EXHAUSTED;
  // GE-1101, GE-1102, GE-1106
  if (s[S.SEATS] > 2) return OK;
  const isGood = R.hasGood(record, at + R.GIVE) || R.promisesGood(record, at + R.LATER);
  return isGood ? OK : E.E_2P_NEEDS_GOOD;
}

/** Whether the tower can still serve the target in this turn (GE-402, GE-906). */
function checkTarget(s: S.State, target: number): number {
  if (target >= NO_SPACE) return E.E_BAD_TARGET;
  if (target === S.tower(s)) {
    if (!isBuilding(target)) return E.E_VISITED;
    return s[S.STATUS + target] === S.OPEN && s[S.PHASE] === S.CLAIM ? OK : E.E_ACTION_TAKEN;
  }
  if (s[S.VISITED + target] === 1) return E.E_VISITED; // GE-306
  return s[S.REACH + target] === 1 ? OK : E.E_UNREACHABLE; // GE-518
}

/** GE-531 */
const isInSteps = (record: Int32Array): boolean =>
  record[R.GIVE + R.DUCATS] % DUCAT_STEP === 0 &&
  record[R.ASK + R.DUCATS] % DUCAT_STEP === 0 &&
  record[R.LATER + R.D_DUCATS] % DUCAT_STEP === 0;

/** Whether a basket of the judged offer names a card twice. */
export const isTwice = (record: Int32Array, basket: number): boolean =>
  (record[R.FAULTS] &
    (basket === R.GIVE ? R.SAME_CARD_TWICE_IN_GIVE : R.SAME_CARD_TWICE_IN_ASK)) !==
  0;

/** GE-509: goods that `p` must have in hand: commodities, tiles, markers, named cards. */
export function checkOwned(s: S.State, p: number, record: Int32Array, basket: number): number {
  const block = S.at(p);
  for (let good = 0; good < COMMODITIES.length; good++) {
    if (record[basket + R.GOODS + good] > s[S.GOODS + block + good]) return E.E_NOT_OWNED;
  }
  for (let tile = 0; tile < TILES.length; tile++) {
    if (record[basket + R.TILE + tile] > s[S.TILE + block + tile]) return E.E_NOT_OWNED;
  }
  if (record[basket + R.MARKERS] > s[S.PERSONAL + block]) return E.E_NOT_OWNED; // GE-536
  return !R.hasCards(record, basket) || holdsAll(s, p, record, basket) ? OK : E.E_NOT_OWNED;
}

function holdsAll(s: S.State, p: number, record: Int32Array, basket: number): boolean {
  for (let card = 0; card < CARDS; card++) {
    if (R.hasCard(record, basket, card) && s[S.HOLDER + card] !== p) return false;
  }
  return true;
}

/** Items asked of the addressee, as far as the maker can see (GE-549): wildcards included. */
function checkAsked(
  s: S.State,
  taker: number,
  maker: number,
  record: Int32Array,
  basket: number,
): number {
  const isNamed = R.hasCards(record, basket);
  if (isNamed && !knowsAll(s, maker, taker, record, basket)) return E.E_BAD_CHOICE;
  const block = S.at(taker);
  let free = 0;
  for (let good = 0; good < COMMODITIES.length; good++) {
    const rest = s[S.GOODS + block + good] - record[basket + R.GOODS + good];
    if (rest < 0) return E.E_NOT_OWNED;
    free += rest;
  }
  if (record[basket + R.ANY_GOODS] > free) return E.E_NOT_OWNED;
  free = 0;
  for (let tile = 0; tile < TILES.length; tile++) {
    const rest = s[S.TILE + block + tile] - record[basket + R.TILE + tile];
    if (rest < 0) return E.E_NOT_OWNED;
    free += rest;
  }
  if (record[basket + R.ANY_TILE] > free) return E.E_NOT_OWNED;
  if (record[basket + R.MARKERS] > s[S.PERSONAL + block]) return E.E_NOT_OWNED;
  if (isTwice(record, basket)) return E.E_NOT_OWNED;
  for (let kind = 0; kind < KINDS.length; kind++) {
    const named = isNamed ? namedOf(record, basket, kind) : 0;
    const wanted = named + record[basket + R.ANY_CARD + kind];
    if (wanted > s[S.HAND + block + kind]) return E.E_NOT_OWNED;
  }
  return OK;
}

/** Whether the maker knows that each named card is in the addressee's hand. */
function knowsAll(
  s: S.State,
  maker: number,
  taker: number,
  record: Int32Array,
  basket: number,
): boolean {
  for (let card = 0; card < CARDS; card++) {
    if (!R.hasCard(record, basket, card)) continue;
    if (s[S.HOLDER + card] !== taker || !S.knows(s, maker, card)) return false;
  }
  return true;
}

/** Named cards of a kind in a basket. */
export function namedOf(record: Int32Array, basket: number, kind: number): number {
  let count = 0;
  for (let card = FIRST_OF[kind]; card < FIRST_OF[kind + 1]; card++) {
    if (kindOf(card) === kind && R.hasCard(record, basket, card)) count++;
  }
  return count;
}

/** GE-538: an action left, or a tile for one that is not itself given away. */
function mayAct(s: S.State, player: number, record: Int32Array, isOffer: boolean): boolean {
  if (left(s, player) >= 1) return true;
  const tiles = s[S.TILE + S.at(player) + EXTRA_ACTION];
  if (!isOffer) return tiles > 0;
  return record[R.USE_EXTRA] === 1 && tiles > record[R.GIVE + R.TILE + EXTRA_ACTION];
}

/** GE-551 */
function hasRoom(s: S.State, record: Int32Array): boolean {
  let standing = 0;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.MAKER] !== record[R.MAKER] || s[at + R.TAKER] !== record[R.TAKER]) continue;
    if (s[at + R.TARGET] === record[R.TARGET]) return false;
    standing++;
  }
  return standing < S.MOST_STANDING;
}
