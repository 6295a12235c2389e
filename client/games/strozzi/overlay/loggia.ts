/** The market of promotion: the tiles of the loggia, and the leader in each of the three arts. */

import { CATEGORIES, type Category } from '../../../../engine/games/strozzi/data.ts';
import type { PublicView, View } from '../../../../engine/games/strozzi/types.ts';
import { el, keep, redraw, sign, write } from '../../../table/overlay/dom.ts';
import { listOf, viewPart } from '../../../table/overlay/view-part.ts';
import { patronsOf, tileOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { categoryName, tileName } from '../strings/names.ts';
import { houses } from './house.ts';
import { ART_PATHS, WARE_COLORS, WARE_PATHS } from './signs.ts';

/** The number of paid patrons of an art. */
const PAID = 3;

function makeTile() {
  const [art, value, ware] = [sign(''), el('b'), sign('')] as const;
  return { root: el('li', 'ov-tile', [art, value, ware]), art, value, ware };
}

function showTile(tile: ReturnType<typeof makeTile>, id: string): void {
  const { category, value, ware } = tileOf(id);
  redraw(tile.art, ART_PATHS[category], 'currentColor');
  redraw(tile.ware, ware ? WARE_PATHS[ware] : '', ware ? WARE_COLORS[ware] : 'none');
  write(tile.value, value);
  if (tile.root.title !== tileName(id)) tile.root.title = tileName(id);
}

function makeArt(category: Category) {
  const list = el('span', 'ov-patrons');
  const show = houses(list, 'span', 'ov-patron');
  const title = el('span', 'ov-title', [categoryName(category)]);
  return {
    root: el('li', 'ov-art', [sign(ART_PATHS[category]), title, list]),
    update(open: PublicView) {
      const ahead = patronsOf(open, category).slice(0, PAID);
      show(ahead.map(({ seat, sum }) => ({ color: open.seats[seat]?.color, figure: sum })));
    },
  };
}

const form = { title: t('overlay.partLoggia'), place: 'side', former: 'display' } as const;
export const loggia = viewPart<View>('loggia', form, () => {
  const arts = CATEGORIES.map(makeArt);
  const tiles: ReturnType<typeof makeTile>[] = [];
  const display = el('ol', 'ov-tiles');
  const title = el('h2', 'ov-heading', [t('overlay.loggia')]);
  return {
    children: [title, display, listOf('ov-list', arts)],
    update({ public: open }) {
      keep(display, tiles, open.promoDisplay.length, makeTile);
      for (const [k, id] of open.promoDisplay.entries()) {
        const tile = tiles[k];
        if (tile) showTile(tile, id);
      }
      for (const art of arts) art.update(open);
    },
  };
});
