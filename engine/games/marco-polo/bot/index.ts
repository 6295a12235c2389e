/** The bots by name. */

import type { BotFactory } from '../../../core/contract.ts';
import { randomOf } from '../../../kit/random.ts';
import { codec, legal, MAX_LEGAL } from '../actions.ts';
import { fromView } from '../from-view.ts';
import type { View } from '../types.ts';
import { createTraveller } from './traveller.ts';

export const bots: { readonly [name: string]: BotFactory } = {
  traveller: createTraveller,
  random: randomOf<View>({ maxLegal: MAX_LEGAL, legal, fromView, decode: codec.decode }),
};
