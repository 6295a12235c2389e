/** The frame speaks of no game's theme: what it says must be true of every game of the house. */

import { expect, test } from 'vitest';
import { files, read, source } from './sources.ts';

/** Words of one theme or another: who plays, what is traded, what counts, where it is. */
const THEMES =
  /\b(merchants?|canals?|gondol\w*|ducats?|shops?|bids?|guilds?|VP|victory points?|campanile|palazz\w+|florins?|pirates?|caravans?|oas[ei]s)\b/i;
/** What the house says of itself: it is a house of merchant games in Venice. */
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
      .filter((line) => THEMES.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** The same in names of code: components, classes, kinds; `vp` alone is no word of two letters. */
const NAMES =
  /(?<![A-Za-z])(?:bid|ducat|merchant|canal|guild|florin|pirate|shop)s?(?![a-z])|(?:Bid|Ducat|Merchant|Canal|Guild|Florin|Pirate)s?(?![a-z])|(?<![A-Za-z])vp(?![a-z\d])/;
/** What earlier versions have written counts points as `vp`. */
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
