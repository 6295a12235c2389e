/**
 * A running hash over everything that happened in public: one link for each command that everybody
 * could see. Its head is shown now and then while the match goes on; a browser that keeps one head
 * can tell later whether a log has the same story up to there. It is made of public knowledge alone,
 * so it tells nothing that is secret, and a command that nobody may notice does not move it.
 */

import { bytesOf, canonical } from './canonical.ts';
import type { GameEvent, JsonObject } from './contract.ts';
import { type Hashes, keyToHex } from './keyed-chance.ts';

/** Digits of a head that are told: 128 bits. */
const DIGITS = 32;
/** The head after every so many links is shown: each costs its bytes on the wire. */
const SHOWN_EVERY = 8;

export class PublicChain {
  private readonly sha256: Hashes['sha256'];
  private link: string;
  private links = 0;
  /** The last head that is for everybody to see and to remember. */
  shown: string;
  /** By seat: whether each of its commands was a link. Taking back one that was is a link too. */
  private readonly linked: boolean[][] = [];

  /** @param header what everybody knows of the match before its first command */
  constructor(hashes: Hashes, header: object) {
    this.sha256 = hashes.sha256;
    this.link = this.hash({ format: 'laguna-chain/1', ...header });
    this.shown = this.head;
  }

  /** The first 128 bits of the last link, as hex. */
  get head(): string {
    return this.link.slice(0, DIGITS);
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
    this.links++;
    if (this.links % SHOWN_EVERY === 0) this.shown = this.head;
  }

  private hash(value: unknown): string {
    return keyToHex(this.sha256(bytesOf(canonical(value))));
  }
}
