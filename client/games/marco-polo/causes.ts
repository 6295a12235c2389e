/** Causes of Marco Polo's events: the column of the table, with the rules' sentences. */

import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { rules } from '../../../engine/games/marco-polo/rule-index.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import { causesOf, whysOf } from '../../table/events/causes.ts';
import { rows } from './events/index.ts';
import { seatName } from './strings/names.ts';

export const causes = causesOf<MpEvent, View>(whysOf<MpEvent, View>(rows), seatName, rules);
