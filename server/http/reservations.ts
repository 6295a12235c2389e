/**
 * Places at tables that an address has reserved and not taken. Each is kept for some seconds and
 * keeps a table awake meanwhile, so an address may have only so many at a time.
 */

/** How long Colyseus keeps a place, in milliseconds (`seatReservationTimeout`). */
const KEPT_MS = 15_000;

/** A reserved place, as Colyseus answers it. */
export interface Place {
  readonly roomId: string;
  readonly sessionId: string;
}

/** A place that is being requested or was granted. */
interface Reservation {
  readonly until: number;
  place: Place | null;
}

export class Reservations {
  private readonly most: number;
  private readonly isUsed: (place: Place) => boolean;
  private readonly now: () => number;
  private readonly held = new Map<string, Set<Reservation>>();

  /** @param isUsed whether somebody has taken the place, as far as this process knows */
  constructor(most: number, isUsed: (place: Place) => boolean, now: () => number = Date.now) {
    this.most = most;
    this.isUsed = isUsed;
    this.now = now;
  }

  /** Whether `sender` (`senderOf`) has as many as it may have. */
  isFull(sender: string): boolean {
    const held = this.held.get(sender);
    if (!held) return false;
    for (const one of held) {
      if (one.until <= this.now() || (one.place && this.isUsed(one.place))) held.delete(one);
    }
    if (held.size === 0) this.held.delete(sender);
    return held.size >= this.most;
  }

  /** Counts the place that `ask` is granted, from now on. */
  async hold<T extends Place>(sender: string, ask: () => Promise<T>): Promise<T> {
    const held = this.held.get(sender) ?? new Set();
    // Counted beforehand; otherwise a thousand requests at once would count as none.
    const one: Reservation = { until: this.now() + KEPT_MS, place: null };
    this.held.set(sender, held.add(one));
    try {
      const place = await ask();
      one.place = place;
      return place;
    } catch (error) {
      held.delete(one);
      throw error;
    }
  }
}
