/** Every phase of the table, in the city and in the ledger, read by axe-core: nothing is found. */

import { readTable } from '../../browser/axe.ts';
import { SCREENS } from './screens.ts';

const FLAT = new Set(['bid', 'shops', 'waiting', 'result']);
readTable(
  'masters-of-venice',
  SCREENS,
  SCREENS.filter(({ name }) => FLAT.has(name)),
);
