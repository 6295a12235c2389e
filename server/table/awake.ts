/** The tables that are awake in this process, for `http/shares.ts`. */

import { matchMaker } from '../colyseus.ts';
import type { Awake } from '../http/shares.ts';
import { log, tagOf } from '../log.ts';
import { CLOSE_GAVE_WAY } from '../protocol/messages.ts';
import { QUEUE_ID } from '../protocol/people.ts';
import { isClosing } from './closing.ts';
import { needOf } from './need.ts';
import { TableRoom } from './room.ts';

function roomOf(code: string): TableRoom | null {
  const room = matchMaker.getLocalRoomById(code);
  return room instanceof TableRoom && !isClosing(code) ? room : null;
}

export const AWAKE: Awake = {
  needOf: (code) => {
    const room = roomOf(code);
    return room && needOf(room);
  },
  putToSleep: (code) => {
    const room = roomOf(code);
    if (!room) return;
    log.info('table.gaveWay', { table: tagOf(code), need: needOf(room) });
    room.disconnect(CLOSE_GAVE_WAY).catch((error) => {
      log.error('table.stuck', { table: tagOf(code) }, error);
    });
  },
};

/** How many tables are awake in this process. */
export function tableCount(): number {
  const { roomCount } = matchMaker.stats.local;
  return matchMaker.getLocalRoomById(QUEUE_ID) ? roomCount - 1 : roomCount;
}

/** Whether any process of the house has the table awake, or is putting it to sleep. */
export async function isAwake(code: string): Promise<boolean> {
  if (matchMaker.getLocalRoomById(code) || isClosing(code)) return true;
  return Boolean(await matchMaker.getRoomById(code));
}
