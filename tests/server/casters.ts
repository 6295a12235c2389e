/** Tables with casters in this process, to be looked at byte by byte. */

import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import { decode } from '@colyseus/schema';
import { expect } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../engine/core/contract.ts';
import { gameById } from '../../engine/registry.ts';
import type {
  CastMessage,
  CastMoment,
  CastState,
  CastStep,
} from '../../server/protocol/casting.ts';
import { applied } from '../../server/protocol/delta.ts';
import type { Table } from '../../server/table/table.ts';
import { FRAME, type Hall, type Person } from '../campaign/wire/hall.ts';
import { GAME_ID } from './harness.ts';

export const game = gameById(GAME_ID);
const SEATS = 3;
/** The key of the link of `Scene.open`. */
export const TOKEN = 'a'.repeat(22);

export const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Room {
  readonly table: Table;
  readonly casting: { readonly running: boolean };
}

/** A table in this process, its people, and the match that they play. */
export class Scene {
  readonly people: Person[] = [];
  code = '';
  private readonly hall: Hall;

  private constructor(hall: Hall) {
    this.hall = hall;
  }

  static async open(hall: Hall, delay: number | null, token = TOKEN): Promise<Scene> {
    const scene = new Scene(hall);
    scene.code = await hall.table({ game: game.id, seats: SEATS });
    for (const name of ['Ana', 'Ben', 'Eva']) {
      scene.people.push(await hall.join(scene.code, { name }));
    }
    if (delay !== null) await scene.caster(delay, hashOf(token));
    await scene.host({ op: 'start' });
    return scene;
  }

  get room(): Room {
    return this.hall.room(this.code) as Room;
  }

  get play() {
    const { play } = this.room.table;
    if (!play) throw new Error('There is no match.');
    return play;
  }

  host(body: JsonObject): Promise<void> {
    return this.people[0].request('lobby', body);
  }

  caster(delay: number, token?: string | null): Promise<void> {
    return this.host({ op: 'caster', delay, ...(token !== undefined && { token }) });
  }

  /** One decision of the first seat that owes one, in the manner of the `random` bot. */
  async step(chance: SeededChance): Promise<void> {
    const seat = 31 - Math.clz32(this.play.deciders & -this.play.deciders);
    const action = game.bots.random!().think(this.play.view(seat), chance);
    const before = this.play.counts.length;
    await this.people[seat].request('act', { id: randomUUID(), action });
    expect(this.play.counts.length).toBe(before + 1);
    await this.rest();
  }

  async playTo(round: number, seed: string, each: () => void = () => undefined): Promise<void> {
    const chance = new SeededChance(seed);
    while (!this.play.over && this.play.round < round) {
      await this.step(chance);
      each();
    }
  }

  /** Until the trail has nothing more to do. */
  async rest(): Promise<void> {
    do await breathe();
    while (this.room.casting.running);
  }

  async join(token = TOKEN): Promise<Caster> {
    const caster = new Caster(await this.hall.join(this.code, { caster: token }));
    await this.rest();
    return caster;
  }
}

// Colyseus' own packing.
const { Unpackr } = createRequire(createRequire(import.meta.url).resolve('@colyseus/core'))(
  'msgpackr',
) as typeof import('msgpackr');
const unpackr = new Unpackr({ useRecords: false });

/** The name and body of a message. */
function readMessage(frame: Buffer): { name: string; body: unknown } {
  const at = { offset: 1 };
  const name = decode.string(frame, at);
  return {
    name,
    body: at.offset < frame.length ? unpackr.unpack(frame.subarray(at.offset)) : null,
  };
}

/** A caster's connection: every frame of it, and their sum. */
export class Caster {
  readonly person: Person;
  readonly frames: Buffer[] = [];
  state: CastState | null = null;
  matchId = '';
  /** Of the last message. */
  more = true;
  steps: CastStep[] = [];
  moments: CastMoment[] = [];
  /** Names of all messages, and kinds of all other frames. */
  readonly kinds = new Set<string>();

  constructor(person: Person) {
    this.person = person;
    this.read();
  }

  read(): this {
    for (const frame of this.person.socket.take()) {
      if (frame[0] === FRAME.JOIN) continue;
      this.frames.push(frame);
      if (frame[0] !== FRAME.MESSAGE) {
        this.kinds.add(`${frame[0]}:${frame.length}`);
        continue;
      }
      const { name, body } = readMessage(frame);
      this.kinds.add(name);
      if (name === 'cast-state') this.state = body as CastState;
      if (name === 'cast') this.take(body as CastMessage);
    }
    return this;
  }

  private take({ matchId, from, steps, more }: CastMessage): void {
    this.more = more;
    if (matchId !== this.matchId) Object.assign(this, { matchId, steps: [], moments: [] });
    expect(from).toBe(this.steps.length);
    for (const step of steps) {
      const before = (this.moments.at(-1) ?? { view: {}, hands: [] }) as unknown as Json;
      this.moments.push(applied(before, step.delta) as unknown as CastMoment);
      this.steps.push(step);
    }
  }

  /** All frames, without a table's random parts: its code, its match, its connections. */
  bytes(scene: Scene): string {
    const all = Buffer.concat(this.read().frames).toString('latin1');
    return all.replaceAll(scene.code, 'CODE').replaceAll(scene.play.id, 'MATCH');
  }
}
