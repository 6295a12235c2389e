/** Whether a person looks at a table somewhere. */

import { matchMaker } from '../../colyseus.ts';
import { TableRoom } from '../../table/room.ts';
import type { NoticeStore } from './store.ts';

/** Running matches of a person that are looked at. */
const LOOKED_AT = 30;

/** What the notices ask of the tables. */
export interface Presence {
  /** Whether the person is connected at any of their tables. */
  isHere(person: string): Promise<boolean>;
}

/** @param shared several processes have the tables */
export function presenceOf(store: NoticeStore, shared: boolean): Presence {
  const roomOf = (code: string): TableRoom | null => {
    const room = matchMaker.getLocalRoomById(code);
    return room instanceof TableRoom ? room : null;
  };
  const sits = async (code: string, match: string, seat: number): Promise<boolean> => {
    const room = roomOf(code);
    if (room) return room.sits(match, seat);
    if (!shared || !(await matchMaker.getRoomById(code))) return false;
    try {
      return Boolean(await matchMaker.remoteRoomCall(code, 'sits', [match, seat]));
    } catch {
      // It has just fallen asleep: nobody is there.
      return false;
    }
  };
  return {
    isHere: async (person) => {
      for (const { code, match, seat } of await store.running(person, LOOKED_AT)) {
        if (await sits(code, match, seat)) return true;
      }
      return false;
    },
  };
}
