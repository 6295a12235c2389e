/** Dims the page except for the subject of a sentence, and rings that. It takes no press. */

import { useRef } from 'react';
import { usePointed } from '../../table/board/pointed.ts';
import type { Box } from './placing.ts';
import { aboutOf, aroundOf, useLooking } from './sight.ts';
import { stepOf, useLearn } from './store.ts';

/** Pixels between a thing and its ring, and the ring's round corner. */
const PAD = 6;
const ROUND = 9;

/** A rounded box as part of a path. */
function hole({ left, top, right, bottom }: Box, pad: number): string {
  const [x, y] = [left - pad, top - pad];
  const [w, h] = [right - left + 2 * pad, bottom - top + 2 * pad];
  const r = Math.min(ROUND, w / 2, h / 2);
  const arc = (dx: number, dy: number): string => `a${r},${r} 0 0 1 ${dx},${dy}`;
  return (
    `M${x + r},${y}h${w - 2 * r}${arc(r, r)}v${h - 2 * r}${arc(-r, r)}` +
    `h${2 * r - w}${arc(-r, -r)}v${2 * r - h}${arc(r, -r)}z`
  );
}

export function Spotlight() {
  const step = useLearn(stepOf);
  const words = useLearn(({ subject }) => subject?.words ?? null);
  const phase = useLearn((learn) => learn.phase);
  const asked = step?.task !== undefined;
  const veil = useRef<SVGPathElement>(null);
  const rings = useRef<SVGPathElement>(null);
  useLooking(() => {
    if (!veil.current || !rings.current || !words) return;
    const about = phase === 'scene' ? aboutOf(step?.at, words) : [];
    const { window, needed } = aroundOf(about, asked);
    const clear = [...about.map((box) => hole(box, PAD)), ...needed.map((box) => hole(box, 2))];
    // A scene's sentence without a subject dims nothing: the hole is the window. Before and after
    // the scenes everything is dim.
    const bare = `M0,0h${window.width}v${window.height}h${-window.width}z`;
    const nothing = phase === 'scene' ? bare : '';
    set(veil.current, about.length === 0 ? nothing : clear.join(''));
    set(rings.current, about.map((box) => hole(box, PAD)).join(''));
    // Positions of the rings on the board, for tests that press there.
    rings.current.setAttribute('data-board', JSON.stringify(middles()));
  });
  return (
    <svg
      className="learn-light"
      aria-hidden="true"
      data-asked={(asked && phase === 'scene') || undefined}
    >
      <mask id="learn-holes">
        <rect width="100%" height="100%" fill="#fff" />
        <path ref={veil} fill="#000" />
      </mask>
      <rect className="learn-veil" width="100%" height="100%" mask="url(#learn-holes)" />
      <path ref={rings} className="learn-ring" />
    </svg>
  );
}

/** The middle of each highlighted thing on the board, by its key. */
const middles = (): { readonly [key: string]: readonly [x: number, y: number] } =>
  Object.fromEntries(
    [...usePointed.getState().boxes].map(([key, box]) => [
      key,
      [Math.round((box.left + box.right) / 2), Math.round((box.top + box.bottom) / 2)],
    ]),
  );

function set(path: SVGPathElement, d: string): void {
  if (path.getAttribute('d') !== d) path.setAttribute('d', d);
}
