/** Every phase of the table, in the town and in the ledger, read by axe-core: nothing is found. */

import { readTable } from '../../browser/axe.ts';
import { SCREENS } from './screens.ts';

const FLAT = new Set(['claim', 'move', 'asked', 'result']);
readTable(
  'genoa',
  SCREENS,
  SCREENS.filter(({ name }) => FLAT.has(name)),
);
