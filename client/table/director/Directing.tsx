/** Inside the canvas: the director at work, as long as the page wants a directed picture. */

import { useEffect } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { helm, useCamera, view } from '../../world/camera.ts';
import { clock, stir } from '../../world/clock.ts';
import type { Pose } from '../../world/orbit.ts';
import { useToldOdds } from '../odds/told.ts';
import { type Cued, cue } from './cue.ts';
import type { Direction } from './direction.ts';
import { Editor } from './editor.ts';
import { between, poseAt, smoother } from './pose.ts';
import { useDirector } from './store.ts';
import { momentOfSwing, Swings } from './swing.ts';
import type { Line, Moment, Take } from './types.ts';

/** Seconds in which the camera returns from a person's place. */
const RETURNS = 1.4;

/** Longest wait for a sentence under way before the odds are announced. Seconds. */
const HEARS_OUT = 4;

/** Number of remembered shots and sentences: earlier ones are never needed. */
const KEPT = 30;

/** Acts while `useDirector.on`, by the direction of the game on the table. */
export function Directing({ direction }: { direction: Direction }) {
  const on = useDirector((director) => director.on);
  useEffect(() => (on ? begin(direction) : undefined), [on, direction]);
  return null;
}

/** Takes the helm and the cues; the returned function gives both back. */
function begin(direction: Direction): () => void {
  let editor = new Editor(direction.sight, KEPT);
  let latest = clock.time;
  let shown: ViewBase | null = null;
  let said: Line | null = null;
  let count = 0;
  const swings = new Swings();
  /** The most important moment since the odds were last announced. */
  let seen: Moment | null = null;
  /** The pose from which the camera returns, and its start. */
  let back: { readonly from: Pose; readonly at: number } | null = null;
  let away = false;

  /** The city's time. If it was set back everything begins anew. */
  const read = (): number => {
    if (clock.time < latest) editor = new Editor(direction.sight, KEPT);
    latest = clock.time;
    return latest;
  };
  const take = (part: Omit<Take, 'arrives'>): number => {
    const arrives = read();
    return editor.take({ arrives, ...part }) - arrives;
  };
  const position = (view: ViewBase): void => {
    if (view === shown) return;
    shown = view;
    swings.jump();
    seen = null;
    const nothing = { lasts: 0, pace: 1, waiting: 0, moments: [] };
    take({ ...nothing, stakes: direction.stakes(view) });
  };
  const ask = ({ marks, lasts, before, after, waiting, pace }: Cued): number => {
    shown = after;
    const moments = direction.moments(marks, before, after);
    for (const moment of moments) {
      if (!seen || moment.importance >= seen.importance) seen = moment;
    }
    return take({ lasts, pace, waiting, moments, stakes: direction.stakes(after) });
  };

  const tell = (lines: readonly Line[], now: number): void => {
    const line = lines.findLast(({ at, until }) => at <= now && now < until) ?? null;
    if (line === said) return;
    // A sentence that was only cut short is still the same one.
    if (line && said && line.at === said.at && line.text === said.text) return;
    said = line;
    const caption = line && { id: ++count, text: line.text, seat: line.seat };
    useDirector.getState().set({ caption });
  };

  const steer = (aspect: number): Pose | null => {
    const { hold, mode } = useDirector.getState();
    const now = read();
    const cut = editor.until(now);
    tell(cut.lines, now);
    if (mode === 'free') {
      away = true;
      return null;
    }
    const calm = useSettings.getState().reducedMotion;
    const here = { ...view };
    if (hold) {
      away = true;
      return here;
    }
    const goal = poseAt(cut, now, direction.sight, aspect, calm);
    if (!goal) return null;
    if (away) back = calm ? null : { from: here, at: now };
    away = false;
    // Water and people move on; the camera itself seldom stands quite still.
    stir(0.2, false);
    if (!back || now - back.at >= RETURNS) return goal;
    return between(back.from, goal, smoother((now - back.at) / RETURNS));
  };

  /** The odds of a position are known: finds out whether the last step turned them. */
  const hearOdds = ({ view, odds }: { view: ViewBase | null; odds: readonly number[] | null }) => {
    if (!view || view.seq !== shown?.seq) return;
    const swing = swings.hear(odds, view.seq);
    const where = seen;
    seen = null;
    if (!swing) return;
    const now = read();
    const last = editor.until(now).lines.at(-1);
    const wait = Math.min(HEARS_OUT, Math.max(0, (last?.until ?? now) - now));
    const name = useTable.getState().table?.seats[swing.seat]?.name ?? '';
    const moments = [momentOfSwing(swing, name, where, wait)];
    take({ lasts: 0, pace: 1, waiting: 0, moments, stakes: direction.stakes(view) });
  };

  const stopOdds = useToldOdds.subscribe(hearOdds);
  const stop = useCamera.subscribe((camera, before) => {
    // A person has requested a place, or has taken hold of the camera.
    if (camera.asked !== before.asked || (camera.mode === 'free' && before.mode !== 'free')) {
      useDirector.getState().set({ mode: 'free' });
    }
  });
  const { view: table } = useTable.getState();
  if (table) position(table);
  cue.current = { ask, position };
  helm.current = steer;
  return () => {
    stop();
    stopOdds();
    if (helm.current === steer) helm.current = null;
    cue.current = null;
    useDirector.getState().set({ caption: null });
    if (useCamera.getState().mode === 'overview') useCamera.getState().overview();
  };
}
