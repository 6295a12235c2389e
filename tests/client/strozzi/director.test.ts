/** The director's cut of whole matches in the gulf: it always keeps the rules of good broadcast. */

import { expect, test } from 'vitest';
import { shownOf } from '../../../client/games/strozzi/board/shown.ts';
import { sitesFor } from '../../../client/games/strozzi/board/sites.ts';
import { direction } from '../../../client/games/strozzi/director/index.ts';
import { SCENERY } from '../../../client/games/strozzi/scenery/index.ts';
import { stage } from '../../../client/games/strozzi/staging.ts';
import type { View } from '../../../engine/games/strozzi/types.ts';
import {
  broadcast,
  type Directed,
  directing,
  happenings,
  placesTest,
  secretCutTest,
  shotAt,
} from '../cut.ts';
import { played } from './matches.ts';

const sites = sitesFor(16 / 9);
const directed = directing<View>(direction, ({ events, before }) =>
  stage(events, shownOf(before), sites),
);
const openly = { openMoney: true };
const MATCHES: readonly [string, Directed][] = [
  ['three at random', directed(played(3, 1, 'public', openly))],
  ['six at random, chests closed', directed(played(6, 2, 'public', {}))],
  ['four bankers', directed(played(4, 3, 'public', openly, 'banker'))],
  ['five bankers who never wait', directed(played(5, 4, 'public', openly, 'banker'), 0, [0])],
];

broadcast(MATCHES, direction.sight, 190);

test.each(MATCHES)('%s: a round begins with the whole gulf', (_, match) => {
  const rounds = happenings(match).filter(({ moment }) => moment.reason === 'roundStarted');
  expect(rounds).toHaveLength(2);
  for (const { at } of rounds) expect(shotAt(match, at).size).toBe('wide');
});

placesTest(MATCHES, [...SCENERY.sites.map(({ id }) => id), 'approach']);

secretCutTest((viewer) => directed(played(4, 5, viewer, {})).cut);
