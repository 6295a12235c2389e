/** The position of a thing's note, and the things that have one. */

import { expect, test } from 'vitest';
import { placed } from '../../client/table/NoteLayer.tsx';
import { noted } from '../../client/table/noted.ts';

const PAGE = { width: 400, height: 800 };
const NOTE = { width: 200, height: 60 };
const at = (left: number, top: number) => ({ left, top, width: 40, bottom: top + 40 });

test('a note stands above its thing, below it where there is no room, and in the window', () => {
  expect(placed(at(180, 400), NOTE, PAGE)).toEqual({ left: 100, top: 332 });
  expect(placed(at(180, 20), NOTE, PAGE)).toEqual({ left: 100, top: 68 });
  expect(placed(at(0, 400), NOTE, PAGE).left).toBe(8);
  expect(placed(at(380, 400), NOTE, PAGE).left).toBe(192);
  // A thing as tall as the window: over it, and whole.
  const tall = { left: 180, top: 0, width: 40, bottom: 800 };
  expect(placed(tall, NOTE, PAGE).top).toBe(732);
});

test('without a text there is no note', () => {
  expect(noted('Three ducats')).toEqual({
    'data-note': 'Three ducats',
    'aria-description': 'Three ducats',
  });
  for (const nothing of ['', null, undefined]) expect(noted(nothing)).toEqual({});
});
