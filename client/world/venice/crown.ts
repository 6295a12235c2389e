/** Things on the roofs of placed houses: chimneys, altane, dormers, each by chance. Pure. */

import { eavesOf, type House, roofAt, roofRise } from '../../../assets/city/house-plan.ts';
import type { Placement } from '../assemble.ts';
import { seeded } from '../clock.ts';
import { MOULDS } from './town.ts';

const CHIMNEYS = ['chimney-bell', 'chimney-bell', 'chimney-house', 'chimney-twin'] as const;
/** How far the foot of a chimney is sunk into the slope. */
const SUNK = 0.15;

/** Rooftops of all `houses` that come from a mould; the same every time. */
export function crowns(houses: readonly Placement[]): Placement[] {
  const random = seeded(67);
  return houses.flatMap((at) => {
    const mould = MOULDS.get(at.model);
    return mould ? crown(at, mould, random) : [];
  });
}

function crown(at: Placement, h: House, random: () => number): Placement[] {
  const out: Placement[] = [];
  const shift = (h.jetty ?? 0) / 2;
  const put = (model: string, x: number, y: number, z: number, more: Partial<Placement>): void => {
    out.push({ ...onHouse(at, x, y, z), model, ...more });
  };
  const ridge = eavesOf(h) + roofRise(h.w, h.d + 2 * shift, { ...h.roof, over: 0.42 });
  const wide = h.w > 5.5;
  const terrace = wide && random() < (h.noble ? 0.28 : 0.34);
  const side = random() < 0.5 ? -1 : 1;
  if (terrace) {
    const model = random() < 0.35 ? 'altana-green' : 'altana';
    const turn = at.turn + (h.d > h.w ? Math.PI / 2 : 0);
    put(model, -side * h.w * 0.12, ridge + 0.25, shift, { turn, scale: 1, decorates: true });
  }
  const chimneys = (h.noble ? 1 : 0) + (wide ? 1 : 0) + (random() < 0.4 ? 1 : 0) || 1;
  for (let k = 0; k < chimneys; k++) {
    const model = CHIMNEYS[Math.floor(random() * CHIMNEYS.length)];
    const x = (k % 2 ? -side : side) * h.w * (0.24 + random() * 0.12);
    const z = shift + (k === 2 ? 1 : k % 2 ? -1 : random() < 0.5 ? 1 : -1) * h.d * 0.2;
    put(model, x, roofAt(h, x, z) - SUNK, z, {
      scale: 0.92 + random() * 0.26,
      // Nothing smokes over a house that is left out.
      decorates: k > 0 || at.decorates === true,
    });
  }
  if (!h.merlons && !h.gablet && !terrace && wide && random() < 0.45) {
    const z = h.d * 0.3 + shift;
    const x = (random() - 0.5) * h.w * 0.3;
    put('dormer', x, roofAt(h, x, z) + 0.1, z, { decorates: true });
  }
  return out;
}

/** A place in the measures of a house as a place in the city, with the house's turn and colours. */
export function onHouse(at: Placement, x: number, y: number, z: number): Placement {
  const scale = at.scale ?? 1;
  const [c, s] = [Math.cos(at.turn), Math.sin(at.turn)];
  const u = (at.mirrored ? -x : x) * scale;
  return {
    ...at,
    mirrored: false,
    x: at.x + u * c + z * scale * s,
    y: at.y + y * scale,
    z: at.z + z * scale * c - u * s,
  };
}
