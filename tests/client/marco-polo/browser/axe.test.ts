/** Every screen of the table, in the room and in the ledger, read by axe-core: nothing is found. */

import { describe } from 'vitest';
import { readTable } from '../../browser/axe.ts';
import { SCREENS } from './screens.ts';

const FLAT = new Set(['character', 'goals', 'turn', 'move', 'result']);
describe('every screen', () => {
  readTable(
    'marco-polo',
    SCREENS,
    SCREENS.filter(({ name }) => FLAT.has(name)),
  );
});
