/** The panels over the gulf: round and ships to come, cities, houses, decision; the same for shows. */

import type { Action, View } from '../../../../engine/games/strozzi/types.ts';
import { makeHud, makeShowHud } from '../../../table/hud/make.tsx';
import { makeSheet } from '../../../table/hud/sheet.tsx';
import { noted } from '../../../table/noted.ts';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { drafts } from '../drafts.ts';
import { SeatsNow } from '../ended.tsx';
import { useGameKeys } from '../keys.ts';
import { type Situation, seat, situation } from '../position.ts';
import { toldOf } from '../strings/board.ts';
import { t } from '../strings/index.ts';
import { Decision } from './Decision.tsx';
import { Own, Purse } from './Own.tsx';
import { Seats } from './Seats.tsx';
import { ShipCard } from './ShipCard.tsx';
import { Towns } from './Towns.tsx';
import './strozzi.css';

/** The stage of the match: the round, and the number of ships still to come. */
export function Progress({ view }: { view: View }) {
  const { round, phase, shipDeck } = view.public;
  const over = phase === 'gameOver';
  return (
    <div className="progress" data-round={round}>
      <strong {...noted(t('note.round'), 'ST-041')}>
        {over ? t('round.over') : t('round.name', { n: round })}
      </strong>
      {!over && (
        <span className="st-to-come" {...noted(t('note.toCome'), 'ST-022')}>
          {t('ship.left', { n: shipDeck })}
        </span>
      )}
    </div>
  );
}

const TownsTab = ({ view }: { view: View }) => (
  <>
    <Towns view={view} />
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
  turnTitle: t('tab.ship'),
  tabs: [
    { id: 'towns', title: t('tab.towns'), Page: TownsTab },
    { id: 'seats', title: t('tab.houses'), Page: SeatsNow },
  ],
});

/** The cities below the bar, as a landmark: the only one there. */
function Strip(props: { view: View; mini?: boolean }) {
  return (
    <section className="st-strip" data-edge="top" aria-label={t('ledger.towns')}>
      <Towns {...props} />
    </section>
  );
}

const around = {
  drafts,
  told: toldOf,
  useGameKeys,
  Progress,
  Strip,
  seatsTitle: t('ledger.houses'),
  Seats,
};
export const Hud = makeHud<View, Action>({
  ...around,
  seat,
  Seats: SeatsNow,
  Decision,
  Own,
  Sheet,
});

/** Spectators have no answers: the ship stands below the houses. */
const Watched = ({ view }: { view: View }) => (
  <>
    <Seats view={view} />
    <ShipCard view={view} />
  </>
);
export const { ShowHud, ShowSeats } = makeShowHud<View>({ ...around, Seats: Watched });
