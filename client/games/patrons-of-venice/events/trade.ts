/** The stalls of market and wharf. */

import { look } from '../../../table/events/rows.ts';
import { QUARTER } from '../cues.ts';
import { t as aired } from '../director/strings.ts';
import { goodName, goodsName, stallName } from '../strings/names.ts';
import { money, PAYS } from './money.ts';
import type { Rows } from './table.ts';
import { boughtWhy, soldWhy } from './why.ts';

export const trade: Rows<'marketDealt' | 'buyingStarted' | 'sold' | 'bought'> = {
  marketDealt: { at: 'market', line: null, why: ['PV-008'], sound: 'card', look: null },
  buyingStarted: {
    at: 'market',
    line: 'event.buyingStarted',
    why: ['PV-046', 'PV-049'],
    sound: QUARTER.handbell,
    look: null,
  },
  sold: {
    at: 'market',
    line: ({ goods }, { say }) => say(goodsName(goods) ? 'event.sold' : 'event.soldNothing'),
    why: soldWhy,
    sound: ({ ducats }) =>
      ducats === 0 ? ['peg'] : [QUARTER.basket, { cue: money(ducats), wait: PAYS }],
    look: ({ ducats }) => (ducats > 0 ? look(2) : null),
    tell({ seat, goods, ducats }, _, name) {
      const sold = goodsName(goods);
      return sold ? aired('sold', { name: name(seat), goods: sold, ducats }) : null;
    },
    lean: 1,
  },
  bought: {
    at: ({ from }) => from,
    line: ({ from }, { say }) => say('event.bought', { stall: stallName(from) }),
    why: boughtWhy,
    sound: () => ['coinFew', { cue: QUARTER.basket, wait: PAYS }],
    look: look(2),
    tell({ seat, from, good, price }, scene, name) {
      const left = scene.after.public[from][good] ?? 0;
      const told = { name: name(seat), good: goodName(good), stall: stallName(from), price };
      return aired('bought', { ...told, why: left === 0 ? aired('bought.last') : '' });
    },
  },
};
