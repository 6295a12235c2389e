/** Why an action is refused, and a legal alternative, as data. */

import type { Command, Remedy } from '../../../core/contract.ts';
import { explaining } from '../../../kit/refusals.ts';
import { check, codec, codeOf } from '../actions.ts';
import { NO_CARD } from '../codes.ts';
import * as E from '../errors.ts';
import { deciders } from '../flow/deciders.ts';
import { returnOf } from '../places/guildHall.ts';
import { position } from '../position.ts';
import type { MvRow } from '../row.ts';
import { PENDING, PENDING_PLACE_CUBES, SEATS, type State } from '../state.ts';
import { corrected, wellFormed } from './correct.ts';
import { changedDescription, difference } from './difference.ts';
import { paramsOf } from './params.ts';
import { repair } from './repair.ts';

/** The catalogue's key of each error's advice. */
const KINDS: { readonly [error: number]: string } = {
  [E.E_PARAM]: 'wellFormed',
  [E.E_PHASE]: 'phase',
  [E.E_WINDOW]: 'afterWindow',
  [E.E_TURN]: 'yourTurn',
  [E.E_PENDING]: 'answerFirst',
  [E.E_LOCATION]: 'beThere',
  [E.E_USED]: 'nextTurn',
  [E.E_EMPTY]: 'chooseSomething',
  [E.E_BID_CASH]: 'cashAtLeast',
  [E.E_CHAR_TAKEN]: 'otherCharacter',
  [E.E_NO_EFFECT]: 'otherAdjustment',
  [E.E_SAME_PLACE]: 'otherPlace',
  [E.E_CHARACTER]: 'haveCharacter',
  [E.E_NOT_THERE]: 'offerThere',
  [E.E_CASH]: 'cashAtLeast',
  [E.E_MAJORITY]: 'haveMajority',
  [E.E_ROOM]: 'roomOnTrack',
  [E.E_CUBES]: 'cubesAtLeast',
  [E.E_ORDERS]: 'ordersAtLeast',
  [E.E_LIMIT]: 'takeFewer',
  [E.E_BOTH_WAYS]: 'oneWayOnly',
  [E.E_SUPPLY]: 'supplyAtLeast',
  [E.E_SHARES]: 'sharesAtLeast',
  [E.E_DECK]: 'cardInDeck',
  [E.E_CARD]: 'haveCard',
  [E.E_AWARD]: 'awardAtLeast',
  [E.E_BAG]: 'bagAtLeast',
  [E.E_PLACEMENT]: 'placeEach',
  [E.E_TILE]: 'haveTile',
  [E.E_MARKER]: 'haveMarker',
  [E.E_NOT_ELIGIBLE]: 'openTurn',
};

/** Refusals in which the seat can only wait for the deciders. */
const WAITING: readonly number[] = [E.E_PHASE, E.E_WINDOW, E.E_TURN];

/** The default rules behind errors. */
function ruleOf(s: State, row: MvRow, command: Command, error: string): string | null {
  if (error === 'E_WINDOW') return 'MV-353';
  if (error === 'E_PENDING') return s[PENDING] === PENDING_PLACE_CUBES ? 'MV-473' : 'MV-601';
  const returns = row.type === 'guildKeep' && returnOf(command as number) !== NO_CARD;
  return error === 'E_CARD' && returns ? 'MV-602' : null;
}

function remedy(s: State, seat: number, command: Command, name: string, brief: boolean): Remedy {
  const code = command as number;
  const error = E.ERRORS.indexOf(name as E.ErrorCode) + 1;
  const kind = KINDS[error];
  if (seat < 0 || seat >= s[SEATS] || !Number.isInteger(seat)) return { kind };
  const waits = WAITING.includes(error);
  const repaired = s.slice();
  const isMended = (waits || !brief) && repair(repaired, seat, code);
  const given = isMended && !brief ? difference(s, repaired, seat) : null;
  // Waiting does not help if no position makes the action legal (four shares in one deal, for
  // example).
  const never = waits && !isMended;
  const action = waits || brief ? null : corrected(s, seat, code);
  const wait: number[] = [];
  for (let p = 0; waits && p < s[SEATS]; p++) {
    if (p !== seat && (deciders(s) & (1 << p)) !== 0) wait.push(p);
  }
  return {
    kind: never ? 'never' : kind,
    ...(given && { given }),
    ...(action && { action }),
    ...(waits && { wait }),
  };
}

/**
 * Why `action` (anything off the wire) is refused to `seat`; null if it is legal. Reveals nothing
 * that the seat may not know.
 */
export const explain = explaining<MvRow>({
  errors: E.ERRORS,
  schema: { error: 'E_PARAM', rule: 'MV-001' },
  codec,
  encode: (_s, _seat, action) => codeOf(action),
  check: (s, seat, command) => check(s, seat, command as number),
  ruleOf,
  params: (s, seat, command, error) => paramsOf(s, seat, command as number, error as E.ErrorCode),
  remedy,
  instead: wellFormed,
});

/** The position in which `remedy.given` holds, all else as in `s`. */
export function applyRemedy(s: State, remedy: Remedy): State {
  return position(changedDescription(s, remedy.given ?? {}));
}
