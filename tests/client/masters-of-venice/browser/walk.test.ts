/**
 * Every screen of the table: it fits, the deciding button is in reach, its words are in catalogues,
 * axe finds nothing.
 */

import { ALL } from '../../../scope.ts';
import { walkTable } from '../../browser/tables.ts';
import { CASES } from './cases.ts';
import { LEDGER, SCREENS } from './screens.ts';

/** What a waiting person may do beside the decision of others. */
const ASIDE: readonly string[] = ['queueInterrupt', 'setStance'];
/** Every action, of which several share a phase. */
const ACTIONS = CASES.map(({ action, given: position }) => {
  const name = String(action.type);
  return { name, position, decides: !ASIDE.includes(name) };
});

walkTable('masters-of-venice', ALL ? [...SCREENS, ...ACTIONS] : SCREENS, LEDGER);
