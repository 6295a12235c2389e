/** A seat's production: luxuries first, the best of them, then inputs of further ones. */

import * as C from '../codes.ts';
import { BUSINESS, CLOTH, FIRST_LUXURY, VALUE_OF } from '../data.ts';
import { SITES } from '../map.ts';
import { mayUse, usable } from '../phases/produce.ts';
import type { State } from '../state.ts';
import * as S from '../state.ts';
import { incomeAt } from './city.ts';
import { handWorth, own, SALE_SHARE } from './hand.ts';

/** Ducats of another's gain that weigh as much as one of the seat's own. */
const ENVY = 0.5;

/** Whether `p` has a business's inputs, and there is something left to make. */
export function canMake(s: State, p: number, business: number): boolean {
  const { inputs, makes } = BUSINESS[business];
  for (let i = 0; i < inputs.length; i++) if (usable(s, p, inputs[i]) <= 0) return false;
  return makes < 0 || s[S.PILE + makes - CLOTH] > 0;
}

/** Gain from a good made on the site, in Ducats. */
export function productionGain(s: State, p: number, site: number): number {
  const business = s[S.SITE_BUSINESS + site];
  const { inputs, makes } = BUSINESS[business];
  const share = s[S.SITE_OWNER + site] === p ? 1 : -ENVY / (s[S.SEATS] - 1);
  const income = share * incomeAt(site, business, 1);
  if (makes >= 0) {
    const asItIs = handWorth(s, p, 0, 0);
    const loss = asItIs - handWorth(s, p, inputs[0], -1);
    return handWorth(s, p, makes, 1) - asItIs + income - loss;
  }
  let goods = 0;
  for (let i = 0; i < inputs.length; i++) goods += VALUE_OF[inputs[i]];
  return own.favour + income - SALE_SHARE * goods;
}

/** After `survey` and `lookAt`: a legal code for `p`, who may produce. */
export function production(s: State, p: number): number {
  let best: number = C.END_PRODUCE;
  let most = 0;
  let isBestLuxury = false;
  for (let site = 0; site < SITES.length; site++) {
    const business = s[S.SITE_BUSINESS + site];
    if (business < 0 || !mayUse(s, p, site) || S.isUsed(s, site)) continue;
    const luxury = business >= FIRST_LUXURY;
    if ((isBestLuxury && !luxury) || !canMake(s, p, business)) continue;
    const gain = productionGain(s, p, site);
    if (gain <= 0 || (gain <= most && !(luxury && !isBestLuxury))) continue;
    best = C.PRODUCE + site;
    most = gain;
    isBestLuxury = luxury;
  }
  return best;
}
