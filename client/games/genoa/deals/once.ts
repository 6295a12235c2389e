/** What is done once in each position, and in every match anew. */

import { useTable } from '../../../store/table.ts';

/** Grows with each match that this page comes to: positions of two of them have the same numbers. */
let matches = 0;
useTable.subscribe(({ view, table }, before) => {
  const isLeft = view === null && before.view !== null;
  if (isLeft || table?.matchId !== before.table?.matchId) matches++;
});

/** Remembers the last position in which it was done. */
export interface Once {
  /** @param seq number of the position */
  isDone(seq: number): boolean;
  done(seq: number): void;
  /** It came to nothing: it may be done again. */
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
