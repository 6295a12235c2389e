/** The frame uses no game's theme: its texts must be true of every game of the house. */

import { expect, test } from 'vitest';
import { files, read, source } from './sources.ts';

/** Words of one theme or another: people, goods, units of score, places. */
const THEMES =
  /\b(merchants?|canals?|gondol\w*|ducats?|shops?|bids?|guilds?|VP|victory points?|campanile|palazz\w+|florins?|pirates?|caravans?|oas[ei]s)\b/i;
/** Rules that only a game can state; for a game's own statement the frame has the sentence. */
const OF_THE_RULES = /\bno deals\b|\bnot binding\b/i;
const SAID_FOR_A_GAME = /^\s*'chat\.rule'/;
/** The house's texts about itself: it is a house of merchant games in Venice. */
const OF_THE_HOUSE = /^\s*'app\./;

const catalogues = source.filter(
  (file) => /^client\/(i18n|table|pages)\//.test(file) && /\bmessages\(\{/.test(read(file)),
);

/** Lines of texts in a catalogue: no comments, no imports. */
const texts = (file: string): string[] =>
  read(file)
    .split('\n')
    .filter((line) => !/^\s*(\/?\*|\/\/|import |export )/.test(line) && !OF_THE_HOUSE.test(line));

test('no text of the frame has a word of one game’s theme', () => {
  expect(catalogues.length).toBeGreaterThan(8);
  const found = catalogues.flatMap((file) =>
    texts(file)
      .filter(
        (line) => THEMES.test(line) || (OF_THE_RULES.test(line) && !SAID_FOR_A_GAME.test(line)),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/**
 * The same in names of code: components, classes, kinds; `vp` alone is not a word of two letters.
 */
const NAMES =
  /(?<![A-Za-z])(?:bid|ducat|merchant|canal|guild|florin|pirate|shop|caravan)s?(?![a-z])|(?:Bid|Ducat|Merchant|Canal|Guild|Florin|Pirate)s?(?![a-z])|(?<![A-Za-z])(?:gondol|palazz|campanil)|Gondol|Palazz|Campanil|(?<![A-Za-z])vp(?![a-z\d])/;
/** Formats of earlier versions count points as `vp`. */
const OF_BEFORE: readonly string[] = ['engine/core/log.ts', 'server/showcase/store.ts'];
const FRAME =
  /^(?:client\/(?!games\/|world\/).*|server\/.*|engine\/(?:core|kit)\/.*)\.(?:ts|tsx|css)$/;

/** A file without its comments. */
const code = (file: string): string =>
  read(file)
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/(^|\s)\/\/.*/g, '');

test('no name in the code of the frame has one either', () => {
  const frame = files.filter((file) => FRAME.test(file) && !OF_BEFORE.includes(file));
  expect(frame.length).toBeGreaterThan(300);
  const found = frame.flatMap((file) =>
    code(file)
      .split('\n')
      .filter((line) => NAMES.test(line) && !OF_THE_HOUSE.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** Tests for every game: all except those in a game's rooms, and the guest's own. */
const FRAME_TEST = /^tests\/(?!guest\/).*\.(?:ts|tsx|mjs|mts)$/;
const ROOM_OF_TESTS = /^tests\/(?:rules|server|client)\/([^/]+)\//;
/** Further words that a test may use: those of the frame, the kit, the test guest, and Node. */
const COMMON =
  /^(?:client\/(?!games\/)|server\/|engine\/(?:core|kit|cli)\/|tests\/guest\/).*\.tsx?$/;

const quoted = (text: string): string[] =>
  [...text.matchAll(/'([A-Za-z][A-Za-z\d]{2,})'/g)].map(([, word]) => word);
const names = (text: string): string[] => text.match(/[A-Za-z][A-Za-z\d]{2,}/g) ?? [];
const withoutImports = (file: string): string => code(file).replace(/\bfrom '[^']*'/g, '');

/** Words of browsers for a fetched file and a stopped sound, and of builders for a build. */
const OF_OTHERS: readonly string[] = ['resource', 'production', 'interrupted'];

/**
 * Names of a game's actions, phases, places, goods, bots and events: the quoted words of its engine
 * that neither the frame nor the test guest uses.
 */
const ofGames = (() => {
  const common = new Set(files.filter((file) => COMMON.test(file)).flatMap((f) => names(code(f))));
  const games = source.filter((file) => /^engine\/games\//.test(file));
  const words = games.flatMap((file) => quoted(withoutImports(file)));
  return new Set(words.filter((word) => !common.has(word) && !OF_OTHERS.includes(word)));
})();
/** A single word that English needs as well counts only in quotes. */
const isName = (word: string): boolean => /[a-z][A-Z]/.test(word);

test('no test of the frame is made of one game’s things', () => {
  for (const word of ['submitBid', 'sponsorStatue', 'stockMarket', 'merchant']) {
    expect(ofGames, 'the words of the games are known').toContain(word);
  }
  const ids = new Set(files.flatMap((f) => /^engine\/games\/([^/]+)\//.exec(f)?.[1] ?? []));
  const frame = source.filter(
    (file) =>
      FRAME_TEST.test(file) &&
      file !== 'tests/house/words.test.ts' &&
      !ids.has(ROOM_OF_TESTS.exec(file)?.[1] ?? ''),
  );
  expect(frame.length).toBeGreaterThan(150);
  const found = frame.flatMap((file) => {
    const text = withoutImports(file);
    const words = [...quoted(text), ...names(text).filter(isName)].filter((w) => ofGames.has(w));
    return words.length > 0 ? [`${file}: ${[...new Set(words)].join(', ')}`] : [];
  });
  expect(found).toEqual([]);
});
