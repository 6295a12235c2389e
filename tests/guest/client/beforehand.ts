/** What can be answered in advance, in words. */

import type { BeforehandWords } from '../../../client/table/game.ts';
import { beforehand } from '../engine/beforehand.ts';
import type { Good } from '../engine/data.ts';
import { t } from './strings.ts';

type Kind = (typeof beforehand)[number]['id'];

export const words: BeforehandWords = {
  kinds: beforehand,
  label: (id) => t(`beforehand.${id as Kind}`),
  word: (_id, word) => t(`beforehand.${word as Good}`),
};
