/** The client's style sheets take colours, and whatever else has steps, from one file of tokens. */

import { expect, test } from 'vitest';
import {
  coloursIn,
  conditionsIn,
  declarationsIn,
  gapsIn,
  literalsIn,
  sheet,
  sheets,
  sizesIn,
  TOKENS,
} from './css.ts';
import { read, source } from './sources.ts';

const tokens = declarationsIn(sheet(TOKENS)).filter(({ name }) => name.startsWith('--'));
const others = sheets.filter((file) => file !== TOKENS);

/** Faults of every sheet but the tokens, each with its file. */
const faults = (of: (css: string) => readonly string[]): string[] =>
  others.flatMap((file) => of(sheet(file)).map((fault) => `${file}: ${fault}`));

test('a colour is written in the tokens and nowhere else', () => {
  expect(faults(literalsIn)).toEqual([]);
});

test('a colour literal is found in any form', () => {
  const css = `.gold:hover { color: #FFF; border: 1px solid DarkRed }
    @media (width > 1px) { a { background: linear-gradient(rgb(0 0 0 / 5%), var(--gold), oklch(1 0 0)) } }
    b { mask: linear-gradient(#0000, transparent); color: white; fill: currentcolor; content: "red" }`;
  expect(literalsIn(css)).toEqual(['#FFF', 'DarkRed', 'rgb(', 'oklch(', '#0000', 'white']);
});

test('no two tokens are the same colour', () => {
  const colours = tokens.map(({ value }) => value).filter((value) => coloursIn(value).length > 0);
  expect(colours.length).toBeGreaterThan(50);
  expect(colours.filter((one, k) => colours.indexOf(one) !== k)).toEqual([]);
});

/** Custom properties that scripts set or read, and those that sheets set. */
const set = new Set([
  ...sheets.flatMap((file) => declarationsIn(sheet(file)).map(({ name }) => name)),
  ...source
    .filter((file) => file.startsWith('client/'))
    .flatMap((file) => read(file).match(/--[a-z][\w-]*/g) ?? []),
]);
const referred = (css: string): string[] =>
  [...css.matchAll(/var\(\s*(--[\w-]+)/g)].map(([, name = '']) => name);

test('a custom property that a sheet refers to exists', () => {
  expect(faults((css) => referred(css).filter((name) => !set.has(name)))).toEqual([]);
});

test('every token is used', () => {
  const used = new Set(sheets.flatMap((file) => referred(sheet(file))));
  const inScripts = source
    .filter((file) => file.startsWith('client/'))
    .map(read)
    .join('\n');
  const idle = tokens.filter(
    // A seat's colour is chosen by its name: `--seat-${color}`.
    ({ name }) => !used.has(name) && !name.startsWith('--seat-') && !inScripts.includes(name),
  );
  expect(idle).toEqual([]);
});

/** The conditions of @media by their names, from the head of the tokens. */
const named = new Map(
  [...read(TOKENS).matchAll(/^ \* {3}([a-z]+) +(\S.*?)(?: {2,}.*)?$/gm)].map(
    ([, name = '', condition = '']) => [name, condition],
  ),
);
const conditions = new Set(named.values());
const unnamed = (css: string): string[] => conditionsIn(css).filter((one) => !conditions.has(one));

test('a condition of @media has a name', () => {
  expect(faults(unnamed)).toEqual([]);
  expect(unnamed('@media (max-width: 761px) { a { top: 0 } }')).toEqual(['(max-width: 761px)']);
});

test('a named condition is used, and scripts say the same', () => {
  const used = new Set(sheets.flatMap((file) => conditionsIn(sheet(file))));
  expect([...conditions].filter((one) => !used.has(one))).toEqual([]);
  expect(read('client/table/narrow.ts')).toContain(`'${named.get('phone')}'`);
  const [, flat] = /max-height: (\d+)px/.exec(named.get('flat') ?? '') ?? [];
  expect(read('client/table/board/insets.ts')).toContain(`FLAT = ${flat};`);
});

const noSpace = (css: string): string[] =>
  gapsIn(css).filter((length) => !/^var\(--space-\d+\)$/.test(length));

test('a gap is one of eight spaces', () => {
  expect(faults(noSpace)).toEqual([]);
  expect(tokens.filter(({ name }) => name.startsWith('--space-'))).toHaveLength(8);
  expect(
    noSpace('a { gap: 0 var(--space-2) } b { row-gap: 3px } c { gap: calc(1px + 1em) 0 }'),
  ).toEqual(['3px', 'calc(1px + 1em)']);
});

/** A size may also be its parent's, or one step below it. */
const noType = (css: string): string[] =>
  sizesIn(css).filter((size) => !/^(?:var\(--type-[a-z]+\)|inherit|smaller)$/.test(size));

test('a size of type is a token', () => {
  expect(faults(noType)).toEqual([]);
  const css =
    'a { font: 700 1rem/1 serif } b { font-size: 13px } c { font: 500 var(--type-mid) / 1 x }';
  expect(noType(css)).toEqual(['1rem', '13px']);
});
