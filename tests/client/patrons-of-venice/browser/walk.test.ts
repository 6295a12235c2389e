/**
 * Every screen of the table: it fits, the deciding button is in reach, its words are in catalogues,
 * axe finds nothing.
 */

import { walkTable } from '../../browser/tables.ts';
import { LEDGER, SCREENS } from './screens.ts';

walkTable('patrons-of-venice', SCREENS, LEDGER);
