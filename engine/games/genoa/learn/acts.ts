/** Actions and answers that several scenes of the lesson share. */

import type { Open } from '../../../learn/lesson.ts';

export const open = (like: Open['like'], rule: string): Open => ({ like, rule });
export const TAKE = { type: 'takeAction' };
export const MAIN = { type: 'performMain' };
export const END = { type: 'endAction' };
export const PASS = { type: 'pass' };
export const moveTo = (space: string) => ({ type: 'moveFree', space });
export const offerFor = (target: string, ducats: number) => ({
  type: 'offer',
  target,
  give: { ducats },
});
export const accept = (offerId: string) => ({ type: 'accept', offerId, version: 1 });
export const small = (order: string) => ({ type: 'deliverSmall', order });

/** Cards of the two others, in scenes where they do not matter. */
export const FIRST = ['LO-01', 'SO-12', 'MS-02', 'CT-09'];
export const SECOND = ['LO-16', 'SO-08', 'MS-11', 'CT-12'];

export const REWARDED = {
  type: 'performMain',
  mode: 'deliver',
  order: 'LO-12',
  tileChoice: 'extraAction',
};
