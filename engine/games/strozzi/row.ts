/** A row of Strozzi's actions adds to the kit's the phase in which it is allowed. */

import type { CodedRow } from '../../kit/rows.ts';

export interface StRow extends CodedRow {
  readonly phase: number;
}
