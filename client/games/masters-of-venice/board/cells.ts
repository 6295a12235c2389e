/** The pictures on the pieces of this game: the cells of the board's atlas. */

import { CHARACTERS, LOCATIONS, SHOPS } from '../../../../engine/games/masters-of-venice/data.ts';
import type { CellSpec, Painter } from '../../../pieces/atlas.ts';
import { FIGURES } from '../../../pieces/fonts.ts';
import { ICON_PATHS, type IconName } from '../../../pieces/paths.ts';
import {
  back,
  type Ctx,
  dialCell,
  emblemCells,
  glyph,
  glyphCells,
  iconCells,
  lettering,
  lightCells,
  nameCells,
  paper,
  path,
  roundel,
  solidCell,
} from '../../../table/board/cells.ts';
import { basics } from '../basics.ts';
import { has, t, term } from '../strings/index.ts';
import { stockName } from '../strings/names.ts';
import { CHARACTER_ICON, INK, RESOURCE_ICON, RESOURCE_LOOK } from './looks.ts';

export const SHEET = { width: 2048, height: 1024 } as const;

/** The relief on the faces of a cube: an inset panel and the silhouette, lit from above. */
const cubeFace =
  (name: IconName, light: string, dark: string): Painter =>
  (ctx, w) => {
    ctx.lineWidth = w * 0.03;
    ctx.strokeStyle = dark;
    ctx.globalAlpha = 0.45;
    ctx.strokeRect(w * 0.1, w * 0.1, w * 0.8, w * 0.8);
    ctx.globalAlpha = 1;
    const d = ICON_PATHS[name];
    path(ctx, d, w * 0.17, w * 0.2, w * 0.68, dark);
    path(ctx, d, w * 0.16, w * 0.16, w * 0.68, light);
  };

function track(ctx: Ctx, x: number, y: number, w: number, h: number): void {
  const step = w / 20;
  for (let k = 0; k < 20; k++) {
    ctx.fillStyle = k % 2 === 0 ? '#4b3a24' : '#5b482d';
    ctx.fillRect(x + k * step, y, step - 1.5, h);
    if ((k + 1) % 4 !== 0) continue;
    ctx.font = `800 ${h * 0.78}px "${FIGURES}", sans-serif`;
    ctx.textAlign = 'center';
    ctx.textBaseline = 'middle';
    ctx.fillStyle = '#ffe7b0';
    ctx.fillText(String((k + 1) * 5), x + (k + 0.5) * step, y + h * 0.56, step);
  }
}

/** Slate, lighter at its upper edge, with an engraved line of gold along its rim. */
const slate: Painter = (ctx, w, h) => {
  const wash = ctx.createLinearGradient(0, 0, w * 0.4, h);
  wash.addColorStop(0, '#2c3946');
  wash.addColorStop(1, '#18212b');
  ctx.fillStyle = wash;
  ctx.fillRect(0, 0, w, h);
  ctx.strokeStyle = 'rgba(226, 184, 92, .55)';
  ctx.lineWidth = 1.2;
  ctx.strokeRect(w * 0.022, h * 0.022, w * 0.956, h * 0.956);
};

/** Tooling on leather: a darkened edge and two lines of gold. */
const mat: Painter = (ctx, w, h) => {
  const wash = ctx.createRadialGradient(w / 2, h / 2, w * 0.2, w / 2, h / 2, w * 0.72);
  wash.addColorStop(0, 'rgba(60, 34, 14, 0)');
  wash.addColorStop(1, 'rgba(60, 34, 14, .5)');
  ctx.fillStyle = wash;
  ctx.fillRect(0, 0, w, h);
  ctx.strokeStyle = 'rgba(255, 226, 150, .8)';
  for (const [at, wide] of [
    [0.035, 1.4],
    [0.06, 0.6],
  ] as const) {
    ctx.lineWidth = wide;
    ctx.strokeRect(w * at, h * at, w * (1 - 2 * at), h * (1 - 2 * at));
  }
};

/** White for a field of any colour: light from above on a slightly domed face. */
const enamel: Painter = (ctx, w, h) => {
  const wash = ctx.createLinearGradient(0, 0, 0, h);
  wash.addColorStop(0, '#fff');
  wash.addColorStop(0.12, '#ececec');
  wash.addColorStop(0.85, '#cfcfcf');
  wash.addColorStop(1, '#9a9a9a');
  ctx.fillStyle = wash;
  ctx.fillRect(0, 0, w, h);
};

const trackFace: Painter = (ctx, w, h) => track(ctx, 0, 0, w, h);

/** The plate at a figurine's feet: its sign and its name. */
const plate =
  (id: (typeof CHARACTERS)[number]): Painter =>
  (ctx, w, h) => {
    paper(ctx, w, h, '#5b2a2a', 0.03);
    path(ctx, ICON_PATHS[CHARACTER_ICON[id]], w * 0.04, h * 0.16, h * 0.68, '#7c1f26');
    ctx.translate(w * 0.31, h * 0.16);
    lettering(term('character', id), INK, FIGURES)(ctx, w * 0.65, h * 0.68);
  };

/** The cell of each figurine, in the order of `figures`. */
export const FIGURE_CELLS = (
  ['gondolieri', 'guildMaster', 'harborMaster', 'taxCollector', 'thief', 'trader'] as const
).map((id) => `plate:${id}`);

export function boardCells(): CellSpec[] {
  const cells: CellSpec[] = [];
  const add = (name: string, w: number, h: number, paint: Painter): void => {
    cells.push({ name, w, h, paint });
  };
  cells.push(...glyphCells());
  add('glyph:north', 72, 86, glyph(t('sign.north')));
  add('glyph:south', 72, 86, glyph(t('sign.south')));
  for (const [r, name] of Object.entries(RESOURCE_ICON)) {
    const look = RESOURCE_LOOK[r as keyof typeof RESOURCE_LOOK];
    add(`cube:${r}`, 112, 112, cubeFace(name, look.relief, look.shade));
  }
  cells.push(...iconCells(), ...emblemCells(), solidCell);
  add('slate', 128, 128, slate);
  add('enamel', 16, 64, enamel);
  add('mat', 128, 128, mat);
  add('track', 600, 44, trackFace);
  add('space', 160, 160, roundel('#8c2f2a', '#f5ecd6'));
  add('space:bid', 160, 160, roundel('#3a0d10', '#b0252c'));
  add('space:final', 160, 160, roundel('#d8b65a', '#2a2350'));
  cells.push(...lightCells());
  for (const place of LOCATIONS) {
    // There is no room for a Shipping Office's whole name.
    const group = has(`stock.${place}`) ? 'stock' : 'place';
    add(`sign:${place}`, 270, 42, lettering(term(group, place)));
  }
  for (const shop of SHOPS) add(`sign:${shop}`, 250, 42, lettering(stockName(shop)));
  add('sign:bid', 130, 60, lettering(t('sign.bid')));
  add('sign:final', 150, 60, lettering(t('sign.final')));
  add('sign:noBuyers', 380, 84, stamp(t('sign.noBuyers')));
  add('sign:order', 250, 42, lettering(t('sign.turnOrder')));
  cells.push(...nameCells(basics.seats.max));
  for (const id of CHARACTERS) {
    add(`plate:${id}`, 248, 88, plate(id));
  }
  add('card:order', 112, 150, (ctx, w, h) => paper(ctx, w, h, '#6b4526'));
  add('card:orderBack', 112, 150, back('hammer', '#3b2a55'));
  add('card:rumorBack', 112, 112, back('letter', '#7c1f26'));
  add('card:rumor', 112, 112, (ctx, w, h) => paper(ctx, w, h, '#7c1f26'));
  add('card:favor', 150, 112, (ctx, w, h) => paper(ctx, w, h, '#1f4f57'));
  add('card:favorBack', 150, 112, back('star', '#1f4f57'));
  add('card:share', 112, 84, (ctx, w, h) => paper(ctx, w, h, '#b08a3a', 0.05));
  add('card:slip', 60, 84, (ctx, w, h) => {
    // The head stays open: the shop's colour shows through.
    ctx.fillStyle = '#8f7440';
    ctx.fillRect(0, h * 0.34, w, h * 0.66);
    ctx.fillStyle = '#fbf3dd';
    ctx.fillRect(4, h * 0.34, w - 8, h * 0.66 - 4);
    ctx.fillStyle = 'rgba(80,55,25,.7)';
    for (let k = 0; k < 3; k++) ctx.fillRect(w * 0.2, h * (0.5 + k * 0.14), w * (0.6 - k * 0.1), 5);
  });
  cells.push(dialCell);
  add('seal', 160, 160, seal);
  return cells;
}

const stamp =
  (text: string): Painter =>
  (ctx, w, h) => {
    ctx.strokeStyle = '#fff';
    ctx.lineWidth = 7;
    ctx.strokeRect(6, 6, w - 12, h - 12);
    ctx.translate(w * 0.06, h * 0.12);
    lettering(text)(ctx, w * 0.88, h * 0.76);
  };

/** The Doge's seal: red wax with a star. */
const seal: Painter = (ctx, w) => {
  ctx.fillStyle = '#a3202a';
  ctx.beginPath();
  for (let k = 0; k <= 24; k++) {
    const a = (k / 24) * Math.PI * 2;
    const r = w * (k % 2 === 0 ? 0.49 : 0.455);
    ctx.lineTo(w / 2 + r * Math.cos(a), w / 2 + r * Math.sin(a));
  }
  ctx.fill();
  ctx.fillStyle = '#c23a3f';
  ctx.beginPath();
  ctx.arc(w / 2, w / 2, w * 0.37, 0, Math.PI * 2);
  ctx.fill();
  path(ctx, ICON_PATHS.star, w * 0.23, w * 0.22, w * 0.54, '#ffd98a');
};
