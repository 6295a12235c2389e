/**
 * Joins separately arriving data: the synchronized public state, the private part of the player's own seat,
 * and the events of an action. They belong together when their `seq` agree; only then the store
 * gets a view, so that no picture ever mixes two moments.
 */

import type { JsonObject, ViewBase } from '../../engine/core/contract.ts';
import type { Reading } from '../../engine/core/reading.ts';
import type { EventsMessage, PrivateMessage, TableState } from '../../server/protocol/messages.ts';
import { readTable } from '../../server/protocol/read-view.ts';
import { useTable } from '../store/table.ts';

/** Milliseconds by which events may lag behind their position before it is shown without them. */
const GRACE_MS = 40;

export class Pairing {
  private seat: number | null = null;
  private screen = false;
  private table: TableState | null = null;
  private own: PrivateMessage | null = null;
  private waiting: EventsMessage[] = [];
  private timer: ReturnType<typeof setTimeout> | null = null;
  private version = '';
  private shownMatch = '';

  /** @param screen this is the big screen that the table belongs to */
  viewer(seat: number | null, screen = false): void {
    if (seat !== this.seat) {
      this.own = null;
      useTable.getState().patch({ asked: null });
    }
    this.seat = seat;
    this.screen = screen;
  }

  state(game: Reading, json: TableState): void {
    const table = readTable(game.publicShape, json);
    const before = useTable.getState().table?.matchId ?? table.matchId;
    this.table = table;
    this.version = game.viewVersion;
    const host = table.host < 0 ? this.screen : table.host === this.seat;
    useTable.getState().patch({ table, host });
    // Another match begins with an empty log; the log of this one may have arrived already.
    const over = table.view === null || before !== table.matchId;
    if (over && useTable.getState().view !== null) useTable.getState().show(null);
    this.later();
  }

  private(message: PrivateMessage): void {
    this.own = message;
    const { serverNow } = message;
    const shift = serverNow === undefined ? {} : { clockShift: serverNow - Date.now() };
    const { undoable, undoTo } = message;
    useTable.getState().patch({ undoable, undoTo, ...shift });
    this.later();
  }

  events(message: EventsMessage): void {
    // A private part that the step has changed has come before its events.
    if (this.own && this.own.seq < message.seq) this.own = { ...this.own, seq: message.seq };
    this.waiting.push(message);
    this.settle();
  }

  /** A position whose events never come (the first one, a return) is shown after a short wait. */
  private later(): void {
    if (this.timer) clearTimeout(this.timer);
    this.timer = setTimeout(() => this.settle(), GRACE_MS);
  }

  private settle(): void {
    const view = this.whole();
    if (!view || !this.table) return;
    if (this.timer) clearTimeout(this.timer);
    this.timer = null;
    const store = useTable.getState();
    const { decision } = this.own ?? {};
    const match = this.table.matchId;
    store.patch({ asked: decision === undefined ? null : { match, decision } });
    const fresh = this.table.matchId !== this.shownMatch;
    this.shownMatch = this.table.matchId;
    const batch = this.waiting;
    this.waiting = [];
    if (batch.length === 0) {
      if (fresh || changed(store.view, view)) store.show(view);
      return;
    }
    for (const { seq, seat, events, withdrawnTo } of batch) {
      if (withdrawnTo !== undefined) store.withdraw(view, withdrawnTo, seat, seq);
      else store.feed(view, events, seq, seat);
    }
  }

  /** The complete view, if public and private part are of the same moment. */
  private whole(): ViewBase | null {
    const { table, own, seat } = this;
    if (!table?.view) return null;
    const { seq } = table;
    const open = table.view as JsonObject;
    if (seat === null) return { version: this.version, seq, public: open };
    if (own?.seq !== seq || !own.you) return null;
    return { version: this.version, seq, public: open, you: own.you };
  }
}

const changed = (a: ViewBase | null, b: ViewBase): boolean =>
  JSON.stringify(a) !== JSON.stringify(b);
