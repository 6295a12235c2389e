/** Which rooms some process of the house has awake. */

import { isAlive } from '../cluster/peers.ts';
import { matchMaker } from '../colyseus.ts';

/** The table is being put to sleep: it can be woken in a moment, but not now. */
export class ClosingError extends Error {
  constructor() {
    super('The table is just closing. Try again in a moment.');
  }
}

/**
 * Whether some process has the room awake.
 * @param code of a table, or the queue's id
 * @throws ClosingError while this process puts it to sleep
 */
export async function isListed(code: string): Promise<boolean> {
  const local = matchMaker.getLocalRoomById(code);
  // Redis may have lost its data.
  if (local && !(await matchMaker.getRoomById(code))) await matchMaker.restoreMissingRoomCaches();
  const listed = await matchMaker.getRoomById(code);
  if (!listed) {
    if (local) throw new ClosingError();
    return false;
  }
  if (listed.processId === matchMaker.processId ? local : await isAlive(listed.processId)) {
    return true;
  }
  matchMaker.driver.remove(code);
  return false;
}
