/** The panels over the map room: round, supply, travellers, decision. */

import type { Action, View } from '../../../../engine/games/marco-polo/types.ts';
import { makeHud, makeShowHud } from '../../../table/hud/make.tsx';
import { makeSheet } from '../../../table/hud/sheet.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { drafts } from '../drafts.ts';
import { SeatsNow } from '../ended.tsx';
import { Board, Spaces } from '../hand/pages.tsx';
import { useGameKeys } from '../keys.ts';
import { type Position, type Situation, seat, situation } from '../position.ts';
import { toldOf } from '../strings/things.ts';
import { t } from '../strings/turn.ts';
import { Decision } from './Decision.tsx';
import { DeskOwn } from './Desk.tsx';
import { Progress } from './Progress.tsx';
import { Purse } from './Purse.tsx';
import { Seats } from './Seats.tsx';
import { Strip } from './Strip.tsx';

const BoardTab = ({ view, position }: { view: View; position: Position | null }) =>
  position ? <Board position={position} /> : <Spaces view={view} />;
const SeatsTab = ({ view }: { view: View }) => (
  <>
    <SeatsNow view={view} />
    <EventLog last={40} />
  </>
);

const Sheet = makeSheet<View, Action, Situation>({
  seat,
  drafts,
  situation,
  Decision,
  Purse,
  withForm: (asked) => asked !== 'waiting' && asked !== 'finished',
  turnTitle: t('tab.turn'),
  tabs: [
    { id: 'board', title: t('tab.board'), Page: BoardTab },
    { id: 'seats', title: t('tab.seats'), Page: SeatsTab },
  ],
});

const around = {
  drafts,
  useGameKeys,
  Progress,
  Strip,
  Seats,
  seatsTitle: t('hud.seats'),
  told: toldOf,
};
export const Hud = makeHud<View, Action>({
  ...around,
  seat,
  Seats: SeatsNow,
  Decision,
  Own: DeskOwn,
  Sheet,
});
export const { ShowHud, ShowSeats } = makeShowHud<View>(around);
