/** The matters at stake in a position, as far as every spectator sees them. Pure. */

import { CITIES, PORTS, ROUNDS } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, View } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import { byWeight, staking } from '../../../table/director/staking.ts';
import type { Name } from '../../../table/director/telling.ts';
import type { Stake } from '../../../table/director/types.ts';
import { optionsOf, shipOf, spaceOf, stillAsked, topBonusAt } from '../facts.ts';
import { houseId, wayId } from '../sites.ts';
import {
  cityName,
  flagName,
  seatName,
  shipName,
  shipWithCargo,
  tileName,
} from '../strings/names.ts';
import { byMoney, leaderIn } from './scene.ts';
import { t } from './strings.ts';

const stake = staking(t);

/** Everything at stake, the most important first; of equal weight, the decision comes first. */
export function stakes(view: View): Stake[] {
  const open = view.public;
  if (open.phase === 'gameOver') return [];
  const name = (seat: number): string => seatName(view, seat, null);
  const found = [
    ...decision(open, name),
    ...deck(open),
    ...steps(open, name),
    ...lead(open, name),
    ...florence(open, name),
  ];
  return byWeight(found);
}

/** The decision: its seat, its subject, and the seats that wait for it. */
function decision(open: PublicView, name: Name): Stake[] {
  const [seat] = open.decider;
  const { current, phase, promoDisplay } = open;
  if (seat === undefined || !current) return [];
  const who = name(seat);
  if (phase === 'promo') {
    const display = listed(promoDisplay.map(tileName));
    return [stake('at.promo', 'loggia', seat, 2, { name: who, display })];
  }
  if (phase === 'place') {
    const free = listed(freePorts(open, seat).map(cityName));
    const ship = shipName(current.card);
    return [
      ...finishes(open, seat, name),
      stake('at.place', 'ship', seat, 2, { name: who, ship, free }),
    ];
  }
  const { card, claim } = current;
  if (!claim) {
    const asked = stake('at.claim', 'ship', seat, 2, { name: who, ship: shipWithCargo(card) });
    // Said once of a ship: the poll is quicker than any reader.
    return [seat === open.drawer ? asked : { ...asked, text: null }];
  }
  const holder = name(claim.seat);
  const pirates = stillAsked(open, true).length + 1;
  const told = { holder, flag: flagName(claim.flag), n: pirates };
  return [
    stake('at.overbid', 'ship', claim.seat, 3, told, 'close'),
    stake('at.pirates', houseId(claim.seat, open.seats.length), claim.seat, 2, { holder }),
  ];
}

const freePorts = (open: PublicView, seat: number) =>
  PORTS.filter((port) => !open.ports[port].some(({ owner }) => owner === seat));

/** Harbours in which the ship, with its flag's speed, would lie right behind one of equal speed. */
function finishes(open: PublicView, seat: number, name: Name): Stake[] {
  const { current } = open;
  if (!current?.claim) return [];
  const speed = shipOf(current.card).value + (current.claim.flag === 'plusOne' ? 1 : 0);
  for (const port of freePorts(open, seat)) {
    const other = open.ports[port].slice(0, 2).find((ship) => ship.effectiveValue === speed);
    if (!other) continue;
    const params = { port: cityName(port), speed, other: name(other.owner) };
    return [stake('at.finish', port, seat, 2, params, 'close')];
  }
  return [];
}

/** Below this number of remaining ships the deck is worth a sentence. */
const FEW = 3;

function deck(open: PublicView): Stake[] {
  const { shipDeck, seats, current } = open;
  if (shipDeck >= FEW) return [];
  const laid = current?.claim && open.phase === 'claim' ? 1 : 0;
  const flags = seats.reduce((sum, { flagsUnused }) => sum + flagsUnused.length, laid);
  return [stake('at.deck', 'islet', null, 1, { n: shipDeck, flags })];
}

/** A seat that is one step below a paying space. */
function steps(open: PublicView, name: Name): Stake[] {
  const { topBonus, trackTop } = optionsOf(open);
  if (!topBonus) return [];
  const found: Stake[] = [];
  for (const city of CITIES) {
    for (const { seat } of open.seats) {
      const space = spaceOf(open, city, seat);
      if (space < trackTop - 3 || space >= trackTop) continue;
      const bonus = topBonusAt(open, space + 1);
      if (bonus === 0) continue;
      found.push(
        stake('at.top', wayId(city), seat, 1, { name: name(seat), city: cityName(city), bonus }),
      );
    }
  }
  return found;
}

function florence(open: PublicView, name: Name): Stake[] {
  const leader = leaderIn(open, 'florence');
  if (leader === null || open.round === ROUNDS) return [];
  return [stake('at.florence', wayId('florence'), leader, 1, { name: name(leader) })];
}

function lead(open: PublicView, name: Name): Stake[] {
  const [first, second] = byMoney(open);
  if (!first || !second || first.money === second.money) return [];
  const params = { name: name(first.seat), money: first.money, gap: first.money - second.money };
  const told = { ...params, second: name(second.seat) };
  return [stake('at.lead', houseId(first.seat, open.seats.length), first.seat, 1, told)];
}
