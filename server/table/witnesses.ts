/**
 * Who has seen which hand of the running match: by seat tokens and by browsers, both only as hashes.
 * Nobody sees two: whoever has seen one takes no other chair of that match. Never changed: a change
 * makes another one.
 */

import type { JsonObject } from '../../engine/core/contract.ts';

/** What a caster sees, with a delay. */
export const ALL_HANDS = -1;
/** Tokens and browsers that the record of one match takes up. */
export const MAX_WITNESSES = 400;

/** Whom a connection is known as: hashes, '' for what it has not told. */
export interface Who {
  /** Of the last token of a seat that it had. */
  readonly token: string;
  /** Of its browser's own id, made with the table's code: at another table it is another one. */
  readonly browser: string;
}

export class Witnesses {
  /** Seat by hash. */
  private readonly seen: ReadonlyMap<string, number>;
  /** Since the match began; a version that kept no such record may have begun it. */
  private readonly complete: boolean;

  private constructor(seen: ReadonlyMap<string, number>, complete: boolean) {
    this.seen = seen;
    this.complete = complete;
  }

  /**
   * Of a match that begins.
   * @param casters browsers that will be shown all hands of it
   */
  static begin(owners: readonly Who[], casters: readonly string[]): Witnesses {
    const none = new Witnesses(new Map(), true);
    const seated = owners.reduce((all, who, seat) => all.with(who, seat), none);
    return casters.reduce((all, browser) => all.with({ token: '', browser }, ALL_HANDS), seated);
  }

  /** The seat whose hand this one has seen, `ALL_HANDS` for a caster, null for none. */
  seatOf({ token, browser }: Who): number | null {
    return this.seen.get(browser) ?? this.seen.get(token) ?? null;
  }

  /** Whether this one has seen another hand than that of `seat`. */
  bars(who: Who, seat: number): boolean {
    return (this.seatOf(who) ?? seat) !== seat;
  }

  /** The same for the owner of `seat`: people who shared a browser in older versions may go on. */
  barsOwner(who: Who, seat: number): boolean {
    return this.complete && this.bars(who, seat);
  }

  /** Whether this one is known well enough, so that nothing is to be written down. */
  knows({ token, browser }: Who): boolean {
    return this.seen.has(browser || token);
  }

  get full(): boolean {
    return this.seen.size + 2 > MAX_WITNESSES;
  }

  /** Whether no chair is given to this one any more: who is known has as much room again. */
  isFullFor(who: Who): boolean {
    return this.seen.size + 2 > (this.knows(who) ? 2 : 1) * MAX_WITNESSES;
  }

  /**
   * This one sees the hand of `seat` from now on, by a new token each time it takes the chair.
   * Whoever has seen a hand stays its witness.
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
