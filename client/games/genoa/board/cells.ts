/** The pictures on the pieces of this game: the cells of the board's atlas. */

import {
  COMMODITIES,
  KINDS,
  type Kind,
  MAX_SEATS,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import { BUILDINGS } from '../../../../engine/games/genoa/map.ts';
import type { CellSpec, Painter } from '../../../pieces/atlas.ts';
import { FIGURES } from '../../../pieces/fonts.ts';
import { type Ctx, kitCells, lettering, paper, path, shape } from '../../../table/board/cells.ts';
import { edged, standardCells } from '../../../table/board/standards.ts';
import {
  COMMODITY_PATHS,
  DUCAT_PATH,
  HANDS_PATH,
  KIND_COLORS,
  KIND_PATHS,
  MARKER_PATH,
  TILE_COLORS,
  TILE_PATHS,
  TOWER_PATH,
} from '../overlay/signs.ts';
import { spaceName } from '../strings/names.ts';

export const SHEET = { width: 2048, height: 1024 } as const;

/** Height of a building's plate in the atlas, and its width by its height. */
const PLATE = { h: 72, w: 288 } as const;
export const PLATE_LONG = PLATE.w / PLATE.h;

/** Slate with a line of marble, the name in it. */
const plate =
  (text: string): Painter =>
  (ctx, w, h) => {
    ctx.fillStyle = '#27313a';
    ctx.fillRect(0, 0, w, h);
    ctx.strokeStyle = '#efe6d2';
    ctx.lineWidth = h * 0.04;
    ctx.strokeRect(h * 0.06, h * 0.06, w - h * 0.12, h - h * 0.12);
    lettering(text, '#fdf6e4', FIGURES)(ctx, w, h);
  };

/** A special tile: its sign in white on its colour, framed in brass. */
const tablet =
  (tile: Tile): Painter =>
  (ctx, w, h) => {
    ctx.fillStyle = '#d9ae55';
    ctx.fillRect(0, 0, w, h);
    ctx.fillStyle = TILE_COLORS[tile];
    ctx.fillRect(w * 0.07, h * 0.07, w * 0.86, h * 0.86);
    edged(ctx, TILE_PATHS[tile], w * 0.2, h * 0.2, w * 0.6);
  };

/** The back of a card of a kind: its sign on its colour, in a frame of stripes. */
const back =
  (kind: Kind): Painter =>
  (ctx, w, h) => {
    stripes(ctx, w, h);
    ctx.fillStyle = KIND_COLORS[kind];
    ctx.fillRect(w * 0.09, w * 0.09, w * 0.82, h - w * 0.18);
    ctx.strokeStyle = '#f0d894';
    ctx.lineWidth = w * 0.025;
    ctx.strokeRect(w * 0.15, w * 0.15, w * 0.7, h - w * 0.3);
    path(ctx, KIND_PATHS[kind], w * 0.22, h / 2 - w * 0.28, w * 0.56, '#fbf1d6');
  };

/** The marble of Genoa: white and slate in turn. */
function stripes(ctx: Ctx, w: number, h: number): void {
  ctx.fillStyle = '#f4eee0';
  ctx.fillRect(0, 0, w, h);
  ctx.fillStyle = '#39424c';
  for (let k = 0; k < 7; k += 2) ctx.fillRect(0, (k * h) / 7, w, h / 7);
}

/** The tag of a store, for the number of things left. */
const tag: Painter = (ctx, w, h) => paper(ctx, w, h, '#5a3f22', 0.03);

/** A wash along a die's beam: bright in the middle of its width, gone at its far end. */
const beam: Painter = (ctx, w, h) => {
  const across = ctx.createLinearGradient(0, 0, w, 0);
  across.addColorStop(0, 'rgba(255,255,255,0)');
  across.addColorStop(0.3, 'rgba(255,255,255,.55)');
  across.addColorStop(0.5, 'rgba(255,255,255,1)');
  across.addColorStop(0.7, 'rgba(255,255,255,.55)');
  across.addColorStop(1, 'rgba(255,255,255,0)');
  ctx.fillStyle = across;
  ctx.fillRect(0, 0, w, h);
};

/** A pillar of light on dark ground: bright at its foot, gone at its head and at both sides. */
const pillar: Painter = (ctx, w, h) => {
  for (let x = 0; x < w; x++) {
    const side = Math.sin((Math.PI * (x + 0.5)) / w) ** 2;
    const up = ctx.createLinearGradient(0, 0, 0, h);
    up.addColorStop(0, 'rgba(255,255,255,0)');
    up.addColorStop(1, `rgba(255,255,255,${side})`);
    ctx.fillStyle = up;
    ctx.fillRect(x, 0, 1, h);
  }
};

/** A frame of light for the ground of a space, full at its edge. */
const field: Painter = (ctx, w, h) => {
  ctx.fillStyle = 'rgba(255,255,255,.3)';
  ctx.fillRect(0, 0, w, h);
  for (let k = 0; k < 6; k++) {
    ctx.strokeStyle = `rgba(255,255,255,${0.9 - k * 0.14})`;
    ctx.lineWidth = w * 0.022;
    const d = w * (0.015 + k * 0.02);
    ctx.strokeRect(d, d, w - 2 * d, h - 2 * d);
  }
};

const bold =
  (d: string): Painter =>
  (ctx, w) =>
    edged(ctx, d, w * 0.1, w * 0.1, w * 0.8);

export function boardCells(): CellSpec[] {
  const cells: CellSpec[] = [...kitCells(MAX_SEATS), ...standardCells()];
  const add = (name: string, w: number, h: number, paint: Painter): void => {
    cells.push({ name, w, h, paint });
  };
  for (const building of BUILDINGS)
    add(`plate:${building}`, PLATE.w, PLATE.h, plate(spaceName(building)));
  for (const good of COMMODITIES) add(`good:${good}`, 80, 80, shape(COMMODITY_PATHS[good]));
  for (const tile of TILES) add(`tile:${tile}`, 112, 112, tablet(tile));
  for (const kind of KINDS) {
    add(`kind:${kind}`, 80, 80, shape(KIND_PATHS[kind]));
    add(`back:${kind}`, 96, 132, back(kind));
  }
  add('sign:marker', 80, 80, shape(MARKER_PATH));
  add('sign:tower', 96, 96, bold(TOWER_PATH));
  add('sign:hands', 112, 112, bold(HANDS_PATH));
  add('ducat', 80, 80, shape(DUCAT_PATH));
  add('tag', 96, 64, tag);
  add('beam', 64, 64, beam);
  add('pillar', 64, 128, pillar);
  add('field', 128, 128, field);
  add('shade', 16, 16, (ctx, w, h) => {
    ctx.fillStyle = 'rgba(18, 22, 34, .42)';
    ctx.fillRect(0, 0, w, h);
  });
  return cells;
}
