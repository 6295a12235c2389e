/**
 * Inside the canvas: keeps the caption on the page at the place of its event, as the camera moves.
 */

import { useFrame } from '@react-three/fiber';
import { useRef } from 'react';
import { Vector3 } from 'three';
import { view as camera, useCamera } from '../../world/camera.ts';
import type { Scenery } from '../../world/scenery.ts';
import { liveCaption } from './live.ts';
import { placed } from './placing.ts';

const spot = new Vector3();

/** Puts the caption at its place, or leaves it to the strip below. */
function put(left: number, top: number, tip: number, side: 'above' | 'below'): void {
  const { element } = liveCaption;
  if (!element) return;
  element.style.setProperty('--at-left', `${left}px`);
  element.style.setProperty('--at-top', `${top}px`);
  element.style.setProperty('--at-tip', `${tip}px`);
  element.dataset.placed = side;
}

export function CaptionPlacer({ scenery: { sites, ground } }: { readonly scenery: Scenery }) {
  const done = useRef({ moves: -1, version: -1, inset: useCamera.getState().inset });
  useFrame(({ camera: eye, size: { width, height, left, top } }) => {
    const { element, place, version } = liveCaption;
    const { inset } = useCamera.getState();
    const last = done.current;
    if (last.moves === camera.moves && last.version === version && last.inset === inset) return;
    done.current = { moves: camera.moves, version, inset };
    if (!element) return;
    const site = sites.find(({ id }) => id === place);
    if (!site) {
      delete element.dataset.placed;
      return;
    }
    eye.updateMatrixWorld();
    spot.set(site.x, (site.y ?? ground) + site.top, site.z).project(eye);
    // The width of a bubble applies only to a placed caption.
    element.dataset.placed ??= 'above';
    const at = {
      x: left + ((spot.x + 1) * width) / 2,
      y: top + ((1 - spot.y) * height) / 2,
    };
    const free = {
      left: left + inset.left,
      top: top + inset.top,
      right: left + width - inset.right,
      bottom: top + height - inset.bottom,
    };
    const size = { w: element.offsetWidth, h: element.offsetHeight };
    const found = spot.z < 1 ? placed(at, size, free) : null;
    if (found) put(found.left, found.top, found.tip, found.side);
    else delete element.dataset.placed;
  });
  return null;
}
