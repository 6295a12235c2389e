/** People with phones: they take a chair, play, and leave it in all usual ways. */

import { Client } from 'colyseus.js';
import type { SeededChance } from '../../../engine/core/chance.ts';
import { Guest } from '../../server/harness.ts';
import type { Tally } from '../campaign.ts';

/** How a visit ends. */
const ENDS = ['leaves', 'drops', 'idles', 'stays'] as const;
type End = (typeof ENDS)[number];

/** A visit is given up after this long: the table may be asleep, or its server dead. */
const LIMIT_MS = 60_000;
/** Decisions of a visit at most. */
const MOST = 12;

async function sitDown(guest: Guest): Promise<boolean> {
  const end = Date.now() + LIMIT_MS / 2;
  while (Date.now() < end && guest.closed === null) {
    await guest.until(() => guest.closed !== null || guest.table.seats.some(({ open }) => open));
    if (guest.closed !== null) return false;
    if ((await guest.lobby({ op: 'take' })).ok) {
      await guest.until(() => guest.closed !== null || guest.private.you !== null);
      return guest.closed === null;
    }
  }
  return false;
}

/** One visit. Resolves in any case; failures of the connection alone are only counted. */
export async function visit(
  url: string,
  code: string,
  chance: SeededChance,
  tally: Tally,
): Promise<void> {
  const end: End = ENDS[chance.below(ENDS.length)] ?? 'leaves';
  const decisions = end === 'stays' ? Number.POSITIVE_INFINITY : chance.below(MOST);
  let guest: Guest | null = null;
  try {
    const room = await new Client(url).joinById(code, { spectate: true, name: 'Soak' });
    room.reconnection.enabled = false;
    guest = await new Guest(room).ready();
    const { until } = guest;
    if (!(await sitDown(guest))) return tally.add('visits without a chair');
    tally.add('chairs taken');
    const of = guest;
    const over = (): boolean => of.closed !== null || of.seat < 0 || of.table.stage === 'finished';
    let done = 0;
    await guest.play(chance.below(1e9), () => over() || done++ > 40 * decisions);
    if (over()) return tally.add(guest.seat < 0 ? 'chairs lost' : 'matches played to the end');
    if (end === 'idles') {
      await until.call(guest, over, LIMIT_MS);
      tally.add('chairs lost by idling');
    } else if (end === 'drops') tally.add('phones dropped');
    else tally.add('chairs left', Number((await guest.lobby({ op: 'leave' })).ok));
  } catch {
    tally.add('visits broken off');
  } finally {
    void guest?.leave().catch(() => undefined);
  }
}
