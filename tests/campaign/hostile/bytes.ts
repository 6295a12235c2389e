/** Attacks below the messages: invalid bytes, invalid frames, too much, too slowly. */

import { reserve } from '../../bench/load/wire-client.ts';
import { type Attack, type Field, sent, spectator } from './field.ts';
import { CODE, frame, Raw, request } from './raw.ts';

const FIN = 0x80;
/** Frames between two looks at whether the connection still lives. */
const GROUP = 8;
const GROUPS = 40;

/** A good message, changed in some of its bytes, cut short or grown. */
function mutated({ chance, target }: Field): Buffer {
  const legal = target.match.legal(target.deciders[0]);
  const good = [
    () => request(chance.below(128), 'act', { id: 'm', action: legal[0] }),
    () => request(chance.below(128), 'undo', { id: 'm' }),
    () => request(chance.below(128), 'lobby', { op: 'sit', seat: chance.below(4) }),
    () => Buffer.of(CODE.data, 0xa3, 0x61, 0x63, 0x74, 0x80),
    () => Buffer.of(CODE.bytes, 0xa3, 0x61, 0x63, 0x74, 1, 2, 3),
    () => Buffer.of(chance.below(256), chance.below(256)),
  ];
  const bytes = Buffer.from(good[chance.below(good.length)]());
  for (let i = 1 + chance.below(6); i > 0 && bytes.length > 0; i--) {
    // The kind of message is seldom changed: most shall get past it.
    const at =
      chance.below(8) === 0 ? 0 : Math.min(bytes.length - 1, 1 + chance.below(bytes.length));
    bytes[at] = chance.below(2) === 0 ? bytes[at] ^ (1 << chance.below(8)) : chance.below(256);
  }
  const cut = chance.below(4);
  if (cut === 0) return bytes.subarray(0, chance.below(bytes.length + 1));
  if (cut === 1) return Buffer.concat([bytes, bytes.subarray(0, chance.below(bytes.length + 1))]);
  return bytes;
}

export const mutatedBytes: Attack = async (field) => {
  for (let group = 0; group < GROUPS; group++) {
    const eve = await field.eve();
    for (let i = 0; i < GROUP; i++) eve.say(mutated(field));
    const heard = await eve.heard();
    // After a message that ends the connection none is read: it is unknown which one that was.
    sent(field, 'mutated bytes', heard ? GROUP : 1);
    if (!heard) field.tally.add('thrown out for broken bytes');
  }
};

/** Frames that break the WebSocket protocol: each ends its connection. */
export const brokenFrames: Attack = async (field) => {
  const { chance } = field;
  const body = Buffer.alloc(chance.below(60), 7);
  const broken: (() => Buffer)[] = [
    () => frame(body, FIN | 2, false),
    () => frame(body, FIN | 0x40 | 2),
    () => frame(body, FIN | (3 + chance.below(5))),
    () => frame(Buffer.alloc(126), FIN | 9),
    () => frame(body, 9),
    () => frame(body, FIN),
    () => frame(Buffer.of(0xff, 0xfe), FIN | 1),
    () => frame(Buffer.of(0, 1), FIN | 8),
    () => Buffer.concat([Buffer.of(FIN | 2, 0xff), Buffer.alloc(8, 0x7f)]),
    () => Buffer.concat([Buffer.of(FIN | 2, 0xff, 0, 0, 0, 0, 0xff, 0xff, 0xff, 0xff), body]),
    // Larger than any message may be.
    () => frame(Buffer.alloc(4097 + chance.below(60_000), CODE.request)),
  ];
  for (const make of broken) {
    const eve = field.kept(await spectator(field));
    eve.bytes(make());
    sent(field, 'broken and oversized frames');
    await eve.end('a broken frame');
  }
};

/** More messages at once than anybody may send in a second. */
export const flood: Attack = async (field) => {
  const eve = field.kept(await spectator(field));
  const one = frame(request(1, 'undo', { id: 'f' }));
  eve.bytes(Buffer.concat(Array.from({ length: field.limit + 300 }, () => one)));
  // As many as the server reads.
  sent(field, 'floods', field.limit + 1);
  await eve.end('a flood');
  field.tally.add('floods ended');
};

/** Pings without end: answered or ended, and nobody else waits for it. */
export const pings: Attack = async (field) => {
  const eve = await field.eve();
  const ping = frame(Buffer.of(1, 2, 3), FIN | 9);
  const COUNT = 200;
  eve.bytes(Buffer.concat(Array.from({ length: COUNT }, () => ping)));
  sent(field, 'pings', COUNT);
  await eve.heard();
};

/** A client that never reads: the table goes on, and the server ends that connection. */
export const slowReader: Attack = async (field) => {
  const eve = await spectator(field);
  eve.socket.pause();
  field.mustEnd(eve);
  await field.target.advance(10);
  field.tally.add('connections that never read');
};

/** A client that joins and never answers the handshake, but every ping. */
export const silent: Attack = async (field) => {
  const { url, target } = field;
  const place = await reserve(url, `joinById/${target.code}`, { spectate: true });
  field.mustEnd(await Raw.at(url, place, false));
  await target.advance(5);
  field.tally.add('handshakes never answered');
};
