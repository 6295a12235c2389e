/**
 * Frames of the WebSocket protocol, valid and odd: split, interleaved, too long, or none at all.
 */

import type { SeededChance } from '../../../engine/core/chance.ts';
import { once, pick } from './grammar.ts';
import { CODE, frame, request } from './raw.ts';

const FIN = 0x80;
const [CONTINUED, TEXT, BINARY, CLOSE, PING, PONG] = [0, 1, 2, 8, 9, 10] as const;

interface Ink {
  readonly chance: SeededChance;
}

function bytesOf({ chance }: Ink, most: number): Buffer {
  return Buffer.from(Array.from({ length: chance.below(most + 1) }, () => chance.below(256)));
}

const BODIES: readonly unknown[] = [
  undefined,
  null,
  0,
  '',
  [],
  {},
  { id: 'x' },
  { id: 'x', action: {} },
  { op: 'sit', seat: 9 },
  { op: 'say', preset: '__proto__' },
  { op: { op: 'sit' } },
  new Uint8Array(9),
  1e300,
  true,
];

/** A message to a room: mostly an unknown one. */
function message(ink: Ink): Buffer {
  const { chance } = ink;
  const name = pick(ink, ['act', 'undo', 'lobby', 'x', '__proto__', '*', 'constructor', '']);
  const messages: (() => Buffer)[] = [
    () => request(chance.below(128), name, pick(ink, BODIES)),
    () => request(chance.below(128), name, pick(ink, BODIES)),
    () => Buffer.concat([Buffer.of(CODE.request), bytesOf(ink, 12)]),
    () => Buffer.concat([Buffer.of(chance.below(9)), bytesOf(ink, 30)]),
    () => Buffer.of(CODE.ping),
    () => Buffer.of(CODE.join),
    () => Buffer.alloc(0),
  ];
  return pick(ink, messages)();
}

/** Frames after which the connection stays open, unless the room ends it. */
export function frames(ink: Ink): { readonly bytes: Buffer; readonly count: number } {
  const { chance } = ink;
  const whole = message(ink);
  const cut = chance.below(whole.length + 1);
  const sequences: (() => Buffer[])[] = [
    () => [frame(whole)],
    () => [frame(whole)],
    () => [frame(bytesOf(ink, 125), FIN | PING)],
    () => [frame(bytesOf(ink, 125), FIN | PONG)],
    () => [frame(whole.subarray(0, cut), BINARY), frame(whole.subarray(cut), FIN | CONTINUED)],
    () => [
      frame(whole.subarray(0, cut), BINARY),
      frame(Buffer.alloc(0), CONTINUED),
      frame(bytesOf(ink, 20), FIN | PING),
      frame(whole.subarray(cut), FIN | CONTINUED),
    ],
  ];
  const sequence = pick(ink, sequences)();
  return { bytes: Buffer.concat(sequence), count: sequence.length };
}

/** A last frame, after which no other can follow. */
export function lastFrame(ink: Ink): Buffer {
  const { chance } = ink;
  const some = bytesOf(ink, 100);
  const last: (() => Buffer)[] = [
    () => frame(some, chance.below(256)),
    () => frame(some, FIN | BINARY, false),
    () =>
      frame(Buffer.concat([Buffer.of(chance.below(256), chance.below(256)), some]), FIN | CLOSE),
    () => frame(Buffer.of(0), FIN | CLOSE),
    () => frame(Buffer.of(0xff, 0xfe, 0xfd), FIN | TEXT),
    () => frame(some, FIN | CONTINUED),
    () => frame(Buffer.alloc(4097), FIN | BINARY),
    () => Buffer.concat([Buffer.of(FIN | BINARY, 0xff), Buffer.alloc(8, chance.below(256)), some]),
    () => Buffer.of(FIN | BINARY, 0xfe, 0),
    () => bytesOf(ink, 300),
    () => Buffer.of(CODE.leave),
  ];
  return once(ink, 5) ? Buffer.alloc(0) : pick(ink, last)();
}
