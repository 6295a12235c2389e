/** Names and words that are refused or masked; reports; what the operator can do about people. */

import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../server/config.ts';
import { Words, wordsOf } from '../../server/people/words.ts';
import { BARRED, NAME_REFUSED, readBar } from '../../server/protocol/company.ts';
import type { DeskAsk, DeskStatus } from '../../server/protocol/desk.ts';
import { CLOSE_BARRED, type CreateOptions } from '../../server/protocol/messages.ts';
import { FakeClock } from './fake-clock.ts';
import {
  Guest,
  newFolder,
  seatedTable,
  startServer,
  sweep,
  type TestServer,
  testConfig,
} from './harness.ts';
import { Person, told } from './person.ts';

const TOKEN = 'operator-of-this-test';
const clock = new FakeClock();
const folder = newFolder();
let server: TestServer;
beforeAll(async () => {
  server = await startServer({ operator: TOKEN, showcase: 'off' }, { clock });
});
afterAll(async () => {
  await server.stop();
  sweep(folder);
});

const refused = (error: string) => ({ ok: false, error });
const FREE = { options: { chat: 'free' } };
const leave = (...guests: Guest[]) => Promise.all(guests.map((guest) => guest.leave()));

test('listed words are found however they are written, and innocent ones are not', () => {
  const words = new Words();
  for (const name of [
    'Fuck',
    'f u c k',
    'F.U.C.K',
    'fuuuuck',
    'xXFuckXx',
    'fück',
    'F@gg0t',
    'Nazi',
  ]) {
    expect(words.fits(name), name).toBe(false);
  }
  const innocent = ['Scunthorpe', 'Cockburn', 'Essex', 'Dickens', 'Assisi', 'Penistone', 'Pute'];
  innocent.push(
    'Montenegro',
    'Shiitake',
    'Nazira',
    'Lord Byron',
    'retard',
    '毛泽东',
    '1 2 3 4',
    '',
  );
  for (const name of [...innocent, 'A B C', 'Cumberland', 'Troia', 'cono', 'Hurley', 'Kikerikí']) {
    expect(words.fits(name), name).toBe(true);
  }
  expect(words.masked('You cunt, said Scunthorpe.')).toBe('You ••••, said Scunthorpe.');
  expect(words.masked('f u c k, 10 for 12?')).toBe('• • • •, 10 for 12?');
});

test('the operator adds words and takes some off, in a list or in a file', () => {
  const listed = wordsOf('mafalda, *gondol*, -nazi');
  expect(['Mafalda', 'Gondoliere', 'Supergondola'].map((name) => listed.fits(name))).toEqual(
    Array(3).fill(false),
  );
  expect(['Nazi', 'Mafaldas'].map((name) => listed.fits(name))).toEqual([true, true]);
  const file = join(folder, 'words.txt');
  writeFileSync(file, '# ours\nmafalda\n');
  expect(readConfig({ LAGUNA_WORDS: file }).words.fits('Mafalda')).toBe(false);
  expect(() => readConfig({ LAGUNA_WORDS: join(folder, 'none') })).toThrow('LAGUNA_WORDS');
});

const codeOf = (wish: Promise<unknown>): Promise<number> =>
  wish.then(
    () => 0,
    ({ code }: { code: number }) => code,
  );

test('an unfit name is refused in its kind, and the talk masks', async () => {
  const { url } = server;
  expect(await codeOf(Guest.create(url, { name: 'Fuck' }))).toBe(NAME_REFUSED);
  const host = await Guest.create(url, { name: 'Ana', seats: 2, ...FREE });
  expect(await codeOf(Guest.join(url, host.code, { name: 'H1tler' }))).toBe(NAME_REFUSED);
  const other = await Guest.join(url, host.code, { name: 'Scunthorpe' });
  expect(other.table.seats[1].name).toBe('Scunthorpe');
  expect(await other.lobby({ op: 'rename', name: 'Nazi' })).toEqual(refused('name'));
  expect(await other.lobby({ op: 'rename', name: 'Ben' })).toMatchObject({ ok: true });
  await other.lobby({ op: 'write', text: 'you wanker' });
  await host.until(() => host.talk.some((line) => 'text' in line));
  expect(host.talk).toMatchObject([{ text: 'you ••••••' }]);
  const person = new Person();
  const named = { op: 'name', name: 'Fuck', color: 'red', device: '' } as const;
  expect(await person.ask(url, named)).toEqual(refused('name'));
  await leave(host, other);
});

async function desk(
  ask: DeskAsk | object,
  url = server.url,
  token = TOKEN,
): Promise<DeskStatus & { status: number; error?: string }> {
  const response = await fetch(`${url}/operator/people`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}` },
    body: JSON.stringify(ask),
  });
  return { ...(await response.json()), status: response.status };
}

/** Two people with keys in a running match. */
async function pair(url = server.url): Promise<[Guest, Guest, Person, Person]> {
  const people = [new Person(), new Person()] as const;
  const options: Partial<CreateOptions> = {
    ...FREE,
    introduction: await people[0].introduction(url, 'new'),
  };
  const [host, other] = (await seatedTable(url, 2, options)) as [Guest, Guest];
  const here = await people[1].introduction(url, other.code);
  expect(await told(other, { op: 'here', ...here })).toEqual({ ok: true });
  return [host, other, ...people];
}

test('a report keeps the place in the log and the talk, has its limits, and needs the token', async () => {
  const [host, other, ana] = await pair();
  await other.lobby({ op: 'write', text: 'give me your ducats' });
  await host.until(() => host.talk.some((line) => 'text' in line));
  const report = { op: 'report', whom: { seat: 1 }, reason: 'spam' };
  expect(await told(host, { ...report, reason: 'revenge' })).toEqual(refused('malformed'));
  expect(await told(host, { ...report, whom: { seat: 0 } })).toEqual(refused('self'));
  expect(await told(host, report)).toEqual({ ok: true });
  expect(await told(host, report)).toEqual(refused('twice'));
  const { reports } = await desk({ op: 'show' });
  expect(reports).toMatchObject([
    { name: 'B', keyed: true, reason: 'spam', code: host.code, match: host.table.matchId, seat: 1 },
  ]);
  expect(reports[0].lines).toEqual([{ name: 'B', words: 'give me your ducats', watcher: false }]);
  expect(JSON.stringify(reports)).not.toContain(ana.key);
  // Its sender sees it in the export.
  const kept = await ana.ask(server.url, { op: 'export' });
  expect(kept).toMatchObject({ kept: { tables: { reports: [{ reason: 'spam', name: 'B' }] } } });
  for (const ask of [{ op: 'show' }, { op: 'close', id: reports[0].id }]) {
    expect((await desk(ask, server.url, 'not-the-right-token')).status).toBe(401);
  }
  expect((await desk({ op: 'bar', id: 'x' })).status).toBe(400);
  expect(await desk({ op: 'close', id: reports[0].id })).toMatchObject({ reports: [] });
  expect(await desk({ op: 'close', id: reports[0].id })).toMatchObject({ error: 'gone' });
  // A key reports so many in a row, whatever the table.
  const replies: object[] = [];
  for (let k = 0; k < 6; k++) {
    clock.pass(6000);
    const introduction = await ana.introduction(server.url, host.code);
    const eye = await Guest.join(server.url, host.code, { spectate: true, introduction });
    replies.push(await told(eye, { ...report, reason: 'other' }));
    await eye.leave();
  }
  expect(replies.at(-1)).toEqual(refused('tooFast'));
  await leave(host, other);
});

test('the operator silences, removes and bars; bars outlive a restart and can be lifted', async () => {
  const first = await startServer({ operator: TOKEN });
  const { url, data } = first;
  const [host, other, ana, ben] = await pair(url);
  await told(host, { op: 'report', whom: { seat: 1 }, reason: 'insults' });
  const { reports } = await desk({ op: 'show' }, url);
  const [{ id }] = reports;
  const bar = { op: 'bar', id, kind: 'key', scope: 'talk', hours: 2, why: 'Insults' } as const;
  const silenced = await desk(bar, url);
  expect(silenced.bars).toMatchObject([{ kind: 'key', scope: 'talk', name: 'B', why: 'Insults' }]);
  expect(JSON.stringify(silenced)).not.toContain(ben.key);
  expect(await other.lobby({ op: 'say', preset: 'hello' })).toEqual(refused('silenced'));
  expect(await host.lobby({ op: 'say', preset: 'hello' })).toMatchObject({ ok: true });
  // A bot takes the chair.
  expect((await desk({ op: 'remove', id }, url)).status).toBe(200);
  await host.until(() => host.table.seats[1].bot !== '');
  expect(await desk({ op: 'remove', id }, url)).toMatchObject({ error: 'absent' });
  expect((await desk({ ...bar, scope: 'all', hours: 48 }, url)).bars).toHaveLength(2);
  await other.until(() => other.closed !== null);
  expect(other.closed).toBe(CLOSE_BARRED);
  const { code } = host;
  const come = async (who: Person, at: string) =>
    Guest.join(at, code, { introduction: await who.introduction(at, code) });
  expect(await codeOf(come(ben, url))).toBe(BARRED);
  await host.leave();
  await first.app.close();

  const second = await startServer({ operator: TOKEN }, {}, data);
  const barred = await come(ben, second.url).catch((error) => error as Error);
  const said = readBar((barred as Error).message);
  expect(said?.why).toBe('Insults');
  expect(said?.until).toBeGreaterThan(Date.now() + 47 * 3_600_000);
  const introduction = await ben.introduction(second.url, 'new');
  expect(await codeOf(Guest.create(second.url, { introduction }))).toBe(BARRED);
  const open = await come(ana, second.url);
  const { bars } = await desk({ op: 'show' }, second.url);
  const all = bars.find(({ scope }) => scope === 'all');
  expect((await desk({ op: 'lift', id: all?.id ?? '' }, second.url)).bars).toHaveLength(1);
  const back = await come(ben, second.url);
  await leave(open, back);

  // An address, for everybody behind it; its bar is listed with it.
  const address = { op: 'barAddress', address: '127.0.0.1', hours: 1, why: 'Floods' } as const;
  const listed = (await desk(address, second.url)).bars;
  expect(listed[0]).toMatchObject({ kind: 'address', name: '127.0.0.1', why: 'Floods' });
  expect(await codeOf(Guest.create(second.url))).toBe(BARRED);
  await desk({ op: 'lift', id: listed[0].id }, second.url);
  await leave(await Guest.create(second.url));
  expect(testConfig(data).words.fits('Laguna')).toBe(true);
  await second.stop();
});
