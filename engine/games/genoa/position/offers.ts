/** Standing offers of a described position. */

import type { JsonObject } from '../../../core/contract.ts';
import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { numberOf } from '../fields.ts';
import { SPACES } from '../map.ts';
import { remember } from '../offers/parties.ts';
import * as R from '../offers/record.ts';
import { readTerms } from '../offers/words.ts';
import * as S from '../state.ts';
import { seatOf } from './turn.ts';
import { cleanBasket, cleanDeferred } from './words.ts';

const FIELDS = [
  'id',
  'version',
  'seq',
  'maker',
  'taker',
  'target',
  'give',
  'ask',
  'deferred',
  'useExtra',
  'replyTo',
  'status',
];

const record = R.blankRecord();

export function readOffers(s: S.State, given: Reader): void {
  const offers = given.list('offers');
  let most = 0;
  offers.forEach((fields, i) => {
    if (typeof fields !== 'object' || fields === null || Array.isArray(fields)) {
      given.fail(`offers.${i}`, 'must be an object');
    }
    const offer = given.nested(`offers.${i}`, fields as JsonObject);
    offer.allow(FIELDS);
    readOffer(s, offer, i + 1);
    if (2 * S.MOST_STANDING * (s[S.SEATS] - 1) <= i) {
      throw new PositionError('offers stand within their limit', 'there are too many');
    }
    for (let k = 0; k < R.RECORD; k++) s[S.offerAt(i) + k] = record[k];
    s[S.OFFERS]++;
    remember(s, record);
    most = Math.max(most, record[R.NUMBER]);
  });
  s[S.MADE] = given.int('made', most);
  s[S.SAID] = given.int('said', s[S.MADE]);
  readEnded(s, given);
}

/** Parties of this turn's ended offers. */
function readEnded(s: S.State, given: Reader): void {
  const ended = given.record('ended');
  for (const id of ended.keys()) {
    const parties = ended.record(id);
    parties.allow(['maker', 'taker']);
    R.clear(record);
    record[R.NUMBER] = numberOf(id);
    record[R.MAKER] = seatOf(s, parties, 'maker', -1);
    record[R.TAKER] = seatOf(s, parties, 'taker', s[S.MERCHANT]);
    remember(s, record);
  }
}

function readOffer(s: S.State, offer: Reader, usual: number): void {
  R.clear(record);
  record[R.NUMBER] = offer.tells('id') ? numberOf(String(offer.raw('id'))) : usual;
  record[R.VERSION] = offer.int('version', 1);
  record[R.SEQ] = offer.int('seq', 0);
  record[R.MAKER] = seatOf(s, offer, 'maker', -1);
  record[R.TAKER] = seatOf(s, offer, 'taker', s[S.MERCHANT]);
  record[R.TARGET] = offer.id('target', SPACES, -1);
  if (record[R.TARGET] < 0) offer.fail('target', 'must be a space');
  record[R.REPLY_TO] = offer.tells('replyTo') ? numberOf(String(offer.raw('replyTo'))) : 0;
  record[R.USE_EXTRA] = offer.flag('useExtra', false) ? 1 : 0;
  const deferred = offer.tells('deferred') ? cleanDeferred(offer, offer.raw('deferred')) : {};
  const isOffer = record[R.MAKER] !== s[S.MERCHANT];
  const terms = { give: cleanBasket(offer, 'give'), ask: cleanBasket(offer, 'ask'), deferred };
  readTerms(record, isOffer ? R.GIVE : R.ASK, terms, s[S.OPT_OFFER_CARDS]);
  if (record[R.FAULTS] !== 0) offer.fail('give', 'names a card twice');
}
