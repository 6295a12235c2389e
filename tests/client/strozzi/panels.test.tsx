/** Every panel of Strozzi in whole matches, at random and of bankers. */

import { expect, test } from 'vitest';
import { kindsOf, useDrafts } from '../../../client/games/strozzi/drafts.ts';
import { HandTable } from '../../../client/games/strozzi/hand/HandTable.tsx';
import { Ledger, ShowLedger } from '../../../client/games/strozzi/ledger/Ledger.tsx';
import { AllHands } from '../../../client/games/strozzi/panels/AllHands.tsx';
import { Hud, ShowHud } from '../../../client/games/strozzi/panels/Hud.tsx';
import { Result } from '../../../client/games/strozzi/panels/Result.tsx';
import { positionOf, situation } from '../../../client/games/strozzi/position.ts';
import type { Action, View } from '../../../engine/games/strozzi/types.ts';
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
  tabs: ['towns', 'seats'],
};

test('whole matches in panels', () => {
  const met = [
    played(3, 3, 0, {}),
    played(4, 14, 0, {}, 'banker'),
    played(6, 16, 0, {}, 'banker'),
  ].flatMap((steps) => lookAtPanels(panels, steps));
  expect(met).toEqual(expect.arrayContaining(['claim', 'overbid', 'place', 'promo', 'waiting']));
}, 300_000);
