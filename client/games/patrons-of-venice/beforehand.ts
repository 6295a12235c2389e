/** What can be answered in advance, in words. */

import { beforehand } from '../../../engine/games/patrons-of-venice/beforehand.ts';
import type { Good } from '../../../engine/games/patrons-of-venice/data.ts';
import { translator } from '../../i18n/index.ts';
import type { BeforehandWords } from '../../table/game.ts';
import { beforehand as en } from './strings/beforehand.ts';
import { goodName } from './strings/names.ts';

const t = translator({ en });
type Kind = (typeof beforehand)[number]['id'];

export const words: BeforehandWords = {
  kinds: beforehand as BeforehandWords['kinds'],
  label: (id) => t(id as Kind),
  word: (id, word) => {
    if (id === 'load') return goodName(word as Good);
    return t(word === 'keep' ? 'unload.keep' : 'unload.sell');
  },
};
