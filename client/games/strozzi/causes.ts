/** Why events of Strozzi happened: the column of the table, with the rules' sentences. */

import { rules } from '../../../engine/games/strozzi/rule-index.ts';
import type { StEvent, View } from '../../../engine/games/strozzi/types.ts';
import { causesOf, whysOf } from '../../table/events/causes.ts';
import { rows } from './events/index.ts';
import { seatName } from './strings/names.ts';

export const causes = causesOf<StEvent, View>(whysOf<StEvent, View>(rows), seatName, rules);
