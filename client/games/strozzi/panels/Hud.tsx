/** The panels over the gulf: round and ships to come, cities, houses, decision; the same for shows. */

import type { View } from '../../../../engine/games/strozzi/types.ts';
import { useTable } from '../../../store/table.ts';
import type { ShowHudProps } from '../../../table/game.ts';
import { HudFrame, ShowHudFrame } from '../../../table/hud/HudFrame.tsx';
import { SheetFrame } from '../../../table/hud/SheetFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { drafts } from '../drafts.ts';
import { useGameKeys } from '../keys.ts';
import { owes, type Position, positionOf, situation } from '../position.ts';
import { t } from '../strings/index.ts';
import { Decision } from './Decision.tsx';
import { Own, Purse } from './Own.tsx';
import { Seats } from './Seats.tsx';
import { Towns } from './Towns.tsx';
import './strozzi.css';

export function Hud() {
  const view = useTable((table) => table.view) as View | null;
  useGameKeys();
  if (!view) return null;
  const position = positionOf(view);
  return (
    <HudFrame
      drafts={drafts}
      progress={<Progress view={view} />}
      strip={(mini) => <Strip view={view} mini={mini} />}
      seatsTitle={t('ledger.houses')}
      seats={<Seats view={view} />}
      decision={<Decision />}
      own={position && <Own position={position} />}
      sheet={<Sheet view={view} position={position} />}
    />
  );
}

/** The cities above the gulf: a landmark of the page, unlike those behind a tab. */
function Strip(props: { view: View; mini: boolean }) {
  return (
    <section className="st-strip" aria-label={t('ledger.towns')}>
      <Towns {...props} />
    </section>
  );
}

/** Where the match is: the round, and how many ships are still to come. */
export function Progress({ view }: { view: View }) {
  const { round, phase, shipDeck } = view.public;
  const over = phase === 'gameOver';
  return (
    <div className="progress" data-round={round}>
      <strong>{over ? t('round.over') : t('round.name', { n: round })}</strong>
      {!over && <span className="st-to-come">{t('ship.left', { n: shipDeck })}</span>}
    </div>
  );
}

function Sheet({ view, position }: { view: View; position: Position | null }) {
  const now = position ? situation(position) : 'waiting';
  const towns = (
    <>
      <Towns view={view} />
      <EventLog last={40} />
    </>
  );
  return (
    <SheetFrame
      drafts={drafts}
      mine={position !== null && owes(position)}
      situation={now}
      withForm={now !== 'waiting' && now !== 'finished'}
      decision={<Decision />}
      purse={position && <Purse position={position} />}
      turnTitle={t('tab.ship')}
      tabs={[
        { id: 'towns', title: t('tab.towns'), page: towns },
        { id: 'seats', title: t('tab.houses'), page: <Seats view={view} /> },
      ]}
    />
  );
}

export function ShowHud(props: ShowHudProps) {
  const view = useTable((table) => table.view) as View | null;
  useGameKeys();
  if (!view) return null;
  return (
    <ShowHudFrame
      {...props}
      drafts={drafts}
      progress={<Progress view={view} />}
      strip={(mini) => <Strip view={view} mini={mini} />}
      seatsTitle={t('ledger.houses')}
      seats={<Seats view={view} />}
    />
  );
}

/** The houses alone, where a narrow page has them behind a tab. */
export function ShowSeats() {
  const view = useTable((table) => table.view) as View | null;
  return view && <Seats view={view} />;
}
