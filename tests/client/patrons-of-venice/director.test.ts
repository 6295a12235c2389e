/** The director's cut of whole matches in the quarter: the rules of good broadcast, whatever happens. */

import { expect, test } from 'vitest';
import { shownOf } from '../../../client/games/patrons-of-venice/board/shown.ts';
import { sitesFor } from '../../../client/games/patrons-of-venice/board/sites.ts';
import { direction } from '../../../client/games/patrons-of-venice/director/index.ts';
import { SCENERY } from '../../../client/games/patrons-of-venice/scenery/index.ts';
import { stage } from '../../../client/games/patrons-of-venice/staging.ts';
import type { View } from '../../../engine/games/patrons-of-venice/types.ts';
import { broadcast, type Directed, directing } from '../cut.ts';
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

test.each(MATCHES)('%s: every place of the direction is a site of the scenery', (_, match) => {
  const known = new Set(SCENERY.sites.map(({ id }) => id));
  for (const { moments, stakes } of match.takes) {
    for (const { place } of [...moments, ...stakes]) {
      if (place !== null) expect([...known]).toContain(place);
    }
  }
});

test('nothing that only a seat knows changes the cut', () => {
  const options = { openMoney: false, maxTurns: 20 };
  const seen = directed(played(4, 14, 'public', options)).cut;
  for (const seat of [0, 2]) expect(directed(played(4, 14, seat, options)).cut).toEqual(seen);
});
