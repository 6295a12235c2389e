/** Every panel of the map room in whole matches of travellers. */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kindsOf, useDrafts } from '../../../client/games/marco-polo/drafts.ts';
import { HandTable } from '../../../client/games/marco-polo/hand/HandTable.tsx';
import { Ledger, ShowLedger } from '../../../client/games/marco-polo/ledger/Ledger.tsx';
import { AllHands } from '../../../client/games/marco-polo/panels/AllHands.tsx';
import { Hud, ShowHud } from '../../../client/games/marco-polo/panels/Hud.tsx';
import { Result } from '../../../client/games/marco-polo/panels/Result.tsx';
import { positionOf, situation } from '../../../client/games/marco-polo/position.ts';
import { SIGNS } from '../../../client/table/hand/HandFrame.tsx';
import type { Action, View } from '../../../engine/games/marco-polo/types.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { lookAtPanels, type Panels } from '../panels.tsx';
import { game, travelled } from './matches.ts';

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
  also: (view) => (view.public.seats[0]?.posts.includes('v7') ? ' in the last palazzo' : ''),
};

test('whole matches in panels', () => {
  const met = [travelled(3, 4, 0), travelled(4, 2, 0), travelled(5, 3, 0)].flatMap((steps) =>
    lookAtPanels(panels, steps),
  );
  expect(met).toEqual(
    expect.arrayContaining([
      'character',
      'companion',
      'goals',
      'question',
      'roundCharacter',
      'start',
      'turn',
      'turn in the last palazzo',
      'waiting',
    ]),
  );
}, 300_000);

test('on a phone the board has a board’s sign, and the map a map’s', () => {
  const table = { stage: 'playing', seats: [], caster: null } as unknown as TableState;
  // Of the position that was looked at last.
  const html = renderToStaticMarkup(<HandTable table={table} seat={0} />);
  const signOf = (tab: string) => new RegExp(`data-tab="${tab}".*?<path d="(.*?)"`).exec(html)?.[1];
  expect([signOf('board'), signOf('map')]).toEqual([SIGNS.board, SIGNS.map]);
});
