/**
 * Strangers at everything by which people meet: keys, muting and reports, nights and absences, the
 * queue, the list, push addresses, the operator's desk. Each is refused in its own kind, and a
 * proof serves nobody but its maker, once.
 */

import { INTRODUCTION_HEADER } from '../../../server/protocol/company.ts';
import { QUEUE_ID } from '../../../server/protocol/people.ts';
import { reserve } from '../../bench/load/wire-client.ts';
import { Person } from '../../server/person.ts';
import { type Attack, type Field, sent } from './field.ts';
import { Raw, type Reply } from './raw.ts';

/** Whatever a stranger says about keys, company or the own person is refused as one of these. */
const REFUSALS = new Set([
  'malformed',
  'forged',
  'replayed',
  'late',
  'struck',
  'otherSeat',
  'full',
  'wrongCode',
  'unknown',
  'notSeated',
  'name',
  'tooFast',
  'keyless',
  'self',
  'twice',
]);
const LOBBY_REFUSALS = new Set(['notSeated', 'notHost', 'notNow', 'malformed', 'tooFast']);
/** Names in all scripts, and some that are none. */
const NAMES = [
  'مرحبا بالعالم',
  'שלום',
  'Z̷̡̢̛͙̗̪͖͎͍̥̺͉͐̿̆͆͊̈́͌̚a̶l̴g̵o̷',
  '\u200b\u200d\u2060\ufeff',
  '👩‍👩‍👧‍👦🏴‍☠️🏳️‍🌈',
  '\u202eevil\u202c',
  'n'.repeat(1500),
  '\ud800',
  '名前',
  'ไทยภาษา',
];
const INSIDE = [
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://localhost/x',
  'https://db.internal/x',
  'https://10.0.0.1/x',
  'https://169.254.169.254/latest/meta-data',
  'https://push.example:25/x',
  'http://push.example/x',
  'https://user:pass@push.example/x',
  'file:///etc/passwd',
  `https://push.example/${'x'.repeat(2000)}`,
];
const PEOPLE_IN_QUEUE = 12;

const pick = <T>({ chance }: Field, list: readonly T[]): T => list[chance.below(list.length)];

/** Text that is as long as a key, a nonce or a signature may be, and often is one. */
function token(field: Field, person: Person): unknown {
  const { chance } = field;
  const letters = (n: number): string => {
    return Buffer.from(Array.from({ length: n }, () => chance.below(256))).toString('base64url');
  };
  return pick(field, [
    letters(32),
    letters(64),
    letters(16),
    person.key,
    '',
    7,
    null,
    '\u202e',
    {},
  ]);
}

function refused(field: Field, reply: Reply | null, kinds: ReadonlySet<string>, what: unknown) {
  const words = `${JSON.stringify(what)?.slice(0, 300)} was answered with ${JSON.stringify(reply)}`;
  if (reply?.ok !== false || !kinds.has(reply.error ?? '')) throw new Error(words);
  field.tally.add(`refused: ${reply.error}`);
}

/** Messages of the room about keys, others, nights and absences. */
async function messages(field: Field, person: Person): Promise<void> {
  const { target, chance } = field;
  const eve = await field.eve();
  const whom = (): unknown =>
    pick<unknown>(field, [
      { seat: chance.below(9) - 2 },
      { line: chance.below(99) },
      {},
      null,
      'x',
    ]);
  const proof = (): object => ({
    nonce: token(field, person),
    key: token(field, person),
    signature: token(field, person),
  });
  const asks: (() => readonly [string, object, ReadonlySet<string>])[] = [
    () => ['key', { op: 'prove', device: pick(field, NAMES), ...proof() }, REFUSALS],
    () => ['key', { op: 'challenge', more: 1 }, REFUSALS],
    () => ['company', { op: 'here', ...proof() }, REFUSALS],
    () => ['company', { op: pick(field, ['mute', 'block', 'undo']), whom: whom() }, REFUSALS],
    // Anybody at the table may report somebody who is there; nobody is on this seat.
    () => ['company', { op: 'report', whom: { seat: 9 }, reason: 'insults' }, REFUSALS],
    () => ['company', { op: 'report', whom: whom(), reason: pick(field, NAMES) }, REFUSALS],
    () => ['lobby', { op: 'night', night: { from: 0, to: 60, zone: 'UTC' } }, LOBBY_REFUSALS],
    () => [
      'lobby',
      { op: 'night', night: { from: -1, to: 1e9, zone: 'No/where' } },
      LOBBY_REFUSALS,
    ],
    () => ['lobby', { op: 'away', days: chance.below(60) - 10 }, LOBBY_REFUSALS],
    () => ['lobby', { op: 'rated', rated: true }, LOBBY_REFUSALS],
    () => ['lobby', { op: 'everybody', everybody: true }, LOBBY_REFUSALS],
  ];
  for (let k = 0; k < 60; k++) {
    const [name, body, kinds] = pick(field, asks)();
    // Of the seats none has a key, so that they can do no more than those who watch.
    const isSeats = name !== 'lobby' && chance.below(2) === 0;
    const from = isSeats ? pick(field, target.seats) : eve;
    refused(field, await from.ask(name, body), kinds, [name, body]);
    sent(field, 'about keys and company');
  }
}

/** A proof that was made for a seat serves no other one, and none twice. */
async function proofs(field: Field): Promise<void> {
  const [one, other] = field.target.seats;
  const person = new Person();
  const asked = (await one.ask('key', { op: 'challenge' })) as Reply & { challenge?: never };
  if (!asked?.challenge) return;
  const proof = person.proof(asked.challenge);
  const forged = { ...proof, key: new Person().key };
  refused(field, await other.ask('key', proof), REFUSALS, 'a proof of another seat');
  refused(field, await one.ask('key', forged), REFUSALS, 'a proof of another key');
  refused(field, await one.ask('key', proof), REFUSALS, 'a nonce that was used');
  sent(field, 'proofs of others', 3);
}

/** Requests about oneself and the operator's desk. */
async function pages(field: Field, person: Person): Promise<void> {
  const { url, chance } = field;
  const ask = async (path: string, body: unknown, headers = {}): Promise<[number, Reply]> => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const answer = await fetch(`${url}${path}`, { method: 'POST', body: text, headers });
    const said = await answer.text();
    return [answer.status, said === '' ? {} : JSON.parse(said)];
  };
  const about = {
    op: 'notify',
    device: pick(field, NAMES),
    p256dh: 'A'.repeat(87),
    auth: 'A'.repeat(22),
  };
  const inside = { ...about, endpoint: pick(field, INSIDE) } as never;
  refused(field, (await ask('/me/ask', await person.signed(url, inside)))[1], REFUSALS, inside);
  const good = await person.signed(url, { op: 'show' });
  const odd: unknown[] = [
    { ...good, key: new Person().key },
    { ...good, body: '{"op":"export"}' },
    { ...good, nonce: token(field, person) },
    { ...good, signature: token(field, person) },
    { key: token(field, person), nonce: token(field, person), body: {}, signature: '' },
  ];
  for (const body of odd) {
    refused(field, (await ask('/me/ask', body))[1], REFUSALS, body);
  }
  // The first of them has used the nonce up.
  refused(field, (await ask('/me/ask', good))[1], REFUSALS, 'a nonce that was used');
  for (const body of ['', '{', '[]', '"x"', 'null', `{"key":"${'k'.repeat(9000)}"}`]) {
    const [status, reply] = await ask('/me/ask', body);
    if (status < 400 || status >= 500 || reply.ok === true)
      throw new Error(`/me/ask ${body}: ${status}`);
  }
  const authorization = `Bearer ${chance.below(1e9)}${'x'.repeat(20)}`;
  const desk = { op: pick(field, ['show', 'close', 'bar', 'lift']), id: 'x' };
  const [status] = await ask('/operator/people', desk, { authorization });
  if (![401, 403, 409, 429].includes(status)) throw new Error(`the operator's desk: ${status}`);
  sent(field, 'about oneself and at the desk', odd.length + 9);
}

/** The list, with introductions that are none: it is the one that everybody gets. */
async function lists(field: Field, person: Person): Promise<void> {
  const { url } = field;
  const there = await person.introduction(url, 'queue');
  const odd = [
    [there.key, there.nonce, there.signature].join('.'),
    '..',
    'x'.repeat(3000),
    `${person.key}.${token(field, person)}.x`,
  ];
  for (const header of odd) {
    const headers = { [INTRODUCTION_HEADER]: header.replaceAll(/[^\x20-\x7e]/g, '') };
    const answer = await fetch(`${url}/open`, { headers });
    await answer.arrayBuffer();
    if (answer.status !== 200) throw new Error(`/open: ${answer.status}`);
  }
  for (const query of ['page=-1', 'page=99999', 'page=1e3', 'game=__proto__', 'page=%00']) {
    const answer = await fetch(`${url}/open?${query}`);
    await answer.arrayBuffer();
    if (![400, 404].includes(answer.status)) throw new Error(`/open?${query}: ${answer.status}`);
  }
  sent(field, 'for the list', odd.length + 5);
}

/** A queue that fills and empties, and wishes that are none. */
async function queue(field: Field): Promise<void> {
  const { url, target, chance } = field;
  const wish = (k: number): object => {
    return {
      game: target.game.id,
      browser: `hostile-${k}-${chance.below(1e9)}`.padEnd(24, '0'),
      later: true,
    };
  };
  const odd: object[] = [
    {},
    { ...wish(0), game: '__proto__' },
    { ...wish(0), clock: 'toString' },
    { ...wish(0), browser: 'short' },
    { ...wish(0), except: Array(99).fill('x') },
    { ...wish(0), later: 'yes' },
  ];
  for (const body of odd) {
    const error: Error | null = await reserve(url, `joinById/${QUEUE_ID}`, body).then(
      () => null,
      (refusal) => refusal,
    );
    if (!error || !/: 4\d\d /.test(error.message)) {
      throw new Error(`the queue takes ${JSON.stringify(body)}: ${error?.message}`);
    }
  }
  const clock = Object.keys(target.game.clocks ?? {})[0] ?? '';
  const lines: Raw[] = [];
  for (let k = 0; k < PEOPLE_IN_QUEUE; k++) {
    const body = { ...wish(k), clock };
    const line = await Raw.at(url, await reserve(url, `joinById/${QUEUE_ID}`, body), false);
    lines.push(line);
    line.say(Buffer.from([10]));
  }
  for (const line of lines) {
    refusedQueue(await line.ask('queue', { later: 'no' }));
    line.drop();
  }
  sent(field, 'to the queue', odd.length + 2 * PEOPLE_IN_QUEUE);
}

function refusedQueue(reply: Reply | null): void {
  if (reply?.ok !== false || reply.error !== 'malformed') {
    throw new Error(`the queue answers ${JSON.stringify(reply)}`);
  }
}

export const meeting: Attack = async (field) => {
  const person = new Person();
  await messages(field, person);
  await proofs(field);
  await pages(field, person);
  await lists(field, person);
  await queue(field);
};
