/** What can be answered in advance, in words. */

import { beforehand } from '../../../engine/games/strozzi/beforehand.ts';
import { translator } from '../../i18n/index.ts';
import type { BeforehandWords } from '../../table/game.ts';
import { beforehand as en } from './strings/beforehand.ts';

const t = translator({ en });
type Kind = (typeof beforehand)[number]['id'];

export const words: BeforehandWords = {
  kinds: beforehand as BeforehandWords['kinds'],
  label: (id) => t(id as Kind),
  word: (_id, word) => word,
};
