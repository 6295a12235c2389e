/** A page's copy of the talk at its table. */

import { beforeEach, expect, test } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { sentenceOf } from '../../client/table/panels/talk-lines.ts';
import type { TalkLine } from '../../server/protocol/talk.ts';

const { hear, reset } = useTable.getState();
const kept = (): readonly TalkLine[] => useTable.getState().talk;
beforeEach(reset);

const LINES: readonly TalkLine[] = [
  { n: 1, seat: 2, name: 'Ana', notice: 'took', by: 'Bot Dario' },
  { n: 2, seat: 2, name: 'Ana', notice: 'left' },
  { n: 3, seat: 2, name: 'Rude', notice: 'took', by: 'Bot Dario' },
  { n: 4, seat: 2, name: 'Rude', preset: 'hello' },
  { n: 5, seat: 1, name: 'Ben', notice: 'voteBegan', by: 'Rude' },
  { n: 6, seat: 1, name: 'Rude', preset: 'thanks' },
];
const FREED: TalkLine = { n: 7, seat: 2, name: '', notice: 'freed' };

test('a freed chair takes the name of who sat there last along, and no other', () => {
  hear(LINES);
  hear([FREED]);
  const text = kept().map(sentenceOf);
  expect(text[0]).toBe('Ana has taken over Bot Dario’s seat.');
  expect(text[2]).toBe('Someone has taken over Bot Dario’s seat.');
  expect(text[3]).toBe('Someone: Hello!');
  expect(text[4]).toBe('Someone wants to remove Ben.');
  // Another person with the same name, on another chair.
  expect(text[5]).toContain('Rude');
  expect(text).toHaveLength(7);
});

test('in one piece with what came before, and for a chair of which nothing was said', () => {
  hear([...LINES, FREED]);
  expect(kept().filter(({ name }) => name === 'Rude')).toHaveLength(1);
  reset();
  hear([LINES[0], { ...FREED, seat: 0 }]);
  expect(kept()[0]).toEqual(LINES[0]);
});

test('a line twice is one line; a server that was started anew begins again', () => {
  hear(LINES);
  hear(LINES.slice(-2));
  expect(kept()).toHaveLength(LINES.length);
  hear(LINES.slice(0, 1));
  expect(kept()).toHaveLength(LINES.length + 1);
});
