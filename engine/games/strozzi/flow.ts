/** Automatic steps between decisions: drawing, the next drawer, rounds and their end. */

import type { Chance } from '../../core/chance.ts';
import type { EventSink } from '../../core/events.ts';
import { ALL_FLAGS, FLORENCE, LONGEST_DECK, ROUNDS, SHIP_IDS } from './data.ts';
import { leader } from './effects/advance.ts';
import { tell } from './effects/emit.ts';
import { clearPorts } from './effects/harbour.ts';
import { shuffleShips } from './effects/shuffle.ts';
import { scorePromotions, scoreRound, winner } from './scoring.ts';
import * as S from './state.ts';

/** Rounds 2 and 3 begin with ST-047, ST-048 and ST-050; ST-049: markers and tiles stay. */
export function startRound(
  s: S.State,
  drawer: number,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.ROUND]++;
  for (let p = 0; p < s[S.SEATS]; p++) s[S.UNUSED + S.at(p)] = ALL_FLAGS; // ST-005
  clearPorts(s);
  s.fill(-1, S.UNCLAIMED, S.UNCLAIMED + LONGEST_DECK);
  s[S.UNCLAIMED_SIZE] = 0;
  shuffleShips(s, chance);
  s[S.START_PLAYER] = drawer;
  if (sink) tell(sink, { type: 'roundStarted', round: s[S.ROUND], drawer });
  draw(s, drawer, sink);
}

/** ST-011: the top ship is turned up, and the drawer is asked first. */
function draw(s: S.State, drawer: number, sink: EventSink | null): void {
  const top = S.DECK + --s[S.DECK_SIZE];
  s[S.CURRENT] = s[top];
  s[top] = -1;
  s[S.CLAIM_SEAT] = -1;
  s[S.CLAIM_FLAG] = -1;
  s[S.PHASE] = S.PHASE_CLAIM;
  s[S.DRAWER] = drawer;
  s[S.DECIDER] = drawer;
  if (!sink) return;
  tell(sink, { type: 'shipDrawn', drawer, ship: SHIP_IDS[s[S.CURRENT]], left: s[S.DECK_SIZE] });
}

/** ST-019: a ship is in its port, its tile has been taken. */
export function settled(s: S.State, p: number, chance: Chance, sink: EventSink | null): void {
  goOn(s, S.leftOf(s, p), chance, sink);
}

/** Lets the first seat with a flag draw, from `first` on clockwise (ST-020); or ends the round. */
export function goOn(s: S.State, first: number, chance: Chance, sink: EventSink | null): void {
  let drawer = first;
  let looked = 1;
  for (; S.unused(s, drawer) === 0 && looked < s[S.SEATS]; looked++) drawer = S.leftOf(s, drawer);
  // ST-022: all flags are used, or all ships are drawn.
  if (S.unused(s, drawer) === 0 || s[S.DECK_SIZE] === 0) endRound(s, chance, sink);
  else draw(s, drawer, sink);
}

/** ST-041, then the next round, or the end (ST-001). */
function endRound(s: S.State, chance: Chance, sink: EventSink | null): void {
  s[S.CURRENT] = -1;
  s[S.CLAIM_SEAT] = -1;
  s[S.CLAIM_FLAG] = -1;
  scoreRound(s, sink);
  if (s[S.ROUND] < ROUNDS) startRound(s, leader(s, FLORENCE), chance, sink);
  else endMatch(s, sink);
}

function endMatch(s: S.State, sink: EventSink | null): void {
  scorePromotions(s, sink);
  s[S.PHASE] = S.PHASE_OVER;
  s[S.DECIDER] = -1;
  if (sink) tell(sink, { type: 'matchEnded', winner: winner(s) });
}
