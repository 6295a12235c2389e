/** "Your turn" by Web Push: who is told, when, how often, and what a push service may do about it. */

import { createECDH } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { encrypted } from '../../server/people/notices/encrypt.ts';
import { isEndpoint, isPublic, publicLookup } from '../../server/people/notices/endpoint.ts';
import { handedBy } from '../../server/people/notices/sender.ts';
import type { MeReply } from '../../server/protocol/me.ts';
import { FakeClock } from './fake-clock.ts';
import { Guest, newFolder, seatedTable, startServer, sweep, type TestServer } from './harness.ts';
import { Person, sent } from './person.ts';
import { decrypted, PushService, type Subscriber } from './push-service.ts';

const clock = new FakeClock();
/** Nobody's bot takes over while a test waits. */
const CONFIG = { push: 'anywhere', absenceSeconds: 86_400, idleSeconds: 86_400 } as const;
let server: TestServer;
let service: PushService;
beforeAll(async () => {
  service = await PushService.start();
  server = await startServer(CONFIG, { clock });
});
afterAll(async () => {
  await server.stop();
  service.stop();
});

const refused = (error: string) => ({ ok: false, error });

/** The device of the person is told from now on. */
async function subscribe(person: Person, url = server.url): Promise<Subscriber> {
  const one = service.subscriber();
  const reply = await person.ask(url, { op: 'notify', device: 'Test', ...one.address });
  expect(reply).toMatchObject({ ok: true });
  return one;
}

interface Waiting {
  readonly person: Person;
  /** Whoever owes a decision, and has gone. */
  readonly gone: Guest;
  readonly others: readonly Guest[];
  readonly subscriber: Subscriber;
}

/** A match in which somebody owes a decision, is told of it by a device, and goes. */
async function waiting(url = server.url): Promise<Waiting> {
  const guests = await seatedTable(url, 2);
  await guests[0].until(() => guests.some((guest) => guest.deciding));
  const gone = guests.find((guest) => guest.deciding)!;
  const others = guests.filter((guest) => guest !== gone);
  const person = new Person();
  expect(await person.prove(gone)).toEqual({ ok: true, proved: true });
  const subscriber = await subscribe(person, url);
  await gone.leave();
  return { person, gone, others, subscriber };
}

const left = (guests: readonly Guest[]) => Promise.all(guests.map((guest) => guest.leave()));

/** So much time passes, and all that is due in it is done. */
async function passes(ms: number, step = 1000): Promise<void> {
  const end = clock.now() + ms;
  await clock.until(() => clock.now() >= end, step);
}

/** Comes back with its token and decides. */
async function answers(url: string, { gone }: Waiting): Promise<Guest> {
  const back = await Guest.join(url, gone.code, { token: gone.token });
  expect(await back.answer()).toMatchObject({ ok: true });
  return back;
}

test('a message is made as the standard’s example, and only its browser reads it', () => {
  // RFC 8291, appendix A.
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(Buffer.from('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw', 'base64url'));
  const keys = {
    p256dh:
      'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const salt = Buffer.from('DGv6ra1nlYgDCS1FRnbzlw', 'base64url');
  const text = 'When I grow up, I want to be a watermelon';
  const body = encrypted(text, keys, { pair, salt, padded: 0 });
  expect(body.toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  const reader = createECDH('prime256v1');
  reader.setPrivateKey(Buffer.from('q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94', 'base64url'));
  expect(decrypted(body, reader, Buffer.from(keys.auth, 'base64url'))).toBe(text);
  const other = createECDH('prime256v1');
  other.generateKeys();
  expect(() => decrypted(body, other, Buffer.from(keys.auth, 'base64url'))).toThrow();
  // Whatever it says, it is as long as any other.
  expect(encrypted('a', keys).length).toBe(encrypted(text, keys).length);
});

test('who is asked to a table is told once, if nowhere connected', async () => {
  const guests = await seatedTable(server.url, 2);
  const [ana, ben] = [new Person(), new Person()];
  await ana.prove(guests[0]);
  await ben.prove(guests[1]);
  await Promise.all(guests.map((guest, seat) => guest.play(seat)));
  const { matchId: match } = guests[0].table;
  const subscriber = await subscribe(ben);
  const tables = [await Guest.create(server.url), await Guest.create(server.url)];
  const invite = (k: number) =>
    ana.ask(server.url, { op: 'invite', match, code: tables[k]?.code ?? '' });
  // He plays elsewhere, and sees it later.
  const elsewhere = await seatedTable(server.url, 2);
  expect(await ben.prove(elsewhere[1])).toEqual({ ok: true, proved: true });
  expect(await invite(0)).toEqual({ ok: true, invited: 1 });
  await passes(10_000);
  expect(subscriber.kinds).toEqual([]);
  await elsewhere[1].leave();
  await clock.until(() => elsewhere[0].table.seats[1]?.connected === false);
  expect(await invite(1)).toEqual({ ok: true, invited: 1 });
  await clock.until(() => subscriber.taken.length > 0);
  const [{ code, game }] = [{ code: tables[1]?.code, game: guests[0].game.id }];
  expect(subscriber.taken[0]?.notice).toEqual({ kind: 'invited', table: code, game });
  expect((await ben.status(server.url)).invitations).toHaveLength(2);
  await left([...guests, elsewhere[0], ...tables]);
});

test('whoever is away is told once a turn, and no more when it was answered elsewhere', async () => {
  const one = await waiting();
  const { gone, others, subscriber } = one;
  await passes(10_000);
  expect(subscriber.asked).toBe(0);
  await clock.until(() => subscriber.taken.length > 0);
  const [{ notice, topic, ttl, bytes }] = subscriber.taken;
  expect(notice).toEqual({ kind: 'turn', table: gone.code, game: gone.game.id });
  expect(topic).toMatch(/^[\w-]{32}$/);
  expect(ttl).toBeGreaterThan(86_400);
  await passes(300_000);
  expect(subscriber.kinds).toEqual(['turn']);
  // Answered: the notice goes, by a message of the same topic and length.
  const back = await answers(server.url, one);
  await clock.until(() => subscriber.taken.length > 1);
  expect(subscriber.taken[1]).toMatchObject({
    notice: { kind: 'settled', table: gone.code },
    topic,
    bytes,
  });
  await passes(120_000);
  expect(subscriber.kinds).toEqual(['turn', 'settled']);
  expect(service.complaints).toEqual([]);
  await left([back, ...others]);
});

test('whoever answers in time, or is connected at another table, hears nothing', async () => {
  const one = await waiting();
  const back = await answers(server.url, one);
  await passes(60_000);
  expect(one.subscriber.asked).toBe(0);
  // The same person waits here, and plays there.
  const [other] = one.others;
  while (!back.deciding) {
    await Promise.race([back, other].map((guest) => guest.until(() => guest.canDecide)));
    if (!back.deciding && other.canDecide) await other.answer();
  }
  const there = await seatedTable(server.url, 2);
  await one.person.prove(there[0]);
  await back.leave();
  await passes(90_000);
  expect(one.subscriber.asked).toBe(0);
  // Gone from there, too: told now.
  await left(there);
  await clock.until(() => one.subscriber.kinds.includes('turn'), 1000);
  await left(one.others);
});

test('a device that subscribes later is told of what is due already', async () => {
  const guests = await seatedTable(server.url, 2);
  await guests[0].until(() => guests.some((guest) => guest.deciding));
  const gone = guests.find((guest) => guest.deciding)!;
  const person = new Person();
  await person.prove(gone);
  await gone.leave();
  await passes(120_000, 2000);
  const subscriber = await subscribe(person);
  await clock.until(() => subscriber.taken.length > 0);
  expect(subscriber.kinds).toEqual(['turn']);
  await left(guests.filter((guest) => guest !== gone));
});

/** Time passes until the service is asked once more; what is on its way has time to arrive. */
async function asks(subscriber: Subscriber, ms: number): Promise<void> {
  const asked = subscriber.asked + 1;
  await sleep(60);
  clock.pass(ms);
  while (subscriber.asked < asked) {
    await sleep(60);
    if (subscriber.asked < asked) clock.pass(2500);
  }
}

test('a service that fails is asked again, less and less often, and not for ever', async () => {
  const one = await waiting();
  one.subscriber.answers.push(429, 503, 'never');
  for (const pause of [15_000, 30_000, 120_000]) await asks(one.subscriber, pause);
  clock.pass(10_001);
  await asks(one.subscriber, 600_000);
  await clock.until(() => one.subscriber.taken.length === 1, 1);
  expect(one.subscriber.asked).toBe(4);
  // Never again when it never answers.
  const two = await waiting();
  two.subscriber.answers.push(...Array<'never'>(20).fill('never'));
  for (const pause of [15_000, 30_000, 120_000, 600_000, 3_600_000]) {
    await asks(two.subscriber, pause);
    clock.pass(10_001);
  }
  await sleep(60);
  await passes(6 * 3_600_000, 60_000);
  expect(two.subscriber.asked).toBe(5);
  // Its table goes on all the while.
  const back = await answers(server.url, two);
  await left([back, ...one.others, ...two.others]);
});

test('an answer without an end is not read, and one that leads elsewhere is not followed', async () => {
  const one = await waiting();
  one.subscriber.answers.push('endless', 302);
  await asks(one.subscriber, 15_000);
  await clock.until(() => one.subscriber.cut === 1, 1);
  await asks(one.subscriber, 30_000);
  await passes(6 * 3_600_000, 60_000);
  expect(one.subscriber.asked).toBe(2);
  expect(one.subscriber.kinds).toEqual([]);
  const back = await answers(server.url, one);
  await left([back, ...one.others]);
});

test('a subscription that is over is removed, and one device does not spoil it for the other', async () => {
  const one = await waiting();
  const { person, subscriber, others } = one;
  const phone = new Person();
  const code = await person.code(server.url);
  await phone.ask(server.url, { op: 'join', code, device: 'Phone' });
  const second = await subscribe(phone);
  subscriber.answers.push(410);
  await clock.until(() => second.taken.length === 1, 1000);
  await clock.until(async () => {
    const { devices } = await person.status(server.url);
    return devices.filter(({ notices }) => notices).length === 1;
  });
  expect(subscriber.asked).toBe(1);
  expect(second.kinds).toEqual(['turn']);
  await left(others);
});

test('only a device itself subscribes, with keys and an address that can be one', async () => {
  const { url } = server;
  const [ana, eve] = [new Person(), new Person()];
  const { address } = service.subscriber();
  const wish = { op: 'notify', device: 'Test', ...address } as const;
  const forged = await eve.signed(url, wish);
  expect(await sent(url, { ...forged, key: ana.key })).toEqual(refused('forged'));
  expect(await ana.ask(url, { ...wish, p256dh: 'A'.repeat(87) })).toEqual(refused('malformed'));
  expect(await ana.ask(url, { ...wish, auth: 'short' })).toEqual(refused('malformed'));
  expect(await ana.ask(url, { ...wish, endpoint: 'ftp://push.example/x' })).toEqual(
    refused('malformed'),
  );
  expect((await ana.status(url)).person).toBeNull();
  expect(await ana.ask(url, wish)).toMatchObject({ ok: true });
  const { device, devices, push } = await ana.status(url);
  expect(push).toMatch(/^[\w-]{87}$/);
  expect(devices).toMatchObject([{ id: device, notices: true }]);
  const kept = (await ana.ask(url, { op: 'export' })) as Extract<MeReply, { kept: object }>;
  expect(kept.kept.tables.subscriptions).toMatchObject([address]);
  // A device of somebody else is nobody's here.
  await eve.ask(url, { op: 'name', name: 'Eve', color: 'red', device: '' });
  expect(await eve.ask(url, { op: 'quiet', id: device })).toEqual(refused('unknown'));
  expect(await ana.ask(url, { op: 'quiet', id: device })).toMatchObject({
    status: { devices: [{ notices: false }] },
  });
  // Struck off or erased: told nothing any more.
  await ana.ask(url, wish);
  await ana.ask(url, { op: 'erase' });
  expect(await server.app.house.people.notices.addresses([device])).toEqual([]);
});

test('no address leads into the server’s own network', async () => {
  const closed = [
    '10.1.2.3',
    '127.0.0.1',
    '169.254.169.254',
    '192.168.1.1',
    '172.20.0.1',
    '0.0.0.0',
  ];
  const six = ['::1', '::', 'fe80::1', 'fd00::1', '::ffff:127.0.0.1', '64:ff9b::a00:1', '2002::1'];
  for (const one of [...closed, ...six, '100.64.0.1', 'name'])
    expect(isPublic(one), one).toBe(false);
  for (const one of ['8.8.8.8', '2a00:1450:4001::1']) expect(isPublic(one), one).toBe(true);
  for (const one of [
    'http://push.example/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://[::1]/a',
    'https://localhost/a',
    'https://push.example:8443/a',
    'https://me:secret@push.example/a',
    'https://db.internal/a',
    `https://push.example/${'a'.repeat(600)}`,
    'nonsense',
  ]) {
    expect(isEndpoint(one, false), one).toBe(false);
  }
  expect(isEndpoint('https://fcm.googleapis.com/fcm/send/abc', false)).toBe(true);
  // A name that points home is refused when the connection is made.
  const error = await new Promise((resolve) => publicLookup('localhost', {}, resolve));
  expect(String(error)).toContain('not public');
  expect([201, 404, 410, 429, 503, 400, 301].map((status) => handedBy(status, 0).end)).toEqual([
    'sent',
    'gone',
    'gone',
    'again',
    'again',
    'refused',
    'refused',
  ]);
});

test('a restart loses no notice and tells none twice', async () => {
  const data = newFolder();
  const time = new FakeClock();
  let own = await startServer(CONFIG, { clock: time }, data);
  const key = own.app.house.pushKey;
  // One is told before the restart, one is still to be told.
  const told = await waiting(own.url);
  await time.until(() => told.subscriber.taken.length === 1);
  const untold = await waiting(own.url);
  await left([...told.others, ...untold.others]);
  await own.app.close();
  expect(untold.subscriber.asked).toBe(0);
  own = await startServer(CONFIG, { clock: time }, data);
  expect(own.app.house.pushKey).toBe(key);
  await time.until(() => untold.subscriber.taken.length === 1);
  // The tables wake, and say again who owes.
  const others = await Promise.all(
    [told, untold].map(({ others: [one] }) => Guest.join(own.url, one.code, { token: one.token })),
  );
  const end = time.now() + 300_000;
  await time.until(() => time.now() >= end, 1000);
  expect([told.subscriber.kinds, untold.subscriber.kinds]).toEqual([['turn'], ['turn']]);
  const back = await answers(own.url, told);
  await time.until(() => told.subscriber.kinds.length === 2);
  expect(told.subscriber.kinds).toEqual(['turn', 'settled']);
  await left([back, ...others]);
  await own.app.close();
  sweep(data);
});

test('where a server sends no notices, the page is told so', async () => {
  const own = await startServer({ push: 'off' }, { clock });
  const ana = new Person();
  expect((await ana.status(own.url)).push).toBeNull();
  const wish = { op: 'notify', device: '', ...service.subscriber().address } as const;
  expect(await ana.ask(own.url, wish)).toEqual(refused('malformed'));
  await own.stop();
});
