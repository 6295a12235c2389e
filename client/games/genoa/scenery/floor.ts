/** The floor of the town: streets, courts, gardens, storage and terraces, one picture and one draw. */

import { BufferAttribute, BufferGeometry } from 'three';
import { DIE_FACES } from '../../../../engine/games/genoa/data.ts';
import { BUILDINGS, SPACES } from '../../../../engine/games/genoa/map.ts';
import { Atlas, type CellSpec } from '../../../pieces/atlas.ts';
import { bin, court, garden, type Paint, scallop, square, street, terrace } from './paints.ts';
import { type Area, binRect, GROUND, liesAcross, SQUARE, spaceRect, terraceOf } from './plan.ts';

/** Pixels of a unit of the ground, and the sheet that holds all patterns at this size. */
const FINE = 22;
const SHEET = { wide: 2048, high: 1280 } as const;
/** Slightly below the things that lie on it. */
const SUNK = 0.04;

const { w: W, d: D } = SQUARE;
const PATTERNS: readonly (readonly [name: string, w: number, d: number, paint: Paint])[] = [
  ...[0, 1, 2, 3].map((k) => [`street${k}`, W, D, street(k)] as const),
  ['market', W * 2, D * 2, square],
  ['court-across', W * 2, D, court(false)],
  ['court-deep', W, D * 2, court(false)],
  ['noble-across', W * 2, D, court(true)],
  ['noble-deep', W, D * 2, court(true)],
  ...[0, 1, 2, 3].map((k) => [`garden${k}`, W, D * 3, garden(k)] as const),
  ['bin', 9.8, 8.4, bin],
  ['shell', 9.8, 8.4, scallop],
  ['terrace', 18.4, 11.6, terrace],
];

function cellOf([name, w, d, paint]: (typeof PATTERNS)[number]): CellSpec {
  return {
    name,
    w: Math.round(w * FINE),
    h: Math.round(d * FINE),
    paint: (pen) => {
      pen.save();
      pen.scale(FINE, FINE);
      paint(pen, w, d);
      pen.restore();
    },
  };
}

/** The cells of the floor's picture, and the sheet that holds them. */
export const floorCells = { ...SHEET, cells: PATTERNS.map(cellOf) } as const;
/** The picture of the floor; `scale` shrinks it for small machines. */
export const floorPicture = (scale: number): Atlas =>
  new Atlas(floorCells.cells, ...([SHEET.wide, SHEET.high, scale] as const));

const VILLAS = ['villaRicci', 'villaColini', 'villaZasteri', 'villaMonetti'];
const CENTRE = ['guildHall', 'cathedral', 'postOffice', 'cityHall'];

/** Every area with its pattern for `seats` houses. */
export function floorAreas(seats: number): readonly (readonly [area: Area, pattern: string])[] {
  const spaces = SPACES.map((id, k): readonly [Area, string] => {
    const building = BUILDINGS.find((one) => one === id);
    if (id === 'market') return [spaceRect(id), 'market'];
    if (!building) return [spaceRect(id), `street${k % 4}`];
    const villa = VILLAS.indexOf(building);
    if (villa >= 0) return [spaceRect(id), `garden${villa}`];
    const kind = CENTRE.includes(building) ? 'noble' : 'court';
    return [spaceRect(id), `${kind}-${liesAcross(building) ? 'across' : 'deep'}`];
  });
  const bins = (['left', 'right'] as const).flatMap((side) =>
    Array.from({ length: DIE_FACES }, (_, k): readonly [Area, string] => [
      binRect(side, k + 1),
      side === 'right' && k === DIE_FACES - 1 ? 'shell' : 'bin',
    ]),
  );
  const terraces = Array.from({ length: seats }, (_, seat): readonly [Area, string] => [
    terraceOf(seat, seats).area,
    'terrace',
  ]);
  return [...spaces, ...bins, ...terraces];
}

/** The floor with its places on the picture. */
export function floorForm(atlas: Atlas, seats: number): BufferGeometry {
  const positions: number[] = [];
  const normals: number[] = [];
  const uvs: number[] = [];
  const index: number[] = [];
  for (const [{ x0, z0, x1, z1 }, pattern] of floorAreas(seats)) {
    const cell = atlas.cell(pattern);
    const [u = 0, v = 0, w = 0, h = 0] = atlas.uv.slice(cell * 4, cell * 4 + 4);
    const from = positions.length / 3;
    for (const [x, z, s, t] of [
      [x0, z0, u, v + h],
      [x1, z0, u + w, v + h],
      [x1, z1, u + w, v],
      [x0, z1, u, v],
    ] as const) {
      positions.push(x, GROUND - SUNK, z);
      normals.push(0, 1, 0);
      uvs.push(s, t);
    }
    index.push(from, from + 2, from + 1, from, from + 3, from + 2);
  }
  const form = new BufferGeometry();
  form.setAttribute('position', new BufferAttribute(new Float32Array(positions), 3));
  form.setAttribute('normal', new BufferAttribute(new Float32Array(normals), 3));
  form.setAttribute('uv', new BufferAttribute(new Float32Array(uvs), 2));
  form.setIndex(index);
  return form;
}
