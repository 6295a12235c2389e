/** A described position's place in the match: round, phase, decider, the ship at sea. */

import type { Reader } from '../../../kit/reader.ts';
import { ALL_FLAGS, FLAGS, PIRATE, ROUNDS, SHIP_IDS } from '../data.ts';
import * as S from '../state.ts';
import { PHASE_NAMES } from '../view.ts';

/** Round, phase, drawer and the ship with its claim; the ship itself may follow from the piles. */
export function readMoment(s: S.State, given: Reader): void {
  s[S.PHASE] = given.id('phase', PHASE_NAMES, S.PHASE_CLAIM);
  const isOver = s[S.PHASE] === S.PHASE_OVER;
  s[S.ROUND] = given.int('round', isOver ? ROUNDS : 1);
  if (s[S.ROUND] < 1 || s[S.ROUND] > ROUNDS) given.fail('round', 'must be 1, 2 or 3');
  s[S.START_PLAYER] = seat(s, given, 'startPlayer', Math.max(0, s[S.OPT_START]));
  s[S.DRAWER] = seat(s, given, 'drawer', s[S.START_PLAYER]);
  const current = given.record('current');
  current.allow(['card', 'claim']);
  if (isOver) {
    if (given.tells('current')) given.fail('current', 'must be null at the end');
    return;
  }
  s[S.CURRENT] = current.id('card', SHIP_IDS, -1);
  if (s[S.CURRENT] < 0 && s[S.PHASE] === S.PHASE_PROMO) {
    given.fail('current', 'must name the ship that lies in its port');
  }
  readClaim(s, current);
}

function seat(s: S.State, given: Reader, name: string, otherwise: number): number {
  const value = given.int(name, otherwise);
  if (value < 0 || value >= s[S.SEATS]) given.fail(name, 'must be a seat of this table');
  return value;
}

/** In `place` and `promo` a claim has won: by default with the drawer's ware flag. */
function readClaim(s: S.State, current: Reader): void {
  const claim = current.record('claim');
  claim.allow(['seat', 'flag']);
  if (!current.tells('claim') && s[S.PHASE] === S.PHASE_CLAIM) return;
  s[S.CLAIM_SEAT] = seat(s, claim, 'seat', s[S.DRAWER]);
  s[S.CLAIM_FLAG] = claim.id('flag', FLAGS, 0);
}

/** Unused flags: by default those without another place. Then the decider. */
export function readFlags(s: S.State, given: Reader, seats: readonly Reader[]): void {
  seats.forEach((reader, p) => {
    let mask = 0;
    for (const flag of reader.ids('flagsUnused', FLAGS)) mask |= 1 << flag;
    s[S.UNUSED + S.at(p)] = reader.has('flagsUnused') ? mask : ALL_FLAGS & ~usedFlags(s, p);
  });
  const asked = given.ints('decider');
  if (asked.length > 1) given.fail('decider', 'is one seat');
  if (s[S.PHASE] === S.PHASE_OVER) return;
  s[S.DECIDER] = asked[0] ?? (s[S.PHASE] === S.PHASE_CLAIM ? nextAsked(s) : s[S.CLAIM_SEAT]);
}

/** Flags of `p` on ships in ports and on the ship at sea, as a bit mask. */
export function usedFlags(s: S.State, p: number): number {
  let used = 0;
  for (let berth = 0; berth < 18; berth++) {
    if (s[S.PORT_OWNER + berth] === p) used |= 1 << s[S.PORT_FLAG + berth];
  }
  if (s[S.CLAIM_SEAT] === p && s[S.PHASE] !== S.PHASE_PROMO) used |= 1 << s[S.CLAIM_FLAG];
  return used;
}

/** The drawer, or with a claim the next one to be asked after the claimant. */
function nextAsked(s: S.State): number {
  if (s[S.CLAIM_SEAT] < 0) return s[S.DRAWER];
  let p = S.leftOf(s, s[S.CLAIM_SEAT]);
  while (p !== s[S.DRAWER] && !S.hasFlag(s, p, PIRATE)) p = S.leftOf(s, p);
  return p;
}
