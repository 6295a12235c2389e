/**
 * Which tables may be awake here, shared fairly between addresses. A table counts for the address
 * that opened or woke it in this process, as long as it is awake.
 *
 * - An address keeps no more than its share awake. One more, and the least needed of its own falls
 *   asleep for it; if all of them are needed, it is refused.
 * - When the whole server is full, the least needed table falls asleep: one that nobody is at, then
 *   one that people only watch, then one whose people play no match; each time of the address that
 *   has most. An address gives nothing up to one that has as many.
 * - A running match with a person at it never gives way, nor does the table of the house itself.
 */

/** How much a table is needed, the least first; `house` is never counted and never gives way. */
export type Need = 'empty' | 'watched' | 'waiting' | 'playing' | 'house';

const RANK: { readonly [need in Need]: number } = {
  empty: 0,
  watched: 1,
  waiting: 2,
  playing: 3,
  house: 4,
};

export interface AwakeTable {
  readonly code: string;
  /** The address that opened or woke it (`senderOf`). */
  readonly sender: string;
  readonly need: Need;
}

export interface ShareLimits {
  /** Tables of all addresses together. */
  readonly most: number;
  /** Tables of one address. */
  readonly each: number;
}

export type Verdict =
  | { readonly do: 'open' }
  /** First this table falls asleep; then ask again. */
  | { readonly do: 'sleep'; readonly code: string }
  | { readonly do: 'refuse'; readonly why: 'share' | 'full' };

/**
 * Whether `sender` may open or wake a table, and at whose cost.
 * @param awake all tables of this process, the longest awake first
 */
export function decide(
  awake: readonly AwakeTable[],
  sender: string,
  { most, each }: ShareLimits,
): Verdict {
  const tables = awake.filter(({ need }) => need !== 'house');
  const counts = new Map<string, number>();
  for (const table of tables) counts.set(table.sender, (counts.get(table.sender) ?? 0) + 1);
  const countOf = (one: AwakeTable): number => counts.get(one.sender) ?? 0;
  const mine = counts.get(sender) ?? 0;
  const full = tables.length >= most;
  if (mine < each && !full) return { do: 'open' };
  const candidates = tables.filter((one) => {
    const own = one.sender === sender;
    if (mine >= each) return own && RANK[one.need] <= RANK.watched;
    if (one.need === 'empty') return true;
    if (one.need === 'watched') return own || countOf(one) > mine;
    // Two addresses must not take the same place from each other in turns.
    return one.need === 'waiting' && countOf(one) > mine + 1;
  });
  const [least] = candidates.sort((a, b) => RANK[a.need] - RANK[b.need] || countOf(b) - countOf(a));
  if (least) return { do: 'sleep', code: least.code };
  return { do: 'refuse', why: mine >= each ? 'share' : 'full' };
}

/** No table gives way to this one. */
export class NoShareError extends Error {
  readonly why: 'share' | 'full';
  constructor(why: 'share' | 'full') {
    super(
      why === 'share'
        ? 'This address already has as many tables awake as it’s allowed. Leave one of them and try again.'
        : 'All tables on this server are in use. Try again in a few minutes.',
    );
    this.why = why;
  }
}

/** The tables of this process, as shares see them. */
export interface Awake {
  /** null for a table that is not awake here, or is falling asleep. */
  needOf(code: string): Need | null;
  /** Disconnects its people and puts it to sleep. */
  putToSleep(code: string): void;
}

export class Shares {
  private readonly limits: ShareLimits;
  private readonly awake: Awake;
  /** The sender that opened or woke each table, the longest awake first. */
  private readonly senders = new Map<string, string>();
  private readonly opening = new Set<{ readonly sender: string }>();

  constructor(limits: ShareLimits, awake: Awake) {
    this.limits = limits;
    this.awake = awake;
  }

  /**
   * Opens or wakes a table for `sender`, once there is room for it.
   *
   * @throws NoShareError; any error of `open`
   */
  async open<T extends { readonly roomId: string }>(
    sender: string,
    open: () => Promise<T>,
  ): Promise<T> {
    this.makeRoom(sender);
    const opening = { sender };
    this.opening.add(opening);
    try {
      const table = await open();
      // At the end of the order, also where it was awake before.
      this.senders.delete(table.roomId);
      this.senders.set(table.roomId, sender);
      return table;
    } finally {
      this.opening.delete(opening);
    }
  }

  /**
   * The sender that answers for data written for a table; null for the house's, which no guest
   * opens.
   */
  senderOf(code: string): string | null {
    return this.senders.get(code) ?? null;
  }

  private makeRoom(sender: string): void {
    for (;;) {
      const verdict = decide(this.tables(), sender, this.limits);
      if (verdict.do === 'open') return;
      if (verdict.do === 'refuse') throw new NoShareError(verdict.why);
      this.senders.delete(verdict.code);
      this.awake.putToSleep(verdict.code);
    }
  }

  private tables(): AwakeTable[] {
    const tables: AwakeTable[] = [];
    for (const [code, sender] of this.senders) {
      const need = this.awake.needOf(code);
      if (need) tables.push({ code, sender, need });
      else this.senders.delete(code);
    }
    // Somebody is on the way to each table that is being opened.
    for (const { sender } of this.opening) tables.push({ code: '', sender, need: 'playing' });
    return tables;
  }
}
