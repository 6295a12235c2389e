/**
 * Witnesses of the hands of the running match: by seat tokens and by browsers, both only as hashes.
 * Nobody sees two hands: a person who has seen one takes no other chair of that match. Immutable: a
 * change makes a new object.
 */

import type { JsonObject } from '../../engine/core/contract.ts';

/** A caster's view, with a delay. */
export const ALL_HANDS = -1;
/** Tokens and browsers that the record of one match can hold. */
const MAX_WITNESSES = 400;

/** The identity of a connection: hashes, '' if unknown. */
export interface Who {
  /** Hash of the token of its last seat. */
  readonly token: string;
  /** Hash of its browser's id with the table's code: it differs from table to table. */
  readonly browser: string;
}

export class Witnesses {
  /** Seat by hash. */
  private readonly seen: ReadonlyMap<string, number>;
  /**
   * Recorded since the match began; an earlier version, which kept no record, may have begun it.
   */
  private readonly complete: boolean;

  private constructor(seen: ReadonlyMap<string, number>, complete: boolean) {
    this.seen = seen;
    this.complete = complete;
  }

  /**
   * The witnesses of a match that begins.
   * @param casters browsers that will be shown all its hands
   */
  static begin(owners: readonly Who[], casters: readonly string[]): Witnesses {
    const none = new Witnesses(new Map(), true);
    const seated = owners.reduce((all, who, seat) => all.with(who, seat), none);
    return casters.reduce((all, browser) => all.with({ token: '', browser }, ALL_HANDS), seated);
  }

  /** The seat whose hand `who` has seen, `ALL_HANDS` for a caster, null for none. */
  seatOf({ token, browser }: Who): number | null {
    return this.seen.get(browser) ?? this.seen.get(token) ?? null;
  }

  /** Whether `who` has seen another hand than that of `seat`. */
  bars(who: Who, seat: number): boolean {
    return (this.seatOf(who) ?? seat) !== seat;
  }

  /** The same for the owner of `seat`: people who shared a browser in older versions may go on. */
  barsOwner(who: Who, seat: number): boolean {
    return this.complete && this.bars(who, seat);
  }

  /** Whether `who` is already recorded, so that nothing need be written. */
  knows({ token, browser }: Who): boolean {
    return this.seen.has(browser || token);
  }

  get full(): boolean {
    return this.seen.size + 2 > MAX_WITNESSES;
  }

  /** Whether there is no room to record `who`: known ones have a reserve of the same size. */
  isFullFor(who: Who): boolean {
    return this.seen.size + 2 > (this.knows(who) ? 2 : 1) * MAX_WITNESSES;
  }

  /**
   * Records that `who` sees the hand of `seat` from now on; taking a chair again gives a new token.
   * A witness of a hand stays one.
   */
  with(who: Who, seat: number): Witnesses {
    const fresh = [who.token, who.browser].filter((hash) => hash !== '' && !this.seen.has(hash));
    if (fresh.length === 0) return this;
    const seen = new Map([...this.seen, ...fresh.map((hash) => [hash, seat] as const)]);
    return new Witnesses(seen, this.complete);
  }

  toJson(): JsonObject {
    return { seen: Object.fromEntries(this.seen), complete: this.complete };
  }

  /** @param owners of the chairs, for a table of a version that wrote down nothing of this */
  static fromJson(json: unknown, owners: readonly Who[]): Witnesses {
    if (!json) return new Witnesses(Witnesses.begin(owners, []).seen, false);
    const { seen, complete } = json as { seen: { [hash: string]: number }; complete: boolean };
    return new Witnesses(new Map(Object.entries(seen)), complete);
  }
}
