/** Texts: their allowed contents, how they are filled in, and the part that a page loads. */

import { expect, test } from 'vitest';
import { compiledCatalogues } from '../../client/catalogues.ts';
import { compile } from '../../client/i18n/compile.ts';
import { listed, numeral, series, signed, translator } from '../../client/i18n/index.ts';
import { fill, type Params } from '../../client/i18n/message.ts';
import { messages } from '../../client/i18n/messages.ts';
import { pseudo } from '../../client/i18n/pseudo.ts';

const said = (text: string, params: Params = {}): string => fill(compile(text), params);

test('placeholders, plurals, choices, lists', () => {
  const cubes = '{n, plural, =0 {no cubes} one {# cube} other {# cubes}}';
  expect([0, 1, -1, 3, 12_500].map((n) => said(cubes, { n }))).toEqual([
    'no cubes',
    '1 cube',
    '−1 cube',
    '3 cubes',
    '12,500 cubes',
  ]);
  const nth = '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}';
  expect([1, 2, 3, 4, 11, 22].map((n) => said(nth, { n })).join()).toBe(
    '1st,2nd,3rd,4th,11th,22nd',
  );
  const who = '{you, select, yes {You are} other {{name} is}} here';
  expect(said(who, { you: 'yes', name: 'Ana' })).toBe('You are here');
  expect(said(who, { you: 'other', name: 'Ana' })).toBe('Ana is here');
  expect(said("{name}'s {what}", { name: 'Ana', what: '{name}' })).toBe("Ana's {name}");
  expect(said('{missing}')).toBe('{missing}');
  expect(listed(['a', 'b', 'c'])).toBe('a, b and c');
});

test('what is no ICU message is refused, as are the house’s own forms of before', () => {
  expect(() => compile('{n} {n|cube|cubes}')).toThrow('MALFORMED_ARGUMENT');
  expect(() => compile('{n, plural, one {cube}}')).toThrow('MISSING_OTHER_CLAUSE');
  expect(() => compile('{n, plural, single {cube} other {cubes}}')).toThrow('“single” is no form');
  expect(() => compile('{at, date}')).toThrow('parameters, plurals and selects');
  expect(() => compile("a '{'brace'}'")).toThrow('braces');
});

test('a text asks for its parameters by their names and kinds', () => {
  const t = translator({
    en: messages({
      plain: 'Nothing',
      cubes: '{n, plural, one {# cube} other {# cubes {where}}} for {name}',
      who: '{you, select, yes {are} other {is {here}}} {n, number}',
    }),
  });
  expect(t('plain')).toBe('Nothing');
  expect(t('cubes', { n: 2, where: 'there', name: 'Ana' })).toBe('2 cubes there for Ana');
  expect(t('who', { you: 'no', here: 'here', n: -2 })).toBe('is here −2');
  // @ts-expect-error a text without parameters is given none
  t('plain', { n: 1 });
  // @ts-expect-error the name is missing
  t('cubes', { n: 2, where: 'there' });
  // @ts-expect-error a plural needs a number
  t('cubes', { n: '2', where: 'there', name: 'Ana' });
  // @ts-expect-error an arm’s word is no parameter
  t('who', { you: 'no', here: 'here', n: 1, is: 'is' });
  // @ts-expect-error what stands within an arm is one
  t('who', { you: 'no', n: 1 });
  // @ts-expect-error there is no such text
  t('nobody');
});

test('the language that nobody speaks is longer, accented, and leaves marks and parameters alone', () => {
  const [text, many] = [
    'Take the {cube}, see [[table]]',
    '{n, plural, one {# shop} other {# shops}}',
  ];
  expect(fill(compile(text, pseudo), { cube: 'salt' })).toBe('«Tàààké théé salt, sééé [[table]]»');
  expect(fill(compile(many, pseudo), { n: 1 })).toBe('«1 shöööp»');
  expect(fill(compile('VP', pseudo))).toMatch(/^VPë+$/);
  expect(fill(compile('Laguna', pseudo))).toBe('Laguna');
  const sentence = 'Somebody sits there already, and nobody else can.';
  const longer = fill(compile(sentence, pseudo)).length / sentence.length;
  expect(longer).toBeGreaterThan(1.3);
  expect(longer).toBeLessThan(1.5);
});

test('numbers and lists as they are read', () => {
  expect([1234, 12_345, -7].map(numeral)).toEqual(['1234', '12,345', '−7']);
  expect([12, -3, 0].map(signed)).toEqual(['+12', '−3', '0']);
  expect(series(['a', 'b', 'c'])).toBe('a, b, c');
});

test('a page gets what Node gets, and no parser', () => {
  const module = `import { messages } from '../i18n/messages.ts';
    export const en = messages({
      'a.b': 'Hello {name}',
      cubes: \`{n, plural, one {# cube} other {# cubes}}\`,
    });`;
  expect(compiledCatalogues(module)?.replace(/\s+/g, ' ').trim()).toBe(
    `export const en = ({ 'a.b': "Hello {name}", cubes: ${JSON.stringify(
      compile('{n, plural, one {# cube} other {# cubes}}'),
    )}, });`,
  );
  expect(compiledCatalogues("export const en = { a: '{n, plural, other {x}}' };")).toBeNull();
  const from = "import { messages } from './messages.ts';";
  expect(() => compiledCatalogues(`${from} messages({ a: 'x' + 'y' });`)).toThrow('one string');
  expect(() => compiledCatalogues(`${from} messages(all);`)).toThrow('one object');
  expect(() => compiledCatalogues(`${from} messages({ a: '{n|x|y}' });`)).toThrow('MALFORMED');
});
