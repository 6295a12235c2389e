/** The stakes of a position, from the public view. Pure. */

import { DIE_FACES, ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { PublicView, View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import { byWeight, staking } from '../../../table/director/staking.ts';
import type { Name } from '../../../table/director/telling.ts';
import type { Stake } from '../../../table/director/types.ts';
import { houseId } from '../scenery/places.ts';
import { byPoints, pointsOf, totalOf } from '../sources.ts';
import { seatName } from '../strings/names.ts';
import { diceLeft, freeInBeijing, khanFree, khanValue, ready, stepsToBeijing } from './scene.ts';
import { t } from './strings.ts';

const stake = staking(t);

/** Points from which a contract has a stake before it is completed. */
const RICH = 4;
/** Steps to Beijing from which the way there is a race. */
const NEAR = 3;

/** All stakes, the most important first; of the same weight the subject comes before the seat. */
export function stakes(view: View): Stake[] {
  const open = view.public;
  if (open.phase === 'GAME_OVER') return [];
  const name = (seat: number): string => seatName(view, seat, null);
  return byWeight([
    ...draft(open, name),
    ...contract(open, name),
    ...beijing(open, name),
    ...khan(open),
    ...lastDice(open, name),
    ...hourglass(open, name),
    ...turn(open, name),
    ...lead(open, name),
  ]);
}

const placeOf = ({ seats }: PublicView, seat: number): string => houseId(seat, seats.length);

function draft({ phase, draft: offered, decider, seats }: PublicView, name: Name): Stake[] {
  const [seat] = decider;
  if (phase !== 'SETUP.DRAFT' || seat === undefined) return [];
  const told = { name: name(seat), n: offered?.offered.length ?? 0 };
  return [stake('at.draft', houseId(seat, seats.length), seat, 2, told)];
}

/** The seat in turn has everything for a contract. */
function contract(open: PublicView, name: Name): Stake[] {
  const own = open.turn && open.seats[open.turn.seat];
  const best = own ? ready(own) : null;
  if (!own || !best || best.points < RICH) return [];
  const told = { name: name(own.seat), n: best.points };
  return [stake('at.contract', placeOf(open, own.seat), own.seat, 3, told)];
}

/** The seat nearest to a good place in Beijing. */
function beijing(open: PublicView, name: Name): Stake[] {
  const points = freeInBeijing(open);
  if (open.phase !== 'TURNS' || !points) return [];
  const [near] = open.seats
    .filter(({ posts }) => !posts.includes('beijing'))
    .map((seat) => ({ seat: seat.seat, n: stepsToBeijing(seat), left: diceLeft(seat) }))
    .filter(({ n, left }) => n > 0 && n <= NEAR && left >= 2)
    .sort((a, b) => a.n - b.n);
  if (!near) return [];
  const told = { name: name(near.seat), n: near.n, points };
  return [stake('at.beijing', 'beijing', near.seat, open.turn?.seat === near.seat ? 3 : 2, told)];
}

/** The Khan's last place. */
function khan(open: PublicView): Stake[] {
  if (open.phase !== 'TURNS' || khanFree(open) !== 1) return [];
  const value = khanValue(open);
  if (open.seats.every(({ dice }) => dice.every((die) => (die.value ?? DIE_FACES) < value)))
    return [];
  return [stake('at.khan', 'khan', null, 2, { value })];
}

/** One seat alone has dice left. */
function lastDice(open: PublicView, name: Name): Stake[] {
  const left = open.seats.filter((seat) => diceLeft(seat) > 0);
  const [seat, ...more] = left;
  if (open.phase !== 'TURNS' || !seat || more.length > 0) return [];
  return [stake('at.lastDice', placeOf(open, seat.seat), seat.seat, 2, { name: name(seat.seat) })];
}

function hourglass(open: PublicView, name: Name): Stake[] {
  const seat = open.lastTraveller;
  if (open.phase !== 'TURNS' || seat === null || open.round === ROUNDS) return [];
  return [stake('at.hourglass', 'travel', seat, 1, { name: name(seat) })];
}

/** The seat in turn: the picture shows it, and other sentences come first. */
function turn(open: PublicView, name: Name): Stake[] {
  const seat = open.turn && open.seats[open.turn.seat];
  if (!seat) return [];
  const told = { name: name(seat.seat), n: diceLeft(seat) };
  if (told.n === 0) return [];
  return [stake('at.turn', placeOf(open, seat.seat), seat.seat, 1, told)];
}

function lead(open: PublicView, name: Name): Stake[] {
  const [first, second] = byPoints(open).map(({ seat }) => ({
    seat,
    points: totalOf(pointsOf(open, seat)),
  }));
  if (!first || !second || first.points === 0) return [];
  const gap = first.points - second.points;
  if (gap === 0) {
    const level = open.seats.filter(({ seat }) => totalOf(pointsOf(open, seat)) === first.points);
    const names = listed(level.map(({ seat }) => name(seat)));
    return [stake('at.level', null, null, 1, { names, points: first.points })];
  }
  const told = { name: name(first.seat), points: first.points, gap, second: name(second.seat) };
  return [stake('at.lead', placeOf(open, first.seat), first.seat, 1, told)];
}
