/** The seven campi's pavings: each in a pattern of its own. One picture. */

import { BufferAttribute, BufferGeometry } from 'three';
import { CAMPI } from '../../../../engine/games/patrons-of-venice/map.ts';
import { Atlas, type CellSpec } from '../../../pieces/atlas.ts';
import { seeded } from '../../../world/clock.ts';
import { PATTERNS, type Pen, STONES } from './patterns.ts';
import { CAMPO_AREAS, FURNITURE, QUAY } from './plan.ts';

/** Pixels a unit of the ground, and the sheet that holds all campi so. */
const FINE = 30;
const SHEET = { wide: 2048, high: 1024 } as const;
/** Above the ground under it. */
const LIFT = 0.05;

/** The picture of all pavings; `scale` shrinks it for small machines. */
export const paving = (scale: number): Atlas =>
  new Atlas(CAMPI.map(cellOf), ...([SHEET.wide, SHEET.high, scale] as const));

function cellOf(name: string, campo: number): CellSpec {
  const { x0, z0, x1, z1 } = CAMPO_AREAS[campo];
  const [w, d] = [x1 - x0, z1 - z0];
  const paint = (pen: Pen): void => {
    pen.save();
    pen.scale(FINE, FINE);
    PATTERNS[campo](pen, w, d);
    wear(pen, w, d, campo);
    frame(pen, w, d);
    const { plinth, well } = FURNITURE[campo];
    disc(pen, plinth.x - x0, plinth.z - z0, 2.3);
    disc(pen, well.x - x0, well.z - z0, 1.5);
    pen.restore();
  };
  return { name, w: Math.round(w * FINE), h: Math.round(d * FINE), paint };
}

/** Every stone a little different, and where many feet pass a little paler. */
function wear(pen: Pen, w: number, d: number, seed: number): void {
  const random = seeded(83 + seed);
  for (let k = 0; k < w * d * 2.2; k++) {
    pen.fillStyle = random() < 0.55 ? 'rgba(60,40,34,0.07)' : 'rgba(255,246,230,0.09)';
    const [x, y] = [random() * w, random() * d];
    pen.fillRect(x, y, 0.3 + random() * 0.7, 0.2 + random() * 0.4);
  }
  const light = pen.createRadialGradient(w / 2, d / 2, 1, w / 2, d / 2, Math.max(w, d) * 0.62);
  light.addColorStop(0, 'rgba(255,244,224,0.16)');
  light.addColorStop(1, 'rgba(70,44,44,0.2)');
  pen.fillStyle = light;
  pen.fillRect(0, 0, w, d);
}

/** A double border of white stone. */
function frame(pen: Pen, w: number, d: number): void {
  pen.lineJoin = 'miter';
  for (const [inset, wide, color] of [
    [0.26, 0.52, STONES.white],
    [0.58, 0.12, STONES.joint],
    [0.78, 0.2, STONES.white],
  ] as const) {
    pen.strokeStyle = color;
    pen.lineWidth = wide;
    pen.strokeRect(inset, inset, w - inset * 2, d - inset * 2);
  }
}

/** A ring of white stone about something that stands. */
function disc(pen: Pen, x: number, y: number, radius: number): void {
  for (const [r, color] of [
    [radius, STONES.white],
    [radius - 0.22, STONES.joint],
    [radius - 0.3, STONES.pale],
  ] as const) {
    pen.fillStyle = color;
    pen.beginPath();
    pen.arc(x, y, r, 0, Math.PI * 2);
    pen.fill();
  }
}

/** The ground of all campi with their places on the picture; one draw. */
export function pavingForm(atlas: Atlas): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  CAMPO_AREAS.forEach(({ x0, z0, x1, z1 }, campo) => {
    const [u, v, w, h] = atlas.uv.slice(campo * 4, campo * 4 + 4);
    const from = positions.length / 3;
    for (const [x, z, s, t] of [
      [x0, z0, u, v + h],
      [x1, z0, u + w, v + h],
      [x1, z1, u + w, v],
      [x0, z1, u, v],
    ]) {
      positions.push(x, QUAY + LIFT, z);
      normals.push(0, 1, 0);
      uvs.push(s, t);
    }
    index.push(from, from + 2, from + 1, from, from + 3, from + 2);
  });
  const form = new BufferGeometry();
  form.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  form.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  form.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  form.setIndex(index);
  return form;
}
