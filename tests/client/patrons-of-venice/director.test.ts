/**
 * The director's cut of whole matches in the quarter: it always keeps the rules of good broadcast.
 */

import { shownOf } from '../../../client/games/patrons-of-venice/board/shown.ts';
import { sitesFor } from '../../../client/games/patrons-of-venice/board/sites.ts';
import { direction } from '../../../client/games/patrons-of-venice/director/index.ts';
import { SCENERY } from '../../../client/games/patrons-of-venice/scenery/index.ts';
import { stage } from '../../../client/games/patrons-of-venice/staging.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { broadcast, type Directed, directing, placesTest, secretCutTest } from '../cut.ts';
import { played } from './matches.ts';

const sites = sitesFor(16 / 9);
const directed = directing<View>(direction, ({ events, before }) =>
  stage(events, shownOf(before), sites),
);
const MATCHES: readonly [string, Directed][] = [
  ['three at random', directed(played(3, 4, 'public', {}, 'random'))],
  [
    'five at random, purses closed',
    directed(played(5, 9, 'public', { openMoney: false }, 'random')),
  ],
  ['four patrons', directed(played(4, 14, 'public', {}))],
  ['five patrons who never wait', directed(played(5, 15, 'public', {}), 0, [0])],
];

broadcast(MATCHES, direction.sight, 190);

placesTest(
  MATCHES,
  SCENERY.sites.map(({ id }) => id),
);

secretCutTest((viewer) => directed(played(4, 14, viewer, { openMoney: false, maxTurns: 20 })).cut);
