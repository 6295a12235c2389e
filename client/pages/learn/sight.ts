/** Where on the page a sentence's things are: in panels, and on the board. */

import { useEffect, useRef } from 'react';
import type { Pointer } from '../../../engine/learn/lesson.ts';
import { usePointed } from '../../table/board/pointed.ts';
import type { LearnWords } from '../../table/game.ts';
import { isCovered, useScreen } from '../../table/screen.ts';
import type { Around, Box } from './placing.ts';

/** What scrolls, and shows of what lies in it no more than its own box. */
const SCROLLS =
  '.decision-body, .sheet-page, .ledger-tables, .ledger-columns, .ledger, .left, .scroll';
const PANELS =
  '.topbar, [data-edge="top"], .left > *, .right > *, .below > *, .phone, .ledger-head';
/** What the person answers with. */
const ANSWERS = '.right .decision, .phone, .ledger .decision';

/** Pixels between a ring on the board and the panel that covers the rest of the thing. */
const GAP = 8;

const meet = (a: Box, b: Box): Box => ({
  left: Math.max(a.left, b.left),
  top: Math.max(a.top, b.top),
  right: Math.min(a.right, b.right),
  bottom: Math.min(a.bottom, b.bottom),
});

const isBox = ({ left, top, right, bottom }: Box): boolean => right - left > 4 && bottom - top > 4;

const page = (): Box => ({ left: 0, top: 0, right: innerWidth, bottom: innerHeight });

/** What can be seen of an element; null for nothing. */
function seenOf(element: Element): Box | null {
  let box: Box = meet(element.getBoundingClientRect(), page());
  let around = element.parentElement?.closest(SCROLLS);
  while (around && isBox(box)) {
    box = meet(box, around.getBoundingClientRect());
    around = around.parentElement?.closest(SCROLLS);
  }
  return isBox(box) ? box : null;
}

const all = (selector: string): readonly Element[] => [...document.querySelectorAll(selector)];

/** The elements of the panels that a sentence points to, part by part. */
export const partsOf = (
  { parts = [], things = [] }: Pointer,
  words: LearnWords,
): readonly (readonly Element[])[] => [
  ...parts.map((name) => all(words.parts[name]?.selector ?? '.none')),
  ...things.map((key) => all(`[data-target="${CSS.escape(key)}"]`)),
];

/** One box around all of them; none for none. */
function around(boxes: readonly Box[]): Box[] {
  if (boxes.length === 0) return [];
  return [
    {
      left: Math.min(...boxes.map(({ left }) => left)),
      top: Math.min(...boxes.map(({ top }) => top)),
      right: Math.max(...boxes.map(({ right }) => right)),
      bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
    },
  ];
}

/** What a thing of the board shows beside panels; none where its middle lies under one. */
function bared(box: Box, panels: readonly Box[]): Box[] {
  let { left, top, right, bottom } = box;
  for (const panel of panels) {
    if (!isBox(meet(panel, { left, top, right, bottom }))) continue;
    if (panel.left <= left && panel.right >= right) {
      if (panel.top > top) bottom = Math.min(bottom, panel.top - GAP);
      else top = Math.max(top, panel.bottom + GAP);
    } else if (panel.top <= top && panel.bottom >= bottom) {
      if (panel.left > left) right = Math.min(right, panel.left - GAP);
      else left = Math.max(left, panel.right + GAP);
    }
  }
  const [x, y] = [(left + right) / 2, (top + bottom) / 2];
  const isUnder = panels.some(
    (panel) => panel.left < x && x < panel.right && panel.top < y && y < panel.bottom,
  );
  const shown = { left, top, right, bottom };
  return isUnder || !isBox(shown) ? [] : [shown];
}

/** Boxes of all that a sentence points to and that is to be seen. */
export function aboutOf(at: Pointer | undefined, words: LearnWords): Box[] {
  if (!at) return [];
  const flat = partsOf(at, words).flatMap((part) =>
    around(part.flatMap((element) => seenOf(element) ?? [])),
  );
  if (isCovered(useScreen.getState())) return flat;
  const { boxes } = usePointed.getState();
  const panels = all(PANELS).map((panel) => panel.getBoundingClientRect());
  const onBoard = [...boxes.values()].flatMap((box) => bared(meet(box, page()), panels));
  return [...flat, ...onBoard];
}

/** What stands around the card. @param asked the person has something to do */
export function aroundOf(about: readonly Box[], asked: boolean): Around {
  const boxes = (selector: string): Box[] => all(selector).flatMap((one) => seenOf(one) ?? []);
  return {
    window: { width: innerWidth, height: innerHeight },
    about,
    needed: asked ? boxes(ANSWERS) : [],
    panels: boxes(PANELS),
  };
}

/** Frames between two looks. */
const EVERY = 6;

/** Looks again and again while it is there, some ten times a second. */
export function useLooking(look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let frame = 0;
    let asked = 0;
    const run = (): void => {
      if (frame++ % EVERY === 0) latest.current();
      asked = requestAnimationFrame(run);
    };
    run();
    return () => cancelAnimationFrame(asked);
  }, []);
}
