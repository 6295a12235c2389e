/**
 * The chance of a table's next match before it begins: its secret key, the public hash, and the
 * contributions of the people at the table so far. Immutable: a contribution makes a new object.
 * `protocol/chance.ts` explains the whole.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import { hashOfKey } from '../protocol/chance.ts';
import type { RequestError } from '../protocol/messages.ts';

/**
 * The needed part of a chair: its owner, as the hash of a token; '' for a bot's or an empty one.
 */
interface Owned {
  readonly token: string;
}

export class Commitment {
  /** K of the next match, hex. Secret until that match is over. */
  readonly key: string;
  /** SHA-256 of K. */
  readonly hash: string;
  /** Bytes as hex, by the owner of the chair; `freeze` assigns them to seats. */
  private readonly given: ReadonlyMap<string, string>;

  private constructor(key: string, given: ReadonlyMap<string, string>) {
    this.key = key;
    this.hash = hashOfKey(key);
    this.given = given;
  }

  /** Without contributions yet. */
  static with(key: string): Commitment {
    return new Commitment(key, new Map());
  }

  /**
   * The contribution of `owner` to the key of this hash. The first bytes count; the same ones again
   * change nothing, so that a request can be repeated.
   * @param chairs contributions of people who have left are dropped
   * @returns the commitment with it, or why it is not accepted
   */
  contribute(
    owner: string,
    hash: string,
    bytes: string,
    chairs: readonly Owned[],
  ): Commitment | RequestError {
    // It was for another match, most likely the one that has begun meanwhile.
    if (hash !== this.hash) return 'notNow';
    const before = this.given.get(owner);
    if (before !== undefined) return before === bytes ? this : 'contributed';
    const present = [...this.given].filter(([one]) => chairs.some(({ token }) => token === one));
    return new Commitment(this.key, new Map([...present, [owner, bytes]]));
  }

  /** Whether this owner of a chair has contributed. */
  has(owner: string): boolean {
    return this.given.has(owner);
  }

  /** The contributions for a match that begins now, by seat; '' for none. */
  freeze(chairs: readonly Owned[]): string[] {
    return chairs.map(({ token }) => (token && this.given.get(token)) || '');
  }

  toJson(): JsonObject {
    return { key: this.key, given: Object.fromEntries(this.given) };
  }

  /** @returns null if `json` has none: a table of a version that knew none */
  static fromJson(json: unknown): Commitment | null {
    const { key, given } = (json ?? {}) as { key?: string; given?: { [owner: string]: string } };
    return key ? new Commitment(key, new Map(Object.entries(given ?? {}))) : null;
  }
}
