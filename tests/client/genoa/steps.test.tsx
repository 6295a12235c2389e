/** The presses beside a standing offer: illegal ones are not shown as open. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { saying, threadOf } from '../../../client/games/genoa/deals/thread.ts';
import { EMPTY } from '../../../client/games/genoa/deals/tray.ts';
import { Steps } from '../../../client/games/genoa/panels/Steps.tsx';
import { refusedAs } from '../../../client/games/genoa/position.ts';
import { Table } from './positions.ts';

const CLAIMED = { path: ['coachHouse', 'park'], state: 'CLAIM', status: { coachHouse: 'unused' } };

test('five more than one has is not open to be pressed, and its note says why', () => {
  const table = new Table({ seats: [{}, {}, {}], ...CLAIMED });
  const say = (ducats: number) => {
    const at = table.at(1);
    const action = saying(at, threadOf(at.view, 1, 'park', 1), { ...EMPTY, give: { ducats } });
    return action && refusedAs(at, action) === null ? action : null;
  };
  const more = () => {
    const position = table.at(1);
    const thread = threadOf(position.view, 1, 'park', 1);
    const markup = renderToStaticMarkup(<Steps position={position} thread={thread} />);
    return markup.match(/<button[^>]*data-step="more"[^>]*>/)?.[0] ?? '';
  };
  let most = 0;
  for (let action = say(5); action; action = say(most + 5)) {
    if (most > 0) expect(more()).toContain('aria-disabled="false"');
    table.do(1, action);
    most += 5;
  }
  expect(most).toBeGreaterThan(5);
  expect(more()).toContain('aria-disabled="true"');
  expect(more()).not.toContain('data-note="Five');
  expect(more()).toMatch(/data-note="[^"]*ducats/);
});
