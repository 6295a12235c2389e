/**
 * A table under attack: honest people on every seat, and a copy of the match made from its log,
 * which knows the legal actions. The log must equal the copy's, under any attack.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { Game, JsonObject } from '../../../engine/core/contract.ts';
import { type Match, replay } from '../../../engine/core/match.ts';
import { gameById } from '../../../engine/registry.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import { seatsIn } from '../../battery/play.ts';
import type { Hosted } from '../../bench/load/hosted.ts';
import { reserve } from '../../bench/load/wire-client.ts';
import { Raw } from './raw.ts';

/** An answer that the server gives by itself is in the log after this time, in milliseconds. */
const LATE_MS = 10_000;
/** Between two looks into the log. */
const REST_MS = 20;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

export class Target {
  readonly game: Game;
  readonly code: string;
  readonly seats: readonly Raw[];
  match!: Match;
  private readonly host: Hosted;
  private readonly chance: SeededChance;
  /** The last accepted request of each seat: id and answer. */
  readonly accepted: ({ readonly id: string; readonly seq: number } | null)[];
  private requests = 0;

  private constructor(host: Hosted, game: Game, code: string, seats: Raw[], seed: string) {
    this.host = host;
    this.game = game;
    this.code = code;
    this.seats = seats;
    this.chance = new SeededChance(seed);
    this.accepted = seats.map(() => null);
  }

  static async open(host: Hosted, game: string, count: number, seed: string): Promise<Target> {
    const { url } = host;
    const wish = { game, seats: count, name: 'A' };
    const first = await reserve(url, 'create/table', wish);
    const seats = [await Raw.at(url, first)];
    for (let seat = 1; seat < count; seat++) {
      const place = await reserve(url, `joinById/${first.roomId}`, { name: `Seat ${seat}` });
      seats.push(await Raw.at(url, place));
    }
    const target = new Target(host, gameById(game), first.roomId, seats, seed);
    await target.start('start');
    return target;
  }

  private async start(op: 'start' | 'rematch'): Promise<void> {
    const reply = await this.seats[0].ask('lobby', { op });
    if (!reply?.ok) throw new Error(`${op}: ${JSON.stringify(reply)}`);
    this.match = replay(await this.host.log(this.code), this.game, hashes);
    this.accepted.fill(null);
    this.answerForegone();
  }

  get deciders(): number[] {
    return seatsIn(this.match.deciders);
  }

  /**
   * Honest people make at least so many decisions, which are accepted; afterwards somebody owes a
   * decision.
   */
  async advance(times: number): Promise<void> {
    for (let i = 0; i < times || this.match.isFinished; i++) {
      if (this.match.isFinished) await this.start('rematch');
      const { match, deciders, chance } = this;
      const seat = deciders[chance.below(deciders.length)];
      const legal = match.legal(seat);
      const action = legal[chance.below(legal.length)] as unknown as JsonObject;
      const id = `honest ${this.requests++}`;
      const reply = await this.seats[seat].ask('act', { id, action });
      if (!reply?.ok) {
        const said = `${JSON.stringify(action)} of seat ${seat}: ${JSON.stringify(reply)}`;
        throw new Error(`an honest action is not accepted: ${said}`);
      }
      match.act(seat, action);
      this.accepted[seat] = { id, seq: reply.seq! };
      this.answerForegone();
    }
  }

  /** The server answers for seats that visibly have no choice: the copy does the same. */
  private answerForegone(): void {
    const { game, match } = this;
    let seat = 0;
    while (match.deciders >> seat) {
      const answer = game.onlyAnswer?.(match.state, seat) ?? null;
      if (answer !== null) match.act(seat, game.decode(match.state, seat, answer));
      // An answer may leave another seat without a choice.
      seat = answer === null ? seat + 1 : 0;
    }
  }

  /**
   * @throws Error if the journal contains anything but the honest people's actions and the server's
   *   answers for those without a choice, which it may still be writing
   */
  async verify(): Promise<void> {
    const ours = JSON.stringify(this.match.entries);
    const since = performance.now();
    for (;;) {
      const { entries } = await this.host.log(this.code);
      if (JSON.stringify(entries) === ours) return;
      const isShort = entries.length < this.match.entries.length;
      if (!isShort || performance.now() - since > LATE_MS) break;
      await sleep(REST_MS);
    }
    throw new Error(`the log of table ${this.code} is another one than that of its people`);
  }

  /** Texts that no output may contain. */
  async secrets(): Promise<string[]> {
    const { chance } = await this.host.log(this.code);
    const key = 'key' in chance ? [chance.key] : [];
    return [...this.seats.map(({ token }) => token), ...key];
  }

  close(): void {
    for (const seat of this.seats) seat.drop();
  }
}
