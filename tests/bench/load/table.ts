/**
 * A table of scripted clients: real connections, and a copy of the match made from its log, which
 * knows the legal actions. The copy does only acknowledged actions.
 */

import { performance } from 'node:perf_hooks';
import { SeededChance } from '../../../engine/core/chance.ts';
import { type Match, replay } from '../../../engine/core/match.ts';
import { gameById, games } from '../../../engine/registry.ts';
import { hashes } from '../../../server/protocol/chance.ts';
import type { Hosted } from './hosted.ts';
import { reserve, type Traffic, WireClient } from './wire-client.ts';

/** The first game of the house: its figures are compared over the years. */
export const GAME = Object.keys(games)[0] ?? '';

/** The results of a load; times in milliseconds. */
export interface Measured {
  /** From sending an action to its acknowledgement. */
  readonly ack: number[];
  /** From sending an action to the last of the other seats' patches. */
  readonly patch: number[];
  actions: number;
  refused: number;
  readonly traffic: Traffic;
}

export class ScriptedTable {
  readonly clients: WireClient[];
  private readonly chance: SeededChance;
  private readonly measured: Measured;
  /** Why the last refused action was refused; '' if none was. */
  refusal = '';
  private match: Match | null = null;
  private sentAt = 0;
  private patchesDue = 0;
  private actions = 0;
  private actor = -1;
  private busy = false;

  private constructor(clients: WireClient[], seed: string, measured: Measured) {
    this.clients = clients;
    this.chance = new SeededChance(seed);
    this.measured = measured;
    for (const client of clients) client.onPatch = () => this.patched(client);
  }

  /** Opens a table and seats everybody; the match is not started yet. */
  static async open(
    host: Hosted,
    seats: number,
    seed: string,
    measured: Measured,
    options: object = {},
  ): Promise<ScriptedTable> {
    const { url } = host;
    const { traffic } = measured;
    const wish = { game: GAME, seats, name: 'A', ...options };
    const clients = [await WireClient.open(url, await reserve(url, 'create/table', wish), traffic)];
    const { code } = clients[0];
    for (let seat = 1; seat < seats; seat++) {
      const place = await reserve(url, `joinById/${code}`, {
        name: String.fromCharCode(65 + seat),
      });
      clients.push(await WireClient.open(url, place, traffic));
    }
    return new ScriptedTable(clients, seed, measured);
  }

  /** The same without a game: connections that share an address of the echo. */
  static async openEcho(
    host: Hosted,
    seats: number,
    seed: string,
    measured: Measured,
  ): Promise<ScriptedTable> {
    const place = { processId: 'echo', roomId: seed, sessionId: '' };
    const opening = Array.from({ length: seats }, () => {
      return WireClient.open(host.url, place, measured.traffic);
    });
    return new ScriptedTable(await Promise.all(opening), seed, measured);
  }

  /** A connection has ended: a bot will play there, and the copy no longer matches. */
  get isLost(): boolean {
    return this.clients.some((client) => client.closed);
  }

  get finished(): boolean {
    return this.match?.isFinished ?? false;
  }

  /** Starts the match (or the next one); its log is the copy's beginning. */
  async start(host: Hosted): Promise<void> {
    const [first] = this.clients as [WireClient];
    const reply = await first.request('lobby', { op: this.match ? 'rematch' : 'start' });
    if (!reply?.ok) throw new Error(`start: ${JSON.stringify(reply)}`);
    const log = await host.log(first.code);
    this.match = replay(log, gameById(GAME), hashes);
  }

  /** One legal action of a seat that owes a decision; waits for the acknowledgement. */
  async act(): Promise<void> {
    const { match, measured } = this;
    // The last action is not answered yet: a person would not click either.
    if (this.busy || !match || match.isFinished) return;
    this.busy = true;
    const deciders = match.deciders;
    const owing = [0, 1, 2, 3, 4].filter((seat) => (deciders >> seat) & 1);
    const seat = owing[this.chance.below(owing.length)];
    const legal = match.legal(seat);
    const action = legal[this.chance.below(legal.length)];
    this.patchesDue = this.clients.length - 1;
    this.actor = seat;
    const client = this.clients[seat];
    this.sentAt = performance.now();
    const reply = await client.request('act', { id: `${this.actions++}`, action });
    measured.ack.push(performance.now() - this.sentAt);
    measured.actions++;
    if (reply?.ok) match.act(seat, action);
    else {
      measured.refused++;
      this.refusal = reply?.error ?? 'no answer';
    }
    this.busy = false;
  }

  /** One message to the echo, of the size of an action. */
  async ping(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    this.actor = 0;
    this.patchesDue = this.clients.length - 1;
    this.sentAt = performance.now();
    const action = { type: 'somethingOrOther', of: 'somewhere' };
    await this.clients[0].request('act', { id: '1', action });
    this.measured.ack.push(performance.now() - this.sentAt);
    this.measured.actions++;
    this.busy = false;
  }

  private patched(client: WireClient): void {
    if (this.patchesDue === 0 || this.clients[this.actor] === client) return;
    if (--this.patchesDue === 0) this.measured.patch.push(performance.now() - this.sentAt);
  }

  close(): void {
    for (const client of this.clients) client.drop();
  }
}
