/** The effects of the action spaces, in sentences made from the data of the rules. */

import {
  CAMELS_OF_KHAN,
  COINS_OF_BAG,
  COINS_OF_FIVE,
  COINS_OF_MONEYLENDER,
  DICE_OF,
  SPACES,
  STEP_COST,
} from '../../../../engine/games/marco-polo/data/spaces.ts';
import { MOST_HELD } from '../../../../engine/games/marco-polo/data.ts';
import { series, translator } from '../../../i18n/index.ts';
import { bazaarGain, cardLine, companionDoes } from './effects.ts';
import { effects } from './effects-en.ts';
import { amountName, spaceName } from './names.ts';
import { spaces } from './spaces-en.ts';

const t = translator({ en: { ...effects, ...spaces } });

/** The effect of an action space; for a city card's slot that of the card there. */
export function spaceLine(space: string, card?: string): string {
  switch (space) {
    case 'coins5':
      return t('space.does.coins5', { coins: COINS_OF_FIVE });
    case 'khan':
      return t('space.does.khan', { camels: CAMELS_OF_KHAN });
    case 'contracts':
      return t('space.does.contracts', { most: MOST_HELD });
    case 'moneyBag':
      return t('space.does.moneyBag', { coins: COINS_OF_BAG });
    case 'venice':
    case 'companions':
      return t(`space.does.${space}`);
    case 'travel':
      return t('space.does.travel', { costs: series(STEP_COST.slice(1).map(String)) });
    case 'moneylender':
      return t('companion.space.moneylender', { coins: COINS_OF_MONEYLENDER });
    case 'gondolier':
      return companionDoes('gondolier');
    case 'v7a':
    case 'v7b':
      return cardLine(space);
    default:
      return space.startsWith('bazaar')
        ? bazaarLine(space)
        : card
          ? cardLine(card)
          : spaceName(space);
  }
}

function bazaarLine(space: string): string {
  const rows = [1, 2, 3, 4, 5, 6].map((row) => `${row}: ${amountName(bazaarGain(space, row))}`);
  return t('space.does.bazaar', { n: DICE_OF[SPACES.indexOf(space)] ?? 1, rows: rows.join('; ') });
}

/** The cost of joining dice. */
export const occupiedLine = (): string => t('space.occupied');
