/**
 * The casters at one table and their messages. They get no event as it happens; steps that are old
 * enough by the table's promise (`publicity.ts`) come from the trail.
 */

import { setImmediate as breathe } from 'node:timers/promises';
import { type Client, ServerError } from '../colyseus.ts';
import { log, tagOf } from '../log.ts';
import type { CastMessage, CastState } from '../protocol/casting.ts';
import { CLOSE_REVOKED, CLOSE_SEATED } from '../protocol/messages.ts';
import { whoIs } from '../table/connection.ts';
import type { Table } from '../table/table.ts';
import { ALL_HANDS } from '../table/witnesses.ts';
import { Trail } from './trail.ts';

/** Casters at one table. */
const MAX_CASTERS = 8;
/** Steps in one go: other tables wait for so long. */
const SLICE = 8;
/** Steps in one message. */
const MESSAGE = 32;

interface Caster {
  /** The hash that proves its link. */
  readonly token: string;
  /** Number of steps sent, of the match `matchId`. */
  sent: number;
  matchId: string;
  /** The last `cast-state` as text. */
  told: string;
}

export class Casting {
  private readonly table: Table;
  private readonly casters = new Map<Client, Caster>();
  private trail: Trail | null = null;
  /** The match that could not be replayed. */
  private failed: string | null = null;
  private running = false;

  constructor(table: Table) {
    this.table = table;
  }

  get count(): number {
    return this.casters.size;
  }

  has(client: Client): boolean {
    return this.casters.has(client);
  }

  /** The clients that get no live events. */
  get clients(): Client[] {
    return [...this.casters.keys()];
  }

  /** Their browsers, as `browserHash` returns them. */
  get browsers(): string[] {
    return this.clients.map((client) => whoIs(client).browser).filter(Boolean);
  }

  /** @throws ServerError if the link is no longer valid, or there are too many casters */
  check(token: string): void {
    if (!this.table.publicity.isCaster(token)) {
      throw new ServerError(403, 'This caster link isn’t valid. Ask the host for the new one.');
    }
    if (this.casters.size >= MAX_CASTERS) {
      throw new ServerError(503, 'This table already has as many casters as it can take.');
    }
  }

  /** Admits a client whose link was checked. */
  admit(client: Client, token: string): void {
    this.casters.set(client, { token, sent: 0, matchId: '', told: '' });
  }

  remove(client: Client): void {
    this.casters.delete(client);
    if (this.casters.size === 0) this.trail = null;
  }

  /** Sends the casters all steps that they may see now; call it after every change of the table. */
  follow(): void {
    if (this.casters.size === 0) return;
    for (const [client, { token }] of this.casters) {
      const valid = this.table.publicity.isCaster(token);
      if (valid && !this.hasHand(client)) continue;
      this.remove(client);
      client.leave(valid ? CLOSE_SEATED : CLOSE_REVOKED);
    }
    this.tellState();
    if (!this.running) void this.run();
  }

  /** Whether somebody plays the running match in the browser of this caster. */
  private hasHand(client: Client): boolean {
    const { stage, seats, publicity } = this.table;
    const watched = stage === 'playing' && publicity.showsHands;
    return watched && seats.witnesses.bars(whoIs(client), ALL_HANDS);
  }

  /** Works slice by slice, other tables in between, until every caster has all its steps. */
  private async run(): Promise<void> {
    this.running = true;
    try {
      while (this.casters.size > 0 && this.slice()) await breathe();
    } catch (error) {
      // The message names an entry by its number, and no move.
      const { code, play } = this.table;
      const problem = (error as Error).message;
      log.error('caster.failed', { table: tagOf(code), problem });
      this.failed = play?.id ?? null;
      this.trail = null;
      this.tellState();
    } finally {
      // Without a break after the decision to stop: the next call begins anew.
      this.running = false;
    }
  }

  /** @returns whether there is more to do */
  private slice(): boolean {
    const { play, game, publicity } = this.table;
    if (this.trail) {
      const more = this.trail.advance(publicity.held, SLICE);
      if (this.tellSteps(this.trail, more) || more) return true;
      // A finished match is shown to its end before the next one begins.
      if (this.trail.live === play) return false;
    }
    this.trail = play && play.id !== this.failed ? new Trail(game, play) : null;
    return this.trail !== null;
  }

  private tellState(): void {
    const state = this.state();
    const text = JSON.stringify(state);
    for (const [client, caster] of this.casters) {
      if (caster.told === text) continue;
      caster.told = text;
      client.send('cast-state', state);
    }
  }

  private state(): CastState {
    const { code, game, stage, play, options, seats, publicity } = this.table;
    const failed = play !== null && play.id === this.failed;
    return {
      code,
      game: game.id,
      stage,
      matchId: play?.id ?? '',
      delay: play ? publicity.held : (publicity.casterState(0)?.delay ?? 0),
      count: play?.count ?? 0,
      options,
      seats: play?.record.seats ?? seats.infos(),
      ...(failed && { failed }),
    };
  }

  /**
   * @param others further steps may be shown already
   * @returns whether a caster still lacks some
   */
  private tellSteps({ steps, live }: Trail, others: boolean): boolean {
    let lacking = false;
    for (const [client, caster] of this.casters) {
      if (caster.matchId !== live.id) Object.assign(caster, { matchId: live.id, sent: 0 });
      const from = caster.sent;
      if (from >= steps.length) continue;
      const some = steps.slice(from, from + MESSAGE);
      caster.sent += some.length;
      const more = others || caster.sent < steps.length;
      const message: CastMessage = { matchId: live.id, from, steps: some, more };
      lacking ||= caster.sent < steps.length;
      client.send('cast', message);
    }
    return lacking;
  }
}
