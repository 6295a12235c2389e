/** The help: its marks, its search, and that every topic, link and rule is reached. */

import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { fill } from '../../client/i18n/message.ts';
import { entriesOf, type HelpedGame, OWN_PARTS, titleOf } from '../../client/pages/help/entries.ts';
import { blocksOf, linesOf, plainOf, spansOf } from '../../client/pages/help/marks.ts';
import { type Entry, fold, search } from '../../client/pages/help/search.ts';
import { helpTexts } from '../../client/pages/help/strings.ts';
import { routeOf } from '../../client/store/router.ts';
import { CHAPTERS, helpPath, isTopic, TOPICS } from '../../client/store/topics.ts';
import type { GameBasics } from '../../client/table/game.ts';
import { keysOf } from '../../client/table/KeyList.tsx';
import { games as wholeGames } from '../../engine/registry.ts';

let games: readonly HelpedGame[] = [];
let entries: readonly Entry[] = [];
beforeAll(async () => {
  games = await Promise.all(
    Object.values(tables).map(async (load) => {
      const game = await load();
      return { ...game, help: (await game.help?.()) ?? null };
    }),
  );
  entries = entriesOf(games);
});

const CLIENT = join(import.meta.dirname, '..', '..', 'client');
const sources = (readdirSync(CLIENT, { recursive: true }) as string[])
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => ({ file, text: readFileSync(join(CLIENT, file), 'utf8') }));

/** Every text of the help: the frame's, and the games' additions. */
const allTexts = (): readonly (readonly [string, string])[] => [
  ...Object.entries(helpTexts)
    .filter(([key]) => key.startsWith('text.'))
    .map(([key, message]) => [key, fill(message)] as const),
  ...games.flatMap(({ id, help }) =>
    (help?.sections ?? []).map((section) => [`${id} ${section.id}`, section.text] as const),
  ),
];

describe('marks', () => {
  test('within a line', () => {
    expect(spansOf('Press [L], or `x[1]`; see [[table]] and *Save*.')).toEqual([
      { is: 'text', text: 'Press ' },
      { is: 'key', text: 'L' },
      { is: 'text', text: ', or ' },
      { is: 'code', text: 'x[1]' },
      { is: 'text', text: '; see ' },
      { is: 'topic', text: 'table' },
      { is: 'text', text: ' and ' },
      { is: 'name', text: 'Save' },
      { is: 'text', text: '.' },
    ]);
  });

  test('paragraphs, lists, steps and explained words; a line goes on where it is indented', () => {
    const text =
      '\none\ntwo\n\n- a\n  goes on\n- b\n\n1. first\n2. second\n\nword :: what\n  it is\nb :: c\n';
    expect(blocksOf(text).map(({ is }) => is)).toEqual(['paragraph', 'list', 'steps', 'words']);
    expect(plainOf(text, (topic) => topic)).toBe(
      'one two a goes on b first second word what it is b c',
    );
  });
});

describe('search', () => {
  const found = (query: string): string[] => search(entries, query).map(({ entry }) => entry.path);

  test('every topic is the first answer to its own title', () => {
    for (const topic of TOPICS) expect(found(titleOf(topic))[0]).toBe(helpPath(topic));
  });

  test('every rule is the first answer to its id, however it is typed', () => {
    for (const { id, help } of games) {
      expect(help?.rules).toEqual(wholeGames[id]?.rules);
      for (const rule of help?.rules ?? []) {
        const bare = rule.id.replace('-', '');
        for (const typed of [rule.id, rule.id.toLowerCase(), bare, rule.id.replace('-', ' ')]) {
          expect(found(typed)[0], typed).toBe(helpPath(id, rule.id));
        }
      }
    }
  });

  test('every word must be there; accents, capitals and quotes do not matter', () => {
    expect(found('telescope')).toEqual([]);
    expect(found('overlay telescope')).toEqual([]);
    expect(found('   ')).toEqual([]);
    expect(found('OVERLAY')).toEqual(found('overlay'));
    expect(found("operator's page")[0]).toBe(helpPath('operator'));
    expect(fold('Città ’n’')).toBe("citta 'n'");
  });

  test('an excerpt shows what was typed where it stands', () => {
    const path = '/help/x';
    const text = `${'before '.repeat(30)}the Rialto bridge${' after'.repeat(60)}`;
    const [one] = search([{ path, title: 'X', within: '', text }], 'rialto');
    const excerpt = one?.excerpt ?? [];
    expect(excerpt.filter(({ hit }) => hit)).toEqual([{ text: 'Rialto', hit: true }]);
    const whole = excerpt.map((part) => part.text).join('');
    expect(whole).toMatch(/^… before .* the Rialto bridge after .* …$/);
    expect(whole.length).toBeLessThan(240);
  });
});

describe('keys', () => {
  /** The keys that files listen to, as events name them. */
  const heardIn = (...files: readonly string[]): Set<string> =>
    new Set(
      files.flatMap((file) =>
        [
          ...readFileSync(join(CLIENT, file), 'utf8').matchAll(/(?:\bkey === |case )'([^']+)'/g),
        ].map(([, key = '']) => key),
      ),
    );
  const TABLE = ['table/keys.ts', 'table/seat/game-keys.ts'] as const;
  const NAMES: { readonly [told: string]: string } = {
    Esc: 'Escape',
    Space: ' ',
    '←': 'ArrowLeft',
    '→': 'ArrowRight',
    'Page Up': 'PageUp',
    'Page Down': 'PageDown',
  };
  const eventKey = (told: string): string =>
    NAMES[told] ?? (told.length === 1 ? told.toLowerCase() : told);

  test('those of the table are told, all of them, and no other', () => {
    const heard = heardIn(...TABLE);
    const told = keysOf().flatMap(([key]) => key.split(' · ').map(eventKey));
    // The space bar presses the focused control, as everywhere.
    expect([...heard].filter((key) => key !== ' ' && !told.includes(key))).toEqual([]);
    expect(told.filter((key) => key.length === 1 && !heard.has(key))).toEqual([]);
  });

  test('those in a text are heard where the text says', () => {
    const pages: { readonly [topic: string]: readonly string[] } = {
      'text.director': ['table/director/DirectorBar.tsx'],
      'text.caster': ['pages/caster/CastBar.tsx'],
      'text.replay': ['pages/replay/keys.ts'],
      'text.stand': ['pages/showcase/kiosk.ts'],
    };
    const strange = allTexts().flatMap(([where, text]) => {
      const heard = heardIn(...(pages[where] ?? TABLE));
      return (
        linesOf(text)
          .flat()
          // Figures are the places of a game.
          .filter(({ is, text: key }) => is === 'key' && !/^[1-9]$/.test(key))
          .filter(({ text: key }) => !heard.has(eventKey(key)))
          .map(({ text: key }) => `${where}: ${key}`)
      );
    });
    expect(strange).toEqual([]);
  });
});

describe('nothing is lost', () => {
  test('every decision that has a section of its own has one that is there', async () => {
    for (const { id, help } of games) {
      const { helpSections } = (await tables[id as keyof typeof tables]()) as GameBasics;
      const known = (help?.sections ?? []).map((section) => section.id);
      expect(helpSections !== undefined, id).toBe(known.length > 0);
      expect(known, id).toEqual(expect.arrayContaining(Object.values(helpSections ?? {})));
    }
  });

  test('every address of the search is one of the help, and no two are the same', () => {
    const paths = entries.map(({ path }) => path);
    expect(new Set(paths).size).toBe(paths.length);
    for (const path of paths) {
      const route = routeOf(path);
      if (route.page !== 'help' || route.topic === null) throw new Error(path);
      const { topic, part } = route;
      const game = games.find(({ id }) => id === topic);
      expect(isTopic(topic) !== (game !== undefined), path).toBe(true);
      if (part === null) continue;
      const sections: readonly string[] = [
        ...OWN_PARTS,
        ...(game?.help?.sections ?? []).map(({ id }) => id),
        ...(game?.help?.rules ?? []).map(({ id }) => id),
      ];
      expect(
        sections.filter((id) => id === part),
        path,
      ).toHaveLength(1);
    }
    expect(paths).toEqual(expect.arrayContaining(TOPICS.map((topic) => helpPath(topic))));
  });

  test('every link in a text leads to a topic; no mark is left over', () => {
    for (const [name, text] of allTexts()) {
      for (const spans of linesOf(text)) {
        for (const { is, text: part } of spans) {
          if (is === 'topic') expect(isTopic(part), `${name}: ${part}`).toBe(true);
          if (is === 'text') expect(part, name).not.toMatch(/[`[\]*]|::|\{\w+\}/);
        }
      }
    }
  });

  test('what a text calls by its name on a page is called so there', () => {
    const pages = sources
      .filter(({ file }) => !/^pages\/help\/|strings\/help\.ts$/.test(file))
      .map(({ text }) => text)
      .join('\n');
    const strange = allTexts().flatMap(([where, text]) =>
      linesOf(text)
        .flat()
        // A name with a colon is the head of the following part.
        .filter(
          ({ is, text: name }) => is === 'name' && !name.endsWith(':') && !pages.includes(name),
        )
        .map(({ text: name }) => `${where}: ${name}`),
    );
    expect(strange).toEqual([]);
  });

  test('an address in a text is one of a page, or one that the server answers', () => {
    const server = ['app.ts', 'showcase/pages.ts']
      .map((file) => readFileSync(join(CLIENT, '..', 'server', file), 'utf8'))
      .join('\n');
    const answered = (path: string): boolean =>
      server.includes(`'${path}'`) || server.includes(`/^\\/${path.split('/')[1]}`);
    const strange = allTexts().flatMap(([where, text]) =>
      linesOf(text)
        .flat()
        .filter(({ is, text: code }) => is === 'code' && /^\/[a-z]/.test(code))
        .map(({ text: code }) => code.split(/[?#]/)[0] ?? '')
        .filter((path) => routeOf(path).page === 'nowhere')
        .filter((path) => !answered(path))
        .map((path) => `${where}: ${path}`),
    );
    expect(strange).toEqual([]);
  });

  test('no text is unused and none is missing', () => {
    const used = sources
      .filter(({ file }) => file.startsWith('pages/help/'))
      .map(({ text }) => text)
      .join('\n');
    const unused = Object.keys(helpTexts).filter(
      (key) => !/^(topic|text|chapter)\./.test(key) && !used.includes(`t('${key}'`),
    );
    expect(unused).toEqual([]);
    const keys = Object.keys(helpTexts).filter((key) => /^(topic|text|chapter)\./.test(key));
    expect(keys.sort()).toEqual(
      [
        ...TOPICS.flatMap((topic) => [`topic.${topic}`, `text.${topic}`]),
        ...Object.keys(CHAPTERS).map((chapter) => `chapter.${chapter}`),
      ].sort(),
    );
  });

  test('the targets of the pages’ links exist', () => {
    const links = sources.flatMap(({ file, text }) =>
      [...text.matchAll(/<HelpLink[^>]*topic="(\w+)"|helpPath\('(\w+)'\)/g)].map(
        (match) => [file, match[1] ?? match[2] ?? ''] as const,
      ),
    );
    expect(links.length).toBeGreaterThan(4);
    expect(links.filter(([, topic]) => !isTopic(topic))).toEqual([]);
  });

  test('the frame’s texts name nothing that only one game has', () => {
    // The town of every table is Venice; goods and units belong to a game.
    const OF_ONE_GAME =
      /\b(canals?|shops?|bids?|guilds?|ducats?|docks?|gondol\w*|palazz\w*|merchants?)\b/i;
    const naming = Object.entries(helpTexts).flatMap(([key, message]) => {
      const found = OF_ONE_GAME.exec(fill(message));
      return found ? [[key, found[0]]] : [];
    });
    expect(naming).toEqual([]);
  });
});
