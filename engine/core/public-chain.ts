/**
 * A running hash over all public events: one link for each command that everybody could see. Its
 * head is published from time to time during the match; a browser that keeps one head can check
 * later whether a log has the same story up to there. The chain contains only public knowledge, so
 * it reveals no secret, and a hidden command does not change it.
 */

import { bytesOf, canonical } from './canonical.ts';
import type { GameEvent } from './contract.ts';
import { type Hashes, keyToHex } from './keyed-chance.ts';

/** Digits of a published head: 128 bits. */
const DIGITS = 32;
/** Links between two published heads: each costs bytes on the wire. */
const SHOWN_EVERY = 8;

export class PublicChain {
  private readonly sha256: Hashes['sha256'];
  private link: string;
  private links = 0;
  /** The last published head, for everybody to remember. */
  shown: string;
  /** By seat: whether each of its commands was a link. The undo of a link is a link too. */
  private readonly linked: boolean[][] = [];

  /** @param header public facts of the match before its first command */
  constructor(hashes: Hashes, header: object) {
    this.sha256 = hashes.sha256;
    this.link = this.hash({ format: 'laguna-chain/1', ...header });
    this.shown = this.head;
  }

  /** The first 128 bits of the last link, as hex. */
  get head(): string {
    return this.link.slice(0, DIGITS);
  }

  /** Adds a command of `seat` and its public events. */
  act(seat: number, events: readonly GameEvent[]): void {
    this.linked[seat] ??= [];
    this.linked[seat].push(events.length > 0);
    if (events.length > 0) this.append({ seat, events });
  }

  /** `seat` took back its last command. */
  undo(seat: number): void {
    if (this.linked[seat]?.pop()) this.append({ seat, undo: true });
  }

  private append(link: object): void {
    this.link = this.hash([this.link, link]);
    this.links++;
    if (this.links % SHOWN_EVERY === 0) this.shown = this.head;
  }

  private hash(value: unknown): string {
    return keyToHex(this.sha256(bytesOf(canonical(value))));
  }
}
