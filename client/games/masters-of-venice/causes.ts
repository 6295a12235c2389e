/** Why events of Masters of Venice happened: the column of the table, with the rules' sentences. */

import type { MvEvent } from '../../../engine/games/masters-of-venice/events.ts';
import { rules } from '../../../engine/games/masters-of-venice/rule-index.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { causesOf, whysOf } from '../../table/events/causes.ts';
import { rows } from './events/index.ts';
import { seatName } from './strings/names.ts';

export const causes = causesOf<MvEvent, View>(whysOf<MvEvent, View>(rows), seatName, rules);
