/** Every panel of the map room in whole matches of travellers. */

import { expect, test } from 'vitest';
import { kindsOf, useDrafts } from '../../../client/games/marco-polo/drafts.ts';
import { HandTable } from '../../../client/games/marco-polo/hand/HandTable.tsx';
import { Ledger, ShowLedger } from '../../../client/games/marco-polo/ledger/Ledger.tsx';
import { AllHands } from '../../../client/games/marco-polo/panels/AllHands.tsx';
import { Hud, ShowHud } from '../../../client/games/marco-polo/panels/Hud.tsx';
import { Result } from '../../../client/games/marco-polo/panels/Result.tsx';
import { positionOf, situation } from '../../../client/games/marco-polo/position.ts';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import { lookAtPanels, type Panels } from '../panels.tsx';
import { game, travelled } from './matches.ts';

const panels: Panels<View, Action> = {
  ...{ game, positionOf, situation, kindsOf, useDrafts },
  ...{ Hud, Ledger, ShowHud, ShowLedger, AllHands, Result, HandTable },
  also: (view) => (view.public.seats[0]?.posts.includes('v7') ? ' in the last palazzo' : ''),
};

test('whole matches in panels', () => {
  const met = [travelled(3, 4, 0), travelled(4, 2, 0), travelled(5, 3, 0)].flatMap((steps) =>
    lookAtPanels(panels, steps),
  );
  expect(met).toEqual(
    expect.arrayContaining([
      ...['character', 'companion', 'goals', 'question', 'roundCharacter', 'start'],
      ...['turn', 'turn in the last palazzo', 'waiting'],
    ]),
  );
}, 300_000);
