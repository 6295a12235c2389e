/** Names of people: always visible, never over somebody else's text, and distinct. */

import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { COLORS } from '../../engine/core/colors.ts';
import { cleanName, distinctName, MAX_MARKS, MAX_NAME } from '../../server/protocol/names.ts';
import { joinOptions } from '../../server/protocol/schemas.ts';
import { cleanChat, MAX_CHAT } from '../../server/protocol/talk.ts';
import { type Comer, Seats } from '../../server/table/seats.ts';

const ODD = [
  '\u3164',
  '\u2800',
  '\u115f',
  '\u1160',
  '\uffa0',
  '\u034f',
  '\u180b',
  '\u17b4',
  '\ufe0f',
  '\u200b',
  '\u200d',
  '\u202e',
  '\u00ad',
  '\u2060',
  '\u3000',
  '\ufffc',
  '\u{e0041}',
  '\t',
  '\u0301',
  '\u0489',
  '\u20dd',
  '\u0e49',
  '\u093e',
  '\u{1d159}',
  '\ud800',
  '\u1100',
  'e',
];
/** Any text, and text of characters that are used to hide or to pile up. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc
    .array(fc.constantFrom(...ODD, 'a', 'B', ' ', '1', '❤'), { maxLength: 60 })
    .map((all) => all.join('')),
);

describe('a name', () => {
  test.each([
    ['the filler of Hangul', '\u3164'],
    ['an empty cell of Braille', '\u2800'],
    ['other fillers', '\u115f\u1160\uffa0\u{1d159}'],
    ['blanks of every width', ' \u00a0\u2003\u3000\u200b'],
    ['marks on nothing', '\u0301'.repeat(23)],
    ['only signs that no font draws', '\u034f\ufe0f\u180b'],
  ])('of %s is none', (_, given) => {
    expect(cleanName(given)).toBe('');
    expect(joinOptions.parse({ name: given }).name).toBe('');
  });

  test('bears no tower of marks', () => {
    expect(cleanName(`x${'\u0301'.repeat(23)}`)).toBe(`x${'\u0301'.repeat(MAX_MARKS)}`);
  });

  test.each([
    'Nguyễn Thị Huế',
    'สมชาย ใจดี',
    'กิ๊ก',
    'राष्ट्रपति',
    'क़ैंची',
    'مُحَمَّد',
    'שָׁלוֹם',
    'Żółć',
    '李小龍',
    '김민준',
    'လျှို့ဝှက်',
    'བསྒྲུབས',
    'Ñandú',
    "O'Brien",
    '❤️',
    '1️⃣',
    '🇮🇹',
    '🛶',
    'Анна',
    '...',
  ])('%s stays as it is', (name) => {
    expect(cleanName(name)).toBe(name.normalize('NFC'));
  });

  test('written in another form of Unicode is the same name', () => {
    expect(cleanName('Nguyễn'.normalize('NFD'))).toBe('Nguyễn'.normalize('NFC'));
  });

  test('can be seen or is empty, is bounded, and is not changed a second time', () => {
    fc.assert(
      fc.property(text, (given) => {
        for (const [clean, most] of [
          [cleanName, MAX_NAME],
          [cleanChat, MAX_CHAT],
        ] as const) {
          const line = clean(given);
          expect(clean(line)).toBe(line);
          expect(line.normalize('NFC')).toBe(line);
          expect([...line].length).toBeLessThanOrEqual(most);
          if (line !== '') expect(line).toMatch(/[\p{L}\p{N}\p{P}\p{S}]/u);
          expect(line).not.toMatch(/[\p{C}\u3164\u2800\u115f\u1160\uffa0]|^\s|\s$|\s\s|[^\S ]/u);
          expect(line).not.toMatch(/(^| )\p{M}|[\p{Mn}\p{Me}]{5}/u);
        }
      }),
      { numRuns: 3000 },
    );
  });
});

describe('names at a table', () => {
  test.each([
    ['Ana', 'Ana', 'Ana 2'],
    ['Ana', 'ANA', 'ANA 2'],
    ['Ana', 'Ａｎａ', 'Ａｎａ 2'],
    ['Ana Bella', 'anabella', 'anabella 2'],
    ['Ana', 'Anna', 'Anna'],
  ])('beside %s, %s is called %s', (first, second, called) => {
    expect(distinctName(second, [first])).toBe(called);
  });

  test('a number that is taken is not given again, and fits into the name', () => {
    expect(distinctName('Ana', ['Ana', 'Ana 2'])).toBe('Ana 3');
    const long = 'x'.repeat(MAX_NAME);
    expect(distinctName(long, [long])).toBe(`${'x'.repeat(MAX_NAME - 2)} 2`);
  });

  const comer = (id: string, name?: string): Comer => ({
    session: id,
    token: id,
    browser: '',
    name,
  });

  test('no two look alike after sitting down, taking over or renaming', () => {
    const seats = new Seats(5, COLORS);
    seats.sit(0, comer('a', 'Marco'));
    seats.sit(1, comer('b', 'marco'));
    seats.sit(2, comer('c', ''));
    seats.sit(3, comer('d', undefined));
    seats.setBot(4, 'random');
    const names = () => seats.chairs.map(({ name }) => name);
    expect(names()).toEqual(['Marco', 'marco 2', 'Ospite', 'Ospite 2', 'Lucia']);
    seats.rename(3, 'LUCIA');
    seats.takeOver(4, comer('e', 'Ospite'));
    expect(names().slice(3)).toEqual(['LUCIA 2', 'Ospite 2']);
    seats.rename(0, 'Marco');
    expect(names()[0]).toBe('Marco');
    // A person who leaves takes the name along: the bot has another.
    seats.handOver(0, 'random', 0);
    expect(names()[0]).not.toBe('Marco');
  });
});
