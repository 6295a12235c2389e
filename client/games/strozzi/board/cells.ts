/** The pictures on the pieces of this game: the cells of the board's atlas. */

import { CATEGORIES, CITIES, WARES } from '../../../../engine/games/strozzi/data.ts';
import type { CellSpec, Painter } from '../../../pieces/atlas.ts';
import { FIGURES } from '../../../pieces/fonts.ts';
import {
  type Ctx,
  emblemCells,
  glyphCells,
  iconCells,
  lettering,
  lightCells,
  nameCells,
  paper,
  path,
  shape,
  slate,
  solidCell,
} from '../../../table/board/cells.ts';
import { EDGE, edged, standardCells } from '../../../table/board/standards.ts';
import { t } from '../strings/index.ts';
import { cityName } from '../strings/names.ts';
import { CATEGORY_PATHS, SCROLL_PATH, SKULL_PATH, WARE_PATHS, WREATH_PATH } from './looks.ts';

export const SHEET = { width: 2048, height: 1024 } as const;
/** A ship's speed: 1 … 8 as drawn, up to 9 in a berth. */
const SPEEDS = [1, 2, 3, 4, 5, 6, 7, 8, 9];

const numeral = (ctx: Ctx, text: string, x: number, y: number, size: number): void => {
  ctx.font = `800 ${size}px "${FIGURES}", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(text, x, y);
};

/** Canvas of the ship that comes in: cream, with seams, a red border and its speed. */
const sail =
  (speed: number): Painter =>
  (ctx, w, h) => {
    const wash = ctx.createLinearGradient(0, 0, w, h);
    wash.addColorStop(0, '#fdf6e3');
    wash.addColorStop(1, '#ecdcb6');
    ctx.fillStyle = wash;
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = 'rgba(150, 110, 60, .22)';
    for (let k = 1; k < 7; k++) ctx.fillRect((w * k) / 7 - 1, 0, 2, h);
    ctx.fillStyle = '#a8242c';
    ctx.fillRect(0, 0, w, h * 0.055);
    ctx.fillRect(0, h * 0.945, w, h * 0.055);
    ctx.fillStyle = '#1d2f52';
    numeral(ctx, String(speed), w / 2, h * 0.89, h * 1.2);
  };

/** A sail in its berth: the house's colour, and its speed in white. */
const berth =
  (speed: number): Painter =>
  (ctx, w, h) => {
    ctx.lineJoin = 'round';
    ctx.strokeStyle = 'rgba(20, 16, 12, .85)';
    ctx.lineWidth = h * 0.1;
    ctx.fillStyle = '#fff';
    ctx.font = `800 ${h}px "${FIGURES}", sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'alphabetic';
    ctx.strokeText(String(speed), w / 2, h * 0.85);
    numeral(ctx, String(speed), w / 2, h * 0.85, h);
    ctx.fillStyle = 'rgba(255,255,255,.6)';
    ctx.fillRect(0, 0, w, h * 0.05);
    ctx.fillRect(0, h * 0.95, w, h * 0.05);
  };

/** The three wares side by side. */
const wareFlag: Painter = (ctx, w, h) => {
  const size = h * 0.5;
  WARES.forEach((ware, k) => {
    edged(ctx, WARE_PATHS[ware], w * (0.06 + k * 0.3), k === 1 ? h * 0.06 : h * 0.42, size);
  });
};
const plusFlag: Painter = (ctx, w, h) => {
  ctx.lineJoin = 'round';
  ctx.strokeStyle = EDGE;
  ctx.lineWidth = h * 0.1;
  ctx.font = `800 ${h * 0.94}px "${FIGURES}", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.strokeText('+1', w / 2, h * 0.8);
  ctx.fillStyle = '#fff';
  ctx.fillText('+1', w / 2, h * 0.8);
};
/** Black, in a border of the house's colour. */
const pirateFlag: Painter = (ctx, w, h) => {
  ctx.fillStyle = '#15131a';
  ctx.fillRect(w * 0.1, h * 0.14, w * 0.8, h * 0.72);
  path(ctx, SKULL_PATH, w / 2 - h * 0.33, h * 0.17, h * 0.66, '#fff');
};

/** Treads of a stairway: slabs of stone with joints. */
const tread: Painter = (ctx, w, h) => {
  ctx.strokeStyle = 'rgba(90, 70, 44, .35)';
  ctx.lineWidth = 1.6;
  for (let k = 0; k <= 8; k++) {
    const x = (w * k) / 8 + (k % 2) * 2;
    ctx.beginPath();
    ctx.moveTo(x, 0);
    ctx.lineTo(x, h);
    ctx.stroke();
  }
  ctx.fillStyle = 'rgba(255,255,255,.35)';
  ctx.fillRect(0, h * 0.9, w, h * 0.1);
};

/** Rings that spread on the water. */
const splash: Painter = (ctx, w) => {
  for (const [r, alpha, wide] of [
    [0.46, 0.5, 0.03],
    [0.33, 0.75, 0.045],
    [0.2, 0.95, 0.06],
  ] as const) {
    ctx.strokeStyle = `rgba(255,255,255,${alpha})`;
    ctx.lineWidth = w * wide;
    ctx.beginPath();
    ctx.arc(w / 2, w / 2, w * r, 0, Math.PI * 2);
    ctx.stroke();
  }
};

export function boardCells(): CellSpec[] {
  const cells: CellSpec[] = [
    ...glyphCells(),
    ...iconCells(),
    ...emblemCells(),
    solidCell,
    ...lightCells(),
    ...nameCells(6),
    ...standardCells(),
  ];
  const add = (name: string, w: number, h: number, paint: Painter): void => {
    cells.push({ name, w, h, paint });
  };
  for (const speed of SPEEDS) {
    add(`sail:${speed}`, 176, 144, sail(speed));
    add(`berth:${speed}`, 128, 104, berth(speed));
  }
  add('flag:ware', 128, 84, wareFlag);
  add('flag:plusOne', 128, 84, plusFlag);
  add('flag:pirate', 128, 84, pirateFlag);
  for (const ware of WARES) add(`ware:${ware}`, 80, 80, shape(WARE_PATHS[ware]));
  for (const one of CATEGORIES) add(`category:${one}`, 80, 80, shape(CATEGORY_PATHS[one]));
  add('scroll', 80, 80, shape(SCROLL_PATH));
  add('skull', 80, 80, shape(SKULL_PATH));
  add('wreath', 112, 112, shape(WREATH_PATH));
  add('splash', 128, 128, splash);
  add('slate', 256, 64, slate);
  add('tread', 256, 40, tread);
  add('plate', 160, 40, (ctx, w, h) => paper(ctx, w, h, '#8a6a30', 0.02));
  for (const city of CITIES) add(`sign:${city}`, 250, 46, lettering(cityName(city)));
  add('sign:lost', 150, 56, lettering(t('sign.lost')));
  add('sign:round', 150, 42, lettering(t('sign.round')));
  add('sign:toCome', 190, 42, lettering(t('sign.toCome')));
  return cells;
}
