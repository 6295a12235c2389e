/** The evaluation's features of a position, from one seat's point of view; each about 1 in size. */

import { featuresOf } from '../../../search/contract.ts';
import { DOGE } from '../bot/levels.ts';
import { look } from '../bot/look.ts';
import {
  contractsWorth,
  goodsWorth,
  messagesWorth,
  ordersWorth,
  tilesWorth,
} from '../bot/values.ts';
import { LARGE, SMALL } from '../data.ts';
import { contractsOf, contractValue } from '../scoring.ts';
import * as S from '../state.ts';
import { turnsOf } from './course.ts';

/** In the order in which `measure` writes them. */
export const features = featuresOf({
  base: ['one'],
  money: ['ducats'],
  orders: ['largeOrders', 'smallOrders', 'orderCards'],
  messages: ['messages'],
  contracts: ['contractsNow', 'contracts', 'contractHope'],
  goods: ['goods', 'commodities'],
  tiles: ['tiles'],
  buildings: ['placed', 'placedForLong', 'markers'],
  tempo: ['merchant', 'turns'],
});

/** Ducats that are 1 in a figure. */
const MUCH = 100;
const MONEY = 300;

/** How many buildings are set in a mask. */
function bits(mask: number): number {
  let count = 0;
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++;
  return count;
}

/** Writes the figures of seat `p` into `out`: its holdings by its own values. */
export function measure(s: S.State, p: number, out: Float64Array): void {
  const sight = look(s, p, DOGE);
  const held = sight.held[p];
  const contracts = contractsOf(s, p);
  const block = S.at(p);
  const placed = S.placed(s, p);
  const figures = [
    1,
    s[S.DUCATS + block] / MONEY,
    ordersWorth(sight, held, LARGE) / MUCH,
    ordersWorth(sight, held, SMALL) / MUCH,
    (s[S.HAND + block + LARGE] + s[S.HAND + block + SMALL]) / 5,
    messagesWorth(sight, held) / MUCH,
    contractValue(contracts) / MONEY,
    bits(contracts) / 5,
    contractsWorth(sight, held) / MONEY,
    goodsWorth(sight, held) / MUCH,
    held.goods.reduce((sum, count) => sum + count, 0) / 10,
    tilesWorth(sight, held) / MUCH,
    placed / 5,
    (placed * sight.turns) / 50,
    s[S.PERSONAL + block] / 5,
    s[S.MERCHANT] === p ? 1 : 0,
    turnsOf(s, p) / 5,
  ];
  for (let i = 0; i < figures.length; i++) out[i] = figures[i];
}
