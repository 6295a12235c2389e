/** The rules' action for an absent seat, and for a seat that visibly has no choice. */

import { CHOOSE, END_PRODUCE, PASS, PLACE, SELL, UNLOAD } from './codes.ts';
import { BUSINESS, GOODS, SAIL, SHIPS } from './data.ts';
import { CAMPI, SITES } from './map.ts';
import { priceAt, STOCK } from './phases/buy.ts';
import { mayUse } from './phases/produce.ts';
import { isFree, priceFor } from './phases/reserve.ts';
import { firstSale } from './phases/sales.ts';
import { statuePrice } from './phases/sponsor-statue.ts';
import * as S from './state.ts';

/** For an absent seat (section 4, absent players). */
export function standIn(s: S.State, p: number): number {
  switch (s[S.PHASE]) {
    case S.PHASE_CHOOSE:
      return CHOOSE + SAIL;
    case S.PHASE_UNLOAD:
      return UNLOAD;
    case S.PHASE_PLACE:
      return PLACE + s[S.NEW];
    case S.PHASE_SELL:
      return SELL + firstSale(s, p);
    case S.PHASE_PRODUCE:
      return END_PRODUCE;
    default:
      return PASS;
  }
}

/**
 * The answer of a decider who visibly has no other (section 4, players without a choice); null if
 * he is asked. It does not depend on hidden hands or hidden Ducats.
 */
export function onlyAnswer(s: S.State, p: number): number | null {
  return s[S.DECIDER] === p && hasNoChoice(s, p) ? standIn(s, p) : null;
}

function hasNoChoice(s: S.State, p: number): boolean {
  switch (s[S.PHASE]) {
    case S.PHASE_RESERVE:
      return s[S.CUBES + S.at(p)] === 0 || !canReserve(s, p);
    case S.PHASE_SELL:
      return S.handCount(s, p) === 0;
    case S.PHASE_BUY:
      return !canBuy(s, p);
    case S.PHASE_SPONSOR:
      return !canSponsorBusiness(s, p) && !canSponsorStatue(s, p);
    case S.PHASE_PRODUCE:
      return S.handCount(s, p) === 0 || !hasUnusedBusiness(s, p);
    default:
      return false;
  }
}

/** Whether `p` may be able to pay, from public facts. */
const mayAfford = (s: S.State, p: number, price: number): boolean =>
  s[S.OPT_OPEN_MONEY] === 0 || s[S.DUCATS + S.at(p)] >= price;

function canReserve(s: S.State, p: number): boolean {
  for (let owner = 0; owner < s[S.SEATS]; owner++) {
    if (!mayAfford(s, p, priceFor(p, owner))) continue;
    for (let ship = 0; ship < SHIPS.length; ship++) if (isFree(s, owner, ship)) return true;
  }
  return false;
}

function canBuy(s: S.State, p: number): boolean {
  return STOCK.some((stock, stall) =>
    GOODS.some((_, good) => s[stock + good] > 0 && mayAfford(s, p, priceAt(stall, good))),
  );
}

function canSponsorBusiness(s: S.State, p: number): boolean {
  if (s[S.CUBES + S.at(p)] === 0) return false;
  return BUSINESS.some(({ cost }, i) => s[S.TILES + i] > 0 && mayAfford(s, p, cost));
}

function canSponsorStatue(s: S.State, p: number): boolean {
  if (s[S.STATUES_LEFT] === 0 || !mayAfford(s, p, statuePrice(s))) return false;
  return CAMPI.some((_, campo) => s[S.STATUE + campo] === 0);
}

const hasUnusedBusiness = (s: S.State, p: number): boolean =>
  SITES.some((_, site) => mayUse(s, p, site) && !S.isUsed(s, site));
