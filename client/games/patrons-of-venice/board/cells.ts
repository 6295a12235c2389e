/** The pictures on the pieces of this game: the cells of the board's atlas. */

import {
  BUSINESSES,
  GOODS,
  type Good,
  LEAD_ACTIONS,
  MAX_SEATS,
  RAW_GOODS,
  VALUE_OF,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI } from '../../../../engine/games/patrons-of-venice/map.ts';
import type { CellSpec, Painter } from '../../../pieces/atlas.ts';
import { FIGURES } from '../../../pieces/fonts.ts';
import { ICON_PATHS } from '../../../pieces/paths.ts';
import {
  back,
  type Ctx,
  glyphCells,
  kitCells,
  lettering,
  paper,
  path,
  shape,
} from '../../../table/board/cells.ts';
import { edged, standardCells } from '../../../table/board/standards.ts';
import {
  BUSINESS_PATHS,
  FAVOUR_PATH,
  GOOD_COLORS,
  GOOD_PATHS,
  HOUSE_PATH,
  SEAL_PATHS,
  STATUE_PATH,
} from '../overlay/signs.ts';
import { campoName, leadActionName, stallName } from '../strings/names.ts';

export const SHEET = { width: 2048, height: 1024 } as const;

const numeral = (ctx: Ctx, text: string, x: number, y: number, size: number): void => {
  ctx.font = `800 ${size}px "${FIGURES}", sans-serif`;
  ctx.textAlign = 'center';
  ctx.textBaseline = 'alphabetic';
  ctx.fillText(text, x, y);
};

/** A sail: in a border of the house's colour the galley's cargo and its worth. */
const cargo =
  (good: Good): Painter =>
  (ctx, w, h) => {
    const wash = ctx.createLinearGradient(0, 0, w, h);
    wash.addColorStop(0, '#fffaeb');
    wash.addColorStop(1, '#efdfba');
    ctx.fillStyle = wash;
    ctx.fillRect(w * 0.06, h * 0.08, w * 0.88, h * 0.84);
    path(ctx, GOOD_PATHS[good], w * 0.08, h * 0.2, h * 0.62, GOOD_COLORS[good]);
    ctx.fillStyle = '#1d2433';
    numeral(ctx, String(VALUE_OF[GOODS.indexOf(good)]), w * 0.75, h * 0.81, h * 0.88);
  };

/** Height of a street sign in the atlas, and its width by its height. */
const SIGN = 58;
export const signLong = (text: string): number => (60 + text.length * 21) / SIGN;

/** A street sign as the city paints them on its walls: black letters in a black line on white. */
const nizioleto =
  (text: string): Painter =>
  (ctx, w, h) => {
    ctx.fillStyle = '#f8f2e2';
    ctx.fillRect(0, 0, w, h);
    ctx.strokeStyle = '#2a221c';
    ctx.lineWidth = h * 0.055;
    ctx.strokeRect(h * 0.08, h * 0.08, w - h * 0.16, h - h * 0.16);
    lettering(text, '#1f1812', FIGURES)(ctx, w, h);
  };

/** A yard's flagstones, with the dirt of work between them. */
const court: Painter = (ctx, w, h) => {
  ctx.lineWidth = w * 0.008;
  for (let row = 0; row < 6; row++)
    for (let k = -1; k < 5; k++) {
      const [x, y] = [(k + (row % 2) * 0.5) * w * 0.25, (row * h) / 6];
      ctx.fillStyle = (row * 7 + k * 3) % 4 === 0 ? 'rgba(150,118,84,.34)' : 'rgba(150,118,84,.16)';
      ctx.fillRect(x, y, w * 0.25, h / 6);
      ctx.strokeStyle = 'rgba(96,72,48,.5)';
      ctx.strokeRect(x, y, w * 0.25, h / 6);
    }
};

/** A ducat: gold with a rim. */
const ducat: Painter = (ctx, w) => {
  const ring = (r: number, style: string): void => {
    ctx.beginPath();
    ctx.arc(w / 2, w / 2, w * r, 0, Math.PI * 2);
    ctx.fillStyle = style;
    ctx.fill();
  };
  ring(0.48, '#8a5a12');
  ring(0.44, '#ffd75a');
  ring(0.34, '#d99a26');
  ring(0.31, '#ffe28a');
  path(ctx, ICON_PATHS.star, w * 0.29, w * 0.28, w * 0.42, '#9a6414');
};

const bold =
  (d: string): Painter =>
  (ctx, w) =>
    edged(ctx, d, w * 0.1, w * 0.1, w * 0.8);

/** The pirates' sail. */
const blackSail: Painter = (ctx, w, h) => {
  ctx.fillStyle = '#15131a';
  ctx.fillRect(0, 0, w, h);
  path(ctx, GOOD_PATHS.pirates, w / 2 - h * 0.42, h * 0.08, h * 0.84, '#f4ead8');
};

export function boardCells(): CellSpec[] {
  const cells: CellSpec[] = [...kitCells(MAX_SEATS), ...standardCells()];
  cells.push(...glyphCells('/').filter(({ name }) => name === 'glyph:/'));
  const add = (name: string, w: number, h: number, paint: Painter): void => {
    cells.push({ name, w, h, paint });
  };
  for (const good of RAW_GOODS) add(`cargo:${good}`, 176, 138, cargo(good));
  add('cargo:pirates', 176, 138, blackSail);
  for (const good of GOODS) add(`good:${good}`, 88, 88, shape(GOOD_PATHS[good]));
  add('good:pirates', 88, 88, shape(GOOD_PATHS.pirates));
  for (const one of BUSINESSES) add(`business:${one}`, 88, 88, shape(BUSINESS_PATHS[one]));
  for (const action of LEAD_ACTIONS) {
    add(`seal:${action}`, 128, 128, shape(SEAL_PATHS[action]));
    add(`act:${action}`, 220, 50, lettering(leadActionName(action)));
  }
  for (const campo of CAMPI) {
    const name = campoName(campo);
    add(`campo:${campo}`, Math.round(signLong(name) * SIGN), SIGN, nizioleto(name));
  }
  add('sign:market', 240, 50, lettering(stallName('market')));
  add('sign:wharf', 340, 50, lettering(stallName('wharf')));
  add('sign:statue', 88, 88, shape(STATUE_PATH));
  add('sign:quarter', 88, 88, shape(HOUSE_PATH));
  add('favour', 88, 88, shape(FAVOUR_PATH));
  add('bold:pirates', 112, 112, bold(GOOD_PATHS.pirates));
  add('ducat', 88, 88, ducat);
  add('card:back', 84, 112, back('anchor', '#7a2c30'));
  add('court', 192, 192, court);
  add('plate', 160, 40, (ctx, w, h) => paper(ctx, w, h, '#8a6a30', 0.02));
  return cells;
}
