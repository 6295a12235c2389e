/**
 * A caster's connection: joins with the key of the link, reconnects by itself, and collects the
 * steps that the server releases. After each return the server begins from the first step again.
 */

import type { Room } from 'colyseus.js';
import type { Json } from '../../../engine/core/contract.ts';
import type { CastMessage, CastMoment, CastState } from '../../../server/protocol/casting.ts';
import { applied } from '../../../server/protocol/delta.ts';
import {
  CLOSE_DROPPED,
  CLOSE_GAVE_WAY,
  CLOSE_REVOKED,
  CLOSE_SEATED,
  OTHER_HAND,
} from '../../../server/protocol/messages.ts';
import { browserId } from '../../net/browser-id.ts';
import { within } from '../../net/heartbeat.ts';
import { attend, clientOf } from '../../net/line.ts';
import { LONGEST_RETRY_MS, RETRY_MS, sleep } from '../../net/timing.ts';
import { useTable } from '../../store/table.ts';
import { newest } from './cast-show.ts';
import { type CastLink, NO_MATCH, useCast } from './cast-store.ts';

interface Place {
  readonly code: string;
  readonly token: string;
  room: Room | null;
  left: boolean;
}

let place: Place | null = null;
/** The steps from before the page's arrival are still being transferred. */
let arriving = false;

const NOTHING: Json = { view: {}, hands: [] };

/** Takes the caster's place at a table. */
export async function takePlace(code: string, token: string): Promise<void> {
  leavePlace();
  const own: Place = { code, token, room: null, left: false };
  place = own;
  useCast.setState({ ...NO_MATCH, state: null, link: 'connecting' });
  await join(own);
}

/** Leaves the table, if there is one. */
export function leavePlace(): void {
  if (!place) return;
  place.left = true;
  void place.room?.leave().catch(() => undefined);
  place = null;
}

async function join(own: Place): Promise<void> {
  for (let tries = 0; !own.left; tries++) {
    try {
      const options = { caster: own.token, browser: browserId() };
      const room = await within(
        (given) => clientOf(location.origin, given).joinById(own.code, options),
        (late) => void late.leave(),
        tries,
      );
      if (own.left) void room.leave();
      else listen(own, room);
      return;
    } catch (error) {
      const problem = problemOf(error);
      // A server that has just started may not know its tables yet: a few tries confirm the answer.
      const sure = problem !== 'failed' && (problem !== 'unknown' || tries > 3);
      const first = useCast.getState().link === 'connecting';
      if (sure || (first && tries > 3)) {
        useCast.setState({ link: problem });
        return;
      }
    }
    await sleep(Math.min(LONGEST_RETRY_MS, RETRY_MS * 1.6 ** tries));
  }
}

function problemOf(error: unknown): CastLink {
  const code = Number((error as { code?: unknown }).code);
  if (code === 403) return 'refused';
  if (code === OTHER_HAND) return 'seated';
  if (code === 503 || code === 429) return 'busy';
  return code === 404 || code === 522 || code === 524 ? 'unknown' : 'failed';
}

function listen(own: Place, room: Room): void {
  own.room = room;
  room.reconnection.enabled = false;
  attend(room);
  useCast.setState({ link: 'open' });
  room.onMessage('cast-state', (state: CastState) => {
    if (own.left) return;
    useCast.setState({ state });
    // While nothing may be shown yet the place of the match is the background.
    useTable.getState().patch({ game: state.game });
  });
  room.onMessage('cast', (message: CastMessage) => {
    if (!own.left) take(message);
  });
  room.onError(() => undefined);
  room.onLeave((code: number) => {
    if (own.left) return;
    const ends: { readonly [code: number]: CastLink } = {
      [CLOSE_DROPPED]: 'dropped',
      [CLOSE_GAVE_WAY]: 'busy',
      [CLOSE_REVOKED]: 'refused',
      [CLOSE_SEATED]: 'seated',
    };
    const link = ends[code];
    if (link) {
      useCast.setState({ link });
      return;
    }
    useCast.setState({ link: 'lost' });
    void join(own);
  });
}

/** Adds steps to the known ones; repeated ones are equal. */
function take({ matchId, from, steps, more }: CastMessage): void {
  const before = useCast.getState();
  const fresh = before.matchId !== matchId;
  const known = fresh ? [] : before.moments;
  const added = steps.slice(Math.max(0, known.length - from));
  if (added.length === 0 || from > known.length) return;
  const moments = [...known];
  for (const { delta } of added) {
    const last = moments.at(-1) ?? NOTHING;
    moments.push(applied(last, delta) as CastMoment);
  }
  const all = [...(fresh ? [] : before.steps), ...added];
  useCast.setState({ ...(fresh && NO_MATCH), matchId, steps: all, moments });
  // A new caster sees the newest step that may be shown, not the beginning of the match.
  if (known.length === 0 || arriving || before.at < 0) newest();
  arriving = more && (known.length === 0 || arriving);
}
