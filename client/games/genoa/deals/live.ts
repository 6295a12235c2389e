/**
 * Offers that one press makes: the wanted offer goes out as soon as no other command is on its way,
 * so that no press is lost and several presses become one change.
 */

import { create } from 'zustand';
import type { Refusal } from '../../../../engine/core/contract.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { currentPosition } from '../drafts.ts';
import { type Position, refusal, refusedAs } from '../position.ts';
import { makeOnce } from './once.ts';
import { namedBy, saying, type Thread, threadKey, threadOf } from './thread.ts';
import { isBare, type Tray } from './tray.ts';

interface LiveStore {
  /** The offers that are to go out, by thread. */
  readonly wanted: { readonly [key: string]: Tray };
  /** Why the last one was refused, until the next. */
  readonly why: { readonly [key: string]: Refusal };
  /** Makes this the wanted offer of the thread; a bare tray withdraws the offer. */
  say(thread: Thread, tray: Tray): void;
}

const without = <T>(of: { readonly [key: string]: T }, key: string) => {
  const { [key]: _, ...rest } = of;
  return rest;
};

export const useLive = create<LiveStore>()((set, get) => ({
  wanted: {},
  why: {},
  say(thread, tray) {
    const key = threadKey(thread.space, thread.player);
    set({ wanted: { ...get().wanted, [key]: tray }, why: without(get().why, key) });
    pump();
  },
}));

/** The command for the wanted offer; null where it stands already. */
function commandFor(position: Position, thread: Thread, tray: Tray) {
  if (!isBare(tray)) return saying(position, thread, tray);
  return thread.mine ? ({ type: 'withdraw', offerId: thread.mine.id } as const) : null;
}

/** The position in which the last command went out: the next one waits for its result. */
const sent = makeOnce();

function pump(): void {
  const position = currentPosition();
  const [key] = Object.keys(useLive.getState().wanted);
  if (key === undefined || useTable.getState().busy) return;
  const tray = useLive.getState().wanted[key];
  const named = namedBy(key);
  if (!position || !named || !tray) {
    drop(key, null);
    return;
  }
  const thread = threadOf(position.view, position.seat, named.space, named.player);
  const command = commandFor(position, thread, tray);
  if (!command || refusedAs(position, command) !== null) {
    drop(key, command && refusal(position, command));
    pump();
    return;
  }
  if (sent.isDone(position.view.seq)) return;
  sent.done(position.view.seq);
  void useTable
    .getState()
    .propose(command)
    .then((reply) => {
      if (!reply.ok) {
        sent.forget();
        drop(key, reply.refusal ?? null);
      }
      pump();
    });
}

function drop(key: string, why: Refusal | null): void {
  const { wanted, why: before } = useLive.getState();
  useLive.setState({
    wanted: without(wanted, key),
    why: why ? { ...before, [key]: why } : without(before, key),
  });
}

const turnOf = (view: unknown): number | undefined => (view as View | null)?.public?.turn;

useTable.subscribe((table, before) => {
  // A refusal may no longer hold in another turn.
  if (turnOf(table.view) !== turnOf(before.view)) useLive.setState({ why: {} });
  if (table.view !== before.view || table.busy !== before.busy) pump();
});
