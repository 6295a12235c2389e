/** The panels over the campi: turn and action, stalls, houses, decision; the same for shows. */

import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeHud, makeShowHud } from '../../../table/hud/make.tsx';
import { makeSheet } from '../../../table/hud/sheet.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { drafts } from '../drafts.ts';
import { SeatsNow } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { type Situation, seat, situation } from '../position.ts';
import { toldOf } from '../strings/board.ts';
import { t } from '../strings/index.ts';
import { Progress } from './Banner.tsx';
import { Decision } from './Decision.tsx';
import { Own, Purse } from './Own.tsx';
import { CityMap } from './Schematic.tsx';
import { Seats } from './Seats.tsx';
import { Stock } from './Stock.tsx';

const CityTab = ({ view }: { view: View }) => (
  <>
    <Stock view={view} />
    <CityMap view={view} />
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
    { id: 'city', title: t('tab.city'), Page: CityTab },
    { id: 'seats', title: t('tab.houses'), Page: SeatsNow },
  ],
});

const around = {
  drafts,
  told: toldOf,
  useGameKeys,
  Progress,
  Strip: Stock,
  seatsTitle: t('ledger.houses'),
  Seats,
};

export { Progress };
export const Hud = makeHud<View, Action>({
  ...around,
  seat,
  Seats: SeatsNow,
  Decision,
  Own,
  Sheet,
});
export const { ShowHud, ShowSeats } = makeShowHud<View>(around);
