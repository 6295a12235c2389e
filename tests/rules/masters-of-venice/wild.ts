/** Random canonical actions, sensible or not, for tests of refusals. */

import type { Chance } from '../../../engine/core/chance.ts';
import {
  CHARACTERS,
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  LOCATIONS,
  RESOURCES,
  RUMOR_IDS,
  SHOPS,
  STOCKS,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { Action, ActionType } from '../../../engine/games/masters-of-venice/types.ts';

type Pick = <T>(list: readonly T[]) => T;

/** A few of `names`, mostly one or two, each with a small count. */
function some(names: readonly string[], chance: Chance, pick: Pick): { [name: string]: number } {
  const map: { [name: string]: number } = {};
  const kinds = pick([0, 1, 1, 1, 2, 2, 3]);
  for (let i = 0; i < kinds; i++) map[pick(names)] = 1 + chance.below(pick([1, 2, 4]));
  return map;
}

type Makers = { readonly [type in ActionType]: (chance: Chance, pick: Pick) => object };

const MAKERS: Makers = {
  submitBid: (chance) => ({ amount: 5 * chance.below(80) }),
  chooseCharacter: (_, pick) => ({ character: pick(CHARACTERS.slice(1)) }),
  adjustOrders: (_, pick) => ({ shop: pick(SHOPS), direction: pick(['up', 'down']) }),
  submitDestination: (_, pick) => ({ location: pick(LOCATIONS) }),
  queueInterrupt: (_, pick) => ({ target: pick(['own', 'shared', null]) }),
  setStance: (_, pick) => ({ stance: pick(['always', 'placeStart', 'wait']) }),
  useInterrupt: (_, pick) => ({ target: pick(['own', 'shared']) }),
  declineInterrupt: () => ({}),
  useDock: (chance, pick) => ({
    dock: pick([1, 2, 3, 4]),
    buy: some(RESOURCES, chance, pick),
    steal: pick([null, null, ...RESOURCES]),
  }),
  useMajority: (_, pick) => ({ shop: pick(SHOPS), direction: pick(['lowerPrice', 'raisePrice']) }),
  sellAtShop: (chance, pick) => ({ shop: pick(SHOPS), count: 1 + chance.below(pick([2, 4, 15])) }),
  buyShares: (chance, pick) => ({ lots: some(STOCKS, chance, pick) }),
  sellShares: (chance, pick) => ({ lots: some(STOCKS, chance, pick) }),
  drawOrder: (_, pick) => ({ useGuildMaster: pick([true, false]) }),
  guildKeep: (_, pick) => ({
    keep: pick(GUILD_ORDER_IDS),
    returnHeld: pick([null, ...GUILD_ORDER_IDS]),
  }),
  deliverOrder: (chance, pick) => ({ card: pick(GUILD_ORDER_IDS), takeVp: chance.below(7) }),
  buyFavor: (_, pick) => ({ favor: pick(FAVOR_IDS) }),
  useOffice: (_, pick) => pick([{}, { declineFree: true }]),
  placeCubes: (_, pick) => {
    const placement: { [dock: string]: string } = {};
    for (const dock of ['1', '2', '3', '4']) if (pick([1, 1, 0])) placement[dock] = pick(RESOURCES);
    return { placement };
  },
  mercatoBuy: (chance, pick) => ({ cubes: some(RESOURCES, chance, pick) }),
  mercatoSell: (chance, pick) => ({ cubes: some(RESOURCES, chance, pick) }),
  mercatoSwap: (_, pick) => ({ give: pick(RESOURCES), take: pick(RESOURCES) }),
  playFavor: (chance, pick) => ({
    favor: pick(FAVOR_IDS),
    shop: pick(SHOPS),
    amount: 1 + chance.below(4),
  }),
  playRumor: (_, pick) => ({
    rumor: pick(RUMOR_IDS),
    peg: pick(['share', 'resource', 'orders']),
    direction: pick(['up', 'down']),
  }),
  endTurn: () => ({}),
};

export const ACTION_TYPES = Object.keys(MAKERS) as ActionType[];

/** A well-formed action of one of `types`, for any moment. */
export function wildAction(chance: Chance, types: readonly ActionType[] = ACTION_TYPES): Action {
  const pick: Pick = (list) => list[chance.below(list.length)];
  const type = pick(types);
  return { type, ...MAKERS[type](chance, pick) } as Action;
}
