/** The files of a language: the check finds every kind of fault, and the commands say the next step. */

import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runLocale } from '../../client/i18n/locale/commands.ts';
import {
  type EnglishText,
  englishTexts,
  hashOf,
  placeKey,
  roomOf,
  textsIn,
} from '../../client/i18n/locale/english.ts';
import { type FaultKind, faultsOf, isComplete, staleIn } from '../../client/i18n/locale/faults.ts';
import {
  type Glossary,
  isLanguage,
  type Language,
  languagesIn,
  readLanguage,
  type Translated,
} from '../../client/i18n/locale/files.ts';
import { EMPTY, filled, houseTerms } from '../../client/i18n/locale/fill.ts';
import { parametersOf } from '../../client/i18n/locale/shape.ts';
import { INVENTED, inInvented, invented, writeInvented } from './invented.ts';

/** Languages in translation: they may have faults, and no build offers them. */
const IN_WORK: readonly string[] = [];

let folder: string;
let english: readonly EnglishText[];
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'locales-'));
  english = await englishTexts();
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A text of a room of its own. */
const textOf = (key: string, text: string, rule = false): EnglishText => ({
  room: 'room',
  catalogue: 'strings',
  key,
  text,
  hash: hashOf(text),
  file: 'client/room/strings.ts',
  rule,
});

const HERE = textOf('here', '{n, plural, one {# cube} other {# cubes}} for {name}');
const WHO = textOf('who', '{you, select, yes {You are} other {{name} is}} here');
const HELP = textOf('help', 'See [[table]], type `npm start`');
const OFFER = textOf('offer', 'Your offers');
const RULE = textOf('GE-001', 'A player has {one} marker.', true);

/** A language with these texts in the room. */
function speaking(
  texts: { readonly [key: string]: string | Partial<Translated> },
  { id = 'de', glossary = {} as Glossary } = {},
): Language {
  const strings = Object.entries(texts).map(([key, one]): [string, Translated] => [
    key,
    { of: '', ...(typeof one === 'string' ? { text: one } : { text: '', ...one }) },
  ]);
  return { id, glossary, rooms: { room: { strings: Object.fromEntries(strings) } } };
}

const kinds = (
  texts: readonly EnglishText[],
  language: Language,
): readonly (readonly [kind: FaultKind, key: string])[] =>
  faultsOf(texts, language).map(({ kind, place }) => [kind, place.key]);

const RIGHT = '{n, plural, one {# Würfel} other {# Würfel}} für {name}';

test('a language that says everything as it should has no faults', () => {
  const german = speaking({
    here: RIGHT,
    who: '{you, select, yes {Du bist} other {{name} ist}} hier',
    help: 'Siehe [[table]], tippe `npm start`',
    'GE-001': 'Ein Spieler hat {einen} Stein.',
  });
  const texts = [HERE, WHO, HELP, RULE];
  expect(faultsOf(texts, german)).toEqual([]);
  expect(isComplete(faultsOf(texts, german))).toBe(true);
});

test('a text that is missing, empty or no message is found', () => {
  expect(kinds([HERE, WHO], speaking({ who: '' }))).toEqual([
    ['missing', 'here'],
    ['missing', 'who'],
  ]);
  const broken = speaking({ here: '{n, plural, one {# Würfel}} für {name}' });
  expect(kinds([HERE], broken)).toEqual([['unparsable', 'here']]);
  expect(kinds([HERE], speaking({ here: '{n, date} {name' }))).toEqual([['unparsable', 'here']]);
  expect(isComplete(faultsOf([HERE], broken))).toBe(false);
});

test.each([
  ['one more', `${RIGHT} {where}`, '{where} is not a parameter'],
  ['one that is not said', '{n, plural, one {# Würfel} other {# Würfel}}', '{name} isn’t said'],
  [
    'a number that is not said',
    '{n, plural, one {Würfel} other {Würfel}} {name}',
    '{n} isn’t said',
  ],
  ['a word as a number', '{n} {name, plural, one {#} other {#}}', '{name} is a number here'],
  ['a choice', '{n} {name, select, yes {ja} other {nein}} {name}', '{name} chooses here'],
])('other parameters are found: %s', (_what, text, why) => {
  const [fault] = faultsOf([HERE], speaking({ here: text }));
  expect(fault?.kind).toBe('parameters');
  expect(fault?.why).toContain(why);
});

test('another choice of words is found, a choice that a language has no need of is not', () => {
  const other = '{you, select, ja {Du bist} other {{name} ist}} hier';
  expect(kinds([WHO], speaking({ who: other }))).toEqual([['parameters', 'who']]);
  expect(kinds([WHO], speaking({ who: '{name} hier' }))).toEqual([]);
});

test('plurals have the forms that the language needs, and no others', () => {
  const two = '{n, plural, one {# kostka} other {# kostek}} dla {name}';
  const polish = faultsOf([HERE], speaking({ here: two }, { id: 'pl' }));
  expect(polish.map(({ why }) => why)).toEqual(['the plural of {n} needs many, few']);
  const four = '{n, plural, one {# kostka} few {# kostki} many {# kostek} other {# kostki}} {name}';
  expect(kinds([HERE], speaking({ here: four }, { id: 'pl' }))).toEqual([]);
  const [german] = faultsOf([HERE], speaking({ here: four }));
  expect(german?.why).toBe('the plural of {n} has few, many, which the language lacks');
  // What has an arm of its own needs no form, and no page says a million.
  const own = '{n, plural, =1 {un cubo} other {# cubi}} per {name}';
  expect(kinds([HERE], speaking({ here: own }, { id: 'it' }))).toEqual([]);
  expect(kinds([HERE], speaking({ here: '{n} 個 {name}' }, { id: 'ja' }))).toEqual([]);
  const nth = textOf('nth', '{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}');
  expect(kinds([nth], speaking({ nth: '{n, selectordinal, other {#.}}' }))).toEqual([]);
  expect(kinds([nth], speaking({ nth: '{n, selectordinal, one {#.} other {#.}}' }))).toEqual([
    ['plural', 'nth'],
  ]);
  // The English text chooses by a value, not by a form.
  const six = textOf('six', '{n, plural, =6 {six} other {# or more}}');
  expect(kinds([six], speaking({ six: '{n, plural, =6 {sechs} other {ab #}}' }))).toEqual([]);
  expect(kinds([HERE], speaking({ here: '{n, plural, =6 {6} other {#}} {name}' }))).toEqual([
    ['plural', 'here'],
  ]);
});

test('links and what is typed stay as they are', () => {
  const lost = faultsOf([HELP], speaking({ help: 'Siehe [[tisch]], tippe npm start' }));
  expect(lost.map(({ kind, why }) => [kind, why])).toEqual([
    ['marks', '[[table]] is lost'],
    ['marks', '`npm start` is lost'],
  ]);
});

test('what no English text asks for is found, and harms nobody', () => {
  const faults = faultsOf([HERE], speaking({ here: RIGHT, gone: 'Weg' }));
  expect(faults.map(({ kind, place }) => [kind, place.key])).toEqual([['unused', 'gone']]);
  expect(isComplete(faults)).toBe(true);
});

test('terms of the glossary are used, unless a text is said to do without', () => {
  const glossary = { offer: ['Angebot'], deal: ['Handel'], pass: [] };
  const kept = (offer: string | Partial<Translated>) =>
    kinds([OFFER], speaking({ offer }, { glossary }));
  expect(kept('Deine Angebote')).toEqual([]);
  expect(kept('Deine Vorschläge')).toEqual([['term', 'offer']]);
  expect(kept({ text: 'Deine Vorschläge', apart: 'offer' })).toEqual([]);
  const faults = faultsOf([OFFER], speaking({ offer: 'Vorschläge' }, { glossary }));
  expect(faults[0]?.why).toBe('“offer” is called Angebot');
  expect(isComplete(faults)).toBe(true);
  expect(houseTerms()).toContain('counter-offer');
});

test('a text made from another English text is stale', () => {
  const german = speaking({ here: { text: RIGHT, of: HERE.hash }, who: { text: 'x', of: 'old' } });
  expect(staleIn([HERE, WHO, OFFER], german)).toEqual([WHO]);
});

test('parameters are told with their kinds', () => {
  expect(parametersOf(HERE.text)).toBe('n: number · name: a word or a number');
  expect(parametersOf(WHO.text)).toBe('you: one of yes, other · name: a word or a number');
  expect(parametersOf('Nothing')).toBe('');
});

test('every text of the house has a place of its own', () => {
  expect(new Set(english.map(placeKey)).size).toBe(english.length);
  expect(english.length).toBeGreaterThan(6000);
  const rules = english.filter(({ catalogue, rule }) => rule && catalogue === 'rules');
  expect(rules.length).toBeGreaterThan(700);
  expect(rules.every(({ key }) => /^[A-Z]{2}-\d+$/.test(key))).toBe(true);
});

test('the languages of the house are complete, and nothing in them is stale', () => {
  const wrong = languagesIn()
    .filter((id) => !IN_WORK.includes(id))
    .map((id) => readLanguage(id))
    .flatMap((one) => [
      ...faultsOf(english, one).map(({ kind, place }) => `${one.id}: ${kind} ${place.key}`),
      ...staleIn(english, one).map(({ key }) => `${one.id}: stale ${key}`),
    ]);
  expect(wrong, 'npm run locale -- check').toEqual([]);
});

test('rooms are the games, the help, and the layers of the client', () => {
  expect(roomOf('client/games/ID/strings/acts.ts')).toEqual({
    room: 'ID',
    catalogue: 'strings/acts',
  });
  expect(roomOf('client/i18n/en.ts')).toEqual({ room: 'frame', catalogue: 'en' });
  expect(roomOf('client/table/seat/strings.ts')).toEqual({
    room: 'table',
    catalogue: 'seat/strings',
  });
  expect(roomOf('client/pages/help/texts-play.ts')?.room).toBe('help');
  expect(roomOf('tests/guest/client/strings.ts')).toBeNull();
  const code = "import { messages } from '../i18n/messages.ts'; messages({ a: 'A', 'b.c': `B` });";
  expect(textsIn('client/table/x.ts', code).map(({ key, text }) => [key, text])).toEqual([
    ['a', 'A'],
    ['b.c', 'B'],
  ]);
});

test('languages are called as Intl calls them', () => {
  expect(['de', 'pt-BR', 'fil'].every(isLanguage)).toBe(true);
  expect(['DE', 'deutsch', '..', 'pt_BR', 'pt-br', ''].some(isLanguage)).toBe(false);
});

test('what is filled in stays, also where its catalogue was renamed; what is gone goes', () => {
  const before: Language = {
    id: 'de',
    glossary: { offer: ['Angebot'] },
    rooms: {
      room: {
        old: {
          here: { text: RIGHT, of: HERE.hash, english: 'as it was', where: 'somewhere' },
          gone: { text: 'Weg', of: 'x' },
        },
      },
    },
  };
  const { rooms, glossary } = filled([HERE, OFFER], before);
  expect(rooms).toEqual({
    room: {
      strings: {
        here: { text: RIGHT, of: HERE.hash },
        offer: { text: '', of: OFFER.hash, english: OFFER.text, where: OFFER.file },
      },
    },
  });
  expect(glossary.offer).toEqual(['Angebot']);
  expect(glossary.seat).toEqual([]);
});

test('the invented language is complete', () => {
  expect(faultsOf(english, invented(english))).toEqual([]);
  expect(filled(english, { ...EMPTY, id: 'eo' }).rooms.frame?.en?.['app.name']).toMatchObject({
    text: '',
    english: 'Laguna',
    where: expect.stringContaining('client/i18n/en.ts'),
  });
});

/** The output and exit code of a command. */
async function run(...args: string[]): Promise<{ end: number; said: string }> {
  const lines: string[] = [];
  const say = (line: string): void => void lines.push(line);
  const where = { english: async () => english, folder, say, shown: () => 'LOCALES' };
  const end = await runLocale(args, where);
  return { end, said: lines.join('\n') };
}

test('a language is begun, filled in, checked, and looked at again when the English changes', async () => {
  expect(await run('check')).toEqual({ end: 0, said: 'There is English alone.' });
  const begun = await run('new', INVENTED);
  expect(begun.end).toBe(0);
  expect(begun.said).toContain(`${english.length} texts of ${english.length} to be filled in`);
  expect(languagesIn(folder)).toEqual([INVENTED]);
  const empty = await run('check', INVENTED);
  expect(empty.end).toBe(1);
  expect(empty.said).toContain(`${english.length} not translated`);
  const help = english.filter(({ room }) => room === 'help').length;
  expect(empty.said).toMatch(new RegExp(`^eo help: ${help} of ${help} to do, \\d{4} words$`, 'm'));
  expect(empty.said).toContain('It is not offered to anybody.');
  writeInvented(english, folder);
  expect(await run('check')).toEqual({
    end: 0,
    said: `eo: ${english.length} texts, 0 faults. It is complete.`,
  });
  expect((await run('stale')).end).toBe(0);
  const file = join(folder, INVENTED, 'frame.json');
  const [first] = english.filter(({ room }) => room === 'frame');
  writeFileSync(file, readFileSync(file, 'utf8').replaceAll(first.hash, 'ffffffff'));
  const stale = await run('stale', INVENTED);
  expect(stale.end).toBe(1);
  expect(stale.said).toContain(`frame ${first.catalogue} ${first.key}: “${first.text}”`);
  const { said } = await run('check');
  expect(said).toContain('eo: 1 text stale');
  expect(said).toMatch(/It is complete\.$/);
  expect((await run('keep', INVENTED, 'no.such')).end).toBe(2);
  expect((await run('keep', INVENTED, first.key)).end).toBe(0);
  expect((await run('stale')).end).toBe(0);
  // Nothing that is there is lost when what is missing is asked for again.
  await run('new', INVENTED);
  expect(readLanguage(INVENTED, folder).rooms.frame?.[first.catalogue]?.[first.key]?.text).toBe(
    inInvented(first),
  );
  expect((await run('check')).end).toBe(0);
});

test('a mistyped command says how it goes', async () => {
  for (const args of [[], ['add'], ['new'], ['keep'], ['new', 'en'], ['new', 'Deutsch']]) {
    expect((await run(...args)).end, args.join(' ')).toBe(2);
  }
  expect((await run('check', 'fr')).said).toContain('npm run locale -- new fr');
  expect(existsSync(join(folder, 'fr'))).toBe(false);
});
