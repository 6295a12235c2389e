/** The list of actions, their legality, and how they are carried out. */

import type { Chance } from '../../core/chance.ts';
import type { Command } from '../../core/contract.ts';
import type { EventSink } from '../../core/events.ts';
import { codecOf } from '../../kit/rows.ts';
import * as E from './errors.ts';
import * as buy from './phases/buy.ts';
import * as choose from './phases/choose.ts';
import { passRow } from './phases/pass.ts';
import * as place from './phases/place.ts';
import * as produce from './phases/produce.ts';
import * as reserve from './phases/reserve.ts';
import { MOST_LISTED } from './phases/sales.ts';
import * as sell from './phases/sell.ts';
import * as sponsor from './phases/sponsor.ts';
import { sponsorBusinessRow } from './phases/sponsor-business.ts';
import { sponsorStatueRow } from './phases/sponsor-statue.ts';
import * as unload from './phases/unload.ts';
import type { PvRow } from './row.ts';
import * as S from './state.ts';
import type { OpenAction } from './types.ts';

const ROWS: readonly PvRow[] = [
  choose.chooseRow,
  reserve.reserveRow,
  passRow,
  unload.unloadRow,
  place.placeRow,
  sell.sellRow,
  buy.buyRow,
  sponsorBusinessRow,
  sponsorStatueRow,
  produce.produceRow,
  produce.endProduceRow,
];
export const codec = codecOf(ROWS);

/** The longest list is that of sales; of sponsorings there are at most 382 (section 12). */
export const MAX_LEGAL = MOST_LISTED;

/** The listing function of each phase; PHASE_OVER has none. */
const LISTS = [
  choose.legal,
  reserve.legal,
  unload.legal,
  place.legal,
  sell.legal,
  buy.legal,
  sponsor.legal,
  produce.legal,
] as const;

export const deciders = (s: S.State): number => (s[S.DECIDER] < 0 ? 0 : 1 << s[S.DECIDER]);

export const legal = (s: S.State, p: number, out: Int32Array): number =>
  s[S.DECIDER] === p && s[S.PHASE] !== S.PHASE_OVER ? LISTS[s[S.PHASE]](s, p, out) : 0;

/** The first error in the order of section 5; 0 if `apply` would carry the command out. */
export function check(s: S.State, p: number, command: Command<OpenAction>): number {
  const row = codec.isWellFormed(command) ? codec.rowOf(command) : undefined;
  if (!row) return E.UNKNOWN_ID;
  if (typeof command === 'number' && row.isStrange?.(s, command)) return E.UNKNOWN_ID;
  if (s[S.PHASE] === S.PHASE_OVER) return E.GAME_OVER;
  if (s[S.DECIDER] !== p || ((row.phases >> s[S.PHASE]) & 1) === 0) return E.NOT_YOUR_DECISION;
  if ('open' in row) return row.check(s, p, command);
  return typeof command === 'number' ? row.check(s, p, command) : E.UNKNOWN_ID;
}

export function apply(
  s: S.State,
  p: number,
  command: Command<OpenAction>,
  chance: Chance,
  sink: EventSink | null,
): void {
  s[S.SEQ]++;
  const row = codec.rowOf(command);
  if (!row) return;
  if ('open' in row) row.apply(s, p, command, chance, sink);
  else if (typeof command === 'number') row.apply(s, p, command, chance, sink);
}
