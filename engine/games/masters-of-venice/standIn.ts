/** The rules' action for an absent seat (rules, 4.7). */

import { NO_CARD, NONE } from './codes.ts';
import { LOCATIONS } from './data.ts';
import { deciders } from './flow/deciders.ts';
import { packBid } from './phases/bid.ts';
import { packDestination } from './phases/destination.ts';
import { legalDraft } from './phases/draft.ts';
import { END_TURN } from './phases/turn.ts';
import { DECLINE } from './phases/window.ts';
import { packKeep } from './places/guildHall.ts';
import { packPlace } from './places/office.ts';
import {
  at,
  PAWN,
  PENDING,
  PENDING_CARDS,
  PENDING_CUBES,
  PENDING_GUILD_KEEP,
  PENDING_PLACE_CUBES,
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_DRAFT,
  PHASE_WINDOW,
  type State,
} from './state.ts';

const listed = new Int32Array(16);

/**
 * The stand-in's action for a seat that owes a decision; -1 if it owes none. Characters and
 * adjustments are listed in the very order that 4.7 asks for.
 */
export function standIn(s: State, seat: number): number {
  if ((deciders(s) & (1 << seat)) === 0) return -1;
  switch (s[PHASE]) {
    case PHASE_BID:
      return packBid(0);
    case PHASE_DRAFT:
      return legalDraft(s, seat, listed) > 0 ? listed[0] : -1;
    case PHASE_DESTINATION:
      return packDestination((s[PAWN + at(seat)] + 1) % LOCATIONS.length);
    case PHASE_WINDOW:
      return DECLINE;
    default:
      return answer(s);
  }
}

/** Answers an open question, or ends the turn. */
function answer(s: State): number {
  if (s[PENDING] === PENDING_GUILD_KEEP) return packKeep(s[PENDING_CARDS], NO_CARD);
  if (s[PENDING] !== PENDING_PLACE_CUBES) return END_TURN;
  let placed = 0;
  for (let d = 0; d < 4; d++) {
    const cube = s[PENDING_CUBES + d];
    placed |= (cube < 0 ? NONE : cube) << (3 * d);
  }
  return packPlace(placed);
}
