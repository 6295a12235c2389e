/** Pirates! among the new shipments. */

import type { Chance } from '../../../core/chance.ts';
import type { EventSink } from '../../../core/events.ts';
import { COUNT_OF, PIRATES, RAW_GOODS, RIGHT } from '../data.ts';
import type { Exposed } from '../events.ts';
import * as S from '../state.ts';
import { drawShipments, returnPirates } from './deck.ts';
import { tell } from './emit.ts';

const isAmongNew = (s: S.State): boolean => {
  for (let i = 0; i < s[S.NEW_SIZE]; i++) if (s[S.NEW + i] === PIRATES) return true;
  return false;
};

/** PV-033: one theft for any number of them; PV-037: those that replace them steal nothing. */
export function meetPirates(s: S.State, chance: Chance, sink: EventSink | null): void {
  if (!isAmongNew(s)) return;
  if (sink) tellRaid(s, sink);
  for (let p = 0; p < s[S.SEATS]; p++) {
    const ship = S.SHIP + S.at(p) + RIGHT;
    // PV-034
    if (s[ship] < 0 || s[S.CUBE_ON + S.at(p) + RIGHT] >= 0) continue;
    s[S.WHARF + s[ship]]++;
    s[ship] = -1;
  }
  while (isAmongNew(s)) replace(s, chance, sink);
}

/** PV-035: all of them are discarded together, then each is replaced by a card. */
function replace(s: S.State, chance: Chance, sink: EventSink | null): void {
  let kept = 0;
  for (let i = 0; i < s[S.NEW_SIZE]; i++) {
    if (s[S.NEW + i] !== PIRATES) s[S.NEW + kept++] = s[S.NEW + i];
  }
  const count = s[S.NEW_SIZE] - kept;
  s.fill(-1, S.NEW + kept, S.NEW + s[S.NEW_SIZE]);
  s[S.NEW_SIZE] = kept;
  s[S.DISCARD + PIRATES] += count;
  const discarded = s[S.DISCARD + PIRATES];
  if (sink) tell(sink, { type: 'piratesDiscarded', count, discarded });
  // PV-036
  if (discarded === COUNT_OF[PIRATES]) returnPirates(s, chance, sink);
  drawShipments(s, count, true, chance, sink);
}

/** Emits the cargo of the right ships before it is removed. */
function tellRaid(s: S.State, sink: EventSink): void {
  const stolen: Exposed[] = [];
  const spared: (Exposed & { reservedBy: number })[] = [];
  for (let i = 0; i < s[S.SEATS]; i++) {
    const board = (s[S.LEAD] + i) % s[S.SEATS];
    const card = s[S.SHIP + S.at(board) + RIGHT];
    const reservedBy = s[S.CUBE_ON + S.at(board) + RIGHT];
    if (card < 0) continue;
    const good = RAW_GOODS[card];
    if (reservedBy < 0) stolen.push({ board, good });
    else spared.push({ board, good, reservedBy });
  }
  tell(sink, { type: 'piratesCame', stolen, spared });
}
