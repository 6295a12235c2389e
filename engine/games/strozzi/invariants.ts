/** Conditions that hold after every action (rules, section 10). */

import { ALL_FLAGS, CITIES, PIRATE, PORTS, ROUNDS, SHIPS, TILES } from './data.ts';
import * as S from './state.ts';

/** Names of broken invariants; empty if all hold. */
export function invariants(s: S.State): string[] {
  return CHECKS.filter(([, holds]) => !holds(s)).map(([name]) => name);
}

const CHECKS: readonly (readonly [name: string, holds: (s: S.State) => boolean])[] = [
  ['every ship lies in one place', eachShipOnce],
  ['every tile lies in one place', eachTileOnce],
  ['each marker stands once on each track', eachMarkerOnce],
  ['flags unused, in ports and on the ship are three', eachFlagOnce],
  ['one ship a port and seat, the fastest first', portsInOrder],
  ['money is a multiple of 5, not below 0', (s) => seats(s).every((p) => isMoney(s, p))],
  ['three tiles lie open as long as the stack has some', displayIsFull],
  ['the decision is one that somebody owes', decisionStands],
];

const seats = (s: S.State): number[] => Array.from({ length: s[S.SEATS] }, (_, p) => p);
const isMoney = (s: S.State, p: number): boolean =>
  s[S.MONEY + S.at(p)] >= 0 && s[S.MONEY + S.at(p)] % 5 === 0;

/** Whether the lists hold each of the numbers 0 … n - 1 exactly once. */
function isPartition(n: number, lists: readonly ArrayLike<number>[]): boolean {
  const all = lists.flatMap((list) => Array.from(list)).sort((a, b) => a - b);
  return all.length === n && all.every((value, i) => value === i);
}

const list = (s: S.State, size: number, start: number): Int32Array =>
  s.subarray(start, start + s[size]);

function eachShipOnce(s: S.State): boolean {
  const isAtSea = s[S.CURRENT] >= 0 && s[S.PHASE] !== S.PHASE_PROMO;
  return isPartition(SHIPS.length, [
    list(s, S.DECK_SIZE, S.DECK),
    list(s, S.REMOVED_SIZE, S.REMOVED),
    list(s, S.UNCLAIMED_SIZE, S.UNCLAIMED),
    ...PORTS.map((_, port) => list(s, S.PORT_SIZE + port, S.PORT_SHIP + port * 6)),
    isAtSea ? [s[S.CURRENT]] : [],
  ]);
}

function eachTileOnce(s: S.State): boolean {
  return isPartition(TILES.length, [
    list(s, S.STACK_SIZE, S.STACK),
    list(s, S.DISPLAY_SIZE, S.DISPLAY),
    ...seats(s).map((p) => list(s, S.TILES_SIZE + S.at(p), S.OWN_TILES + S.at(p))),
  ]);
}

function eachMarkerOnce(s: S.State): boolean {
  return CITIES.every((_, city) => {
    const row = Array.from(s.subarray(S.RANK + city * 6, S.RANK + city * 6 + s[S.SEATS]));
    const spaces = row.map((p) => S.space(s, city, p));
    return (
      isPartition(s[S.SEATS], [row]) &&
      spaces.every((space) => space >= 0 && space <= s[S.OPT_TRACK_TOP]) &&
      spaces.every((space, i) => i === 0 || space <= spaces[i - 1])
    );
  });
}

function eachFlagOnce(s: S.State): boolean {
  return seats(s).every((p) => {
    const flags = [S.unused(s, p)];
    for (let berth = 0; berth < 18; berth++) {
      if (s[S.PORT_OWNER + berth] === p) flags.push(1 << s[S.PORT_FLAG + berth]);
    }
    if (s[S.CLAIM_SEAT] === p && s[S.PHASE] !== S.PHASE_PROMO) flags.push(1 << s[S.CLAIM_FLAG]);
    const sum = flags.reduce((total, mask) => total + mask, 0);
    return sum === ALL_FLAGS && flags.reduce((all, mask) => all | mask, 0) === ALL_FLAGS;
  });
}

function portsInOrder(s: S.State): boolean {
  return PORTS.every((_, port) => {
    const row = port * 6;
    const owners = Array.from(list(s, S.PORT_SIZE + port, S.PORT_OWNER + row));
    const speeds = owners.map((_owner, i) =>
      S.speed(s[S.PORT_SHIP + row + i], s[S.PORT_FLAG + row + i]),
    );
    return (
      new Set(owners).size === owners.length &&
      speeds.every((speed, i) => i === 0 || speed <= speeds[i - 1])
    );
  });
}

function displayIsFull(s: S.State): boolean {
  return s[S.DISPLAY_SIZE] === 3 || (s[S.DISPLAY_SIZE] < 3 && s[S.STACK_SIZE] === 0);
}

/** Appendix A.2: the phases' conditions on the position. */
function decisionStands(s: S.State): boolean {
  const p = s[S.DECIDER];
  const claimant = s[S.CLAIM_SEAT];
  if (s[S.PHASE] === S.PHASE_OVER) return p < 0 && s[S.ROUND] === ROUNDS && s[S.CURRENT] < 0;
  if (p < 0 || p >= s[S.SEATS] || s[S.CURRENT] < 0) return false;
  if (s[S.PHASE] === S.PHASE_CLAIM) {
    const asked = (q: number): number => (q - s[S.DRAWER] + s[S.SEATS]) % s[S.SEATS];
    if (!S.isAsked(s, p)) return false;
    return claimant < 0 || (s[S.CLAIM_FLAG] !== PIRATE && asked(claimant) < asked(p));
  }
  if (p !== claimant) return false;
  if (s[S.PHASE] === S.PHASE_PROMO) return s[S.DISPLAY_SIZE] > 1;
  const free = S.freePorts(s, p);
  return (free & (free - 1)) !== 0;
}
