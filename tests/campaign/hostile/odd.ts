/**
 * Values that no honest client sends, in every field of every message: nested, wide, long, of kinds
 * that JSON does not know. Each must be refused, and none may count as an error of the server.
 */

import { pack } from 'msgpackr';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { allSamples } from '../../battery/samples.ts';
import { type Attack, type Field, mustBeRefused, sent } from './field.ts';
import { Packed, type Reply } from './raw.ts';

/** Any game that the house has. */
const GAME = allSamples[0].game;
/** Allowed bytes of a message, and those reserved for the parts around the value. */
const MESSAGE = 4096;
const AROUND = 400;
const POSTED = 24;

type Message = readonly [name: string, body: JsonObject];

/** Of these the ones with the most fields: each field costs a message, which has to be answered. */
const richest = <T>(all: readonly T[], count: number): readonly T[] =>
  [...all].sort((a, b) => pathsOf(b).length - pathsOf(a).length).slice(0, count);

/** A message of each kind with all its fields. */
const MESSAGES: readonly Message[] = [
  ...richest(allSamples[0].nonsense, 3).map((action): Message => ['act', { id: 'x', action }]),
  ['undo', { id: 'x' }],
  ['lobby', { op: 'sit', seat: 1 }],
  ['lobby', { op: 'rename', name: 'x', color: 'red' }],
  ['lobby', { op: 'seats', count: 3 }],
  ['lobby', { op: 'bot', seat: 1, bot: 'random' }],
  ...richest(allSamples[0].optionSets, 1).map(
    (options): Message => ['lobby', { op: 'options', options: { ...options, ranks: [1, 2, 3] } }],
  ),
  ['lobby', { op: 'pace', pace: 'fast' }],
  ['lobby', { op: 'listed', listed: true }],
  ['lobby', { op: 'everybody', everybody: true }],
  ['lobby', { op: 'caster', delay: 3, token: 'a'.repeat(64) }],
  ['lobby', { op: 'contribute', keyHash: 'a'.repeat(64), contribution: 'b'.repeat(64) }],
  ['lobby', { op: 'clock', clock: 'blitz' }],
  ['lobby', { op: 'open', seat: 1, open: true }],
  ['lobby', { op: 'vote', seat: 1, remove: true }],
  ['lobby', { op: 'pause', agree: true }],
  ['lobby', { op: 'say', preset: 'hello' }],
  ['lobby', { op: 'write', text: 'hello' }],
];

/** Requests over HTTP: none of their fields accepts any value. */
const POSTS: readonly (readonly [path: string, body: JsonObject])[] = [
  ['create/table', { game: GAME, seats: 2, bots: ['random'], options: {} }],
  ['create/table', { game: GAME, options: { ranks: [1, 2] }, name: 'x' }],
  ['joinById/', { name: 'x', token: 'x', spectate: true, caster: 'x' }],
  ['reconnect/', { reconnectionToken: 'x' }],
];

const RESERVED = ['__proto__', 'constructor', 'prototype'];

/** Number of repetitions of the same bytes. */
const times = (count: number, bytes: readonly number[]): Buffer =>
  Buffer.concat(Array.from({ length: count }, () => Buffer.from(bytes)));

const NIL = Buffer.of(0xc0);
const NAMED_A = [0xa1, 0x61];
/** Containers of a value: a list, a field, a set, an error, a record, an extension type. */
const SHELLS = [
  [0x91],
  [0x81, ...NAMED_A],
  [0xd4, 0x73, 0],
  [0xd4, 0x65, 0, 0x93, ...NAMED_A, ...NAMED_A],
  [0xd4, 0x72, 0x40, 0x91, ...NAMED_A],
  [0xd6, 0x69, 0, 0, 0, 1, 0x91],
];

/** As many nested containers as fit into a message. */
const deepest = (shell: readonly number[]): Buffer =>
  Buffer.concat([times(Math.floor((MESSAGE - AROUND) / shell.length), shell), NIL]);

/** A value as bytes, of any kind that is no message. */
function oddBytes({ chance }: Field): Uint8Array {
  const room = MESSAGE - AROUND;
  const shell = SHELLS[chance.below(SHELLS.length)];
  const odd: (() => Uint8Array)[] = [
    () => Buffer.concat([times(7 + chance.below(500), shell), NIL]),
    () => deepest(shell),
    // As wide as it is long.
    () => Buffer.concat([Buffer.of(0xdc, room >> 8, room & 0xff), times(room, [0xc0])]),
    // A list that contains itself.
    () => Buffer.of(0xd6, 0x69, 0, 0, 0, 1, 0x91, 0xd6, 0x70, 0, 0, 0, 1),
    // Two of the one before, again and again.
    () => doubled(12),
    () => pack('x'.repeat(1001 + chance.below(room - 1100))),
    () => pack(Number.NaN),
    () => pack(Number.NEGATIVE_INFINITY),
    () => Buffer.of(0xcb, 0x80, 0, 0, 0, 0, 0, 0, 0),
    () => pack(2n ** 63n),
    () => pack(new Date(chance.below(1e9))),
    () => pack(new Uint8Array(chance.below(room))),
    () => Buffer.of(0xd5, 0x74, chance.below(18), 0),
    () => Buffer.from([0xc7, 5, 0x78, 0x92, ...NAMED_A, 0xa1, 0x67]),
    () => Buffer.concat([Buffer.of(0x81), pack(RESERVED[1 + chance.below(2)]), NIL]),
    () => Buffer.concat([Buffer.of(0x81), pack(chance.below(1e9)), NIL]),
    () => Buffer.concat([Buffer.of(0x81), pack('k'.repeat(65)), NIL]),
  ];
  return odd[chance.below(odd.length)]();
}

/** A list of twice the list before, so many times: small to send, and wide to walk. */
function doubled(levels: number): Buffer {
  let value = Buffer.from([0xd6, 0x69, 0, 0, 0, 0, 0x90]);
  for (let i = 1; i <= levels; i++) {
    const again = [0xd6, 0x70, 0, 0, 0, i - 1];
    value = Buffer.concat([Buffer.from([0xd6, 0x69, 0, 0, 0, i, 0x92]), value, Buffer.from(again)]);
  }
  return value;
}

/** A value as JSON. */
function oddText({ chance }: Field): string {
  const depth = 7 + chance.below(1500);
  const width = 201 + chance.below(1500);
  const odd = [
    () => `${'['.repeat(depth)}1${']'.repeat(depth)}`,
    () => `${'{"a":'.repeat(depth)}1${'}'.repeat(depth)}`,
    () => `[${Array.from({ length: width }, () => 0).join()}]`,
    () => `{${Array.from({ length: width }, (_, i) => `"${i}":0`).join()}}`,
    () => JSON.stringify('x'.repeat(1001 + chance.below(5000))),
    () => `{"${RESERVED[chance.below(RESERVED.length)]}":{"money":"open"}}`,
    () => ['-0', '1e400', '-1e999'][chance.below(3)],
  ];
  return odd[chance.below(odd.length)]();
}

/** Paths of a message's values: the whole, each field, each field's own. */
function pathsOf(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  const within = Object.entries(value).flatMap(([name, one]) => pathsOf(one, [...path, name]));
  return [path, ...within];
}

/** Placeholder of the odd value until the message becomes bytes. */
const HOLE = 'the odd value';

/** The message with the mark at one place. */
function marked(value: unknown, path: readonly string[]): unknown {
  const [name, ...rest] = path;
  if (name === undefined) return HOLE;
  const inner = marked((value as JsonObject)[name], rest);
  if (!Array.isArray(value)) return { ...(value as JsonObject), [name]: inner };
  return value.map((one, i) => (String(i) === name ? inner : one));
}

/** The message with `odd` in place of the mark. */
function filled(whole: Buffer, mark: Uint8Array, odd: Uint8Array): Buffer {
  const at = whole.indexOf(mark);
  return Buffer.concat([whole.subarray(0, at), odd, whole.subarray(at + mark.length)]);
}

/** Every field of every message. */
const FIELDS = MESSAGES.flatMap(([name, body]) =>
  pathsOf(body).map((path) => ({ name, body, path })),
);

/** Odd values in every field, from a spectator, from the host, and from the decider. */
export const oddValues: Attack = async (field) => {
  const { chance, target } = field;
  const kinds = [() => deepest(SHELLS[0]), () => deepest(SHELLS[1]), () => oddBytes(field)];
  for (const odd of kinds) {
    const askers = [await field.eve(), target.seats[0], target.seats[target.deciders[0]]];
    const first = chance.below(askers.length);
    const asked = FIELDS.map(({ name, body, path }, i) => {
      const bytes = filled(pack(marked(body, path)), pack(HOLE), odd());
      const what = [name, { ...body, at: path.join('.') }, bytes.toString('hex').slice(0, 200)];
      const from = askers[(first + i) % askers.length];
      return { what, reply: from.ask(name, new Packed(bytes)) };
    });
    sent(field, 'odd values', asked.length);
    for (const { what, reply } of asked) judge(field, await reply, what);
  }
  await oddPosts(field);
};

/** An undecodable message is answered before the table gets it. */
function judge(field: Field, answer: Reply | null, what: unknown): void {
  if (answer?.ok === undefined && answer?.name && !/stack|no answer/.test(JSON.stringify(answer))) {
    field.tally.add('odd values that cannot be unpacked');
  } else mustBeRefused(field, answer, what);
}

/** The same over HTTP. */
async function oddPosts(field: Field): Promise<void> {
  const { chance, target, url } = field;
  for (let i = 0; i < POSTED; i++) {
    const [path, body] = POSTS[chance.below(POSTS.length)];
    const paths = pathsOf(body);
    const at = paths[chance.below(paths.length)];
    const text = JSON.stringify(marked(body, at)).replace(JSON.stringify(HOLE), () =>
      oddText(field),
    );
    const where = path.endsWith('/') ? `${path}${target.code}` : path;
    const answer = await fetch(`${url}/matchmake/${where}`, { method: 'POST', body: text });
    const said = await answer.text();
    sent(field, 'odd values over HTTP');
    if (![400, 413].includes(answer.status)) {
      throw new Error(`${text.slice(0, 200)} was answered with ${answer.status} ${said}`);
    }
  }
}
