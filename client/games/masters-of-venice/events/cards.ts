/** Guild Orders, favors and rumors: drawn, bought, played and delivered. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { CANAL } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { favorPrice, resourceOf, rumorShop } from '../facts.ts';
import { t } from '../strings/index.ts';
import { orderPhrase, resourceNoun, stockName } from '../strings/names.ts';
import { splitOfAny } from './clauses.ts';
import type { Rows } from './table.ts';
import { deliveredWhy, favorWhy, gainedWhy } from './why/deals.ts';

/** The delivery from which on the reward is the highest. */
const TOP_REWARD = 4;

export const cards: Rows<
  | 'orderDrawn'
  | 'orderKept'
  | 'orderDelivered'
  | 'vpGained'
  | 'favorBought'
  | 'plazaRefilled'
  | 'favorPlayed'
  | 'rumorPlayed'
> = {
  orderDrawn: {
    at: 'guildHall',
    line({ cards: drawn, guildMaster }, { say }) {
      if (drawn.some((card) => card !== null)) return say('event.orderDrawnOwn');
      return say(guildMaster ? 'event.orderDrawnTwo' : 'event.orderDrawn');
    },
    why: {
      rules: ['MV-441', 'MV-601'],
      which: ({ guildMaster }) => [guildMaster ? 'MV-601' : 'MV-441'],
    },
    sound: 'card',
    look: ({ deck }) => look(deck === 0 ? 2 : 1),
    tell: ({ seat, deck }, _, name) =>
      deck === 0 ? aired('lastOrder', { name: name(seat) }) : null,
  },
  orderKept: {
    at: 'guildHall',
    line({ keep, returnedHeld, returned }, { say }) {
      const kept = keep
        ? say('event.orderKeptOwn', { card: orderPhrase(keep) })
        : say('event.orderKept');
      if (!returnedHeld) return kept;
      const back = returned
        ? say('event.orderReturnedOwn', { card: orderPhrase(returned) })
        : say('event.orderReturned');
      return `${kept} ${back}`;
    },
    why: {
      rules: ['MV-601', 'MV-602'],
      which: ({ returnedHeld }) => (returnedHeld ? ['MV-601', 'MV-602'] : ['MV-601']),
    },
    sound: 'card',
    look: null,
  },
  orderDelivered: {
    at: 'guildHall',
    line({ vp, ducats }, { say }) {
      const reward = [
        ...(vp > 0 ? [t('effect.vp', { n: vp })] : []),
        ...(ducats > 0 ? [t('effect.cash', { n: ducats })] : []),
      ];
      return say('event.orderDelivered', { reward: listed(reward) });
    },
    why: deliveredWhy,
    sound: CANAL.delivery,
    look: ({ nth }) => look(nth >= TOP_REWARD ? 3 : 2, 'medium', { least: 1.6 }),
    tell: deliveryLine,
    lean: 2,
    chapter: ({ seat, vp }, { name }) => ({
      kind: 'delivery',
      title: t('chapter.delivery', { name: name(seat), vp }),
      seat,
    }),
  },
  vpGained: { line: null, why: gainedWhy, sound: null, look: null },
  favorBought: {
    at: 'church',
    line: 'event.favorBought',
    why: favorWhy,
    sound: 'card',
    look: look(2),
    tell: ({ seat, favor }, _, name) =>
      aired('favor', { name: name(seat), price: favorPrice(favor) }),
  },
  plazaRefilled: {
    at: 'church',
    line: 'event.plazaRefilled',
    why: ['MV-462'],
    sound: 'card',
    look: null,
  },
  favorPlayed: {
    at: ({ shop }) => shop,
    line: 'event.favorPlayed',
    why: ['MV-501', 'MV-503'],
    sound: 'card',
    look: ({ shop }) => look(2, 'close', { place: `ladder:${resourceOf(shop)}` }),
    tell({ seat, shop, amount }, _, name) {
      const resource = resourceNoun(resourceOf(shop), amount);
      return aired('favorPlayed', { name: name(seat), shop: stockName(shop), amount, resource });
    },
  },
  rumorPlayed: {
    line: ({ direction }, { say }) => say(`event.rumorPlayed.${direction}`),
    why: ['MV-504', 'MV-505'],
    sound: 'card',
    look: (_, scene) => look(2, 'close', { place: rumorPlace(scene) }),
    tell({ seat, rumor, peg, direction }, _, name) {
      const shop = stockName(rumorShop(rumor));
      const told = { name: name(seat), shop, peg: aired(`peg.${peg}`) };
      return aired(direction === 'up' ? 'rumorUp' : 'rumorDown', told);
    },
  },
};

/** The slab on which a rumor works: the one with the moved peg. */
function rumorPlace(scene: Scene): string | null {
  const moved = scene.find('pegMoved', ({ cause }) => cause === 'rumor');
  if (!moved) return null;
  return moved.track === 'resource' ? `ladder:${moved.id}` : moved.id;
}

function deliveryLine(event: Of<MvEvent, 'orderDelivered'>, scene: Scene, name: Name): string {
  const { seat, vp, ducats, nth } = event;
  const key = vp > 0 && ducats > 0 ? 'reward.both' : vp > 0 ? 'reward.vp' : 'reward.ducats';
  const why = scene.why(
    scene.lead(name, seat),
    splitOfAny(null, scene),
    nth === TOP_REWARD - 1 ? aired('why.fourth') : null,
  );
  return aired('delivered', { name: name(seat), nth, reward: aired(key, { vp, ducats }), why });
}
