/** The market of promotion: the tiles of the loggia, and who is ahead in each of the three arts. */

import { CATEGORIES, type Category } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, View } from '../../../../engine/games/strozzi/types.ts';
import { EMBLEM_PATHS } from '../../../pieces/paths.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import type { Part } from '../../../table/overlay/part.ts';
import { SEAT_COLORS } from '../../../table/panels/SeatMark.tsx';
import { patronsOf } from '../director/scene.ts';
import { tileOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { categoryName, tileName } from '../strings/names.ts';
import { ART_PATHS, WARE_COLORS, WARE_PATHS } from './signs.ts';

interface Tile {
  readonly root: HTMLElement;
  readonly art: SVGSVGElement;
  readonly value: HTMLElement;
  readonly ware: SVGSVGElement;
}

function makeTile(): Tile {
  const [art, ware] = [sign(''), sign('')];
  const value = el('b', '');
  return { root: el('li', 'ov-tile', [art, value, ware]), art, value, ware };
}

/** So many patrons of an art are paid. */
const PAID = 3;

interface Patron {
  readonly root: HTMLElement;
  readonly emblem: SVGSVGElement;
  readonly sum: HTMLElement;
}

function makePatron(): Patron {
  const emblem = sign('', '#888', 'rgba(255,255,255,.55)');
  const sum = el('b', '');
  return { root: el('span', 'ov-patron', [emblem, sum]), emblem, sum };
}

function makeArt(category: Category) {
  const list = el('span', 'ov-patrons');
  const title = el('span', 'ov-title', [categoryName(category)]);
  const root = el('li', 'ov-art', [sign(ART_PATHS[category]), title, list]);
  return { category, root, list, patrons: [] as Patron[] };
}

export function loggia(): Part {
  const arts = CATEGORIES.map(makeArt);
  const tiles: Tile[] = [];
  const display = el('ol', 'ov-tiles');
  const list = el(
    'ol',
    'ov-list',
    arts.map(({ root }) => root),
  );
  const title = el('h2', 'ov-heading', [t('overlay.loggia')]);
  const root = el('section', 'ov-box ov-loggia', [title, display, list], {
    'data-part': 'display',
  });
  return {
    root,
    update({ view }) {
      mark(root, 'empty', view === null);
      if (!view) return;
      const open = (view as View).public;
      keep(display, tiles, open.promoDisplay.length, makeTile);
      for (const [k, id] of open.promoDisplay.entries()) show(tiles[k], id);
      for (const { category, list: row, patrons } of arts) {
        const ahead = patronsOf(open, category).slice(0, PAID);
        keep(row, patrons, ahead.length, makePatron);
        for (const [k, { seat, sum }] of ahead.entries()) {
          const patron = patrons[k];
          if (patron) showPatron(patron, open, seat, sum);
        }
      }
    },
  };
}

function show(tile: Tile | undefined, id: string): void {
  if (!tile) return;
  const { category, value, ware } = tileOf(id);
  redraw(tile.art, ART_PATHS[category], 'currentColor');
  redraw(tile.ware, ware ? WARE_PATHS[ware] : '', ware ? WARE_COLORS[ware] : 'none');
  write(tile.value, value);
  if (tile.root.title !== tileName(id)) tile.root.title = tileName(id);
}

function showPatron(patron: Patron, open: PublicView, seat: number, sum: number): void {
  const color = open.seats[seat]?.color ?? '';
  const path = EMBLEM_PATHS[color as keyof typeof EMBLEM_PATHS] ?? EMBLEM_PATHS.red;
  redraw(patron.emblem, path, SEAT_COLORS[color] ?? '#888');
  write(patron.sum, sum);
}
