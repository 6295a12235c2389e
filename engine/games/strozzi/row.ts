/** What a row of Strozzi's actions says beyond the kit's: in which phase it belongs. */

import type { CodedRow } from '../../kit/rows.ts';

export interface StRow extends CodedRow {
  readonly phase: number;
}
