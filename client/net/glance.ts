/**
 * A glance at a table from outside: its game and its deciding seats. The connection is not kept.
 */

import { readings } from '../../engine/registry-reading.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import { readTable } from '../../server/protocol/read-view.ts';
import { browserId } from './browser-id.ts';
import { within } from './heartbeat.ts';
import { clientOf } from './line.ts';

/** The state that a spectator sees at once; null if there is no such table. */
export async function glance(code: string): Promise<TableState | null> {
  try {
    const room = await within(
      (given) =>
        clientOf(location.origin, given).joinById(code, { spectate: true, browser: browserId() }),
      (late) => void late.leave(),
    );
    room.reconnection.enabled = false;
    room.onMessage('*', () => undefined);
    const state = await new Promise<{ toJSON(): object; game: string } | null>((resolve) => {
      room.onStateChange((first: { toJSON(): object; game: string }) => resolve(first));
      room.onLeave(() => resolve(null));
    });
    const json = state?.toJSON() as TableState | undefined;
    void room.leave().catch(() => undefined);
    if (!json || !Object.hasOwn(readings, json.game)) return null;
    const reading = await readings[json.game]?.();
    return reading ? readTable(reading.publicShape, json) : null;
  } catch {
    return null;
  }
}
