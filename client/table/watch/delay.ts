import type { CasterState, TableState } from '../../../server/protocol/messages.ts';

/**
 * The delay that concerns the people of a table, in what its game counts, 0 = after the end: that of the match
 * that runs, else of the one to come.
 */
export const delayOf = ({ delay, held }: CasterState, stage: TableState['stage']): number =>
  stage === 'playing' ? held : delay;
