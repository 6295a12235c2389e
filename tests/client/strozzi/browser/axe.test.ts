/** Every phase of the table, in the gulf and in the ledger, read by axe-core: nothing is found. */

import { readTable } from '../../browser/axe.ts';
import { SCREENS } from './screens.ts';

const FLAT = new Set(['claim', 'promo', 'waiting', 'result']);
readTable(
  'strozzi',
  SCREENS,
  SCREENS.filter(({ name }) => FLAT.has(name)),
);
