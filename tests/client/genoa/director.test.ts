/** The director's cut of whole matches in Genoa: it always keeps the rules of good broadcast. */

import { shownOf } from '../../../client/games/genoa/board/shown.ts';
import { sitesFor } from '../../../client/games/genoa/board/sites.ts';
import { direction } from '../../../client/games/genoa/director/index.ts';
import { SCENERY } from '../../../client/games/genoa/scenery/index.ts';
import { stage } from '../../../client/games/genoa/staging.ts';
import type { View } from '../../../engine/games/genoa/types.ts';
import { broadcast, type Directed, directing, placesTest, secretCutTest } from '../cut.ts';
import { played } from './matches.ts';

const sites = sitesFor(16 / 9);
const directed = directing<View>(direction, ({ events, before }) =>
  stage(events, shownOf(before), sites),
);
const SHORT = { shortGame: true };
const MATCHES: readonly [string, Directed][] = [
  ['three, rich', directed(played(3, 4, 'public', SHORT, true))],
  ['five, purses open', directed(played(5, 9, 'public', { ...SHORT, openMoney: true }))],
  ['four who never wait', directed(played(4, 15, 'public', SHORT, true), 0, [0])],
];

broadcast(MATCHES, direction.sight, 190);

placesTest(
  MATCHES,
  SCENERY.sites.map(({ id }) => id),
);

secretCutTest((viewer) => directed(played(4, 14, viewer, SHORT, true)).cut);
