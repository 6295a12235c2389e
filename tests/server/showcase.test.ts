/**
 * The showcase: bots play on, phones take over, idle seats return, the end is counted, and it
 * begins again.
 */

import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import { verify } from '../../engine/core/verify.ts';
import { games } from '../../engine/registry.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { elsewhere, Guest, game, newFolder } from './harness.ts';
import {
  asked,
  BOT,
  CHAIRS,
  MUCH_MS,
  phone,
  SHORT,
  screenOf,
  see,
  start,
  state,
  until,
} from './stand.ts';

describe('a stand', () => {
  test('nobody but the screen: the opening at full speed, a term, the result, the next match', async () => {
    const server = await start();
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    expect((screen.table.view as { round: number }).round).toBe(13);
    expect(screen.table).toMatchObject({ host: -1, stage: 'playing' });
    const first = screen.table.matchId;
    const before = await asked(server, { op: 'status' });
    server.clock.pass(60_000);
    await until(server, ({ phase }) => phase === 'result');
    const { matchesToday } = await asked(server, { op: 'status' });
    expect(matchesToday).toBe(before.matchesToday + 1);
    // A match of its own, proven like any other.
    const log = await (await fetch(`${server.url}/log/${first}`)).json();
    expect(verify(log, { games, hashes }).verdict).toBe('proven');
    await see(server, screen, () => screen.table.matchId !== first, MUCH_MS);
    // For any number of looks at the shown result, it counts once.
    const { matchesToday: counted } = await asked(server, { op: 'status' });
    expect(counted).toBe(before.matchesToday + 1);
    expect((await state(server)).code).toBe(screen.code);
    // Only persons have scores.
    expect((await state(server)).scores).toEqual([]);
  });

  test('a new spectator of a waiting match does not start it', async () => {
    const server = await start({}, newFolder(), SHORT);
    const screen = await screenOf(server);
    await until(server, ({ phase }) => phase === 'waiting');
    const { seq } = screen.table;
    for (let k = 0; k < 6; k++) await screenOf(server);
    server.clock.pass(2000);
    await elsewhere(server.url, server.clock, (await state(server)).game);
    expect((await state(server)).phase).toBe('waiting');
    expect(screen.table.seq).toBe(seq);
  });

  test('those who ask at once get a chair each, one too many is told that all are taken', async () => {
    const server = await start({}, newFolder(), SHORT);
    const screen = await screenOf(server);
    const guests: Guest[] = [];
    for (const name of ['Ana', 'Ben', 'Cem', 'Dia', 'Eva', 'Fay']) {
      guests.push(await phone(server, name));
    }
    expect(guests).toHaveLength(CHAIRS + 1);
    const replies = await Promise.all(guests.map((guest) => guest.lobby({ op: 'take' })));
    expect(replies.filter(({ ok }) => ok)).toHaveLength(CHAIRS);
    expect(replies.find(({ ok }) => !ok)).toMatchObject({ error: 'full' });
    const seated = guests.filter((_, k) => replies[k]?.ok);
    await Promise.all(seated.map((guest) => guest.until(() => guest.private.you !== null)));
    expect(new Set(seated.map(({ seat }) => seat)).size).toBe(CHAIRS);
    // An owner of a chair gets no second one; nobody has a host's rights, and nobody delays the
    // others.
    const [ana] = seated as [Guest];
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ error: 'notNow' });
    expect(ana.table.host).toBe(-1);
    for (const body of [
      { op: 'pause', agree: true },
      { op: 'open', seat: 0, open: false },
      { op: 'pace', pace: 'slow' },
      { op: 'vote', seat: (ana.seat + 1) % CHAIRS, remove: true },
    ]) {
      expect(await ana.lobby(body as never)).toMatchObject({ error: 'notHost' });
    }
    // The screen sees the same as everybody.
    expect(screen.private.you).toBeNull();
    // A person who leaves makes room.
    expect(await ana.lobby({ op: 'leave' })).toMatchObject({ ok: true });
    const last = guests.find((_, k) => !replies[k]?.ok) as Guest;
    await last.until(() => last.table.seats.some(({ open }) => open));
    expect(await last.lobby({ op: 'take' })).toMatchObject({ ok: true });
  });

  test('an idle seat goes back to its bot: the token opens nothing, the phone hears and sits again', async () => {
    const server = await start({}, newFolder(), SHORT);
    const screen = await screenOf(server);
    const ana = await phone(server, 'Ana');
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    await ana.until(() => ana.seat >= 0);
    const { token, seat } = ana;
    // She makes one decision; the next one she does not.
    await see(server, ana, () => ana.canDecide);
    expect(await ana.act(ana.choose(new SeededChance(1)))).toMatchObject({ ok: true });
    // The stand's patience is announced, and a reading person gets more, twice for a decision.
    const limit = () => ana.table.limits?.find(({ seats }) => seats === 1 << seat);
    await see(server, ana, () => limit() !== undefined);
    const before = limit()?.deadline ?? 0;
    server.clock.pass(3000);
    expect(await ana.lobby({ op: 'more' })).toMatchObject({ ok: true });
    await see(server, ana, () => (limit()?.deadline ?? 0) > before);
    expect(limit()).toMatchObject({ kind: 'idle', more: 1 });
    expect(await ana.lobby({ op: 'more' })).toMatchObject({ ok: true });
    expect(await ana.lobby({ op: 'more' })).toMatchObject({ error: 'enough' });
    await see(server, ana, () => ana.welcome.seat === null, MUCH_MS);
    await ana.until(() => ana.private.you === null);
    expect(ana.talk.some((line) => 'notice' in line && line.notice === 'idle')).toBe(true);
    await screen.until(() => screen.table.seats[seat]?.taken === false);
    expect(screen.table.seats[seat]).toMatchObject({ open: true, bot: BOT });
    const old = await Guest.join(server.url, ana.code, { token });
    expect(old.seat).toBe(-1);
    expect(await ana.act({ type: 'anything' })).toMatchObject({ error: 'notSeated' });
    expect(await ana.lobby({ op: 'take' })).toMatchObject({ ok: true });
    // A closed phone is idle as well, in any seat's turn.
    await ana.leave();
    const isEmpty = () => screen.table.seats.every(({ taken }) => !taken);
    await see(server, screen, isEmpty, MUCH_MS);
  });

  test('a player to the end has a score of the day; it survives a restart, and the operator clears it', async () => {
    const data = newFolder();
    const server = await start({}, data);
    const screen = await screenOf(server);
    const ana = await phone(server, 'Ana');
    await ana.lobby({ op: 'take' });
    await ana.until(() => ana.seat >= 0 && ana.private.you !== null);
    await server.clock.during(ana.play(7), 25);
    const { scores } = await until(server, (now) => now.scores.length > 0);
    expect(scores).toMatchObject([{ name: 'Ana' }]);
    await screen.leave();
    await ana.leave();
    await server.app.close();
    // Somebody else had one before.
    const kept = join(data, 'showcase.json');
    const remembered = JSON.parse(readFileSync(kept, 'utf8'));
    const ben = { name: 'Ben', score: -99 };
    remembered.day.scores.push(ben);
    // A file without a proof is one of a version that had none.
    delete remembered.proof;
    writeFileSync(kept, JSON.stringify(remembered));
    const again = await start({}, data);
    expect((await state(again)).scores).toEqual([...scores, { ...ben, game: game.id }]);
    const { code } = await state(again);
    expect(code).toBe(screen.code);
    expect((await asked(again, { op: 'unlist', name: 'An' })).state.scores).toHaveLength(2);
    expect((await asked(again, { op: 'unlist', name: 'Ana' })).state.scores).toEqual([
      { ...ben, game: game.id },
    ]);
    expect((await asked(again, { op: 'clearScores' })).state.scores).toEqual([]);
    // The next match is the bots' again.
    const eye = await screenOf(again);
    await see(again, eye, () => eye.table.stage === 'playing', MUCH_MS);
    expect(eye.table.seats.every(({ taken }) => !taken)).toBe(true);
  });
});
