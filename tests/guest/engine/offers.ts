/** Trade: everybody but the leader offers, the leader accepts. */

import type { Command, State } from '../../../engine/core/contract.ts';
import type { EventSink } from '../../../engine/core/events.ts';
import { basket, name, number, open } from '../../../engine/kit/fields.ts';
import { counts } from '../../../engine/kit/names.ts';
import { type CodedRow, codeWith, type OpenRow } from '../../../engine/kit/rows.ts';
import * as D from './data.ts';
import { E } from './rule-index.ts';
import * as S from './state.ts';
import { type ById, type Offer, OK, tell } from './types.ts';

const KINDS = D.GOODS.length;

/** Listed offers: one of a good for 5, 10 or 20 coins. The code is good × 3 + price. */
export const ASKS = [5, 10, 20] as const;
const given = (command: Command<Offer>, good: number): number => {
  if (typeof command === 'number') return (((command & 15) / 3) | 0) === good ? 1 : 0;
  return command.give[D.GOODS[good]] ?? 0;
};
const asked = (command: Command<Offer>): number =>
  typeof command === 'number' ? ASKS[(command & 15) % 3] : command.ask;

function standing(s: State, seat: number): number {
  let count = 0;
  for (let i = 0; i < s[S.OFFERS]; i++) if (s[S.offerAt(i) + 1] === seat) count++;
  return count;
}

/** Whether the seat owns the goods of its offer. */
function covers(s: State, seat: number, command: Command<Offer>): boolean {
  for (let g = 0; g < KINDS; g++) if (given(command, g) > s[S.STOCK + S.at(seat) + g]) return false;
  return true;
}

export const offer: OpenRow<Offer> = {
  type: 'offer',
  code: codeWith(1, 0),
  rule: 'TR-2001',
  refusals: { E_GOODS: 'TR-2003', E_STEP: 'TR-2002', E_LIMIT: 'TR-2005' },
  open: { give: open(basket(D.GOODS, 99, 7)), ask: number(0, 1_000_000) },
  listed: {
    pack: (_s, _seat, { give, ask }) => {
      const [one, ...more] = Object.keys(give);
      const price = ASKS.indexOf(ask as 5);
      if (one === undefined || more.length > 0 || give[one as D.Good] !== 1) return -1;
      return price < 0 ? -1 : D.GOODS.indexOf(one as D.Good) * 3 + price;
    },
    unpack: (_s, _seat, code) => {
      return { type: 'offer', give: { [D.GOODS[(code / 3) | 0]]: 1 }, ask: ASKS[code % 3] };
    },
  },
  check: (s, seat, command) => {
    if (S.leaderOf(s) === seat) return E('E_LEADER');
    if (D.GOODS.every((_, g) => given(command, g) === 0)) return E('E_EMPTY');
    if (asked(command) % D.PRICE_STEP !== 0) return E('E_STEP');
    if (!covers(s, seat, command)) return E('E_GOODS');
    return standing(s, seat) < D.MAX_STANDING ? OK : E('E_LIMIT');
  },
  apply: (s, seat, command, _chance, sink) => {
    const at = S.offerAt(s[S.OFFERS]++);
    s[at] = ++s[S.OFFER_COUNT];
    s[at + 1] = seat;
    s[at + 2] = asked(command);
    for (let g = 0; g < KINDS; g++) s[at + 3 + g] = given(command, g);
    s[S.MADE]++;
    s[S.TRIES + S.at(seat)]++;
    if (sink) tell(sink, { type: 'offerMade', ...offerView(s, s[S.OFFERS] - 1) });
  },
};

/** An offer as everybody sees it. */
export function offerView(s: State, slot: number) {
  const at = S.offerAt(slot);
  const give = counts(s, at + 3, D.GOODS);
  return { offer: `O${s[at]}`, seat: s[at + 1], give, ask: s[at + 2] };
}

/** Place of a command's offer in the list, -1 if there is none. A code is the place itself. */
function slotOf(s: State, command: Command<ById>): number {
  if (typeof command === 'number') return (command & 31) < s[S.OFFERS] ? command & 31 : -1;
  for (let i = 0; i < s[S.OFFERS]; i++) if (`O${s[S.offerAt(i)]}` === command.offer) return i;
  return -1;
}

function remove(s: State, slot: number): void {
  const end = S.offerAt(s[S.OFFERS]);
  s.copyWithin(S.offerAt(slot), S.offerAt(slot + 1), end);
  s.fill(0, end - S.OFFER_LENGTH, end);
  s[S.OFFERS]--;
}

/** TR-2009: an offer ends when its maker can no longer give its goods. */
function dropFailed(s: State, maker: number, sink: EventSink | null): void {
  for (let i = s[S.OFFERS] - 1; i >= 0; i--) {
    const at = S.offerAt(i);
    if (s[at + 1] !== maker) continue;
    let fails = false;
    for (let g = 0; g < KINDS; g++) if (s[at + 3 + g] > s[S.STOCK + S.at(maker) + g]) fails = true;
    if (!fails) continue;
    if (sink) tell(sink, { type: 'offerEnded', offer: `O${s[at]}` });
    remove(s, i);
  }
}

const byId = (
  type: ById['type'],
  row: number,
  rule: string,
): Pick<OpenRow<ById>, 'type' | 'code' | 'rule' | 'open' | 'listed'> => ({
  type,
  code: codeWith(row, 0),
  rule,
  open: { offer: name(8) },
  listed: {
    pack: (s, _seat, action) => slotOf(s, action),
    unpack: (s, _seat, code) => ({ type, offer: `O${s[S.offerAt(code)]}` }),
  },
});

export const withdraw: OpenRow<ById> = {
  ...byId('withdraw', 5, 'TR-2006'),
  check: (s, seat, command) => {
    const slot = slotOf(s, command);
    return slot >= 0 && s[S.offerAt(slot) + 1] === seat ? OK : E('E_CLOSED');
  },
  apply: (s, _seat, command, _chance, sink) => {
    const slot = slotOf(s, command);
    if (sink) tell(sink, { type: 'offerEnded', offer: `O${s[S.offerAt(slot)]}` });
    remove(s, slot);
  },
};

export const accept: OpenRow<ById> = {
  ...byId('accept', 2, 'TR-2004'),
  check: (s, seat, command) => {
    if (S.leaderOf(s) !== seat) return E('E_LEADER');
    const slot = slotOf(s, command);
    if (slot < 0) return E('E_CLOSED');
    return s[S.offerAt(slot) + 2] > s[S.COINS + S.at(seat)] ? E('E_COINS') : OK;
  },
  apply: (s, seat, command, _chance, sink) => {
    const slot = slotOf(s, command);
    const at = S.offerAt(slot);
    const maker = s[at + 1];
    if (sink) tell(sink, { type: 'offerAccepted', by: seat, ...offerView(s, slot) });
    s[S.COINS + S.at(seat)] -= s[at + 2];
    s[S.COINS + S.at(maker)] += s[at + 2];
    for (let g = 0; g < KINDS; g++) {
      s[S.STOCK + S.at(maker) + g] -= s[at + 3 + g];
      s[S.STOCK + S.at(seat) + g] += s[at + 3 + g];
    }
    remove(s, slot);
    dropFailed(s, maker, sink);
  },
};

export const pass: CodedRow = {
  type: 'pass',
  code: codeWith(0, 0),
  rule: 'TR-2007',
  fields: {},
  check: (s, seat) => {
    if (S.leaderOf(s) === seat) return E('E_LEADER');
    return s[S.PASSED + S.at(seat)] === 1 ? E('E_PASSED') : OK;
  },
  apply: (s, seat, _code, _chance, sink) => {
    s[S.PASSED + S.at(seat)] = 1;
    if (sink) tell(sink, { type: 'passed', seat });
  },
};
