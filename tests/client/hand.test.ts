/**
 * The phone's page without a browser: its addresses, its offers, its calls, and the parts left out
 * of it.
 */

import fc from 'fast-check';
import { Packr as Whole, unpack as wholeUnpack } from 'msgpackr';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, test } from 'vitest';
import { cards } from '../../client/games/registry-cards.ts';
import { Arrive } from '../../client/pages/hand/Arrive.tsx';
import { Packr, RESERVE_START_SPACE, unpack } from '../../client/pages/hand/lean/msgpack.ts';
import {
  codeIn,
  freeColor,
  freeName,
  offerOf,
  takesAtOnce,
  whyRemoved,
} from '../../client/pages/hand/seat.ts';
import { handLink } from '../../client/pages/watch/screen/ScreenLobby.tsx';
import { t as screenText } from '../../client/pages/watch/screen/strings.ts';
import { type TableStore, useTable } from '../../client/store/table.ts';
import type { GameAbout } from '../../client/table/game.ts';
import { calls, hurriesIn, isDue } from '../../client/table/hand/signals.ts';
import { casterLine, t as handText } from '../../client/table/hand/strings.ts';
import { casterNote } from '../../client/table/watch/caster-note.ts';
import { delayOf } from '../../client/table/watch/delay.ts';
import { COLORS } from '../../engine/core/colors.ts';
import type { ViewBase } from '../../engine/core/contract.ts';
import type { TableSeat, TableState } from '../../server/protocol/messages.ts';
import type { TalkLine } from '../../server/protocol/talk.ts';

/** JSON values of every size class that MessagePack has a head for. */
const { json } = fc.letrec<{ json: unknown }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom(null, true, false),
    fc.integer(),
    fc.maxSafeInteger(),
    fc.double({ noNaN: true }),
    fc.string({ unit: 'grapheme', maxLength: 300 }),
    fc.array(tie('json'), { maxLength: 40 }),
    fc.dictionary(
      fc.string({ maxLength: 40 }).filter((key) => key !== '__proto__'),
      tie('json'),
    ),
  ),
}));

/** A game that counts rounds, and one that counts ships. */
const counts = (one: string): GameAbout =>
  ({ castDelay: { amount: (n: number) => `${n} ${one}s` } }) as unknown as GameAbout;

test('before a match people are told how far behind the next one is shown, in it what was promised', () => {
  const caster = { delay: 2, held: 0, watching: 1 };
  const line = (stage: 'lobby' | 'playing') => casterLine(delayOf(caster, stage), counts('round'));
  const note = (stage: 'lobby' | 'playing' | 'finished') =>
    casterNote({ caster, stage }, counts('round'));
  expect(line('lobby')).toBe('A caster may see all hands 2 rounds later.');
  expect(note('lobby')).toBe('A caster sees all hands, 2 rounds behind.');
  expect(note('finished')).toContain('2 rounds behind');
  expect(note('playing')).toBe('A caster sees all hands, after the end.');
  expect(line('playing')).toBe('A caster may see all hands after the end.');
  expect(casterNote({ caster: null, stage: 'playing' }, counts('round'))).toBe('');
});

test('before a match a bot’s chair is sat on, in it its seat is taken over', () => {
  const seat = { seat: 0, name: 'Marco', color: 'red', bot: 'steady', taken: false, open: true };
  const title = (stage: 'lobby' | 'playing'): string => {
    const table = { code: 'ABC', stage, seats: [seat], spectators: 0 } as unknown as TableState;
    const noop = () => undefined;
    const page = createElement(Arrive, {
      table,
      trouble: null,
      onSit: noop,
      onReturn: noop,
      onAsk: noop,
    });
    return /<h1>(.*?)<.h1>/.exec(renderToStaticMarkup(page))?.[1] ?? '';
  };
  expect(title('lobby')).toBe('Sit here instead of Marco');
  expect(title('playing')).toBe('Take over from Marco');
});

test('every game of the house says what its delays are counted in', async () => {
  for (const card of Object.values(cards)) {
    const { offered, usual, amount, nth } = (await card()).castDelay;
    expect(offered).toContain(usual);
    expect([...offered].sort((a, b) => a - b)).toEqual(offered);
    expect(offered[0]).toBeGreaterThan(0);
    expect(new Set([1, 2, 3].flatMap((n) => [amount(n), nth(n)])).size).toBe(6);
  }
});

test('a delay is told in what the game counts', () => {
  const caster = { delay: 6, held: 6, watching: 0 };
  expect(casterLine(6, counts('ship'))).toBe('A caster may see all hands 6 ships later.');
  expect(casterNote({ caster, stage: 'lobby' }, counts('ship'))).toContain('6 ships behind');
});

describe('MessagePack', () => {
  test('both ways it agrees with the whole package', () => {
    const whole = new Whole({ useRecords: false });
    fc.assert(
      fc.property(json, (value) => {
        const plain: unknown = JSON.parse(JSON.stringify(value));
        expect(unpack(whole.pack(plain))).toEqual(plain);
        expect(wholeUnpack(new Packr().pack(plain))).toEqual(plain);
        expect(unpack(new Packr().pack(plain))).toEqual(plain);
      }),
    );
  });

  test('long lists, maps and texts have heads of their own', () => {
    const whole = new Whole({ useRecords: false, variableMapSize: true });
    for (const count of [15, 16, 31, 32, 255, 256, 65_535, 65_536]) {
      const values = [
        Array.from({ length: count }, (_, k) => k % 7),
        Object.fromEntries(Array.from({ length: count }, (_, k) => [`k${k}`, k])),
        'à'.repeat(count),
      ];
      for (const value of values) {
        // As text: to compare so many values one by one takes minutes.
        const text = JSON.stringify(value);
        expect(JSON.stringify(unpack(whole.pack(value))) === text, `${count}`).toBe(true);
        expect(JSON.stringify(wholeUnpack(new Packr().pack(value))) === text, `${count}`).toBe(
          true,
        );
      }
    }
  });

  test('leaves room in front, reads from the middle, and throws at what it does not know', () => {
    const packed = new Packr().pack({ a: [1, 'b'] }, RESERVE_START_SPACE | 9);
    expect([...packed.subarray(0, 9)]).toEqual(Array(9).fill(0));
    expect(unpack(packed, { start: 9 })).toEqual({ a: [1, 'b'] });
    expect(() => unpack(Uint8Array.of(0xc1))).toThrow(RangeError);
    expect(() => unpack(Uint8Array.of(0x92, 1))).toThrow(RangeError);
    expect(() => new Packr().pack({ f: () => 1 })).toThrow(TypeError);
  });
});

test('codes in addresses', () => {
  expect(codeIn('/hand/abcde')).toBe('ABCDE');
  expect(codeIn('/hand/AB-CD%20E/')).toBe('ABCDE');
  for (const path of ['/hand', '/hand/', '/hand/a/b', '/table/ABC', '/hand/%', '/hand/%2F']) {
    expect(codeIn(path), path).toBeNull();
  }
  expect([takesAtOnce('?take'), takesAtOnce('?taken=1'), takesAtOnce('')]).toEqual([
    true,
    false,
    false,
  ]);
});

const chair = (more: Partial<TableSeat>): TableSeat => ({
  seat: 0,
  name: '',
  color: 'red',
  bot: '',
  taken: false,
  connected: false,
  held: false,
  bank: 0,
  open: false,
  reserved: false,
  keepsWaiting: false,
  removable: false,
  ...more,
});

test('the offer of a table to a person without a seat', () => {
  const [free, person] = [chair({}), chair({ taken: true })];
  const [bot, open] = [chair({ bot: 'thoughtful' }), chair({ bot: 'thoughtful', open: true })];
  expect(offerOf({ stage: 'lobby', seats: [person, free] })).toBe('chair');
  expect(offerOf({ stage: 'lobby', seats: [person, bot] })).toBe('bot');
  expect(offerOf({ stage: 'lobby', seats: [person, person] })).toBe('full');
  expect(offerOf({ stage: 'playing', seats: [person, bot] })).toBe('running');
  expect(offerOf({ stage: 'playing', seats: [bot, open] })).toBe('bot');
  expect(offerOf({ stage: 'finished', seats: [person, bot] })).toBe('over');
});

test('a person who brings nothing gets a colour and a name that nobody has', () => {
  const seats = [
    chair({ taken: true, color: 'red', name: 'Alvise' }),
    chair({ bot: 'thoughtful', color: 'blue', name: 'Bianca' }),
    chair({ color: 'green', name: '' }),
  ];
  expect(freeColor(COLORS, seats, 'red')).toBe('green');
  expect(freeColor(COLORS, seats, 'purple')).toBe('purple');
  const names = ['Alvise', 'Bianca', 'Caterina', 'Donato'];
  fc.assert(
    fc.property(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }), (dice) => {
      expect(['Caterina', 'Donato']).toContain(freeName(names, seats, dice));
    }),
  );
  expect(freeName(['Alvise'], seats, 0.5)).toBe('Alvise');
});

test('the big screen’s code leads to the hand on the local network', () => {
  const links = ['http://192.168.1.7:2567/table/ABC', 'http://localhost:2567/table/ABC'];
  expect(handLink(links, 'ABC', 'http://x')).toBe('http://192.168.1.7:2567/hand/ABC');
  expect(screenText('free', { n: 2 })).toBe('Free seats: 2.');
  expect(handLink([], 'ABC', 'https://x.example')).toBe('https://x.example/hand/ABC');
});

test('the phone calls once for each decision that becomes due, and for nobody else’s', () => {
  const at = (decider: readonly number[], more: Partial<TableStore> = {}): TableStore =>
    ({
      ...useTable.getState(),
      seat: 1,
      table: { stage: 'playing', matchId: 'm' },
      view: { version: '', seq: 0, public: { asked: decider } },
      ...more,
    }) as unknown as TableStore;
  // Only the game knows where its view has the asked seats.
  const owes = (view: ViewBase, seat: number): boolean =>
    (view.public as { readonly asked: readonly number[] }).asked.includes(seat);
  expect(isDue(at([0, 1]), owes)).toBe(true);
  expect(isDue(at([0, 2]), owes)).toBe(false);
  expect(isDue(at([0], { seat: null }), owes)).toBe(false);
  expect(calls(at([0]), at([0, 1]), owes)).toBe(true);
  expect(calls(at([1]), at([1]), owes)).toBe(false);
  expect(calls(at([1]), at([0]), owes)).toBe(false);
  const due = at([1]);
  expect(calls(due, due, owes)).toBe(false);
  const next = at([1], { table: { stage: 'playing', matchId: 'n' } as TableStore['table'] });
  expect(calls(at([1]), next, owes)).toBe(true);
  expect(isDue(at([1], { table: { stage: 'finished' } as TableStore['table'] }), owes)).toBe(false);
});

test('the phone hurries its person five seconds before the time and the reserve are over, once', () => {
  const at = (seats: number, bank = 0): Pick<TableStore, 'seat' | 'table'> =>
    ({
      seat: 1,
      table: {
        stage: 'playing',
        bank,
        seats: [{}, { bank }],
        timers: [{ seats, deadline: 100_000, grace: false }],
      },
    }) as unknown as Pick<TableStore, 'seat' | 'table'>;
  expect(hurriesIn(at(0b10), 80_000)).toBe(15_000);
  expect(hurriesIn(at(0b10, 30_000), 80_000)).toBe(45_000);
  expect(hurriesIn(at(0b10), 96_000)).toBeNull();
  expect(hurriesIn(at(0b01), 80_000)).toBeNull();
});

test('a person who has lost the chair reads the one reason that the table has named', () => {
  const said: readonly TalkLine[] = [
    { n: 1, seat: 1, name: 'Ben', notice: 'removed' },
    { n: 2, seat: 0, name: 'Ana', notice: 'late' },
    { n: 3, seat: 0, name: 'Ana', notice: 'idle' },
    { n: 4, seat: 0, name: 'Marco', preset: 'hello' },
  ];
  expect(whyRemoved(said, 0)).toBe('removedIdle');
  expect(whyRemoved(said, 1)).toBe('removedVote');
  expect(whyRemoved([...said, { n: 5, seat: 0, name: '', notice: 'freed' }], 0)).toBe(
    'removedFreed',
  );
  expect(whyRemoved(said, 2)).toBe('removedSomehow');
  expect(whyRemoved(said, null)).toBe('removedSomehow');
  expect(handText('removedIdle')).not.toContain(' or ');
});
