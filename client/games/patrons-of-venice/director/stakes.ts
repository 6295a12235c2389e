/** The matters at stake in a position, as far as every spectator sees them. Pure. */

import { BUSINESSES } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PublicView, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import { byWeight, staking } from '../../../table/director/staking.ts';
import type { Name } from '../../../table/director/telling.ts';
import type { Stake } from '../../../table/director/types.ts';
import {
  askedIn,
  businessOf,
  goodValue,
  mayPay,
  optionsOf,
  shipmentOnBoard,
  targetOf,
} from '../facts.ts';
import { race } from '../forecast.ts';
import { houseId } from '../sites.ts';
import {
  businessName,
  campoFullName,
  cardsName,
  goodName,
  seatName,
  siteName,
} from '../strings/names.ts';
import {
  byPoints,
  freeBesideStatue,
  mostInOneAction,
  percentOf,
  pirateChance,
  statueChances,
  unprotected,
  workshops,
} from './scene.ts';
import { t } from './strings.ts';

const stake = staking(t);

/** From this chance on a raid is more than a worry. */
const LIKELY = 0.3;
/** Points of one seat from which a statue is worth a sentence. */
const PAYS = 2;

/**
 * Everything at stake, the most important first; of equal weight, its subject comes before the
 * decision.
 */
export function stakes(view: View): Stake[] {
  const open = view.public;
  if (open.phase === 'gameOver') return [];
  const name = (seat: number): string => seatName(view, seat, null);
  return byWeight([
    ...ending(open, name),
    ...scarce(open, name),
    ...statues(open, name),
    ...pirates(open),
    ...decision(open, name),
    ...lead(open, name),
  ]);
}

/**
 * The decision: its seat and its subject. Its text is said once of an action, for the question goes
 * round quicker than any reader.
 */
function decision(open: PublicView, name: Name): Stake[] {
  const said = deciding(open, name);
  return open.decider[0] === open.lead ? said : said.map((one) => ({ ...one, text: null }));
}

function deciding(open: PublicView, name: Name): Stake[] {
  const [seat] = askedIn(open);
  if (seat === undefined) return [];
  const told = { name: name(seat) };
  const at = houseId(seat, open.seats.length);
  switch (open.phase) {
    case 'chooseAction':
      return [stake('at.choose', 'seals', seat, 2, { ...told, turn: open.turn })];
    case 'reserve':
      return [stake('at.reserve', at, seat, 2, told)];
    case 'sailUnload': {
      const good = shipmentOnBoard(open)?.good;
      if (!good) return [];
      const board = houseId(open.sail?.board ?? seat, open.seats.length);
      const params = { ...told, good: goodName(good), ducats: goodValue(good) };
      return [stake('at.unload', board, seat, 2, params)];
    }
    case 'sailPlace': {
      const goods = cardsName(open.sail?.newShipments ?? []);
      return [stake('at.place', 'raft', seat, 2, { ...told, goods })];
    }
    case 'tradeSell':
      return [
        stake('at.sell', 'market', seat, 2, { ...told, n: open.seats[seat]?.handCount ?? 0 }),
      ];
    case 'tradeBuy':
      return [stake('at.buy', 'market', seat, 2, told)];
    case 'sponsor':
      return [stake('at.sponsor', at, seat, 2, told)];
    case 'produce':
      return [producing(open, seat, told)];
    default:
      return [];
  }
}

function producing(open: PublicView, seat: number, told: { readonly name: string }): Stake {
  const own = workshops(open, optionsOf(open).guestProduction ? null : seat);
  const at = own[0] ?? houseId(seat, open.seats.length);
  return stake('at.produce', at, seat, 2, { ...told, n: own.length });
}

/** A seat that is one action from the target. */
function ending(open: PublicView, name: Name): Stake[] {
  const { target, runners } = race(open);
  const near = runners
    .filter(({ seat, missing }) => missing > 0 && missing <= mostInOneAction(open, seat))
    .sort((a, b) => a.missing - b.missing);
  return near.slice(0, 1).map(({ seat, points }) => {
    const place = houseId(seat, open.seats.length);
    const weight = open.phase === 'chooseAction' ? 3 : 2;
    return stake('at.target', place, seat, weight, { name: name(seat), points, target });
  });
}

/** Only before the lead chooses: afterwards the turn's action is settled. */
function pirates(open: PublicView): Stake[] {
  const chance = pirateChance(open);
  const n = unprotected(open);
  if (open.phase !== 'chooseAction' || chance < LIKELY || n === 0) return [];
  return [stake('at.pirates', 'wharf', null, 2, { percent: percentOf(chance), n })];
}

/** Seats that have still to sponsor in this action, the deciding one first. */
function stillSponsoring({ phase, decider, lead, seats }: PublicView): number[] {
  const [first] = decider;
  if (phase !== 'sponsor' || first === undefined) return [];
  const after = (first - lead + seats.length) % seats.length;
  return Array.from({ length: seats.length - after }, (_, k) => (first + k) % seats.length);
}

/**
 * Pieces that two seats want and one gets: the last free place beside a statue, the last tile of a
 * kind.
 */
function scarce(open: PublicView, name: Name): Stake[] {
  const waiting = stillSponsoring(open);
  const found: Stake[] = [];
  const [site, ...more] = freeBesideStatue(open);
  const cheapest = Math.min(...left(open).map((business) => businessOf(business).cost));
  const able = waiting.filter((seat) => mayPay(open, seat, cheapest));
  if (site && more.length === 0 && able.length > 1) {
    const params = { site: siteName(site), names: listed(able.map(name)) };
    found.push(stake('at.site', site, able[0] ?? null, 3, params));
  }
  for (const business of left(open)) {
    const { cost } = businessOf(business);
    const buyers = waiting.filter((seat) => mayPay(open, seat, cost));
    if (open.tilesLeft[business] !== 1 || buyers.length < 2) continue;
    const params = { business: businessName(business), names: listed(buyers.map(name)) };
    found.push(stake('at.tile', null, null, 1, params));
    break;
  }
  return found;
}

const left = ({ tilesLeft }: PublicView) => BUSINESSES.filter((one) => tilesLeft[one] > 0);

/** The statue that would bring most to one seat that may be able to pay for it. */
function statues(open: PublicView, name: Name): Stake[] {
  const chances = statueChances(open).flatMap(({ campo, price, points }) =>
    points.flatMap((n, seat) => (mayPay(open, seat, price) ? [{ campo, price, seat, n }] : [])),
  );
  const [best] = chances.sort((a, b) => b.n - a.n);
  if (!best || best.n < PAYS) return [];
  const { campo, price, seat, n } = best;
  const params = { campo: campoFullName(campo), price, name: name(seat), n };
  return [stake('at.statue', campo, seat, open.phase === 'sponsor' ? 2 : 1, params)];
}

function lead(open: PublicView, name: Name): Stake[] {
  const { leaders } = race(open);
  const [first, second] = byPoints(open);
  if (!first || !second || first.points === 0) return [];
  const told = { points: first.points, target: targetOf(open) };
  if (leaders.length > 1) {
    return [stake('at.level', null, null, 1, { ...told, names: listed(leaders.map(name)) })];
  }
  const gap = first.points - second.points;
  const params = { ...told, name: name(first.seat), gap, second: name(second.seat) };
  return [stake('at.lead', houseId(first.seat, open.seats.length), first.seat, 1, params)];
}
