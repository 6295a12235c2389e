/**
 * A running hash over everything that happened in public: one link for each command that everybody
 * could see. Its head is shown while the match goes on; a browser that keeps one head can tell later
 * whether a log has the same story up to there. It is made of public knowledge alone, so it tells
 * nothing that is secret, and a command that nobody may notice does not move it.
 */

import { bytesOf, canonical } from './canonical.ts';
import type { GameEvent, JsonObject } from './contract.ts';
import { type Hashes, keyToHex } from './keyed-chance.ts';

/** Digits of a head that are shown: 128 bits. */
const SHOWN = 32;

export class PublicChain {
  private readonly sha256: Hashes['sha256'];
  private link: string;
  /** By seat: whether each of its commands was a link. Taking back one that was is a link too. */
  private readonly linked: boolean[][] = [];

  /** @param header what everybody knows of the match before its first command */
  constructor(hashes: Hashes, header: object) {
    this.sha256 = hashes.sha256;
    this.link = this.hash({ format: 'laguna-chain/1', ...header });
  }

  /** The first 128 bits of the last link, as hex. */
  get head(): string {
    return this.link.slice(0, SHOWN);
  }

  /** A command of `seat` and what everybody saw of it. */
  act(seat: number, events: readonly GameEvent[]): void {
    this.linked[seat] ??= [];
    this.linked[seat].push(events.length > 0);
    if (events.length > 0) this.append({ seat, events: events as unknown as JsonObject[] });
  }

  /** `seat` took back its last command. */
  undo(seat: number): void {
    if (this.linked[seat]?.pop()) this.append({ seat, undo: true });
  }

  private append(link: JsonObject): void {
    this.link = this.hash([this.link, link]);
  }

  private hash(value: unknown): string {
    return keyToHex(this.sha256(bytesOf(canonical(value))));
  }
}
