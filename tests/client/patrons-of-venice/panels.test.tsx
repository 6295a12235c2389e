/** Every panel of The Patrons of Venice in whole matches, at random and of patrons. */

import { expect, test } from 'vitest';
import { kindsOf, useDrafts } from '../../../client/games/patrons-of-venice/drafts.ts';
import { HandTable } from '../../../client/games/patrons-of-venice/hand/HandTable.tsx';
import { Ledger, ShowLedger } from '../../../client/games/patrons-of-venice/ledger/Ledger.tsx';
import { AllHands } from '../../../client/games/patrons-of-venice/panels/AllHands.tsx';
import { Hud, ShowHud } from '../../../client/games/patrons-of-venice/panels/Hud.tsx';
import { Result } from '../../../client/games/patrons-of-venice/panels/Result.tsx';
import { positionOf, situation } from '../../../client/games/patrons-of-venice/position.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { lookAtPanels, type Panels } from '../panels.tsx';
import { game, played } from './matches.ts';

const panels: Panels<View, Action> = {
  game,
  positionOf,
  situation,
  kindsOf,
  useDrafts,
  Hud,
  Ledger,
  ShowHud,
  ShowLedger,
  AllHands,
  Result,
  HandTable,
  explained: true,
  tabs: ['city', 'seats'],
};

test('whole matches in panels', () => {
  const met = [played(3, 3, 0, {}, 'random'), played(4, 14, 0), played(5, 15, 0)].flatMap((steps) =>
    lookAtPanels(panels, steps),
  );
  expect(met).toEqual(
    expect.arrayContaining([
      'chooseAction',
      'reserve',
      'sailUnload',
      'sailPlace',
      'tradeSell',
      'tradeBuy',
      'sponsor',
      'produce',
      'waiting',
    ]),
  );
}, 300_000);
