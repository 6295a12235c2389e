/** The player of a replay: its start, and its stop. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goTo, pause, play, seek, step, toggle } from '../../client/pages/replay/player.ts';
import { NOTHING, type Shown, useReplay } from '../../client/pages/replay/store.ts';
import { useTable } from '../../client/store/table.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

const END = 3;

/** A match of three decisions without a display. */
const shown = {
  recording: {
    end: END,
    steps: Array.from({ length: END }, (_, k) => ({
      at: k + 1,
      seat: 0,
      action: 'go',
      seq: k + 1,
    })),
    clamp: (at: number) => Math.max(0, Math.min(END, at)),
    look: (at: number) => ({ view: { version: 'any/1', seq: at, public: { at } }, hands: [] }),
    events: () => [],
  },
  kit: { open: (view: ViewBase) => view },
  story: { chapters: [] },
} as unknown as Shown;

/** Callbacks for the next frame. */
let waiting: FrameRequestCallback[] = [];
let now = 0;

/** Frames go by, half a second each. */
function pass(frames: number): void {
  for (let k = 0; k < frames; k++) {
    const due = waiting;
    waiting = [];
    now += 500;
    for (const tick of due) tick(now);
  }
}
const place = () => {
  const { at, playing, finale } = useReplay.getState();
  return { at, playing, finale };
};

beforeEach(() => {
  vi.stubGlobal('requestAnimationFrame', (tick: FrameRequestCallback) => waiting.push(tick));
  vi.stubGlobal('cancelAnimationFrame', () => {
    waiting = [];
  });
  useReplay.setState({ ...NOTHING, shown });
});
afterEach(() => {
  pause();
  useReplay.setState(NOTHING);
  useTable.getState().reset();
  vi.unstubAllGlobals();
});

test('plays to the end and stops there, with the final scoring to come', () => {
  play();
  pass(2);
  expect(place()).toEqual({ at: 1, playing: true, finale: false });
  pass(20);
  expect(place()).toEqual({ at: END, playing: false, finale: true });
});

test('from the end it begins again', () => {
  seek(END);
  play();
  expect(place()).toEqual({ at: 0, playing: true, finale: false });
  pass(20);
  expect(place()).toEqual({ at: END, playing: false, finale: true });
});

test('a step by hand pauses it; back is at once, on is one decision', () => {
  play();
  step(1);
  expect(place()).toEqual({ at: 1, playing: false, finale: false });
  toggle();
  toggle();
  expect(place().playing).toBe(false);
  step(-1);
  expect(place().at).toBe(0);
  pass(5);
  expect(place().at).toBe(0);
});

test('a moment is shown as it happens, a round from its beginning', () => {
  const chapter = { kind: 'any', title: 'Any', seat: null, path: '' };
  goTo({ ...chapter, at: 2, divides: true });
  expect(place().at).toBe(2);
  goTo({ ...chapter, at: 2, divides: false });
  expect(useTable.getState().view?.public).toEqual({ at: 2 });
  expect(place()).toEqual({ at: 2, playing: false, finale: false });
});
