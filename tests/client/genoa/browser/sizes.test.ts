/** Every screen of the table at the four sizes: nothing runs over, what decides is in reach, fingers find it. */

import { measureTable } from '../../browser/sizes.ts';
import { SCREENS } from './screens.ts';

measureTable('genoa', SCREENS, 'start');
