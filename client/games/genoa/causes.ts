/** Causes of Genoa's events: the column of the table, with the rules' sentences. */

import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { rules } from '../../../engine/games/genoa/rule-index.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { causesOf, whysOf } from '../../table/events/causes.ts';
import { rows } from './events/index.ts';
import { seatName } from './strings/names.ts';

export const causes = causesOf<GeEvent, View>(whysOf<GeEvent, View>(rows), seatName, rules);
