/** The shorter form of events: decoding gives the original, and possible secrets stay readable. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json } from '../../engine/core/contract.ts';
import { Match } from '../../engine/core/match.ts';
import { gameById } from '../../engine/registry.ts';
import { terse, verbose } from '../../server/protocol/terse.ts';
import { game } from './harness.ts';

const { eventWords: words } = game;

describe('the shorter form of events', () => {
  test('anything comes back as it was, also what looks like a code', () => {
    const text = fc.oneof(
      fc.string({ maxLength: 4 }),
      fc.constantFrom(...words, 'A', 'BC', '=', '=A', 'seq', 'events'),
    );
    const { tree } = fc.letrec<{ tree: Json }>((tie) => ({
      tree: fc.oneof(
        { depthSize: 'small' },
        text,
        fc.integer(),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('tree')),
        fc.dictionary(
          text.filter((key) => key !== '__proto__'),
          tie('tree'),
        ),
      ) as fc.Arbitrary<Json>,
    }));
    fc.assert(
      fc.property(tree, (value) => {
        const message = { events: value };
        expect(verbose(words, terse(words, message))).toEqual(message);
      }),
    );
  });

  test('every event of whole matches comes back, in half the text', () => {
    let [long, short] = [0, 0];
    for (const seats of [2, 3, 5]) {
      const infos = Array.from({ length: seats }, () => ({ name: '', color: '', bot: true }));
      const match = new Match({ game: gameById(game.id), seats: infos, chance: { seed: seats } });
      const chance = new SeededChance(`terse ${seats}`);
      while (!match.isFinished) {
        const seat = 31 - Math.clz32(match.deciders);
        const legal = match.legal(seat);
        const outcome = match.act(seat, legal[chance.below(legal.length)]);
        if (!outcome.ok) throw new Error(outcome.refusal.code);
        const events = outcome.events.flatMap((item) => game.eventFor(item, seat) ?? []);
        const message = JSON.parse(JSON.stringify({ seq: 1, seat, events })) as Json;
        const form = terse(words, message as object);
        expect(verbose(words, form)).toEqual(message);
        long += JSON.stringify(message).length;
        short += JSON.stringify(form).length;
      }
    }
    expect(short).toBeLessThan(long * 0.6);
  });

  test('no word twice, none that could be a card', () => {
    expect(new Set(words).size).toBe(words.length);
    for (const word of words) expect(word).not.toMatch(/\d|^[A-Z]/);
  });
});
