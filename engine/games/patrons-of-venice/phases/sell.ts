/** The sell step: all sales of a player at once. */

import type { Command } from '../../../core/contract.ts';
import type { EventSink } from '../../../core/events.ts';
import { amount, fieldsOf, type OpenField, REFUSED } from '../../../kit/fields.ts';
import { body } from '../../../kit/rows.ts';
import { SELL } from '../codes.ts';
import { GOODS, type Good } from '../data.ts';
import { tell } from '../effects/emit.ts';
import { sellToBank } from '../effects/sale.ts';
import * as E from '../errors.ts';
import { following } from '../flow.ts';
import { during, type PvOpenRow } from '../row.ts';
import * as S from '../state.ts';
import type { OpenAction, SellAction } from '../types.ts';
import { startBuying } from './buy.ts';
import { endOfSales, firstSale, goodsOfSale, numberOfSale, readSale, SALE } from './sales.ts';

export function legal(s: S.State, p: number, out: Int32Array): number {
  const end = endOfSales(s, p);
  let n = 0;
  for (let sale = firstSale(s, p); sale < end; sale++) out[n++] = SELL + sale;
  return n;
}

/** Good → count from 1 to 10, in the order of the goods. */
const COUNT = amount(1, 10);
const goodsField: OpenField = {
  kind: 'basket',
  optional: false,
  clean: (value) => {
    const given = fieldsOf(value);
    const clean: { [good in Good]?: number } = {};
    let known = 0;
    for (const good of GOODS) {
      if (!given.has(good)) continue;
      clean[good] = COUNT.read(given.get(good));
      known++;
    }
    if (known !== given.size) throw REFUSED;
    return clean;
  },
};

/** PV-047: an empty basket sells nothing. */
export const sellRow: PvOpenRow = {
  type: 'sell',
  code: SELL,
  phases: during(S.PHASE_SELL),
  rule: 'PV-047',
  open: { goods: goodsField },
  listed: {
    pack: (s, p, action) => numberOfSale(s, p, (action as SellAction).goods),
    unpack: (s, p, sale) => {
      readSale(s, p, sale);
      return { type: 'sell', goods: goodsOfSale() };
    },
  },
  check: (s, p, command) => {
    if (typeof command === 'number') {
      const sale = body(command);
      return sale >= firstSale(s, p) && sale < endOfSales(s, p) ? E.OK : E.UNKNOWN_ID;
    }
    readBasket(command);
    for (let good = 0; good < GOODS.length; good++) {
      if (SALE[good] > s[S.HAND + S.at(p) + good]) return E.NOT_IN_HAND;
    }
    return E.OK;
  },
  apply: (s, p, command, _chance, sink) => {
    if (typeof command === 'number') readSale(s, p, body(command));
    else readBasket(command);
    sell(s, p, sink);
    const next = following(s, p);
    if (next < 0) startBuying(s, sink);
    else s[S.DECIDER] = next;
  },
};

function readBasket(command: Exclude<Command<OpenAction>, number>): void {
  const { goods } = command as SellAction;
  for (let good = 0; good < GOODS.length; good++) SALE[good] = goods[GOODS[good]] ?? 0;
}

/** Sells the contents of `SALE`. */
function sell(s: S.State, p: number, sink: EventSink | null): void {
  let ducats = 0;
  for (let good = 0; good < GOODS.length; good++) {
    if (SALE[good] === 0) continue;
    s[S.HAND + S.at(p) + good] -= SALE[good];
    ducats += sellToBank(s, p, good, SALE[good]);
  }
  if (sink) tell(sink, { type: 'sold', seat: p, goods: goodsOfSale(), ducats });
}
