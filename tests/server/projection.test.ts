import { type Decoder, Encoder, Reflection, type Schema, schema } from '@colyseus/schema';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { SeededChance } from '../../engine/core/chance.ts';
import type { Json } from '../../engine/core/contract.ts';
import {
  flag,
  int,
  list,
  map,
  nullable,
  optional,
  record,
  type Shape,
  scalar,
  text,
} from '../../engine/core/shape.ts';
import { games } from '../../engine/registry.ts';
import { readView } from '../../server/protocol/read-view.ts';
import { fieldFor, reconcile } from '../../server/table/projection.ts';

/** A mirror of the synchronization: one encoder, and one decoder that knows no class beforehand. */
class Mirror {
  readonly root: Schema;
  private readonly encoder: Encoder;
  private readonly decoder: Decoder;
  private readonly shape: Shape;
  /** The last sent value; null to hide it from the reconciler. */
  private before: { view: object } | null;

  constructor(shape: Shape, first: object, knows = true) {
    this.shape = shape;
    this.before = knows ? { view: first } : null;
    const Root = schema({
      view: fieldFor(shape, 'View').optional(),
    }) as unknown as new () => Schema;
    this.root = new Root();
    reconcile(this.root, record({ view: nullable(shape) }) as never, { view: first });
    this.encoder = new Encoder(this.root);
    this.decoder = Reflection.decode(Reflection.encode(this.encoder));
    this.decoder.decode(this.encoder.encodeAll());
    this.encoder.discardChanges();
  }

  /** @returns bytes of the patch */
  send(...steps: object[]): number {
    for (const value of steps) {
      const [root, now] = [record({ view: nullable(this.shape) }) as never, { view: value }];
      reconcile(this.root, root, now, this.before ?? undefined);
      if (this.before) this.before = now;
    }
    const bytes = this.encoder.encode();
    this.decoder.decode(bytes);
    this.encoder.discardChanges();
    return bytes.length;
  }

  received(): Json {
    const state = (this.decoder.state as Schema).toJSON() as { view?: unknown };
    return readView(this.shape, state.view);
  }
}

const shape = record({
  n: int,
  s: text,
  b: flag,
  opts: map(scalar),
  maybe: nullable(int),
  word: nullable(text),
  turn: nullable(record({ seat: int, used: list(text), at: nullable(text) })),
  seats: list(
    record({ coins: nullable(int), cubes: map(int), hand: list(text), gone: optional(int) }),
  ),
  piles: list(map(int)),
  slots: list(nullable(int)),
  stalls: map(nullable(text)),
  grid: list(list(int)),
});

const key = fc.constantFrom('salt', 'silk', 'myrrh', 'dates');
const cubes = fc.dictionary(key, fc.integer({ min: 0, max: 20 }), { noNullPrototype: true });
const words = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 6 });
const value = fc.record({
  n: fc.integer(),
  s: fc.string(),
  b: fc.boolean(),
  opts: fc.dictionary(key, fc.oneof(fc.integer(), fc.string()), { noNullPrototype: true }),
  maybe: fc.option(fc.integer({ min: -5, max: 300 })),
  word: fc.option(fc.constantFrom('', 'x', 'yy')),
  turn: fc.option(fc.record({ seat: fc.nat(4), used: words, at: fc.option(fc.string()) })),
  seats: fc.array(
    fc.record(
      { coins: fc.option(fc.nat()), cubes, hand: words, gone: fc.nat(3) },
      { requiredKeys: ['coins', 'cubes', 'hand'], noNullPrototype: true },
    ),
    { maxLength: 5 },
  ),
  piles: fc.array(cubes, { maxLength: 4 }),
  slots: fc.array(fc.option(fc.nat(9)), { maxLength: 5 }),
  stalls: fc.dictionary(key, fc.option(fc.constantFrom('', 'salt')), { noNullPrototype: true }),
  grid: fc.array(fc.array(fc.nat(3), { maxLength: 3 }), { maxLength: 3 }),
});

describe('projection', () => {
  test('the received state equals the sent one, for any changes between two patches', () => {
    fc.assert(
      fc.property(
        value,
        fc.array(fc.array(value, { minLength: 1, maxLength: 3 }), { minLength: 1, maxLength: 8 }),
        fc.boolean(),
        (first, patches, knows) => {
          const mirror = new Mirror(shape, first, knows);
          expect(mirror.received()).toEqual(first);
          for (const steps of patches) {
            mirror.send(...steps);
            expect(mirror.received()).toEqual(steps.at(-1));
          }
        },
      ),
      { numRuns: 300 },
    );
  });

  test('the same when only some of it changes, and with a value that was changed in place', () => {
    const some = fc.subarray(Object.keys((shape as { fields: object }).fields));
    fc.assert(
      fc.property(value, fc.array(fc.tuple(value, some), { maxLength: 8 }), (first, changes) => {
        const mirror = new Mirror(shape, first);
        let now = first as Record<string, unknown>;
        for (const [other, keys] of changes) {
          now = structuredClone(now);
          for (const name of keys) now[name] = (other as Record<string, unknown>)[name];
          mirror.send(now);
          expect(mirror.received()).toEqual(now);
          (now.seats as { hand: string[] }[])[0]?.hand.push('in place');
          mirror.send({ ...now });
          expect(mirror.received()).toEqual(now);
        }
      }),
      { numRuns: 200 },
    );
  });

  test('an unchanged view costs nothing, a changed number a few bytes', () => {
    fc.assert(
      fc.property(value, (first) => {
        const mirror = new Mirror(shape, first);
        expect(mirror.send(structuredClone(first))).toBe(0);
        expect(mirror.send({ ...first, n: first.n === 7 ? 8 : 7 })).toBeLessThan(12);
      }),
      { numRuns: 50 },
    );
  });
});

describe('projection of the games of this house', () => {
  for (const game of Object.values(games)) {
    for (let seats = game.seats.min; seats <= game.seats.max; seats++) {
      test(`${game.id}, ${seats} seats: every position of a random match`, () => {
        const chance = new SeededChance(`projection-${seats}`);
        const state = game.setup(seats, game.options({}, seats), chance);
        const infos = Array.from({ length: seats }, (_, k) => ({
          name: `P${k}`,
          color: 'red',
          bot: k > 0,
        }));
        const view = () => game.view(state, 'public', infos).public;
        const mirror = new Mirror(game.publicShape, view());
        const codes = new Int32Array(game.maxLegal);
        let bytes = 0;
        let steps = 0;
        while (!game.isFinished(state)) {
          const deciders = game.deciders(state);
          const seat = Array.from({ length: seats }, (_, k) => k).find((k) => deciders & (1 << k))!;
          const count = game.legal(state, seat, codes);
          game.apply(state, seat, codes[chance.below(count)], chance, null);
          bytes += mirror.send(view());
          steps++;
          expect(mirror.received()).toEqual(view());
          const { you } = game.view(state, seat, infos);
          if (game.own) expect(game.own(state, seat)).toEqual(you);
        }
        // Only changes are sent.
        expect(bytes / steps).toBeLessThan(200);
      });
    }
  }
});
