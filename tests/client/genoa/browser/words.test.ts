/** Every phase of the table in the language that nobody speaks: its words, and whether they fit. */

import { readTableWords } from '../../browser/words.ts';
import { SCREENS } from './screens.ts';

readTableWords('genoa', SCREENS, SCREENS.slice(0, 1));
