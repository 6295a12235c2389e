/**
 * The goods at the market and at the Pirate Wharf, the price of the next statue, and the pirates'
 * chance.
 */

import { GOODS, type Good } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { Stall, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { el, keep, mark, redraw, sign, write } from '../../../table/overlay/dom.ts';
import { viewPart } from '../../../table/overlay/view-part.ts';
import { percentOf, pirateChance } from '../director/scene.ts';
import { goodValue, statuePrice } from '../facts.ts';
import { t } from '../strings/index.ts';
import { goodName } from '../strings/names.ts';
import { GOOD_COLORS, GOOD_PATHS, STATUE_PATH } from './signs.ts';

/** A kind of goods: its number there, at the market with its price. */
function makeStack() {
  const [shape, count, price] = [sign(''), el('b'), el('span', 'ov-price')] as const;
  const tile = el('span', 'ov-good', [shape]);
  return { root: el('li', 'ov-stack', [tile, count, price]), tile, shape, count, price };
}

function makeStall(stall: Stall) {
  const stacks: ReturnType<typeof makeStack>[] = [];
  const list = el('ol', 'ov-stacks');
  const bare = el('p', 'ov-bare', [t('overlay.bare')]);
  const root = el('div', 'ov-stall', [el('h2', 'ov-heading', [t(`overlay.${stall}`)]), list, bare]);
  return {
    root,
    update(lying: { readonly [good in Good]?: number }) {
      const kinds = GOODS.filter((good) => (lying[good] ?? 0) > 0);
      mark(bare, 'empty', kinds.length > 0);
      keep(list, stacks, kinds.length, makeStack);
      for (const [k, good] of kinds.entries()) {
        const stack = stacks[k];
        if (!stack) continue;
        redraw(stack.shape, GOOD_PATHS[good], '#fff8e6');
        if (stack.tile.dataset.good !== good) {
          mark(stack.tile, 'good', good);
          stack.tile.style.background = GOOD_COLORS[good];
          stack.root.title = goodName(good);
        }
        write(stack.count, `×${lying[good] ?? 0}`);
        write(stack.price, stall === 'market' ? goodValue(good) : '');
      }
    },
  };
}

const form = { title: t('overlay.partMarket'), place: 'side', former: 'display' } as const;
export const market = viewPart<View>('market', form, () => {
  const [stock, wharf] = [makeStall('market'), makeStall('wharf')] as const;
  const [statue, pirates] = [el('span'), el('span')] as const;
  const foot = el('p', 'ov-outlook', [
    el('span', 'ov-next', [sign(STATUE_PATH), statue]),
    el('span', 'ov-next', [sign(GOOD_PATHS.pirates), pirates]),
  ]);
  return {
    children: [stock.root, wharf.root, foot],
    update({ public: open }) {
      stock.update(open.market);
      wharf.update(open.wharf);
      const none = open.statuesLeft === 0;
      write(statue, none ? t('overlay.noStatue') : t('overlay.statue', { n: statuePrice(open) }));
      write(pirates, t('overlay.pirates', { n: percentOf(pirateChance(open)) }));
    },
  };
});
