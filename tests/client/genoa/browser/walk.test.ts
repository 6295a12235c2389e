/** Every screen of the table: it fits, what decides is in reach, its words stand in catalogues, axe finds nothing. */

import { walkTable } from '../../browser/tables.ts';
import { LEDGER, SCREENS } from './screens.ts';

walkTable('genoa', SCREENS, LEDGER);
