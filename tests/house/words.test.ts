/** The frame speaks of no game's theme: what it says must be true of every game of the house. */

import { expect, test } from 'vitest';
import { files, read, source } from './sources.ts';

/** Words of one theme or another: who plays, what is traded, what counts, where it is. */
const THEMES =
  /\b(merchants?|canals?|gondol\w*|ducats?|shops?|bids?|guilds?|VP|victory points?|campanile|palazz\w+|florins?|pirates?|caravans?|oas[ei]s)\b/i;
/** What a game alone can say of its rules; where a game says it of itself, the frame has the sentence. */
const OF_THE_RULES = /\bno deals\b|\bnot binding\b/i;
const SAID_FOR_A_GAME = /^\s*'chat\.rule'/;
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
      .filter(
        (line) => THEMES.test(line) || (OF_THE_RULES.test(line) && !SAID_FOR_A_GAME.test(line)),
      )
      .map((line) => `${file}: ${line.trim()}`),
  );
  expect(found).toEqual([]);
});

/** The same in names of code: components, classes, kinds; `vp` alone is no word of two letters. */
const NAMES =
  /(?<![A-Za-z])(?:bid|ducat|merchant|canal|guild|florin|pirate|shop|caravan)s?(?![a-z])|(?:Bid|Ducat|Merchant|Canal|Guild|Florin|Pirate)s?(?![a-z])|(?<![A-Za-z])(?:gondol|palazz|campanil)|Gondol|Palazz|Campanil|(?<![A-Za-z])vp(?![a-z\d])/;
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

/** Things and bots of one game, as tests would name them. */
const THINGS =
  /'(?:iron|lumber|grain|gems|spice|docks?|blacksmith|jeweler|church|mercato|merchant|banker|patron)'/;
const FRAME_TESTS =
  /^tests\/(?:house|server|battery|client\/(?:browser\/|pictures\/)?[^/]+\.tsx?$)/;
/** Tests of the frame that still play with the first game's things; none may join them. */
const STILL: readonly string[] = [
  'tests/client/browser/chairs.test.ts',
  'tests/client/browser/director.test.ts',
  'tests/client/browser/hand.test.ts',
  'tests/client/browser/person.ts',
  'tests/client/browser/scenes.ts',
  'tests/client/browser/show.test.ts',
  'tests/client/browser/together.test.ts',
  'tests/client/hand.test.ts',
  'tests/client/orbit.test.ts',
  'tests/client/pictures/kept.ts',
  'tests/client/pictures/sheet.ts',
  'tests/client/pictures/wish.ts',
  'tests/client/scenery.test.ts',
  'tests/client/texts.test.ts',
  'tests/server/hostile.test.ts',
  'tests/server/one-hand.test.ts',
  'tests/server/participants.test.ts',
  'tests/server/projection.test.ts',
  'tests/server/showcase.test.ts',
  'tests/server/wire.test.ts',
];

test('no further test of the frame is made of one game’s things', () => {
  const speaking = source.filter(
    (file) =>
      FRAME_TESTS.test(file) && !file.startsWith('tests/house/words') && THINGS.test(read(file)),
  );
  expect(speaking.filter((file) => !STILL.includes(file))).toEqual([]);
  expect(STILL.filter((file) => !speaking.includes(file))).toEqual([]);
});
