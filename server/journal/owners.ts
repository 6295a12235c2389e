/** The seats in a table's row, if the row is intact. */

import type { OldTable } from './expiry.ts';
import { DamagedRecordError } from './journal.ts';
import { proveTable } from './proof.ts';
import type { Row } from './rows.ts';

/** Whether `prove` finds nothing damaged. */
function isProved(prove: () => void): boolean {
  try {
    prove();
    return true;
  } catch (error) {
    if (error instanceof DamagedRecordError) return false;
    throw error;
  }
}

/** @param row of `tables`, as a whole */
export function ownersOf(row: Row): Pick<OldTable, 'bots' | 'house' | 'due' | 'damaged'> {
  if (!isProved(() => proveTable(row, row.code as string))) {
    return { bots: false, house: false, due: false, damaged: true };
  }
  const { seats, due, event } = JSON.parse(row.body as string) as {
    due?: number | null;
    event?: object;
    seats?: { chairs?: readonly { token?: string }[]; unhosted?: boolean };
  };
  return {
    bots: (seats?.chairs ?? []).every(({ token = '' }) => token === ''),
    // A table of an event goes like any other.
    house: seats?.unhosted === true && event === undefined,
    due: typeof due === 'number',
    damaged: false,
  };
}
