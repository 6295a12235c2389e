/** Tells `TurnNotices` who begins to owe a decision while away, and when it is no longer owed. */

import type { DayClocks } from './day-clocks.ts';
import type { Play } from './play.ts';
import type { Seats } from './seats.ts';
import type { Recalled, TurnNotices } from './turn-notices.ts';

interface TellingTable {
  readonly code: string;
  readonly play: Play | null;
  readonly seats: Seats;
}

/** What a seat owes. */
interface Turn {
  readonly match: string;
  /** Its number in the match. */
  readonly decision: number;
  /** Names the decision. */
  readonly key: string;
}

interface Told extends Turn {
  /** Whether it was said that its person is away. */
  told: boolean;
}

export class TurnTeller {
  private readonly table: TellingTable;
  private readonly clocks: DayClocks;
  private readonly notices: TurnNotices;
  private readonly known = new Map<number, Told>();
  /** The table has woken, and nothing was said since. */
  private isWaking = false;

  constructor(table: TellingTable, clocks: DayClocks, notices: TurnNotices) {
    this.table = table;
    this.clocks = clocks;
    this.notices = notices;
  }

  /** What the chairs have stored was told before the table fell asleep. */
  expect(): void {
    this.isWaking = true;
    for (const [seat, { days }] of this.table.seats.chairs.entries()) {
      if (days?.owed) this.known.set(seat, { ...turnOf(days.owed), told: true });
    }
  }

  /** Tells what has changed; call it after the clocks. */
  update(): void {
    const { code, seats } = this.table;
    for (const [seat, { session }] of seats.chairs.entries()) {
      const before = this.known.get(seat);
      const now = this.turn(seat);
      if (before && before.key !== now?.key) {
        this.known.delete(seat);
        this.notices.settled(code, before.match, seat);
      }
      if (!now) continue;
      const owed = this.known.get(seat) ?? { ...now, told: false };
      this.known.set(seat, owed);
      // Also of somebody who has seen the decision and goes without an answer.
      if (owed.told || session !== null) continue;
      owed.told = true;
      this.notices.due(code, now.match, seat, now.decision, this.clocks.deadline(seat));
    }
    if (this.isWaking) this.recall();
  }

  /** What was told before the table fell asleep may have been lost in a kill. */
  private recall(): void {
    this.isWaking = false;
    const { code, play, seats } = this.table;
    if (!play) return;
    const told = new Map<number, Recalled>();
    const free: number[] = [];
    for (const seat of seats.chairs.keys()) {
      const known = this.known.get(seat);
      const since = seats.chairs[seat].days?.owed?.since;
      if (known?.told && since !== undefined) {
        const { decision } = known;
        told.set(seat, { since, decision, deadline: this.clocks.deadline(seat) });
      }
      if (!known) free.push(seat);
    }
    this.notices.recall?.(code, play.id, told, free);
  }

  private turn(seat: number): Turn | null {
    const { play, seats } = this.table;
    if (this.clocks.runs) {
      const owed = seats.chairs[seat]?.days?.owed;
      return owed ? turnOf(owed) : null;
    }
    if (!play || play.finished || !seats.isPersons(seat)) return null;
    if (((play.deciders >> seat) & 1) === 0) return null;
    const decision = play.decision(seat);
    return { match: play.id, decision, key: `${play.id} ${decision}` };
  }
}

const turnOf = (owed: { match: string; decision: number; since: number }): Turn => ({
  match: owed.match,
  decision: owed.decision,
  key: `${owed.match} ${owed.decision} ${owed.since}`,
});
