/** Attacks through readable messages: each must be refused, with its kind of reason. */

import { accepted } from '../../../engine/core/command.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { Pool } from '../../battery/play.ts';
import { type Attack, type Field, mustBeRefused, sent } from './field.ts';
import type { Raw, Reply } from './raw.ts';

/** Requests under way at once, and how often so many. */
const BURST = 120;
const BURSTS = 2;

interface Asked {
  readonly what: readonly [name: string, body: unknown];
  readonly reply: Promise<Reply | null>;
}

/** Sends bursts of requests and judges the answers. */
async function bursts(
  field: Field,
  attack: string,
  next: () => { from: Raw; name: string; body: unknown } | null,
): Promise<void> {
  for (let i = 0; i < BURSTS; i++) await burst(field, attack, next);
}

async function burst(
  field: Field,
  attack: string,
  next: () => { from: Raw; name: string; body: unknown } | null,
): Promise<void> {
  const asked: Asked[] = [];
  for (let i = 0; i < BURST; i++) {
    const one = next();
    if (!one) continue;
    asked.push({ what: [one.name, one.body], reply: one.from.ask(one.name, one.body) });
  }
  sent(field, attack, asked.length);
  for (const { what, reply } of asked) mustBeRefused(field, await reply, what);
}

/** Actions of one seat, sent by another one that may not do them. */
export const wrongSeat: Attack = async (field) => {
  const { target, chance } = field;
  const { match, game, seats } = target;
  await bursts(field, 'legal actions from the wrong seat', () => {
    const { deciders } = target;
    const legal = match.legal(deciders[chance.below(deciders.length)]);
    const action = legal[chance.below(legal.length)];
    const seat = chance.below(seats.length);
    if (accepted(game, match.state, seat, action) !== null) return null;
    const id = `wrong ${chance.below(1e9)}`;
    return { from: seats[seat], name: 'act', body: { id, action } };
  });
};

/** Nonsense from the right seat, and actions with one field changed. */
export const nonsense: Attack = async (field) => {
  const { target, chance, samples } = field;
  const { match, game, seats } = target;
  const pool = new Pool(samples);
  for (const seat of target.deciders) for (const action of match.legal(seat)) pool.add(action);
  await bursts(field, 'actions against the rules', () => {
    const action = pool.pick() as JsonObject;
    const seat = chance.below(seats.length);
    if (accepted(game, match.state, seat, action) !== null) return null;
    const id = `nonsense ${chance.below(1e9)}`;
    return { from: seats[seat], name: 'act', body: { id, action } };
  });
};

const WORDS = [
  '',
  'x',
  '__proto__',
  'constructor',
  'toString',
  'act',
  'ok',
  '\u202e',
  'é'.repeat(40),
];
const OPS = [
  'sit',
  'stand',
  'rename',
  'seats',
  'bot',
  'options',
  'pace',
  'start',
  'rematch',
  'reopen',
  'contribute',
  'clock',
  'leave',
  'back',
  'open',
  'vote',
  'pause',
  'resume',
  'say',
  'write',
  'take',
  'return',
];

/** Any JSON value, and some that JSON cannot say. */
function anything({ chance }: Field, depth = 0): unknown {
  const word = () => WORDS[chance.below(WORDS.length)];
  switch (chance.below(depth > 3 ? 8 : 11)) {
    case 0:
      return null;
    case 1:
      return chance.below(2) === 0;
    case 2:
      return chance.below(1000) - 500;
    case 3:
      return [Number.NaN, 1e300, -0, 0.5, 2 ** 53, -1][chance.below(6)];
    case 4:
      return undefined;
    case 5:
      return new Uint8Array(chance.below(8));
    case 6:
    case 7:
      return word();
    case 8:
      return Array.from({ length: chance.below(4) }, () =>
        anything({ chance } as Field, depth + 1),
      );
    default: {
      const names = ['id', 'action', 'op', 'seat', 'type', 'amount', 'options', word()];
      const entries = Array.from({ length: chance.below(5) }, () => {
        const name = names[chance.below(names.length)];
        return [name, anything({ chance } as Field, depth + 1)] as const;
      });
      return Object.fromEntries(entries);
    }
  }
}

/** Bodies of every shape, and requests for seats and hosts only, from a spectator. */
export const spectatorAsks: Attack = async (field) => {
  const { chance, target } = field;
  const eve = await field.eve();
  await bursts(field, 'requests of somebody who only watches', () => {
    const seat = chance.below(6);
    const bodies: (() => [string, unknown])[] = [
      () => ['act', { id: 'e', action: target.match.legal(target.deciders[0])[0] }],
      () => ['act', { id: 'e', action: { type: WORDS[chance.below(WORDS.length)] } }],
      () => ['act', anything(field)],
      () => ['undo', { id: 'e' }],
      () => ['undo', anything(field)],
      () => ['lobby', anything(field)],
      () => ['lobby', { op: OPS[chance.below(OPS.length)] }],
      () => ['lobby', { op: OPS[chance.below(OPS.length)], seat }],
      () => ['lobby', { op: 'seats', count: chance.below(9) }],
      () => ['lobby', { op: 'options', options: { money: 'open' } }],
      () => ['lobby', { op: 'more' }],
      () => ['lobby', { op: 'gallery', talk: chance.below(2) === 0 }],
      () => ['lobby', { op: 'admit', guest: chance.below(4), admit: true }],
    ];
    const [name, body] = bodies[chance.below(bodies.length)]();
    return { from: eve, name, body };
  });
};

/** Accepted ids once more, with other contents: the same answer, and no effect. */
export const repeats: Attack = async (field) => {
  const { target, chance, tally } = field;
  const asked: { seq: number; reply: Promise<Reply | null> }[] = [];
  for (let i = 0; i < BURST; i++) {
    const seat = chance.below(target.seats.length);
    const last = target.accepted[seat];
    if (!last) continue;
    const legal = target.match.legal(target.deciders[0]);
    const action = legal[chance.below(legal.length)];
    const from = target.seats[seat];
    asked.push({ seq: last.seq, reply: from.ask('act', { id: last.id, action }) });
  }
  sent(field, 'repeated ids with other actions', asked.length);
  for (const { seq, reply } of asked) {
    const answer = await reply;
    if (answer?.ok !== true || answer.seq !== seq) {
      throw new Error(`a repeated id was answered with ${JSON.stringify(answer)}, not ${seq}`);
    }
    tally.add('answered as before');
  }
};
