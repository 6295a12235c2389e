/** The pictures on the pieces of this game: the cells of the board's atlas. */

import { MAP_NODES } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { CHARACTER_IDS, COMPANION_IDS } from '../../../../engine/games/marco-polo/data/people.ts';
import { PALAZZI } from '../../../../engine/games/marco-polo/data/venice.ts';
import { MAX_SEATS } from '../../../../engine/games/marco-polo/data.ts';
import type { CellSpec, Painter } from '../../../pieces/atlas.ts';
import { glyph, kitCells, lettering, path } from '../../../table/board/cells.ts';
import { standardCells } from '../../../table/board/standards.ts';
import {
  BONUS_FACES,
  CITY_CARD_FACES,
  CONTRACT_FACES,
  cellOf,
  characterFaces,
  companionFaces,
  type Face,
  GIFT_FACES,
  goalFaces,
  OUTPOST_FACES,
  SIGN_NAMES,
  SIGNS,
} from '../faces/index.ts';
import { characterShort, companionName, nodeName } from '../strings/names.ts';

export const SHEET = { width: 2048, height: 1792 } as const;

/** Pixels of a unit of a face, by its kind. */
const FINE = {
  contract: 1.8,
  city: 1.8,
  bonus: 1.7,
  gift: 1.4,
  goal: 1.2,
  portrait: 1.3,
  companion: 1.9,
};

const all = (kind: string, faces: { readonly [id: string]: Face }, pixels: number): CellSpec[] =>
  Object.entries(faces).map(([id, face]) => cellOf(`${kind}:${id}`, face, pixels));

const listed = (
  kind: string,
  ids: readonly string[],
  faces: { readonly [id: string]: Face },
  pixels: number,
) =>
  ids.flatMap((id) => {
    const face = faces[id];
    return face ? [cellOf(`${kind}:${id}`, face, pixels)] : [];
  });

const signCells = (): CellSpec[] =>
  SIGN_NAMES.map((name) => ({
    name: `sign:${name}`,
    w: 76,
    h: 76,
    paint: (ctx, w) => {
      for (const [d, style] of SIGNS[name]) path(ctx, d, 2, 2, w - 4, style);
    },
  }));

/** Places of the pips on a face of one unit. */
const PIPS: readonly (readonly (readonly [number, number])[])[] = [
  [],
  [[0.5, 0.5]],
  [
    [0.25, 0.25],
    [0.75, 0.75],
  ],
  [
    [0.23, 0.23],
    [0.5, 0.5],
    [0.77, 0.77],
  ],
  [
    [0.25, 0.25],
    [0.75, 0.25],
    [0.25, 0.75],
    [0.75, 0.75],
  ],
  [
    [0.24, 0.24],
    [0.76, 0.24],
    [0.5, 0.5],
    [0.24, 0.76],
    [0.76, 0.76],
  ],
  [
    [0.26, 0.2],
    [0.74, 0.2],
    [0.26, 0.5],
    [0.74, 0.5],
    [0.26, 0.8],
    [0.74, 0.8],
  ],
];
const pips =
  (value: number): Painter =>
  (ctx, w) => {
    ctx.fillStyle = '#fff';
    for (const [x, y] of PIPS[value] ?? []) {
      ctx.beginPath();
      ctx.arc(x * w, y * w, w * 0.115, 0, Math.PI * 2);
      ctx.fill();
    }
  };

/** The back of a goal card: silk with a rose of the winds. */
const goalBack: Painter = (ctx, w, h) => {
  ctx.fillStyle = '#7c2328';
  ctx.fillRect(0, 0, w, h);
  ctx.strokeStyle = '#e2b85c';
  ctx.lineWidth = w * 0.04;
  ctx.strokeRect(w * 0.08, w * 0.08, w * 0.84, h - w * 0.16);
  ctx.translate(w / 2, h / 2);
  ctx.fillStyle = '#e2b85c';
  for (let k = 0; k < 8; k++) {
    ctx.rotate(Math.PI / 4);
    ctx.beginPath();
    ctx.moveTo(0, -w * (k % 2 ? 0.36 : 0.24));
    ctx.lineTo(w * 0.07, 0);
    ctx.lineTo(-w * 0.07, 0);
    ctx.fill();
  }
};

/** Paper of a price tag. */
const tag: Painter = (ctx, w, h) => {
  ctx.fillStyle = '#f8efd8';
  ctx.beginPath();
  ctx.roundRect(1, 1, w - 2, h - 2, h * 0.24);
  ctx.fill();
  ctx.strokeStyle = '#6b4218';
  ctx.lineWidth = h * 0.08;
  ctx.stroke();
};

export function boardCells(): CellSpec[] {
  const places = [...MAP_NODES.filter(({ kind }) => kind !== 'oasis'), ...PALAZZI];
  return [
    ...kitCells(MAX_SEATS),
    ...standardCells(),
    // The bar between the used number and the whole one.
    { name: 'glyph:/', w: 72, h: 86, paint: glyph('/') },
    ...signCells(),
    ...[1, 2, 3, 4, 5, 6].map((value) => ({
      name: `pips:${value}`,
      w: 72,
      h: 72,
      paint: pips(value),
    })),
    { name: 'goal:back', w: 72, h: 101, paint: goalBack },
    { name: 'tag', w: 96, h: 48, paint: tag },
    ...places.map(({ id }) => ({
      name: `node:${id}`,
      w: 236,
      h: 34,
      paint: lettering(nodeName(id).replace(/^Palazzo /, ''), '#fff'),
    })),
    ...all('contract', CONTRACT_FACES, FINE.contract),
    ...all('city', CITY_CARD_FACES, FINE.city),
    ...all('bonus', BONUS_FACES, FINE.bonus),
    ...all('outpost', OUTPOST_FACES, FINE.bonus),
    ...all('gift', GIFT_FACES, FINE.gift),
    ...all('goal', goalFaces(nodeName), FINE.goal),
    ...listed('person', CHARACTER_IDS, characterFaces(characterShort), FINE.portrait),
    ...listed('companion', COMPANION_IDS, companionFaces(companionName), FINE.companion),
  ];
}
