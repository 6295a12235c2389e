/** Marks an act as done in a position, so that it happens once there; a new match starts afresh. */

import { useTable } from '../../../store/table.ts';

/** Counts the matches of this page: positions of two matches have the same numbers. */
let matches = 0;
useTable.subscribe(({ view, table }, before) => {
  const isLeft = view === null && before.view !== null;
  if (isLeft || table?.matchId !== before.table?.matchId) matches++;
});

/** Remembers the last position in which the act was done. */
export interface Once {
  /** @param seq number of the position */
  isDone(seq: number): boolean;
  done(seq: number): void;
  /** The act failed: it may be done again. */
  forget(): void;
}

export function makeOnce(): Once {
  let last = '';
  const nameOf = (seq: number): string => `${matches} ${seq}`;
  return {
    isDone: (seq) => last === nameOf(seq),
    done(seq) {
      last = nameOf(seq);
    },
    forget() {
      last = '';
    },
  };
}
