/**
 * This browser's part in the chance of a match: once it sits and has seen the hash of the next key,
 * it sends random bytes for that key, and writes a receipt of the data that it has seen.
 */

import { keyToHex } from '../../engine/core/keyed-chance.ts';
import type { LobbyRequest, Reply, TableState } from '../../server/protocol/messages.ts';
import { type KeptReceipt, keepReceipt, receiptsOf } from './receipts.ts';

const BYTES = 16;

/** A hash that was seen, and the state of the bytes that were sent for it. */
interface Seen {
  readonly at: number;
  /** Before any draw with its key. */
  readonly early: boolean;
  bytes: string | null;
  accepted: boolean;
  /** Token of the seat for which the bytes were sent. */
  owner: string | null;
}

export class Contribution {
  /** Fulfilled when the server has answered to the first bytes. */
  readonly answered: Promise<void>;
  private tellAnswered = (): void => undefined;
  private readonly ask: (request: LobbyRequest) => Promise<Reply>;
  private readonly seen = new Map<string, Seen>();
  private receipt: KeptReceipt | null = null;

  constructor(ask: (request: LobbyRequest) => Promise<Reply>) {
    this.ask = ask;
    this.answered = new Promise((resolve) => {
      this.tellAnswered = resolve;
    });
  }

  /**
   * Checks every new state of the table.
   * @param token proves the player's own seat, null for a spectator
   */
  follow(table: TableState, seat: number | null, token: string | null): void {
    const { nextKeyHash, keyHash, matchId, seq } = table;
    if (nextKeyHash) {
      const next = this.note(nextKeyHash, true);
      if (seat !== null && token !== null && next.owner !== token) {
        void this.send(nextKeyHash, next, token);
      }
    }
    if (matchId && keyHash) this.write(table, seat, this.note(keyHash, seq === 0));
    // A stand plays match after match for days.
    for (const hash of this.seen.keys()) {
      if (hash !== nextKeyHash && hash !== keyHash) this.seen.delete(hash);
    }
  }

  private note(hash: string, early: boolean): Seen {
    const known = this.seen.get(hash);
    if (known) return known;
    const fresh = { at: Date.now(), early, bytes: null, accepted: false, owner: null };
    this.seen.set(hash, fresh);
    return fresh;
  }

  private async send(hash: string, next: Seen, token: string): Promise<void> {
    const bytes = sameAsBefore(hash, token);
    Object.assign(next, { owner: token, bytes, accepted: false });
    const reply = await this.ask({ op: 'contribute', keyHash: hash, contribution: bytes });
    if (next.bytes === bytes) next.accepted = reply.ok;
    this.tellAnswered();
  }

  /** Keeps the receipt of the match on the table up to date. */
  private write(table: TableState, seat: number | null, now: Seen): void {
    const { matchId, chain, digest } = table;
    const known = this.receipt?.matchId === matchId ? this.receipt : null;
    if (known && known.chain === chain && known.digest === digest) return;
    this.receipt = { ...(known ?? this.begin(table, seat, now)), chain, digest };
    keepReceipt(this.receipt);
  }

  /** The stored receipt of a time before a reload, or a new one. */
  private begin(table: TableState, seat: number | null, now: Seen): KeptReceipt {
    const { matchId, keyHash: hash, contributions, game } = table;
    const listed = (seat !== null && contributions[seat]) || null;
    const before = receiptsOf(matchId).find(({ contribution }) => contribution === listed);
    if (before) return before;
    // Bytes that the server took and left out of its list are remembered all the more.
    const mine = seat !== null && (now.accepted || listed === now.bytes) ? now.bytes : null;
    const { at: seen, early } = now;
    return { matchId, hash, seat, contribution: mine, chain: '', digest: '', seen, early, game };
  }
}

/**
 * The bytes of this tab for a key: after a reload the same ones again, since the first ones count.
 */
function sameAsBefore(hash: string, token: string): string {
  const name = `laguna.chance.${hash}.${token}`;
  const fresh = keyToHex(crypto.getRandomValues(new Uint8Array(BYTES)));
  try {
    const kept = sessionStorage.getItem(name);
    if (kept) return kept;
    sessionStorage.setItem(name, fresh);
  } catch {
    // Then a reload sends other bytes, which the server refuses.
  }
  return fresh;
}
