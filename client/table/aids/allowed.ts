/** The help that a player may be shown: agreed at the table, or without other persons concerned. */

import type { Aids, TableState } from '../../../server/protocol/messages.ts';

export type Aid = keyof Aids;

/** Whether no other person plays at this table. Pure. */
const isAlone = ({ seats }: Pick<TableState, 'seats'>): boolean =>
  seats.filter(({ taken }) => taken).length < 2;

/** Pure. */
export const isAllowed = (table: Pick<TableState, 'seats' | Aid>, aid: Aid): boolean =>
  table[aid] === true || isAlone(table);
