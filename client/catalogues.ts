/**
 * Compiles the catalogues while a page is built: an object with compiled messages replaces each
 * `messages({ … })`, so that no page carries a parser. If there are more languages than English, each
 * file with texts is written once per language: `assets/de/NAME.js` beside `assets/NAME.js`,
 * `index.de.html` beside `index.html`. `languages.json` lists the languages for the server.
 */

import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { type ESTree, type Plugin, parseAst } from 'vite';
import { compile, type Wording } from './i18n/compile.ts';
import { headText } from './i18n/heads.ts';
import { ROOT, RULES, roomOf } from './i18n/locale/english.ts';
import { LOCALES } from './i18n/locale/files.ts';
import { entries, messagesIn, nameOf, plain } from './i18n/locale/source.ts';
import { Texts } from './i18n/locale/texts.ts';
import {
  differing,
  inLanguage,
  manifestAt,
  manifestIn,
  pageAt,
  pageIn,
  scriptAt,
  scriptIn,
} from './i18n/locale/variants.ts';
import { isWording, NOTHING_ELSE, wantedIn } from './i18n/locale/wanted.ts';

const COMPILER = /client\/i18n\/compile\.ts$/;
const LANGUAGE = /client\/i18n\/language\.ts$/;
/** Keys of the texts in the HTML files. */
const HEADS = ['head.index', 'head.hand', 'head.overlay', 'head.script'] as const;
/** Keys of the texts in the manifest of the installed page. */
const MANIFEST_TEXTS = ['head.index', 'head.mine'] as const;
const MANIFEST = 'manifest.webmanifest';
const HEADS_FILE = { room: 'frame', catalogue: 'heads' };
const FROM = /\/messages\.ts$/;

interface Change {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** The code that replaces a text. */
type CodeOf = (key: string, text: string) => string;

/** The code of a module with the texts of its catalogues replaced; null if it has no catalogue. */
function replaced(code: string, codeOf: CodeOf): string | null {
  const { body } = parseAst(code, { lang: 'ts' });
  const changes: Change[] = [];
  for (const node of body) {
    if (node.type !== 'ImportDeclaration' || !FROM.test(node.source.value)) continue;
    // Messages of another kind, those of the network, come from a file of the same name.
    if (!node.specifiers.some(({ local }) => local.name === 'messages')) continue;
    changes.push({ start: node.start, end: node.end, text: '' });
  }
  if (changes.length === 0) return null;
  for (const call of messagesIn(body)) changes.push(...changesOf(call, codeOf));
  // From the end on, so that earlier positions stay valid.
  return changes
    .sort((a, b) => b.start - a.start)
    .reduce((rest, { start, end, text }) => rest.slice(0, start) + text + rest.slice(end), code);
}

function changesOf(call: ESTree.CallExpression, codeOf: CodeOf): Change[] {
  const { callee } = call;
  const texts = entries(call).map(({ key, value }) => ({
    start: value.start,
    end: value.end,
    text: codeOf(nameOf(key), plain(value)),
  }));
  return [{ start: callee.start, end: callee.end, text: '' }, ...texts];
}

/**
 * The code of a module with its catalogues compiled; null if it has none.
 * @param wording conversion of the words of every text
 * @throws Error if a catalogue has a concatenated text, or an invalid ICU message
 */
export const compiledCatalogues = (code: string, wording?: Wording): string | null =>
  replaced(code, (_key, text) => JSON.stringify(compile(text, wording)));

/** The source of a build's languages; tests choose their own. */
export interface Languages {
  /** `LAGUNA_TEXTS`: `pseudo`, or one language that replaces English. */
  readonly texts?: string;
  /** Folder of the languages. */
  readonly folder?: string;
}

export function catalogues({
  texts = process.env.LAGUNA_TEXTS ?? '',
  folder = LOCALES,
}: Languages = {}): Plugin {
  let all: Texts;
  let serving = false;
  return {
    name: 'laguna-catalogues',
    configResolved({ command }) {
      serving = command === 'serve';
    },
    async buildStart() {
      // In development every page is in one language.
      const one = serving && texts === '';
      all = new Texts(one ? NOTHING_ELSE : await wantedIn(texts, folder));
      for (const sentence of all.wanted.leftOut) this.warn(sentence);
    },
    load: {
      filter: { id: COMPILER },
      handler() {
        throw new Error('A page would carry the compiler of texts: see catalogues.ts.');
      },
    },
    transform: {
      filter: { id: /\.tsx?$/, code: /messages\.ts['"]|^export const (LANGUAGE|rules)\b/m },
      async handler(code, id) {
        const file = relative(ROOT, id);
        if (LANGUAGE.test(id)) return { code: all.language(), map: null };
        const [, game] = RULES.exec(file) ?? [];
        if (game !== undefined) {
          const { only, beside } = all.wanted;
          return only || beside.length > 0 ? { code: await all.rules(game, id), map: null } : null;
        }
        const room = roomOf(file);
        const compiled = replaced(code, (key, text) => all.message(room && { ...room, key }, text));
        return compiled === null ? null : { code: compiled, map: null };
      },
    },
    transformIndexHtml(html) {
      const { only } = all.wanted;
      return only && !isWording(only) ? inLanguage(html, only.id) : html;
    },
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const { beside } = all.wanted;
        if (beside.length === 0) return;
        const files = Object.values(bundle);
        const scripts = new Map(
          files.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one] as const] : [])),
        );
        const differ = differing(scripts, (code) => all.tokens.isIn(code));
        const emit = (fileName: string, source: string): void => {
          this.emitFile({ type: 'asset', fileName, source });
        };
        const manifest = readFileSync(new URL(`public/${MANIFEST}`, import.meta.url), 'utf8');
        for (const { id } of beside) {
          const translated = (key: (typeof HEADS | typeof MANIFEST_TEXTS)[number]) => {
            const english = headText(key);
            return [english, all.said({ ...HEADS_FILE, key }, english, id)] as const;
          };
          emit(manifestIn(id), manifestAt(manifest, id, MANIFEST_TEXTS.map(translated)));
          for (const file of differ) {
            const said = all.tokens.put(scripts.get(file)?.code ?? '', id);
            emit(scriptIn(file, id), scriptAt(said, id, scripts.keys(), differ));
          }
          for (const one of files) {
            if (one.type !== 'asset' || !one.fileName.endsWith('.html')) continue;
            const heads = [
              ...HEADS.map(translated),
              [`/${MANIFEST}`, `/${manifestIn(id)}`],
            ] as const;
            emit(pageIn(one.fileName, id), pageAt(String(one.source), id, differ, heads));
          }
        }
        for (const file of differ) {
          const chunk = scripts.get(file);
          if (chunk) chunk.code = all.tokens.put(chunk.code, 'en');
        }
        emit('languages.json', JSON.stringify(beside.map(({ id }) => id)));
      },
    },
  };
}
