import type { CasterState, TableState } from '../../../server/protocol/messages.ts';

/**
 * The delay that concerns the people of a table, in the unit of its game, 0 = after the end: that
 * of the running match, else of the next one.
 */
export const delayOf = ({ delay, held }: CasterState, stage: TableState['stage']): number =>
  stage === 'playing' ? held : delay;
