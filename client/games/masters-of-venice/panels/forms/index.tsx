/** The form of each kind of action: described for the kit's inputs, but for one of the game's own. */

import type {
  Action,
  ActionType,
  View,
} from '../../../../../engine/games/masters-of-venice/types.ts';
import { type FormsOf, makeForms } from '../../../../table/decision/forms.tsx';
import type { Values } from '../../../../table/inputs/input.ts';
import { countsOf } from '../../../../table/inputs/values.ts';
import { awardOf, firstFavorUse } from '../../draft-turn.ts';
import type { Describe } from './describe.ts';
import { dock, mercatoBuy, mercatoSell, mercatoSwap, office } from './goods.tsx';
import { deliverOrder, drawOrder, guildKeep } from './guild.tsx';
import {
  adjustOrders,
  chooseCharacter,
  declineInterrupt,
  interrupt,
  submitBid,
  submitDestination,
} from './rounds.tsx';
import { buyFavor, playFavor, playRumor } from './tiles.tsx';
import { buyShares, majority, sellAtShop, sellShares } from './trade.tsx';

/** Kinds that ask nothing, or whose form is the game's own, are absent. */
const DESCRIBED: { readonly [type in ActionType]?: Describe } = {
  submitBid,
  chooseCharacter,
  adjustOrders,
  submitDestination,
  useInterrupt: interrupt,
  declineInterrupt,
  useDock: dock,
  sellAtShop,
  useMajority: majority,
  buyShares,
  sellShares,
  drawOrder,
  guildKeep,
  deliverOrder,
  buyFavor,
  playFavor,
  playRumor,
  useOffice: office,
  mercatoBuy,
  mercatoSell,
  mercatoSwap,
};

type Game = FormsOf<View, Action>;
const inputs: NonNullable<Game['inputs']> = (position, type, values) =>
  DESCRIBED[type]?.(position, values) ?? [];

/** The action from a form's values, where the two differ in shape. */
const action: NonNullable<Game['action']> = (position, type, values) => {
  const { move, sold, free, ...fields } = values;
  switch (type) {
    case 'sellAtShop': {
      const [sale] = Object.entries(countsOf(sold));
      return sale ? ({ type, shop: sale[0], count: sale[1] } as Action) : null;
    }
    case 'useOffice':
      return free === false ? { type, declineFree: true } : { type };
    case 'useDock':
      return { type, steal: null, ...fields } as Action;
    case 'deliverOrder':
      return { type, takeVp: awardOf(position), ...fields } as Action;
    default:
      return { type, ...fields, ...(move as object) } as Action;
  }
};

function values(given: Action): Values {
  const { type: _, ...fields } = given;
  switch (given.type) {
    case 'sellAtShop':
      return { sold: { [given.shop]: given.count } };
    case 'useOffice':
      return { free: given.declineFree !== true };
    case 'adjustOrders':
    case 'useMajority':
      return { move: { ...fields } as Values };
    case 'playRumor':
      return { rumor: given.rumor, move: { peg: given.peg, direction: given.direction } };
    default:
      return fields as Values;
  }
}

/** At another dock buying begins anew; with another favor its use begins anew. */
const edited: NonNullable<Game['edited']> = (position, type, values, changed) => {
  if (type === 'useDock' && changed === 'dock') return { dock: values.dock ?? 1, buy: {} };
  if (type !== 'playFavor' || changed !== 'favor') return values;
  const { type: _, ...fields } = firstFavorUse(position, String(values.favor));
  return fields;
};

export const forms = makeForms<View, Action>({ inputs, action, values, edited });
