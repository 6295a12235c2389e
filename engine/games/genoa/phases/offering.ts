/** Offers, proposals, revisions, withdrawals, refusals (rules, section 5.7.3). */

import type { EventSink } from '../../../core/events.ts';
import { maybe, number, open } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { CARD_IDS } from '../cards.ts';
import { DECLINE, OFFER, PROPOSE, REVISE, WITHDRAW } from '../codes.ts';
import { MAX_SEATS } from '../data.ts';
import { tell, tellWithSecret } from '../effects/emit.ts';
import { canStep } from '../effects/tower.ts';
import { E, OK } from '../errors.ts';
import {
  basketField,
  deferredField,
  extraField,
  numberOf as idNumber,
  offerField,
  offerIdField,
  targetField,
} from '../fields.ts';
import { conclude } from '../flow.ts';
import { NO_SPACE, SPACES, type SpaceId } from '../map.ts';
import { change, end, isForcing, judged, slotOf, stand } from '../offers/hold.ts';
import { isListed, playerIn, targetIn } from '../offers/items.ts';
import { checkMade } from '../offers/judge.ts';
import { makerOf, takerOf } from '../offers/parties.ts';
import * as R from '../offers/record.ts';
import { fillOffer, fillProposal, numberOf, termsOf } from '../offers/vocabulary.ts';
import { cardsFor, offerView, readTerms, withFaces } from '../offers/words.ts';
import { during, type GeCodedRow, type GeOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { OfferAction, OpenAction, ProposeAction, ReviseAction } from '../types.ts';

const PHASE_2 = during(S.CLAIM, S.ACTION, S.MOVE);

const TERMS = { give: basketField, ask: basketField, deferred: deferredField };
const EXTRA = maybe(open(extraField));
/** A seat that no table has is refused by the rules, after state and sender. */
const MOST_SEAT = 1_000_000;

/** The index of a space, `NO_SPACE` for an unknown word. */
const spaceOf = (id: string): number => {
  const space = SPACES.indexOf(id as SpaceId);
  return space < 0 ? NO_SPACE : space;
};

/** Reads an offer of `p`, listed or not, into the judged offer. */
function readOffer(s: S.State, p: number, command: number | OpenAction): void {
  R.clear(judged);
  if (typeof command === 'number') {
    fillOffer(s, p, body(command), judged);
    return;
  }
  const action = command as OfferAction;
  judged[R.MAKER] = p;
  judged[R.TAKER] = s[S.MERCHANT];
  judged[R.TARGET] = spaceOf(action.target);
  judged[R.USE_EXTRA] = action.useExtra ? 1 : 0;
  readTerms(judged, R.GIVE, action, s[S.OPT_OFFER_CARDS]);
}

function readProposal(s: S.State, command: number | OpenAction): void {
  R.clear(judged);
  if (typeof command === 'number') {
    fillProposal(s, body(command), judged);
    return;
  }
  const action = command as ProposeAction;
  judged[R.MAKER] = s[S.MERCHANT];
  judged[R.TAKER] = action.player;
  judged[R.TARGET] = spaceOf(action.target);
  judged[R.REPLY_TO] = action.replyTo === undefined ? 0 : idNumber(action.replyTo);
  readTerms(judged, R.ASK, action, s[S.OPT_OFFER_CARDS]);
}

/** Announces an offer to all, and the shown cards to its taker. */
function announce(
  s: S.State,
  type: 'offerMade' | 'offerRevised',
  slot: number,
  sink: EventSink,
): void {
  const offer = offerView(s, S.offerAt(slot));
  const taker = offer.taker;
  const merchant = s[S.MERCHANT];
  const seen = cardsFor(s, slot, taker);
  if (!seen || seen.give.length + seen.ask.length === 0) {
    tell(sink, { type, merchant, offer });
    return;
  }
  const named = {
    ...offer,
    give: withFaces(offer.give, seen.give),
    ask: withFaces(offer.ask, seen.ask),
  };
  tellWithSecret(sink, { type, merchant, offer }, taker, {
    offer: structuredClone(named) as never,
  });
}

/** Cards of the maker are shown as the offer says (section 7, known faces). */
function showCards(s: S.State, own: number): void {
  if (!R.hasCards(judged, own)) return;
  for (let card = 0; card < CARD_IDS.length; card++) {
    if (!R.hasCard(judged, own, card)) continue;
    const shown = R.shownTo(judged, own, card);
    if (shown === R.TO_ALL) s[S.KNOWN + card] |= (1 << s[S.SEATS]) - 1;
    else if (shown === R.TO_TAKER) s[S.KNOWN + card] |= 1 << judged[R.TAKER];
  }
}

/** GE-501, GE-507, GE-518: from a player to the merchant. */
export const offerRow: GeOpenRow = {
  type: 'offer',
  code: OFFER,
  states: PHASE_2,
  rule: 'GE-501',
  refusals: { E_NOT_YOUR_DECISION: 'GE-504', E_NO_ACTION: 'GE-538' },
  isNowhere: (command) =>
    typeof command !== 'number' && spaceOf((command as OfferAction).target) === NO_SPACE,
  open: { target: targetField, ...TERMS, useExtra: EXTRA },
  listed: {
    pack: (s, p, action) => {
      readOffer(s, p, action as OfferAction);
      return judged[R.TARGET] === NO_SPACE ? -1 : numberOf(s, judged, true);
    },
    unpack: (s, p, number) => {
      readOffer(s, p, number);
      return {
        type: 'offer',
        target: SPACES[targetIn(number)],
        ...termsOf(judged),
        ...(judged[R.USE_EXTRA] === 1 && { useExtra: true }),
      } as OfferAction;
    },
  },
  check: (s, p, command) => {
    if (typeof command === 'number' && !isListed(body(command))) return E.E_PARAM;
    if (s[S.MERCHANT] === p) return E.E_NOT_YOUR_DECISION;
    readOffer(s, p, command);
    return checkMade(s, judged, -1);
  },
  apply: (s, p, command, _chance, sink) => {
    readOffer(s, p, command);
    s[S.TRIES + S.at(p)]++;
    s[S.PASSED] &= ~(1 << p);
    showCards(s, R.GIVE);
    const slot = stand(s, judged);
    if (sink) announce(s, 'offerMade', slot, sink);
    conclude(s, sink);
  },
};

/** GE-514: from the merchant to one player. */
export const proposeRow: GeOpenRow = {
  type: 'propose',
  code: PROPOSE,
  states: PHASE_2,
  rule: 'GE-514',
  isNowhere: (command) =>
    typeof command !== 'number' && spaceOf((command as ProposeAction).target) === NO_SPACE,
  open: {
    player: number(0, MOST_SEAT),
    target: targetField,
    ...TERMS,
    replyTo: maybe(offerIdField),
  },
  listed: {
    pack: (s, _p, action) => {
      readProposal(s, action as ProposeAction);
      const isPlace = judged[R.TARGET] !== NO_SPACE && judged[R.TAKER] < MAX_SEATS;
      return isPlace ? numberOf(s, judged, false) : -1;
    },
    unpack: (s, _p, number) => {
      readProposal(s, number);
      return {
        type: 'propose',
        player: playerIn(number),
        target: SPACES[targetIn(number)],
        ...termsOf(judged),
      } as ProposeAction;
    },
  },
  check: (s, p, command) => {
    if (typeof command === 'number' && !isListed(body(command))) return E.E_PARAM;
    if (s[S.MERCHANT] !== p) return E.E_MERCHANT_REQUIRED;
    readProposal(s, command);
    const player = judged[R.TAKER];
    if (player === p || player >= s[S.SEATS]) return E.E_PARAM;
    const made = checkMade(s, judged, -1);
    return made === OK ? checkReply(s, command) : made;
  },
  apply: (s, _p, command, _chance, sink) => {
    readProposal(s, command);
    s[S.TRIES_TO + S.at(judged[R.TAKER])]++;
    showCards(s, R.ASK);
    const slot = stand(s, judged);
    if (sink) announce(s, 'offerMade', slot, sink);
    conclude(s, sink);
  },
};

/** A link for display: a standing offer of that player for the same target. */
function checkReply(s: S.State, command: number | OpenAction): number {
  if (typeof command === 'number' || (command as ProposeAction).replyTo === undefined) return OK;
  const slot = slotOf(s, judged[R.REPLY_TO]);
  if (slot < 0) return E.E_OFFER_CLOSED;
  const at = S.offerAt(slot);
  const isIts = s[at + R.MAKER] === judged[R.TAKER] && s[at + R.TARGET] === judged[R.TARGET];
  return isIts ? OK : E.E_OFFER_CLOSED;
}

/** Reads the next version of a standing offer: its terms are replaced whole. */
function readRevision(s: S.State, slot: number, action: ReviseAction): void {
  const at = S.offerAt(slot);
  R.clear(judged);
  for (let i = 0; i < R.USE_EXTRA; i++) judged[i] = s[at + i];
  judged[R.USE_EXTRA] = action.useExtra ? 1 : 0;
  const own = judged[R.MAKER] === s[S.MERCHANT] ? R.ASK : R.GIVE;
  readTerms(judged, own, action, s[S.OPT_OFFER_CARDS]);
}

/** Whether an offer of this turn, standing or ended, belongs to another seat. */
const isSomebodyElses = (party: number, p: number): boolean => party >= 0 && party !== p;

/** GE-506: at any time before agreement. */
export const reviseRow: GeOpenRow = {
  type: 'revise',
  code: REVISE,
  states: PHASE_2,
  rule: 'GE-506',
  refusals: { E_NO_ACTION: 'GE-538' },
  open: { offerId: offerIdField, ...TERMS, useExtra: EXTRA },
  check: (s, p, command) => {
    if (typeof command === 'number') return E.E_PARAM;
    const action = command as ReviseAction;
    const offer = idNumber(action.offerId);
    const slot = slotOf(s, offer);
    if (isSomebodyElses(makerOf(s, offer), p)) return E.E_NOT_YOUR_DECISION;
    if (slot < 0) return E.E_OFFER_CLOSED;
    if (p === s[S.MERCHANT] && action.useExtra) return E.E_PARAM;
    readRevision(s, slot, action);
    return checkMade(s, judged, slot);
  },
  apply: (s, p, command, _chance, sink) => {
    const action = command as ReviseAction;
    const slot = slotOf(s, idNumber(action.offerId));
    readRevision(s, slot, action);
    if (p !== s[S.MERCHANT]) s[S.PASSED] &= ~(1 << p);
    showCards(s, p === s[S.MERCHANT] ? R.ASK : R.GIVE);
    change(s, slot, judged);
    if (sink) announce(s, 'offerRevised', slot, sink);
    conclude(s, sink);
  },
};

/** By its maker. */
export const withdrawRow: GeCodedRow = {
  type: 'withdraw',
  code: WITHDRAW,
  states: PHASE_2,
  rule: 'GE-528',
  fields: { offerId: offerField },
  check: (s, p, code) => {
    if (isSomebodyElses(makerOf(s, body(code)), p)) return E.E_NOT_YOUR_DECISION;
    return slotOf(s, body(code)) < 0 ? E.E_OFFER_CLOSED : OK;
  },
  apply: (s, _p, code, _chance, sink) => {
    end(s, slotOf(s, body(code)), 'withdrawn', sink);
    conclude(s, sink);
  },
};

/** GE-515, GE-548: by its addressee. */
export const declineRow: GeCodedRow = {
  type: 'decline',
  code: DECLINE,
  states: PHASE_2,
  rule: 'GE-515',
  refusals: { E_MUST_ACCEPT: 'GE-548' },
  fields: { offerId: offerField },
  check: (s, p, code) => {
    if (isSomebodyElses(takerOf(s, body(code)), p)) return E.E_NOT_YOUR_DECISION;
    const slot = slotOf(s, body(code));
    if (slot < 0) return E.E_OFFER_CLOSED;
    return isForcing(s, slot) ? E.E_MUST_ACCEPT : OK;
  },
  apply: (s, _p, code, _chance, sink) => {
    end(s, slotOf(s, body(code)), 'declined', sink);
    conclude(s, sink);
  },
};

/** Offers that can be withdrawn or declined, in the order of making (section 5.11). */
export function legalEnds(s: S.State, p: number, out: Int32Array, start: number): number {
  let n = start;
  for (let slot = 0; slot < s[S.OFFERS]; slot++) {
    const at = S.offerAt(slot);
    if (s[at + R.MAKER] === p) out[n++] = WITHDRAW + s[at + R.NUMBER];
    else if (s[at + R.TAKER] === p && isNear(s, s[at + R.TARGET]) && !isForcing(s, slot)) {
      out[n++] = DECLINE + s[at + R.NUMBER];
    }
  }
  return n;
}

/** The claimed building, or a space that can be moved to now. */
export const isNear = (s: S.State, target: number): boolean =>
  s[S.PHASE] === S.CLAIM ? target === S.tower(s) : canStep(s, target);
