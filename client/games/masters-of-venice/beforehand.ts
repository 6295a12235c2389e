/** What can be answered in advance, in words. */

import { beforehand } from '../../../engine/games/masters-of-venice/beforehand.ts';
import type { Shop } from '../../../engine/games/masters-of-venice/data.ts';
import { translator } from '../../i18n/index.ts';
import type { BeforehandWords } from '../../table/game.ts';
import { beforehand as en } from './strings/beforehand.ts';
import { characterName, stockName } from './strings/names.ts';

const t = translator({ en });
type Kind = (typeof beforehand)[number]['id'];

export const words: BeforehandWords = {
  kinds: beforehand as BeforehandWords['kinds'],
  label: (id) => t(id as Kind),
  word: (id, word) => {
    return id === 'character' ? characterName(word) : stockName(word as Shop);
  },
  note: t('note'),
};
