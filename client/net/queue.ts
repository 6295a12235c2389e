/**
 * The connection of somebody who waits for a match with others. It stands while the person looks at
 * other pages or plays against bots, comes back by itself, and leads to the table.
 */

import type { Room } from 'colyseus.js';
import { BARRED, readBar } from '../../server/protocol/company.ts';
import { CLOSE_REPLACED } from '../../server/protocol/messages.ts';
import {
  QUEUE_ID,
  type QueueBegin,
  type QueueOptions,
  type QueueState,
} from '../../server/protocol/people.ts';
import { useCompany } from '../store/company.ts';
import { go, routeOf } from '../store/router.ts';
import { useWaiting, type Wish } from '../store/waiting.ts';
import { browserId } from './browser-id.ts';
import { within } from './heartbeat.ts';
import { attend, clientOf } from './line.ts';
import { LONGEST_RETRY_MS, RETRY_MS, sleep } from './timing.ts';

/** How long a server that cannot be reached is asked before the person is told. */
const PATIENCE_MS = 60_000;
/** As many tables as the server leaves out for one person. */
const MOST_EXCEPT = 8;

let room: Room | null = null;
/** The person plays elsewhere until somebody comes. */
let later = false;
/** Counts up with every change of mind: an answer to an older attempt is dropped. */
let attempt = 0;
/** Tables to which this page was led: back to them leads the menu, the queue leads to others. */
let been: readonly string[] = [];

/** Begins to wait. @param elsewhere the person plays against bots meanwhile */
export async function waitForPeople(wish: Wish, elsewhere = false): Promise<void> {
  stopWaiting();
  later = elsewhere;
  const mine = ++attempt;
  useWaiting.setState({ wish, trouble: null, state: null });
  await come(mine, wish);
}

/** Gives the place up. */
export function stopWaiting(): void {
  attempt++;
  void room?.leave().catch(() => undefined);
  room = null;
  useWaiting.setState({ wish: null, trouble: null, state: null });
}

/** Ready to begin now, or only when somebody comes. */
export function playElsewhere(elsewhere: boolean): void {
  later = elsewhere;
  const { state } = useWaiting.getState();
  if (state) useWaiting.setState({ state: { ...state, later } });
  room?.request('queue', { later }).catch(() => undefined);
}

async function come(mine: number, wish: Wish): Promise<void> {
  const since = Date.now();
  for (let tries = 0; mine === attempt; tries++) {
    try {
      const { game, clock } = wish;
      const here = await (await import('./introducing.ts')).introduction('queue');
      const options: QueueOptions = {
        game,
        ...(here && { introduction: here }),
        ...(clock && { clock }),
        browser: browserId(),
        later,
        except: been.slice(-MOST_EXCEPT),
      };
      const joined = await within(
        (given) => clientOf(location.origin, given).joinById(QUEUE_ID, options),
        (late) => void late.leave(),
        tries,
      );
      if (mine === attempt) listen(mine, wish, joined);
      else void joined.leave();
      return;
    } catch (error) {
      const code = Number((error as { code?: unknown }).code);
      const busy = code === 429 || code === 503;
      const barred = code === BARRED ? readBar((error as Error).message) : null;
      if (mine === attempt && barred) {
        useCompany.setState({ barred });
        useWaiting.setState({ wish: null, state: null, trouble: 'barred' });
        return;
      }
      const late = Date.now() - since > PATIENCE_MS;
      if (mine === attempt && (busy || late)) {
        useWaiting.setState({ wish: null, state: null, trouble: busy ? 'busy' : 'failed' });
        return;
      }
    }
    await sleep(Math.min(LONGEST_RETRY_MS, RETRY_MS * 1.6 ** tries));
  }
}

function listen(mine: number, wish: Wish, joined: Room): void {
  room = joined;
  joined.reconnection.enabled = false;
  attend(joined);
  joined.onMessage('queue', (state: QueueState) => {
    if (mine === attempt) useWaiting.setState({ state, toldAt: Date.now() });
  });
  joined.onMessage('begin', ({ code }: QueueBegin) => {
    if (mine !== attempt) return;
    been = [...been, code];
    stopWaiting();
    useWaiting.setState({ last: { ...wish, table: code } });
    // Who plays elsewhere has pressed for it: no question stands between the two tables.
    const elsewhere = routeOf(location.pathname).page === 'table';
    go(`/table/${code}?open`, elsewhere);
  });
  joined.onLeave((code: number) => {
    if (mine !== attempt) return;
    room = null;
    if (code === CLOSE_REPLACED) {
      attempt++;
      useWaiting.setState({ wish: null, state: null, trouble: 'replaced' });
      return;
    }
    useWaiting.setState({ state: null });
    void come(mine, wish);
  });
  joined.onError(() => undefined);
}
