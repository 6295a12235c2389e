/** The form of a claim's ring, and the part of it that is left. */

import { BufferGeometry, Float32BufferAttribute } from 'three';

/** Pieces of the ring, corners of a piece in the geometry, and its width as a share of the lot. */
const PIECES = 96;
const CORNERS = 6;
const WIDE = 0.07;

/** A flat ring around a lot of 2 × 2 with round corners, clockwise from its far side. */
export function ringForm(): BufferGeometry {
  const at = (k: number, r: number): [number, number, number] => {
    const turn = (k / PIECES) * Math.PI * 2;
    const [s, c] = [Math.sin(turn), -Math.cos(turn)];
    return [Math.sign(s) * Math.abs(s) ** 0.5 * r, 0, Math.sign(c) * Math.abs(c) ** 0.5 * r];
  };
  const points = Array.from({ length: PIECES }, (_, k) => {
    const [a, b] = [at(k, 1), at(k + 1, 1)];
    const [c, d] = [at(k, 1 - WIDE), at(k + 1, 1 - WIDE)];
    return [...a, ...c, ...b, ...b, ...c, ...d];
  });
  const form = new BufferGeometry();
  form.setAttribute('position', new Float32BufferAttribute(points.flat(), 3));
  return form;
}

/** The number of corners drawn where `left` of `whole` milliseconds remain: whole pieces. */
export const cornersFor = (left: number, whole: number): number =>
  whole <= 0 ? 0 : CORNERS * Math.ceil(PIECES * Math.min(1, Math.max(0, left / whole)));
