/** The painted cells on the pieces of every board: figures, icons, emblems, lights, names. */

import { COLORS } from '../../../engine/core/colors.ts';
import type { CellSpec, Painter } from '../../pieces/atlas.ts';
import { FIGURES, TITLES } from '../../pieces/fonts.ts';
import { EMBLEM_PATHS, ICON_PATHS, type IconName } from '../../pieces/paths.ts';

/** Characters of `Pen.number`. */
const GLYPHS = '0123456789+−×?';

export type Ctx = CanvasRenderingContext2D;

/** SVG path data of a 24 × 24 box, at (x, y) and `size` wide. */
export function path(ctx: Ctx, d: string, x: number, y: number, size: number, style: string): void {
  ctx.save();
  ctx.translate(x, y);
  ctx.scale(size / 24, size / 24);
  ctx.fillStyle = style;
  ctx.fill(new Path2D(d), 'evenodd');
  ctx.restore();
}

/** An icon in its cell, a `margin` of the cell's width around it. */
const icon =
  (name: IconName, style = '#fff', margin = 0.06): Painter =>
  (ctx, w) =>
    path(ctx, ICON_PATHS[name], w * margin, w * margin, w * (1 - 2 * margin), style);

/** A figure that fills its cell. */
export const glyph =
  (char: string): Painter =>
  (ctx, w, h) => {
    ctx.font = `800 ${h * 1.34}px "${FIGURES}", sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.fillStyle = '#fff';
    ctx.fillText(char, w / 2, h * 0.93, w);
  };

/** Text in capitals, as large as the cell allows. */
export const lettering =
  (text: string, style = '#fff', face = TITLES): Painter =>
  (ctx, w, h) => {
    const weight = face === TITLES ? 700 : 800;
    ctx.font = `${weight} ${h * 0.78}px "${face}", serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = style;
    ctx.fillText(face === TITLES ? text.toUpperCase() : text, w / 2, h * 0.54, w * 0.98);
  };

/** Vellum with an edge of one colour. */
export function paper(ctx: Ctx, w: number, h: number, edge: string, radius = 0.06): void {
  const r = w * radius;
  const wash = ctx.createLinearGradient(0, 0, 0, h);
  wash.addColorStop(0, '#fbf3dd');
  wash.addColorStop(1, '#ead9b2');
  ctx.fillStyle = edge;
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = wash;
  ctx.beginPath();
  ctx.roundRect(r, r, w - 2 * r, h - 2 * r, r);
  ctx.fill();
}

/** A wash from the middle to the rim; each stop: 0 … 1 and a style. */
const radial =
  (stops: readonly (readonly [number, string])[]): Painter =>
  (ctx, w) => {
    const wash = ctx.createRadialGradient(w / 2, w / 2, 0, w / 2, w / 2, w / 2);
    for (const [at, style] of stops) wash.addColorStop(at, style);
    ctx.fillStyle = wash;
    ctx.fillRect(0, 0, w, w);
  };

/** A round field with a rim, a line of gold and a fine ring within. */
export const roundel =
  (rim: string, fill: string): Painter =>
  (ctx, w) => {
    const ring = (r: number, style: string): void => {
      ctx.beginPath();
      ctx.arc(w / 2, w / 2, w * r, 0, Math.PI * 2);
      ctx.fillStyle = style;
      ctx.fill();
    };
    ring(0.49, rim);
    ring(0.44, '#d8b65a');
    ring(0.42, fill);
    ctx.strokeStyle = rim;
    ctx.lineWidth = w * 0.008;
    ctx.beginPath();
    ctx.arc(w / 2, w / 2, w * 0.385, 0, Math.PI * 2);
    ctx.stroke();
  };

/** The back of a card: an icon on a ground, framed in gold. */
export const back =
  (name: IconName, ground: string): Painter =>
  (ctx, w, h) => {
    ctx.fillStyle = '#e8d5a0';
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = ground;
    ctx.fillRect(w * 0.06, w * 0.06, w * 0.88, h - w * 0.12);
    ctx.strokeStyle = '#d8b65a';
    ctx.lineWidth = w * 0.02;
    ctx.strokeRect(w * 0.13, w * 0.13, w * 0.74, h - w * 0.26);
    path(ctx, ICON_PATHS[name], w * 0.24, h / 2 - w * 0.26, w * 0.52, '#e8d5a0');
  };

/** Slate with an engraved line of gold. */
export const slate: Painter = (ctx, w, h) => {
  const wash = ctx.createLinearGradient(0, 0, w * 0.4, h);
  wash.addColorStop(0, '#2c3946');
  wash.addColorStop(1, '#18212b');
  ctx.fillStyle = wash;
  ctx.fillRect(0, 0, w, h);
  ctx.strokeStyle = 'rgba(226, 184, 92, .8)';
  ctx.lineWidth = h * 0.035;
  ctx.strokeRect(h * 0.06, h * 0.06, w - h * 0.12, h - h * 0.12);
};

/** A silhouette in white, a little smaller than its cell. */
export const shape =
  (d: string): Painter =>
  (ctx, w) =>
    path(ctx, d, w * 0.05, w * 0.05, w * 0.9, '#fff');

/** Figures, and further letters that a board writes one by one. */
export const glyphCells = (more = ''): CellSpec[] =>
  [...GLYPHS, ...more].map((char) => ({ name: `glyph:${char}`, w: 72, h: 86, paint: glyph(char) }));

/** Every icon of the house, white: `icon:NAME`. Marks need `icon:check`. */
export const iconCells = (): CellSpec[] =>
  (Object.keys(ICON_PATHS) as IconName[]).map((name) => ({
    name: `icon:${name}`,
    w: 80,
    h: 80,
    paint: icon(name),
  }));

/** The shape of every seat's colour, white: `emblem:COLOUR`. Marks need `emblem:blue`. */
export const emblemCells = (): CellSpec[] =>
  COLORS.map((color) => ({
    name: `emblem:${color}`,
    w: 80,
    h: 80,
    paint: (ctx, w) => path(ctx, EMBLEM_PATHS[color], 4, 4, w - 8, '#fff'),
  }));

/** A white that takes any colour. */
export const solidCell: CellSpec = {
  name: 'solid',
  w: 16,
  h: 16,
  paint(ctx, w, h) {
    ctx.fillStyle = '#fff';
    ctx.fillRect(0, 0, w, h);
  },
};

const light = (name: string, size: number, stops: readonly (readonly [number, string])[]) => ({
  name,
  w: size,
  h: size,
  paint: radial(stops),
});

/** The lights of marks and motions, and the shade under floating things. */
export const lightCells = (): CellSpec[] => [
  light('halo', 128, [
    [0, 'rgba(255,255,255,.95)'],
    [0.35, 'rgba(255,255,255,.4)'],
    [1, 'rgba(255,255,255,0)'],
  ]),
  light('ring', 128, [
    [0.6, 'rgba(255,255,255,0)'],
    [0.78, 'rgba(255,255,255,1)'],
    [0.86, 'rgba(255,255,255,.5)'],
    [1, 'rgba(255,255,255,0)'],
  ]),
  light('shadow', 64, [
    [0, 'rgba(0,0,0,.55)'],
    [0.6, 'rgba(0,0,0,.28)'],
    [1, 'rgba(0,0,0,0)'],
  ]),
];

/** The face of a dial, for motions of that kind: `dial`. */
export const dialCell: CellSpec = {
  name: 'dial',
  w: 150,
  h: 150,
  paint: roundel('#5a3a1c', '#f5ecd6'),
};

/** Room for the name of each seat, lettered when it is known: `name:SEAT`. */
export const nameCells = (seats: number): CellSpec[] =>
  Array.from({ length: seats }, (_, seat) => ({
    name: `name:${seat}`,
    w: 224,
    h: 42,
    paint: () => {},
  }));

/** All of the above, for so many seats: all cells that marks, motions and pens of the kit use. */
export const kitCells = (seats: number): CellSpec[] => [
  solidCell,
  dialCell,
  ...lightCells(),
  ...glyphCells(),
  ...iconCells(),
  ...emblemCells(),
  ...nameCells(seats),
];
