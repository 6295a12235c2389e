/**
 * The chance of a table's next match before it begins: its key, which nobody is told, the hash, which
 * everybody is shown, and what the people at the table have contributed so far. Never changed: a
 * contribution makes another one. `protocol/chance.ts` tells the whole story.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import { hashOfKey } from '../protocol/chance.ts';
import type { RequestError } from '../protocol/messages.ts';

/** What is asked of a chair here: its owner, as the hash of a token; '' for a bot's or an empty one. */
interface Owned {
  readonly token: string;
}

export class Commitment {
  /** K of the next match, hex. Secret until that match is over. */
  readonly key: string;
  /** SHA-256 of K. */
  readonly hash: string;
  /** Bytes as hex, by the owner of the chair; only `freeze` gives them seats. */
  private readonly given: ReadonlyMap<string, string>;

  private constructor(key: string, given: ReadonlyMap<string, string>) {
    this.key = key;
    this.hash = hashOfKey(key);
    this.given = given;
  }

  /** For a match that nobody has contributed to. */
  static with(key: string): Commitment {
    return new Commitment(key, new Map());
  }

  /**
   * What `owner` adds to the key of this hash. The first bytes stand; the same ones again change
   * nothing, so that a request can be repeated.
   * @param chairs contributions of people who have left are dropped
   * @returns the commitment with it, or why it is not taken
   */
  contribute(
    owner: string,
    hash: string,
    bytes: string,
    chairs: readonly Owned[],
  ): Commitment | RequestError {
    // For another match: the one that has begun meanwhile, most likely.
    if (hash !== this.hash) return 'notNow';
    const before = this.given.get(owner);
    if (before !== undefined) return before === bytes ? this : 'contributed';
    const present = [...this.given].filter(([one]) => chairs.some(({ token }) => token === one));
    return new Commitment(this.key, new Map([...present, [owner, bytes]]));
  }

  /** What counts for a match that begins now, by seat; '' where nobody contributed. */
  freeze(chairs: readonly Owned[]): string[] {
    return chairs.map(({ token }) => (token && this.given.get(token)) || '');
  }

  toJson(): JsonObject {
    return { key: this.key, given: Object.fromEntries(this.given) };
  }

  /** @returns null if `json` holds none: a table of a version that knew none */
  static fromJson(json: unknown): Commitment | null {
    const { key, given } = (json ?? {}) as { key?: string; given?: { [owner: string]: string } };
    return key ? new Commitment(key, new Map(Object.entries(given ?? {}))) : null;
  }
}
