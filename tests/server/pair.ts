/** Two people at a table whose server ends and restarts. */

import { expect } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { JsonObject } from '../../engine/core/contract.ts';
import { Guest } from './harness.ts';

/** A guest's request at the end of the server. */
export interface Asked {
  readonly name: 'act' | 'undo';
  readonly id: string;
  readonly action?: JsonObject;
}

/** Two people at a table that comes and goes. */
export class Pair {
  guests: Guest[] = [];
  readonly acknowledged = new Set<string>();
  readonly open: (Asked | null)[] = [null, null];
  private tokens: string[] = [];
  private code = '';
  private sent = 0;
  /** The last seq that anybody received. */
  told = 0;

  async begin(url: string): Promise<void> {
    this.guests = [await Guest.create(url, { seats: 2, name: 'Ana' })];
    this.code = this.guests[0].code;
    this.guests.push(await Guest.join(url, this.code, { name: 'Ben' }));
    this.tokens = this.guests.map((guest) => guest.token);
    for (const { room } of this.guests) room.reconnection.enabled = false;
  }

  start(): Promise<unknown> {
    return this.guests[0].lobby({ op: 'start' });
  }

  /** Plays until the server dies or `seq` is reached; takes steps back where it can. */
  async play(seq: number): Promise<void> {
    const chance = new SeededChance(`pair-${this.sent}`);
    const over = () => this.guests.some((guest) => guest.closed !== null || guest.table.seq >= seq);
    await Promise.all(
      this.guests.map(async (guest, seat) => {
        while (!over()) {
          await new Promise((resolve) => setTimeout(resolve, 1));
          this.told = Math.max(this.told, guest.table.seq);
          if (!guest.canDecide || over()) continue;
          const back = guest.private.undoable > 0 && chance.below(3) === 0;
          const id = `${seat}-${++this.sent}`;
          const asked: Asked = back
            ? { name: 'undo', id }
            : { name: 'act', id, action: guest.choose(chance) };
          if (!(await this.ask(seat, asked))) return;
        }
      }),
    );
    for (const guest of this.guests) this.told = Math.max(this.told, guest.table.seq);
  }

  /** @returns whether there was an answer */
  private async ask(seat: number, asked: Asked): Promise<boolean> {
    const { name, id, action } = asked;
    this.open[seat] = asked;
    const guest = this.guests[seat];
    const closed = guest.until(() => guest.closed !== null, 20_000).then(() => null);
    const reply = await Promise.race([
      guest.request(name, action ? { id, action } : { id }).catch(() => null),
      closed.catch(() => null),
    ]);
    if (!reply) return false;
    this.open[seat] = null;
    if (reply.ok) this.acknowledged.add(`${seat}:${id}`);
    return true;
  }

  /** Back with only the tokens; unanswered requests are repeated, twice. */
  async back(url: string): Promise<void> {
    this.guests = [];
    for (const token of this.tokens) {
      this.guests.push(await Guest.join(url, this.code, { token }));
    }
    for (const { room } of this.guests) room.reconnection.enabled = false;
    expect(this.guests.map(({ seat }) => seat)).toEqual([0, 1]);
    expect(this.guests[0].table.seq).toBeGreaterThanOrEqual(this.told);
    for (const [seat, asked] of this.open.entries()) {
      if (!asked) continue;
      const body = asked.action ? { id: asked.id, action: asked.action } : { id: asked.id };
      const first = await this.guests[seat].request(asked.name, body);
      if (first.ok) {
        expect(await this.guests[seat].request(asked.name, body)).toEqual(first);
        this.acknowledged.add(`${seat}:${asked.id}`);
      }
      this.open[seat] = null;
    }
  }
}
