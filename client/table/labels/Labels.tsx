/**
 * Labels over the board: `Labels` writes them beside the canvas, `LabelPlacer` within the canvas
 * computes their positions. Text of the page stays sharp at any resolution of the picture.
 */

import './labels.css';
import { useFrame } from '@react-three/fiber';
import { useEffect, useLayoutEffect, useMemo, useRef } from 'react';
import { type PerspectiveCamera, Vector3 } from 'three';
import { useTable } from '../../store/table.ts';
import { view as camera, useCamera } from '../../world/camera.ts';
import { stir } from '../../world/clock.ts';
import type { Labelling } from './label.ts';
import { layOut, type Rect } from './layout.ts';
import { type LiveLabel, live } from './live.ts';

/** Readable elements over the picture: plates, lists, bars, names that a key has called up. */
const PANELS =
  '.topbar, [data-edge="top"], .left > *, .right > *, .below > *, .phone, .sign-name, .banner, .turn-caption';
/** Milliseconds for which the places of the panels are taken as they were. */
const KEPT_MS = 250;
/** From this height on, in drawn pixels, text painted on the board is readable. */
const READABLE = 14;
/** From the thing that a label points down to up to its lower edge. */
const TIP = 7;

export function Labels({ labels }: { labels: Labelling }) {
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  const photo = useCamera((wish) => wish.photo);
  const box = useRef<HTMLDivElement>(null);
  const shown = useMemo(
    () => (view && !photo ? [...labels(view, seat)].sort((a, b) => a.rank - b.rank) : []),
    [labels, view, seat, photo],
  );

  useLayoutEffect(() => {
    const elements = [...(box.current?.children ?? [])] as HTMLElement[];
    const measure = (): void => {
      const before = new Map(live.labels.map((one) => [one.label.id, one]));
      live.labels = shown.flatMap((label, k): LiveLabel[] => {
        const element = elements[k];
        if (!element) return [];
        const { dx = 0, dy = 0 } = before.get(label.id) ?? {};
        const text = element.firstElementChild as HTMLElement;
        // With its border; the plate that it covers may make the label itself larger.
        const [w, h] = [
          text.offsetWidth + 2 * element.clientLeft,
          text.offsetHeight + 2 * element.clientTop,
        ];
        const at = { x: 0, y: 0, w, h, dx, dy };
        return [{ label, element, own: [w, h], ...at, wanted: false, shown: false }];
      });
      live.version++;
      stir(0.1);
    };
    measure();
    // Fonts load late, and letters grow with the page's text size.
    const sizes = new ResizeObserver(measure);
    for (const { firstElementChild } of elements) {
      if (firstElementChild) sizes.observe(firstElementChild);
    }
    return () => sizes.disconnect();
  }, [shown]);
  useEffect(() => {
    // After a resize the labels are misplaced until the picture is drawn in the new size.
    const resized = new ResizeObserver(() => {
      for (const { element } of live.labels) element.style.visibility = 'hidden';
      live.version++;
      stir(0.1);
    });
    if (box.current) resized.observe(box.current);
    return () => {
      resized.disconnect();
      live.labels = [];
    };
  }, []);

  return (
    // Panels, ledger and the board's own elements give all of it to screen readers.
    <div className="board-labels" ref={box} aria-hidden="true">
      {shown.map(({ id, look, text, small }) => (
        <span
          key={id}
          className={`board-label board-label-${look} ${small ? 'small' : ''}`}
          data-label={id}
        >
          <span>{text}</span>
        </span>
      ))}
    </div>
  );
}

const spot = new Vector3();

/** Wished position of a label, and whether it is needed there; all in CSS pixels. */
function wish(
  one: LiveLabel,
  eye: PerspectiveCamera,
  width: number,
  height: number,
  ratio: number,
): void {
  const { at, high, look, plate } = one.label;
  spot.set(at[0], at[1], at[2]);
  const away = spot.distanceTo(eye.position);
  spot.project(eye);
  one.x = (spot.x * width) / 2 + width / 2;
  one.y = -((spot.y * height) / 2) + height / 2;
  // One unit at that distance, in pixels of the picture: from the projection's height on the
  // canvas.
  const unit = ((height / 2) * (eye.projectionMatrix.elements[5] ?? 1)) / away;
  one.w = Math.max(one.own[0], Math.ceil((plate?.[0] ?? 0) * unit));
  one.h = Math.max(one.own[1], Math.ceil((plate?.[1] ?? 0) * unit));
  const painted = (high ?? 0) * unit * ratio;
  if (look === 'own') one.y -= one.h / 2 + TIP;
  one.wanted = spot.z < 1 && painted < READABLE;
}

/** Inside the canvas. */
export function LabelPlacer() {
  const done = useRef({ moves: -1, version: -1, width: 0, height: 0, panels: '', lookedAt: 0 });
  const panels = useRef<readonly Rect[]>([]);
  useFrame(({ camera: eye, size: { width, height }, gl }) => {
    const last = done.current;
    const now = performance.now();
    let known = true;
    if (now - last.lookedAt > KEPT_MS) {
      last.lookedAt = now;
      panels.current = [...document.querySelectorAll(PANELS)].map((one) =>
        one.getBoundingClientRect(),
      );
      const told = panels.current.map(({ left, top, right, bottom }) =>
        [left, top, right, bottom].map(Math.round).join(),
      );
      const key = told.join(' ');
      known = key === last.panels;
      last.panels = key;
    }
    const same =
      known &&
      last.moves === camera.moves &&
      last.version === live.version &&
      last.width === width &&
      last.height === height;
    if (same) return;
    last.moves = camera.moves;
    last.version = live.version;
    last.width = width;
    last.height = height;
    eye.updateMatrixWorld();
    const ratio = gl.getPixelRatio();
    for (const one of live.labels) wish(one, eye as PerspectiveCamera, width, height, ratio);
    layOut(live.labels, panels.current, width, height);
    for (const { element, label, shown, x, y, dx, dy, w, h } of live.labels) {
      element.style.visibility = shown ? 'visible' : 'hidden';
      if (!shown) continue;
      if (label.plate) {
        element.style.minWidth = `${w}px`;
        element.style.minHeight = `${h}px`;
      }
      const [left, top] = [Math.round(x + dx - w / 2), Math.round(y + dy - h / 2)];
      element.style.transform = `translate(${left}px, ${top}px)`;
    }
  });
  return null;
}
