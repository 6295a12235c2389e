/** Positions of a sentence's subjects on the page: in panels, and on the board. */

import { useEffect, useRef } from 'react';
import type { Pointer } from '../../../engine/learn/lesson.ts';
import { usePointed } from '../../table/board/pointed.ts';
import type { LearnWords } from '../../table/game.ts';
import { isCovered, useScreen } from '../../table/screen.ts';
import type { Around, Box } from './placing.ts';

/** Scrolling elements, which clip their content to their own box. */
const SCROLLS =
  '.decision-body, .sheet-page, .ledger-tables, .ledger-columns, .ledger, .left, .scroll';
const PANELS =
  '.topbar, [data-edge="top"], .left > *, .right > *, .below > *, .phone, .ledger-head';
/** Controls with which the person answers. */
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

/** The visible part of an element; null if there is none. */
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

/** The part of a board's thing beside panels; none if its middle is under one. */
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

/** Boxes of all visible subjects of a sentence. */
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

/**
 * Surroundings of the card.
 * @param asked the person has a task
 */
export function aroundOf(about: readonly Box[], asked: boolean): Around {
  const boxes = (selector: string): Box[] => all(selector).flatMap((one) => seenOf(one) ?? []);
  return {
    window: { width: innerWidth, height: innerHeight },
    about,
    needed: asked ? boxes(ANSWERS) : [],
    panels: boxes(PANELS),
  };
}

/** Milliseconds between two looks, at least. */
const EVERY = 90;

/**
 * Calls `look` repeatedly while mounted, some ten times a second, and at each frame if frames are
 * slower.
 */
export function useLooking(look: () => void): void {
  const latest = useRef(look);
  latest.current = look;
  useEffect(() => {
    let last = Number.NEGATIVE_INFINITY;
    let asked = 0;
    const run = (now: number): void => {
      if (now - last >= EVERY) {
        last = now;
        latest.current();
      }
      asked = requestAnimationFrame(run);
    };
    run(performance.now());
    return () => cancelAnimationFrame(asked);
  }, []);
}
