/** E_ROOM: moves the peg to give it the room that the action needs. */

import { rowOf } from '../actions.ts';
import * as k from '../codes.ts';
import { PRICE_MAX, PRICE_MIN, PRICE_STEP, SHOP_RESOURCE } from '../data.ts';
import * as S from '../state.ts';

function atLeast(s: S.State, counter: number, least: number): void {
  s[counter] = Math.max(s[counter], least);
}

function atMost(s: S.State, counter: number, most: number): void {
  s[counter] = Math.min(s[counter], most);
}

export function repairRoom(s: S.State, _seat: number, code: number): boolean {
  const b = k.body(code);
  const max = s[S.OPT_ORDERS_MAX];
  if (rowOf(code).type === 'playFavor') {
    atMost(s, S.ORDERS + ((b >> 3) & 7), max - (b & 7));
    return true;
  }
  if (rowOf(code).type === 'useMajority') {
    const shop = b >> 1;
    const price = S.PRICE + SHOP_RESOURCE[shop];
    if ((b & 1) === k.LOWER_PRICE) {
      atLeast(s, price, PRICE_MIN + 2 * PRICE_STEP);
      atMost(s, S.ORDERS + shop, max - 1);
    } else {
      atMost(s, price, PRICE_MAX - 2 * PRICE_STEP);
      atLeast(s, S.ORDERS + shop, 1);
    }
    return true;
  }
  const shop = Math.floor((b >> 3) / 3);
  const peg = (b >> 1) & 3;
  if (peg === k.PEG_ORDERS && (b & 1) === k.UP) atMost(s, S.ORDERS + shop, max - 1);
  else if (peg === k.PEG_ORDERS) atLeast(s, S.ORDERS + shop, 1);
  else if (peg === k.PEG_SHARE) atLeast(s, S.SHARE + shop, PRICE_MIN + PRICE_STEP);
  else atLeast(s, S.PRICE + SHOP_RESOURCE[shop], PRICE_MIN + PRICE_STEP);
  return true;
}
