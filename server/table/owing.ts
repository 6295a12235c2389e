/** Tells `TurnNotices` which decisions are owed by persons who are not there. */

import type { Play } from './play.ts';
import type { Seats } from './seats.ts';
import type { TurnNotices } from './turn-notices.ts';

interface OwingHost {
  readonly code: string;
  readonly play: Play | null;
  readonly seats: Seats;
}

interface Owed {
  readonly match: string;
  /** The number of the decision. */
  readonly position: number;
  /** Whether it was said that its person is away. */
  told: boolean;
}

export class Owing {
  private readonly table: OwingHost;
  private readonly notices: TurnNotices;
  private readonly owed = new Map<number, Owed>();

  constructor(table: OwingHost, notices: TurnNotices) {
    this.table = table;
    this.notices = notices;
  }

  /** Compares the position with the last one; call it after every change. */
  update(): void {
    const { code, play, seats } = this.table;
    const mask = play && !play.finished ? play.deciders : 0;
    for (const [seat, { match, position }] of [...this.owed]) {
      const same = play?.id === match && play.decision(seat) === position;
      if (same && (mask >> seat) & 1 && seats.isPersons(seat)) continue;
      this.owed.delete(seat);
      this.notices.settled(code, match, seat);
    }
    if (!play) return;
    for (let seat = 0; mask >> seat; seat++) {
      if (!((mask >> seat) & 1) || !seats.isPersons(seat)) continue;
      const owed = this.owed.get(seat) ?? {
        match: play.id,
        position: play.decision(seat),
        told: false,
      };
      this.owed.set(seat, owed);
      if (owed.told || seats.chairs[seat].session !== null) continue;
      owed.told = true;
      // The clocks of a table stand still while nobody is there: no moment is sure.
      this.notices.due(code, play.id, seat, null);
    }
  }
}
