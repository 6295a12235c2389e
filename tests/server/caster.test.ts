/**
 * A caster sees all hands, so many rounds later and not sooner: no byte of a younger step reaches
 * the connection, in any event at the table.
 */

import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json } from '../../engine/core/contract.ts';
import { applied, delta } from '../../server/protocol/delta.ts';
import { Publicity } from '../../server/watch/publicity.ts';
import { horizonOf } from '../../server/watch/trail.ts';
import { Hall } from '../campaign/wire/hall.ts';
import { game, hashOf, Scene, TOKEN } from './casters.ts';

const KEY = 'ab'.repeat(32);

let hall: Hall;
beforeAll(async () => {
  hall = await Hall.open(KEY, {});
});
afterAll(() => hall.close());

describe('how much may be shown', () => {
  const play = (settledCount: number, over = false) => ({
    counts: [1, 1, 1, 2, 2, 3, 4, 4],
    settledCount,
    over,
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
    const counts = [0, 0, 0];
    expect(horizonOf({ counts, settledCount: 0, over: false }, 1)).toBe(-1);
    expect(horizonOf({ counts, settledCount: 0, over: true }, 1)).toBe(2);
  });
});

test('a delay that an earlier version wrote down in rounds still holds', () => {
  const kept = { listed: false, screen: '', caster: 'c'.repeat(64), rounds: 3, held: 4 };
  const told = { delay: 3, held: 4, watching: 0 };
  expect(Publicity.fromJson(kept).casterState(0)).toEqual(told);
  expect(Publicity.fromJson(Publicity.fromJson(kept).toJson()).casterState(0)).toEqual(told);
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
    // In the form from the wire.
    const sent = JSON.parse(JSON.stringify(delta(before, after)));
    expect(applied(before, sent)).toEqual(after);
    expect(before).toEqual(kept);
    seen.push(after);
  }
});

test('not one byte tells what is younger, to early and late casters, over undo and restart', async () => {
  const scenes = [await Scene.open(hall, 2), await Scene.open(hall, 2)];
  const early = await Promise.all(scenes.map((scene) => scene.join()));
  const same = () => expect(early[0].bytes(scenes[0])).toBe(early[1].bytes(scenes[1]));
  for (const scene of scenes) await scene.playTo(4, 'both');
  same();
  // From here on the two matches differ, with the same rounds.
  for (const [k, scene] of scenes.entries()) {
    await scene.playTo(6, `world ${k}`);
    await scene.people[k].request('lobby', { op: 'say', preset: 'hello' });
    await scene.people[k].request('undo', { id: randomUUID() });
  }
  expect(scenes.map(({ play }) => play.round)).toEqual([6, 6]);
  same();
  for (const caster of early) expect(Math.max(...caster.steps.map(({ count }) => count))).toBe(3);
  // In one of them a bot has a chair by now; a pause keeps it from playing.
  for (const scene of scenes) {
    for (const one of scene.people) await one.request('lobby', { op: 'pause', agree: true });
  }
  await scenes[0].people[2].request('lobby', { op: 'leave' });
  expect(scenes.map(({ room }) => room.table.seats.chairs[2].bot !== '')).toEqual([true, false]);
  same();
  const views = scenes.map(({ play }) => JSON.stringify(play.view(0)));
  expect(views[0]).not.toBe(views[1]);

  const late = await Promise.all(scenes.map((scene) => scene.join()));
  expect(late[0].bytes(scenes[0])).toBe(late[1].bytes(scenes[1]));
  expect(late[0].steps).toEqual(early[0].steps);

  for (const scene of scenes) {
    await hall.end(scene.code);
    await hall.wake(scene.code);
  }
  const woken = await Promise.all(scenes.map((scene) => scene.join()));
  expect(woken[0].bytes(scenes[0])).toBe(woken[1].bytes(scenes[1]));
  expect(woken[0].steps).toEqual(early[0].steps);
  for (const caster of [...early, ...late, ...woken]) {
    expect([...caster.kinds].sort()).toEqual(['15:1', 'cast', 'cast-state']);
  }
});

test('steps that are old enough are there, and after the end all of them', async () => {
  const scene = await Scene.open(hall, 1);
  const caster = await scene.join();
  const chance = new SeededChance('undone');
  let undone = 0;
  for (let n = 0; !scene.play.over; n++) {
    const { play } = scene;
    const owner = [0, 1, 2].find((seat) => play.undoable(seat) > 0);
    if (n % 5 === 0 && owner !== undefined && undone < 6) {
      undone++;
      await scene.people[owner].request('undo', { id: randomUUID() });
      await scene.rest();
    } else await scene.step(chance);
    if (scene.play.over) break;
    caster.read();
    const old = scene.play.counts.filter((count) => scene.play.settledCount - count > 1);
    expect(caster.steps).toHaveLength(old.length);
    expect(caster.steps.every(({ count }) => scene.play.settledCount - count > 1)).toBe(true);
  }
  expect(undone).toBeGreaterThan(2);
  await scene.rest();
  caster.read();
  expect(caster.steps).toHaveLength(scene.play.counts.length);
  expect(caster.steps.filter(({ withdrawnTo }) => withdrawnTo !== undefined)).toHaveLength(undone);
  expect(caster.more).toBe(false);
  const last = caster.moments.at(-1);
  expect(last?.view).toEqual(JSON.parse(JSON.stringify(scene.play.view('public'))));
  expect(last?.hands).toEqual([0, 1, 2].map((seat) => scene.play.view(seat).you));
  expect(caster.state).toMatchObject({ stage: 'finished', delay: 1 });
});

test('a promise stands until the end of its match: a shorter delay counts from the next one on', async () => {
  const scene = await Scene.open(hall, 3);
  const caster = await scene.join();
  const told = () => scene.room.table.plain({ spectators: 0, casters: 1 }).caster;
  await scene.playTo(6, 'promise');
  const most = () => Math.max(0, ...caster.read().steps.map(({ count }) => count));
  expect(most()).toBe(2);
  await scene.caster(1);
  await scene.rest();
  expect(told()).toEqual({ delay: 1, held: 3, watching: 1 });
  expect(most()).toBe(2);
  await scene.caster(5);
  expect(told()).toMatchObject({ delay: 5, held: 5 });
  await scene.playTo(8, 'promise on');
  expect(most()).toBe(2);
  await scene.caster(1);
  expect(told()).toMatchObject({ delay: 1, held: 5 });
  await scene.playTo(99, 'to the end');
  expect(scene.play.over).toBe(true);
  await scene.rest();
  expect(caster.read().steps).toHaveLength(scene.play.counts.length);

  const first = caster.matchId;
  await scene.host({ op: 'rematch' });
  expect(told()).toMatchObject({ delay: 1, held: 1 });
  await scene.playTo(3, 'rematch');
  expect(caster.read().matchId).toBe(scene.play.id);
  expect(caster.matchId).not.toBe(first);
  expect(most()).toBe(1);
});

test('a link that was revoked in a match and made again shows that match after its end only', async () => {
  const scene = await Scene.open(hall, 1);
  await scene.playTo(4, 'while it was allowed');
  expect((await scene.join()).read().steps.length).toBeGreaterThan(3);
  await scene.caster(1, null);
  await scene.caster(1, hashOf(TOKEN));
  const again = await scene.join();
  await scene.playTo(7, 'after that');
  expect(again.read().steps).toHaveLength(0);
  await scene.playTo(99, 'to the end');
  await scene.rest();
  expect(again.read().steps).toHaveLength(scene.play.counts.length);
});

test('a link made or made again in a match shows that match after its end only', async () => {
  const scene = await Scene.open(hall, null);
  await scene.playTo(4, 'no caster yet');
  await scene.caster(1, hashOf('b'.repeat(22)));
  const caster = await scene.join('b'.repeat(22));
  await scene.playTo(7, 'nor now');
  expect(caster.read().steps).toHaveLength(0);
  expect(caster.state).toMatchObject({ delay: 0, count: 7 });

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

test('a caster takes no free chair either', async () => {
  const code = await hall.table({ game: game.id, seats: 2 });
  const host = await hall.join(code, { name: 'Ana' });
  await host.request('lobby', { op: 'caster', delay: 1, token: hashOf(TOKEN) });
  const caster = await hall.join(code, { caster: TOKEN });
  await caster.request('lobby', { op: 'sit', seat: 1 });
  await caster.request('lobby', { op: 'take' });
  expect((hall.room(code) as Scene['room']).table.seats.firstFree).toBe(1);
});

test('a caster takes no chair, and the table is told of the caster', async () => {
  const scene = await Scene.open(hall, 4);
  const caster = await scene.join();
  const before = scene.play.counts.length;
  await caster.person.request('act', { id: 'x', action: { type: 'anything' } });
  for (const op of ['sit', 'take', 'open', 'pause', 'caster'])
    await caster.person.request('lobby', { op, seat: 0, open: true, agree: true, delay: 1 });
  expect(scene.play.counts.length).toBe(before);
  expect(caster.person.token).toBe('');
  expect(scene.room.table.plain({ spectators: 0, casters: 1 }).caster).toEqual({
    delay: 4,
    held: 4,
    watching: 1,
  });
  // Only the holder knows the key.
  const record = await hall.app.house.journal.table(scene.code);
  expect(JSON.stringify(record)).not.toContain(TOKEN);
  expect(JSON.stringify(record)).toContain(hashOf(TOKEN));
});
