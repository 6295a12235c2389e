/** Why events of the Patrons happened: the column of the table, with the rules' sentences. */

import type { PvEvent } from '../../../engine/games/patrons-of-venice/events.ts';
import { rules } from '../../../engine/games/patrons-of-venice/rule-index.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { causesOf, whysOf } from '../../table/events/causes.ts';
import { rows } from './events/index.ts';
import { seatName } from './strings/names.ts';

export const causes = causesOf<PvEvent, View>(whysOf<PvEvent, View>(rows), seatName, rules);
