/** The panels over the town: round and phase, stores, merchants, deals; the same for spectators. */

import type { Action, View } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { makeHud, makeShowHud } from '../../../table/hud/make.tsx';
import { makeSheet } from '../../../table/hud/sheet.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import '../deals/repeats.ts';
import { drafts } from '../drafts.ts';
import { SeatsNow } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import type { Position } from '../position.ts';
import { type Situation, seat, situation } from '../position.ts';
import { t as aside } from '../strings/beside.ts';
import { t } from '../strings/index.ts';
import { toldOf } from '../strings/things.ts';
import { Progress } from './Banner.tsx';
import { Decision } from './Decision.tsx';
import { OfferList } from './OfferList.tsx';
import { Cards, Own, Purse } from './Own.tsx';
import { Seats } from './Seats.tsx';
import { Stores } from './Stores.tsx';
import { Town } from './Town.tsx';
import { WishList } from './WishList.tsx';
import './chest.css';
import './wide.css';

/** The question, and below it the orders and messages that matter for a deal. */
function Turn() {
  const position = seat.positionOf(useTable((table) => table.view));
  return (
    <>
      <Decision />
      {position && (
        <div className="ge-turn-cards">
          <Cards view={position.view} seat={position.seat} />
        </div>
      )}
    </>
  );
}

const TownTab = ({ view, position }: { view: View; position: Position | null }) => (
  <>
    <Town view={view} />
    {position && <Cards view={view} seat={position.seat} />}
    <Stores view={view} />
  </>
);
const MerchantsTab = ({ view }: { view: View }) => (
  <>
    <SeatsNow view={view} />
    <EventLog last={40} />
  </>
);

const Sheet = makeSheet<View, Action, Situation>({
  seat,
  drafts,
  situation,
  Decision: Turn,
  Purse,
  withForm: (asked) => asked !== 'waiting' && asked !== 'finished' && asked !== 'start',
  turnTitle: aside('tab.turn'),
  tabs: [
    { id: 'town', title: t('tab.town'), Page: TownTab },
    { id: 'seats', title: t('tab.merchants'), Page: MerchantsTab },
    { id: 'wishes', title: aside('tab.wishes'), Page: WishList },
  ],
});

const around = {
  drafts,
  useGameKeys,
  Progress,
  Seats,
  Strip: Stores,
  seatsTitle: aside('merchants.title'),
  told: toldOf,
};
export const Hud = makeHud<View, Action>({
  ...around,
  seat,
  Seats: SeatsNow,
  Decision,
  Own,
  Sheet,
});

/** A spectator has no answers: the standing offers lie below the merchants. */
const Watched = ({ view }: { view: View }) => (
  <>
    <Seats view={view} />
    {view.public.offers.length > 0 && (
      <section className="ge-said" aria-label={t('lane.title')}>
        <OfferList view={view} />
      </section>
    )}
  </>
);
export const { ShowHud, ShowSeats } = makeShowHud<View>({ ...around, Seats: Watched });
