/** The catalogues have a sentence for everything that the engine can say. */

import { describe, expect, test } from 'vitest';
import { compiledCatalogues } from '../../client/catalogues.ts';
import { positionOf } from '../../client/games/masters-of-venice/position.ts';
import { refusalLine } from '../../client/games/masters-of-venice/strings/actions.ts';
import { decisionLine } from '../../client/games/masters-of-venice/strings/decisions.ts';
import { en } from '../../client/games/masters-of-venice/strings/en.ts';
import { sentence } from '../../client/games/masters-of-venice/strings/events.ts';
import { compile } from '../../client/i18n/compile.ts';
import { listed, numeral, series, signed, translator } from '../../client/i18n/index.ts';
import { fill, type Params } from '../../client/i18n/message.ts';
import { messages } from '../../client/i18n/messages.ts';
import { pseudo } from '../../client/i18n/pseudo.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { EventList } from '../../engine/core/events.ts';
import { LOCATIONS, RESOURCES, SHOPS } from '../../engine/games/masters-of-venice/data.ts';
import type { View } from '../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../engine/registry.ts';

const game = gameById('masters-of-venice');
const SEATS = ['Anna', 'Bruno', 'Chiara', 'Dario'].map((name) => ({
  name,
  color: 'red',
  bot: false,
}));
const WRONG = /[{}]|undefined|NaN|\bE_[A-Z]+|null/;

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
  expect(fill(compile(text, pseudo), { cube: 'iron' })).toBe('«Tàààké théé iron, sééé [[table]]»');
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

test('every error code has its sentence', () => {
  for (const code of game.errors) expect(en, code).toHaveProperty([`why.${code}`]);
});

describe('whole matches in words', () => {
  const told = new Map<string, number>();
  const kinds = new Set<string>();

  test('every event and every refusal that comes up can be told', () => {
    for (let seed = 1; seed <= 6; seed++) {
      const seats = 2 + (seed % 3);
      const random = new SeededChance(seed);
      const sink = new EventList();
      const state = game.setup(seats, game.options({}, seats), random, sink);
      const info = SEATS.slice(0, seats);
      const codes = new Int32Array(game.maxLegal);
      for (let step = 0; !game.isFinished(state); step++) {
        const seat = 31 - Math.clz32(game.deciders(state));
        const view = game.view(state, seat, info);
        expect(decisionLine(view)).not.toMatch(WRONG);
        if (step % 9 === 0) refusals(view as View, seat);
        const count = game.legal(state, seat, codes);
        sink.items.length = 0;
        game.apply(state, seat, codes[random.below(count)] ?? 0, random, sink);
        tell(sink, game.view(state, seat, info) as View, seat);
      }
    }
    for (const type of ['sold', 'dividendPaid', 'cubesBought', 'rumorPlayed', 'finalScored']) {
      expect(told.get(type), type).toBeGreaterThan(0);
    }
    for (const kind of kinds) {
      const known = [`help.${kind}`, `help.${kind}.plain`].some((key) => key in en);
      expect(known, `remedy ${kind}`).toBe(true);
    }
  }, 120_000);

  function tell(sink: EventList, view: View, seat: number): void {
    for (const item of sink.items) {
      for (const viewer of [seat, 'public'] as const) {
        const event = game.eventFor(item, viewer);
        if (!event) continue;
        const text = sentence(event, view, viewer === 'public' ? null : viewer);
        if (text !== null) {
          expect(text, event.type).not.toMatch(WRONG);
          told.set(event.type, (told.get(event.type) ?? 0) + 1);
        }
      }
    }
  }

  /** Whatever one could think of in this moment. */
  function refusals(view: View, seat: number): void {
    const position = positionOf(view);
    if (!position) throw new Error('a seat has a position');
    const thoughts: object[] = [
      { type: 'submitBid', amount: 9000 },
      { type: 'submitBid', amount: 5 },
      { type: 'chooseCharacter', character: 'thief' },
      { type: 'declineInterrupt' },
      { type: 'useInterrupt', target: 'own' },
      { type: 'queueInterrupt', target: 'shared' },
      { type: 'drawOrder', useGuildMaster: true },
      { type: 'useOffice', declineFree: true },
      { type: 'buyFavor', favor: 'FAV-40-A' },
      { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 2 },
      { type: 'guildKeep', keep: 'GO-05', returnHeld: null },
      { type: 'placeCubes', placement: { 1: 'iron' } },
      { type: 'deliverOrder', card: view.you?.guildOrders[0] ?? 'GO-01', takeVp: 3 },
      { type: 'nonsense' },
      ...LOCATIONS.map((location) => ({ type: 'submitDestination', location })),
      ...SHOPS.flatMap((shop) => [
        { type: 'adjustOrders', shop, direction: 'down' },
        { type: 'sellAtShop', shop, count: 4 },
        { type: 'useMajority', shop, direction: 'raisePrice' },
        { type: 'buyShares', lots: { [shop]: 4 } },
        { type: 'sellShares', lots: { [shop]: 3 } },
      ]),
      ...RESOURCES.flatMap((resource) => [
        { type: 'useDock', dock: 2, buy: { [resource]: 2 }, steal: null },
        { type: 'useDock', dock: 3, buy: {}, steal: resource },
        { type: 'mercatoBuy', cubes: { [resource]: 2 } },
        { type: 'mercatoSell', cubes: { [resource]: 1 } },
        { type: 'mercatoSwap', give: resource, take: 'lumber' },
      ]),
      { type: 'endTurn' },
    ];
    for (const thought of thoughts) {
      const why = game.explain(position.state, seat, thought);
      if (!why) continue;
      kinds.add(why.remedy.kind);
      expect(refusalLine(position, why), JSON.stringify(why)).not.toMatch(WRONG);
    }
  }
});
