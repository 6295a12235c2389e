/**
 * A caster sees all hands, so many rounds later and not sooner: whatever happens at the table, no
 * byte of what is too young reaches the connection.
 */

import { createHash, randomUUID } from 'node:crypto';
import { createRequire } from 'node:module';
import { setImmediate as breathe } from 'node:timers/promises';
import { decode } from '@colyseus/schema';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json, JsonObject } from '../../engine/core/contract.ts';
import { gameById } from '../../engine/registry.ts';
import type {
  CastMessage,
  CastMoment,
  CastState,
  CastStep,
} from '../../server/protocol/casting.ts';
import { applied, delta } from '../../server/protocol/delta.ts';
import type { Table } from '../../server/table/table.ts';
import { horizonOf } from '../../server/watch/trail.ts';
import { FRAME, Hall, type Person } from '../campaign/wire/hall.ts';

const game = gameById('masters-of-venice');
const KEY = 'ab'.repeat(32);
const SEATS = 3;

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open(KEY, {});
});
afterAll(() => hall.close());

const hashOf = (token: string): string => createHash('sha256').update(token).digest('hex');

interface Room {
  readonly table: Table;
  readonly casting: { readonly running: boolean };
}

/** A table in this process, its people, and the match that they play. */
class Scene {
  readonly people: Person[] = [];
  code = '';

  static async open(delay: number | null, token = 'a'.repeat(22)): Promise<Scene> {
    const scene = new Scene();
    scene.code = await hall.table({ game: game.id, seats: SEATS });
    for (const name of ['Ana', 'Ben', 'Eva']) {
      scene.people.push(await hall.join(scene.code, { name }));
    }
    if (delay !== null) await scene.caster(delay, hashOf(token));
    await scene.host({ op: 'start' });
    return scene;
  }

  get room(): Room {
    return hall.room(this.code) as Room;
  }

  get play() {
    const { play } = this.room.table;
    if (!play) throw new Error('There is no match.');
    return play;
  }

  host(body: JsonObject): Promise<void> {
    return this.people[0]!.request('lobby', body);
  }

  caster(rounds: number, token?: string | null): Promise<void> {
    return this.host({ op: 'caster', rounds, ...(token !== undefined && { token }) });
  }

  /** One decision of the first seat that owes one, as the `random` bot takes it. */
  async step(chance: SeededChance): Promise<void> {
    const seat = 31 - Math.clz32(this.play.deciders & -this.play.deciders);
    const action = game.bots.random!().think(this.play.view(seat), chance);
    const before = this.play.rounds.length;
    await this.people[seat]!.request('act', { id: randomUUID(), action });
    expect(this.play.rounds.length).toBe(before + 1);
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

  async join(token = 'a'.repeat(22)): Promise<Caster> {
    const caster = new Caster(await hall.join(this.code, { caster: token }));
    await this.rest();
    return caster;
  }
}

// The packing that Colyseus brings along.
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

/** A caster's connection: every frame of it, and what they add up to. */
class Caster {
  readonly person: Person;
  readonly frames: Buffer[] = [];
  state: CastState | null = null;
  matchId = '';
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

  private take({ matchId, from, steps }: CastMessage): void {
    if (matchId !== this.matchId) Object.assign(this, { matchId, steps: [], moments: [] });
    expect(from).toBe(this.steps.length);
    for (const step of steps) {
      const before = (this.moments.at(-1) ?? { view: {}, hands: [] }) as unknown as Json;
      this.moments.push(applied(before, step.delta) as unknown as CastMoment);
      this.steps.push(step);
    }
  }

  /** All that came, without what is random about a table: its code, its match, its connections. */
  bytes(scene: Scene): string {
    const all = Buffer.concat(this.read().frames).toString('latin1');
    return all.replaceAll(scene.code, 'CODE').replaceAll(scene.play.id, 'MATCH');
  }
}

describe('how much may be shown', () => {
  const play = (settledRound: number, over = false) => ({
    ...{ rounds: [1, 1, 1, 2, 2, 3, 4, 4], settledRound, over },
  });
  test('so many rounds must have been played to their end', () => {
    expect([1, 2, 3].map((now) => horizonOf(play(now), 1))).toEqual([-1, -1, 2]);
    expect(horizonOf(play(4), 1)).toBe(4);
    expect(horizonOf(play(4), 2)).toBe(2);
    expect(horizonOf(play(4), 4)).toBe(-1);
    expect(horizonOf(play(4), 0)).toBe(-1);
    expect(horizonOf(play(1, true), 0)).toBe(7);
  });
  test('a game that counts no rounds is shown after its end', () => {
    const rounds = [0, 0, 0];
    expect(horizonOf({ rounds, settledRound: 0, over: false }, 1)).toBe(-1);
    expect(horizonOf({ rounds, settledRound: 0, over: true }, 1)).toBe(2);
  });
});

test('a delta leads from any position of a match to any other', () => {
  const chance = new SeededChance('delta');
  const state = game.setup(3, game.options({}, 3), chance);
  const codes = new Int32Array(game.maxLegal);
  const info = ['A', 'B', 'C'].map((name) => ({ name, color: 'red', bot: false }));
  const seen: Json[] = [{}];
  while (!game.isFinished(state)) {
    const seat = 31 - Math.clz32(game.deciders(state));
    const count = game.legal(state, seat, codes);
    game.apply(state, seat, codes[chance.below(count)] ?? 0, chance, null);
    const after = structuredClone(game.view(state, seat, info)) as unknown as Json;
    const before = seen[chance.below(seen.length)] ?? null;
    const kept = structuredClone(before);
    // As it comes off the wire.
    const sent = JSON.parse(JSON.stringify(delta(before, after)));
    expect(applied(before, sent)).toEqual(after);
    expect(before).toEqual(kept);
    seen.push(after);
  }
});

test('not one byte tells what is younger, to early and late casters, over undo and restart', async () => {
  const scenes = [await Scene.open(2), await Scene.open(2)];
  const early = await Promise.all(scenes.map((scene) => scene.join()));
  const same = () => expect(early[0]!.bytes(scenes[0]!)).toBe(early[1]!.bytes(scenes[1]!));
  for (const scene of scenes) await scene.playTo(4, 'both');
  same();
  // From here on the two matches are different ones, with the same rounds.
  for (const [k, scene] of scenes.entries()) {
    await scene.playTo(6, `world ${k}`);
    await scene.people[k]!.request('lobby', { op: 'say', preset: 'hello' });
    await scene.people[k]!.request('undo', { id: randomUUID() });
  }
  expect(scenes.map(({ play }) => play.round)).toEqual([6, 6]);
  same();
  for (const caster of early) expect(Math.max(...caster.steps.map(({ round }) => round))).toBe(3);
  const views = scenes.map(({ play }) => JSON.stringify(play.view(0)));
  expect(views[0]).not.toBe(views[1]);

  const late = await Promise.all(scenes.map((scene) => scene.join()));
  expect(late[0]!.bytes(scenes[0]!)).toBe(late[1]!.bytes(scenes[1]!));
  expect(late[0]!.steps).toEqual(early[0]!.steps);

  for (const scene of scenes) {
    await hall.end(scene.code);
    await hall.wake(scene.code);
  }
  const woken = await Promise.all(scenes.map((scene) => scene.join()));
  expect(woken[0]!.bytes(scenes[0]!)).toBe(woken[1]!.bytes(scenes[1]!));
  expect(woken[0]!.steps).toEqual(early[0]!.steps);
  for (const caster of [...early, ...late, ...woken]) {
    expect([...caster.kinds].sort()).toEqual(['15:1', 'cast', 'cast-state']);
  }
});

test('what is old enough is there, and after the end everything', async () => {
  const scene = await Scene.open(1);
  const caster = await scene.join();
  const chance = new SeededChance('undone');
  let undone = 0;
  for (let n = 0; !scene.play.over; n++) {
    const { play } = scene;
    const owner = [0, 1, 2].find((seat) => play.undoable(seat) > 0);
    if (n % 5 === 0 && owner !== undefined && undone < 6) {
      undone++;
      await scene.people[owner]!.request('undo', { id: randomUUID() });
      await scene.rest();
    } else await scene.step(chance);
    if (scene.play.over) break;
    caster.read();
    const old = scene.play.rounds.filter((round) => scene.play.settledRound - round > 1);
    expect(caster.steps).toHaveLength(old.length);
    expect(caster.steps.every(({ round }) => scene.play.settledRound - round > 1)).toBe(true);
  }
  expect(undone).toBeGreaterThan(2);
  await scene.rest();
  caster.read();
  expect(caster.steps).toHaveLength(scene.play.rounds.length);
  expect(caster.steps.filter(({ withdrawnTo }) => withdrawnTo !== undefined)).toHaveLength(undone);
  const last = caster.moments.at(-1);
  expect(last?.view).toEqual(JSON.parse(JSON.stringify(scene.play.view('public'))));
  expect(last?.hands).toEqual([0, 1, 2].map((seat) => scene.play.view(seat).you));
  expect(caster.state).toMatchObject({ stage: 'finished', rounds: 1 });
});

test('a promise stands until the end of its match: a shorter delay counts from the next one on', async () => {
  const scene = await Scene.open(3);
  const caster = await scene.join();
  const told = () => scene.room.table.plain({ spectators: 0, casters: 1 }).caster;
  await scene.playTo(6, 'promise');
  const most = () => Math.max(0, ...caster.read().steps.map(({ round }) => round));
  expect(most()).toBe(2);
  await scene.caster(1);
  await scene.rest();
  expect(told()).toEqual({ rounds: 1, held: 3, watching: 1 });
  expect(most()).toBe(2);
  await scene.caster(5);
  expect(told()).toMatchObject({ rounds: 5, held: 5 });
  await scene.playTo(8, 'promise on');
  expect(most()).toBe(2);
  await scene.caster(1);
  expect(told()).toMatchObject({ rounds: 1, held: 5 });
  await scene.playTo(99, 'to the end');
  expect(scene.play.over).toBe(true);
  await scene.rest();
  expect(caster.read().steps).toHaveLength(scene.play.rounds.length);

  const first = caster.matchId;
  await scene.host({ op: 'rematch' });
  expect(told()).toMatchObject({ rounds: 1, held: 1 });
  await scene.playTo(3, 'rematch');
  expect(caster.read().matchId).toBe(scene.play.id);
  expect(caster.matchId).not.toBe(first);
  expect(most()).toBe(1);
});

test('a link made or made again in a match shows that match after its end only', async () => {
  const scene = await Scene.open(null);
  await scene.playTo(4, 'no caster yet');
  await scene.caster(1, hashOf('b'.repeat(22)));
  const caster = await scene.join('b'.repeat(22));
  await scene.playTo(7, 'nor now');
  expect(caster.read().steps).toHaveLength(0);
  expect(caster.state).toMatchObject({ rounds: 0, round: 7 });

  // A new link ends the old one, and so does its revoking.
  await scene.caster(1, hashOf('c'.repeat(22)));
  await scene.rest();
  expect(caster.person.socket.closed).toBe(4103);
  await expect(joinError(scene, 'b'.repeat(22))).resolves.toBe(true);
  const next = await scene.join('c'.repeat(22));
  await scene.caster(1, null);
  await scene.rest();
  expect(next.person.socket.closed).toBe(4103);
  await expect(joinError(scene, 'c'.repeat(22))).resolves.toBe(true);
  expect(next.read().steps).toHaveLength(0);
});

/** Whether a caster with `token` is turned away. */
async function joinError(scene: Scene, token: string): Promise<boolean> {
  const person = await hall.join(scene.code, { caster: token });
  await scene.rest();
  return person.socket.closed !== null && person.socket.closed !== 4103;
}

test('a caster takes no chair, and the table is told of the caster', async () => {
  const scene = await Scene.open(4);
  const caster = await scene.join();
  const before = scene.play.rounds.length;
  await caster.person.request('act', { id: 'x', action: { type: 'endTurn' } });
  for (const op of ['sit', 'take', 'open', 'pause', 'caster'])
    await caster.person.request('lobby', { op, seat: 0, open: true, agree: true, rounds: 1 });
  expect(scene.play.rounds.length).toBe(before);
  expect(caster.person.token).toBe('');
  expect(scene.room.table.plain({ spectators: 0, casters: 1 }).caster).toEqual({
    ...{ rounds: 4, held: 4, watching: 1 },
  });
  // The key is known to nobody but its holder.
  const record = await hall.app.house.journal.table(scene.code);
  expect(JSON.stringify(record)).not.toContain('a'.repeat(22));
  expect(JSON.stringify(record)).toContain(hashOf('a'.repeat(22)));
});
