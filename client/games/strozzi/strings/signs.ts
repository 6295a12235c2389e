/** What is written on the board itself. English. */

import type { City } from '../../../../engine/games/strozzi/data.ts';

export const SIGNS: {
  readonly cities: { readonly [c in City]: string };
  readonly lost: string;
  readonly round: string;
  readonly toCome: string;
} = {
  cities: { venice: 'Venice', rome: 'Rome', naples: 'Naples', florence: 'Florence' },
  lost: 'lost',
  round: 'Round',
  toCome: 'Ships to come',
};
