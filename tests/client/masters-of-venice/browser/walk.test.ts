/** Every screen of the table: it fits, what decides is in reach, its words stand in catalogues, axe finds nothing. */

import { ALL } from '../../../scope.ts';
import { walkTable } from '../../browser/tables.ts';
import { CASES } from './cases.ts';
import { LEDGER, SCREENS } from './screens.ts';

/** Every action, of which several share a phase. */
const ACTIONS = CASES.map(({ action, given: position }) => {
  return { name: String(action.type), position, decides: true };
});

walkTable('masters-of-venice', ALL ? [...SCREENS, ...ACTIONS] : SCREENS, LEDGER);
