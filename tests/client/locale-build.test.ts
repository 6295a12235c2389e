/** The build of pages in English and an invented language: the files and the texts of each page. */

import { globSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { catalogues, type Languages } from '../../client/catalogues.ts';
import { englishTexts, ROOT, rulesOf } from '../../client/i18n/locale/english.ts';
import { literal, Tokens } from '../../client/i18n/locale/tokens.ts';
import { differing, directionOf, pageAt, scriptAt } from '../../client/i18n/locale/variants.ts';
import { pseudo } from '../../client/i18n/pseudo.ts';
import type { RuleEntry } from '../../engine/core/contract.ts';
import { INVENTED, writeInvented } from './invented.ts';

/** The rules of one game. */
const [INDEX = ''] = globSync('engine/games/*/rule-index.ts', { cwd: ROOT }).sort();
const [RULE] = await rulesOf(join(ROOT, INDEX));

const from = (path: string): string => JSON.stringify(join(ROOT, path));
/** A page with texts of the frame, texts that load later, rules, and a file without texts. */
const PAGE = `import { listed, t } from ${from('client/i18n/index.ts')};
import { LANGUAGE, LANGUAGES, LOCALE } from ${from('client/i18n/language.ts')};
import { plain } from './plain.js';
export const said = {
  plain,
  all: listed(['a', 'b']),
  color: t('color.red'),
  points: [1, 2].map((n) => t('score.points', { n })),
  language: [LANGUAGE, LOCALE, LANGUAGES],
  later: import(${from('client/i18n/roads.ts')}).then(({ roads }) => roads('menu.games')),
  rules: import(${from(INDEX)}).then(({ rules }) => rules[0]),
};
globalThis.said = said;`;

let work: string;
let locales: string;
const texts = await englishTexts();
beforeAll(() => {
  work = mkdtempSync(join(tmpdir(), 'pages-'));
  locales = join(work, 'locales');
  writeInvented(texts, locales);
  writeFileSync(join(work, 'main.js'), PAGE);
  writeFileSync(join(work, 'plain.js'), "export const plain = () => import('./far.js');");
  writeFileSync(join(work, 'far.js'), 'export const far = 1;');
  const head = '<meta charset="utf-8"><noscript>Laguna needs JavaScript.</noscript>';
  const html = `<!doctype html>\n<html lang="en">${head}<script type="module" src="/main.js"></script></html>`;
  writeFileSync(join(work, 'index.html'), html);
});
afterAll(() => rmSync(work, { recursive: true }));

/** Builds the page. @returns its folder */
async function built(name: string, languages: Languages): Promise<string> {
  const outDir = join(work, name);
  await build({
    configFile: false,
    root: work,
    logLevel: 'silent',
    plugins: [catalogues(languages)],
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
  });
  return outDir;
}

interface Said {
  readonly all: string;
  readonly color: string;
  readonly points: readonly string[];
  readonly language: readonly [language: string, locale: string, all: readonly string[]];
  readonly later: Promise<string>;
  readonly rules: Promise<RuleEntry>;
}

/** The texts of a built page. */
async function saidBy(folder: string, page: string): Promise<Said> {
  const html = readFileSync(join(folder, page), 'utf8');
  const script = /src="\/([^"]+)"/.exec(html)?.[1] ?? '';
  await import(pathToFileURL(join(folder, script)).href);
  return (globalThis as unknown as { said: Said }).said;
}

const scripts = (folder: string): string[] =>
  readdirSync(folder).filter((name) => name.endsWith('.js'));

test('each page says its own language, with its own plurals, lists and rules', async () => {
  const folder = await built('two', { folder: locales });
  const english = await saidBy(folder, 'index.html');
  expect(english.color).toBe('Red');
  expect(english.points).toEqual(['1 point', '2 points']);
  expect(english.all).toBe('a and b');
  expect(english.language).toEqual(['en', 'en-GB', ['en', INVENTED]]);
  expect(await english.later).toBe('Games');
  expect(await english.rules).toEqual(RULE);
  const other = await saidBy(folder, `index.${INVENTED}.html`);
  expect(other.color).toBe(pseudo.words('Red'));
  expect(other.points).toEqual([`1 ${pseudo.words('point')}`, `2 ${pseudo.words('points')}`]);
  expect(other.all).toBe('a kaj b');
  expect(other.language).toEqual([INVENTED, INVENTED, ['en', INVENTED]]);
  expect(await other.later).toBe(pseudo.words('Games'));
  expect(await other.rules).toEqual({
    id: RULE.id,
    section: pseudo.words(RULE.section),
    sentence: pseudo.words(RULE.sentence),
  });
  const html = readFileSync(join(folder, `index.${INVENTED}.html`), 'utf8');
  expect(html).toContain('<html lang="eo" dir="ltr">');
  expect(html).toContain(`<noscript>${pseudo.words('Laguna needs JavaScript.')}</noscript>`);
  expect(JSON.parse(readFileSync(join(folder, 'languages.json'), 'utf8'))).toEqual([INVENTED]);
  // A page has the texts of one language, and what has none is there once.
  const assets = join(folder, 'assets');
  const code = (at: string): string =>
    scripts(at)
      .map((name) => readFileSync(join(at, name), 'utf8'))
      .join('\n');
  expect(code(assets)).not.toContain(pseudo.words('Games'));
  expect(code(join(assets, INVENTED))).not.toContain('Games');
  expect(code(assets) + code(join(assets, INVENTED))).not.toContain('laguna-text');
  expect(scripts(join(assets, INVENTED)).some((name) => name.startsWith('far-'))).toBe(false);
});

test('English pages weigh what they weigh without another language', async () => {
  const weight = (folder: string): number =>
    scripts(join(folder, 'assets')).reduce(
      (sum, name) => sum + readFileSync(join(folder, 'assets', name)).length,
      0,
    );
  const alone = weight(await built('alone', { folder: join(work, 'nowhere') }));
  expect(weight(join(work, 'two')) / alone).toBeLessThan(1.02);
  expect(readdirSync(join(work, 'alone'))).not.toContain('languages.json');
});

test('a language that is not complete is in no build; its translator may see it', async () => {
  const half = join(work, 'half');
  writeInvented(
    texts.filter(({ room }) => room === 'frame'),
    half,
  );
  const folder = await built('left-out', { folder: half });
  expect(readdirSync(folder).sort()).toEqual(['assets', 'index.html']);
  expect((await saidBy(folder, 'index.html')).language).toEqual(['en', 'en-GB', ['en']]);
  const tried = await built('tried', { folder: half, texts: INVENTED });
  const said = await saidBy(tried, 'index.html');
  expect(said.color).toBe(pseudo.words('Red'));
  expect(said.language[0]).toBe(INVENTED);
  expect(await said.rules).toEqual(RULE);
  expect(readFileSync(join(tried, 'index.html'), 'utf8')).toContain('<html lang="eo"');
  await expect(built('none', { folder: half, texts: 'fr' })).rejects.toThrow('“fr”');
});

test('a change of one language alone gives its files other names', () => {
  const tokens = new Tokens();
  const spoken = { en: '"Red"', de: '"Rot"' };
  expect(tokens.of(spoken)).toBe(tokens.of({ ...spoken }));
  expect(tokens.of(spoken)).not.toBe(tokens.of({ ...spoken, de: '"rot"' }));
});

test('a token becomes its text in any quotes; within another string it ends the build', () => {
  const tokens = new Tokens();
  const token = tokens.of({ en: '["a"]', de: '["b"]' }).slice(1, -1);
  expect(tokens.put(`f(\`${token}\`,'${token}')`, 'de')).toBe('f(["b"],["b"])');
  expect(tokens.put(`f("${token}")`, 'fr')).toBe('f(["a"])');
  expect(() => tokens.put(`f("see ${token}")`, 'de')).toThrow('put together');
});

test('values are written as scripts say them', () => {
  const value = [
    `a "b" \`c\` \${d} \\ \n`,
    ['n', 'cardinal', { other: '#', '=0': "it's" }],
  ] as const;
  const code = literal(value);
  expect(new Function(`return ${code}`)()).toEqual(value);
  expect(literal('a "b"')).toBe('`a "b"`');
  expect(literal('a\r\n')).toBe('"a\\r\\n"');
});

test('files that load what differs differ; the others stay where they are', () => {
  const script = (code: string, imports: string[] = [], dynamicImports: string[] = []) => ({
    code,
    imports,
    dynamicImports,
  });
  const all = new Map([
    ['assets/main-1.js', script('', ['assets/kit-2.js', 'assets/lib-3.js'])],
    ['assets/kit-2.js', script('', [], ['assets/words-4.js'])],
    ['assets/lib-3.js', script('')],
    ['assets/words-4.js', script('TEXT', ['assets/lib-3.js'])],
  ]);
  const differ = differing(all, (code) => code === 'TEXT');
  expect([...differ].sort()).toEqual(['assets/kit-2.js', 'assets/main-1.js', 'assets/words-4.js']);
  const at = (code: string): string => scriptAt(code, 'de', all.keys(), differ);
  expect(at('import"./lib-3.js";import"./kit-2.js"')).toBe(
    'import"../lib-3.js";import"./kit-2.js"',
  );
  expect(at('m=["assets/words-4.js","assets/lib-3.js","assets/a.css"]')).toBe(
    'm=["assets/de/words-4.js","assets/lib-3.js","assets/a.css"]',
  );
  const html = '<html lang="en"><script src="/assets/main-1.js"></script><b>Hello</b>';
  expect(pageAt(html, 'ar', differ, [['Hello', 'Ahlan']])).toBe(
    '<html lang="ar" dir="rtl"><script src="/assets/ar/main-1.js"></script><b>Ahlan</b>',
  );
  expect(['de', 'he', 'fa', 'ja'].map(directionOf)).toEqual(['ltr', 'rtl', 'rtl', 'ltr']);
});
