/** The frame speaks of no game's theme: what it says must be true of every game of the house. */

import { expect, test } from 'vitest';
import { read, source } from './sources.ts';

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
