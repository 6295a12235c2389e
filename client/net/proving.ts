/**
 * Proves once for each match, and in the lobby, that the seat is this browser's key's: the server
 * asks, the key signs. The match never waits for it, and goes on without where there is no key.
 */

import { type KeyReply, type KeyRequest, seatText } from '../../server/protocol/me.ts';
import { deviceName } from './device-name.ts';
import { ownKey } from './own-key.ts';
import { sleep } from './timing.ts';

/** The connection to a table. */
interface Asked {
  request(name: string, body: unknown, options?: { timeout: number }): Promise<unknown>;
}

/** Tries, and the pause between two, in milliseconds. */
const TRIES = 4;
const AGAIN_MS = 6000;
const AGAIN: ReadonlySet<string> = new Set(['late', 'replayed', 'tooFast', 'storage']);

/** Seats that were proved, or are being proved, by connection. */
const proving = new WeakMap<Asked, Set<string>>();

/**
 * Proves the seat of a match at the table of this connection.
 * @param match '' in the lobby, for the others to see the rating: no key is made for that
 * @param days the match is over days: the person is found when it begins without them
 */
export async function proveSeat(
  room: Asked,
  match: string,
  seat: number,
  days: boolean,
): Promise<void> {
  const awaits = match === '' && days;
  const name = `${match} ${seat} ${awaits}`;
  const begun = proving.get(room) ?? new Set();
  proving.set(room, begun);
  if (begun.has(name)) return;
  begun.add(name);
  const key = await ownKey(match !== '' || awaits);
  if (typeof key === 'string') return;
  const ask = async (body: KeyRequest): Promise<KeyReply> =>
    (await room.request('key', body, { timeout: 8000 })) as KeyReply;
  for (let tries = 1; tries <= TRIES; tries++) {
    try {
      const asked = await ask({ op: 'challenge' });
      if (asked.ok && 'challenge' in asked) {
        const { challenge } = asked;
        if (challenge.match !== match || challenge.seat !== seat) break;
        const signature = await key.sign(seatText(challenge, key.key));
        const { nonce } = challenge;
        const device = deviceName(navigator.userAgent);
        const reply = await ask({ op: 'prove', nonce, key: key.key, device, signature });
        if (reply.ok || !AGAIN.has(reply.error)) return;
      } else if (!asked.ok && !AGAIN.has(asked.error)) break;
    } catch {
      // The connection broke: the next one begins anew.
      break;
    }
    await sleep(AGAIN_MS * tries);
  }
  begun.delete(name);
}
