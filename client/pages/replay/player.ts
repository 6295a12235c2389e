/**
 * Moves through the shown match: at once to any decision, or on from one to the next with the
 * ordinary staging. All drawing code reads the table's store, which this module feeds.
 */

import type { ViewBase } from '../../../engine/core/contract.ts';
import { useHands } from '../../store/hands.ts';
import { useTable } from '../../store/table.ts';
import { useStaging, useTempo } from '../../store/tempo.ts';
import type { Chapter } from '../../table/replay/kit.ts';
import type { Eye } from '../../table/replay/recording.ts';
import type { Moment } from './link.ts';
import { chapterFrom, NOTHING, type ReplaySpeed, type Shown, useReplay } from './store.ts';
import { tableOf } from './table-state.ts';

/** Milliseconds between two decisions with a staging, and after one without. */
const REST_MS = 650;
const REST_UNSEEN_MS = 90;

/** Puts a match on the table, at `moment`. */
export function begin(shown: Shown, moment: Moment): void {
  const { recording } = shown;
  const table = useTable.getState();
  table.reset();
  table.connect(null);
  table.patch({ connection: 'open', table: tableOf(recording) });
  useReplay.setState({ ...NOTHING, shown, eye: moment.eye });
  seek(moment.at ?? 0);
}

/** Clears the table: the page is left, or another match follows. */
export function end(): void {
  pause();
  if (!useReplay.getState().shown) return;
  useReplay.setState(NOTHING);
  useHands.getState().set(null);
  useTempo.getState().set(null);
  useTable.getState().reset();
}

/** The view of position `at` for the chosen eye; gives the panels the matching hands. */
function lookAt(shown: Shown, at: number, eye: Eye): ViewBase {
  const { view, hands } = shown.recording.look(at, eye);
  useHands.getState().set(eye === 'public' ? null : hands);
  return shown.kit.open(view, hands);
}

/** Shows position `at` at once. */
export function seek(at: number): void {
  const { shown, eye } = useReplay.getState();
  if (!shown) return;
  const to = shown.recording.clamp(at);
  useTempo.getState().set('instant');
  useReplay.setState({ at: to, finale: false });
  useTable.getState().show(lookAt(shown, to, eye));
}

/**
 * One decision on, staged.
 * @returns whether there was one
 */
export function forward(): boolean {
  const { shown, at, eye, speed } = useReplay.getState();
  const step = shown?.recording.steps[at];
  if (!shown || !step) return false;
  const table = useTable.getState();
  const view = lookAt(shown, step.at, eye);
  useTempo.getState().set(speed);
  useReplay.setState({ at: step.at });
  if (step.action === null) table.withdraw(view, step.seq, step.seat);
  else table.feed(view, shown.recording.events(step.at, eye), step.seq, step.seat);
  return true;
}

/** A step by hand: forwards staged, backwards at once. */
export function step(way: 1 | -1): void {
  pause();
  if (way === 1) forward();
  else seek(useReplay.getState().at - 1);
}

/** Goes to a chapter. A moment is shown as it happens, a round from its beginning. */
export function goTo(chapter: Chapter): void {
  if (chapter.divides) {
    seek(chapter.at);
    return;
  }
  seek(chapter.at - 1);
  if (!useReplay.getState().playing) forward();
}

/** The chapter after this place, or the one before it. */
export function skip(way: 1 | -1): void {
  const { shown, at } = useReplay.getState();
  const chapter = shown && chapterFrom(shown.story, at, way);
  if (chapter) goTo(chapter);
  else if (shown) seek(way === 1 ? shown.recording.end : 0);
}

/** Changes the point of view, from here on. */
export function see(eye: Eye): void {
  useReplay.setState({ eye });
  seek(useReplay.getState().at);
}

export function setSpeed(speed: ReplaySpeed): void {
  useReplay.setState({ speed });
  if (useReplay.getState().playing) useTempo.getState().set(speed);
}

let frame = 0;
/** When the picture came to rest, milliseconds; null while something moves. */
let rested: number | null = null;

/** Plays by itself until the end, or until paused. From the end it begins again. */
export function play(): void {
  const { shown, at, playing } = useReplay.getState();
  if (!shown || playing) return;
  if (at >= shown.recording.end) seek(0);
  useReplay.setState({ playing: true });
  rested = null;
  const tick = (now: number): void => {
    const state = useReplay.getState();
    if (!state.playing) return;
    frame = requestAnimationFrame(tick);
    if (useStaging.getState().busy) {
      rested = null;
      return;
    }
    rested ??= now;
    if (now - rested < restOf(state.shown, state.at) / state.speed) return;
    rested = null;
    if (forward()) return;
    pause();
    useReplay.setState({ finale: true });
  };
  frame = requestAnimationFrame(tick);
}

export function pause(): void {
  if (!useReplay.getState().playing) return;
  cancelAnimationFrame(frame);
  useReplay.setState({ playing: false });
}

export function toggle(): void {
  if (useReplay.getState().playing) pause();
  else play();
}

/** How long the picture rests after step `at`. */
function restOf(shown: Shown | null, at: number): number {
  const { eye } = useReplay.getState();
  const seen = shown?.recording.events(at, eye).length ?? 0;
  return seen > 0 ? REST_MS : REST_UNSEEN_MS;
}
