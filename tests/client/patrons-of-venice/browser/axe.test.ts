/** Every phase of the table, over the campi and in the ledger, read by axe-core: nothing is found. */

import { readTable } from '../../browser/axe.ts';
import { SCREENS } from './screens.ts';

const FLAT = new Set(['chooseAction', 'sponsor', 'produce', 'waiting', 'result']);
readTable(
  'patrons-of-venice',
  SCREENS,
  SCREENS.filter(({ name }) => FLAT.has(name)),
);
