/** The panels over the campi: turn and action, houses, decision; the same for shows. */

import type { Action, View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { makeHud, makeShowHud } from '../../../table/hud/make.tsx';
import { SheetFrame } from '../../../table/hud/SheetFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { drafts } from '../drafts.ts';
import { useGameKeys } from '../keys.ts';
import { owes, type Position, seat, situation } from '../position.ts';
import { t } from '../strings/index.ts';
import { goodsName, leadActionName, stallName } from '../strings/names.ts';
import { Decision } from './Decision.tsx';
import { Own } from './Own.tsx';
import { Seats } from './Seats.tsx';

/** Where the match is: the turn, and the action that everybody performs. */
export function Progress({ view }: { view: View }) {
  const { turn, phase, action } = view.public;
  return (
    <div className="progress" data-turn={turn}>
      <strong>{phase === 'gameOver' ? t('turn.over') : t('turn.name', { n: turn })}</strong>{' '}
      {action && <span>{leadActionName(action)}</span>}
    </div>
  );
}

function Sheet({ view, position }: { view: View; position: Position | null }) {
  const now = position ? situation(position) : 'waiting';
  const city = (
    <>
      <Strip view={view} />
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
      purse={position && <Own position={position} />}
      turnTitle={t('tab.turn')}
      tabs={[
        { id: 'city', title: t('tab.city'), page: city },
        { id: 'seats', title: t('tab.houses'), page: <Seats view={view} /> },
      ]}
    />
  );
}

/** Market and wharf. */
export function Strip({ view }: { view: View; mini?: boolean }) {
  const { market, wharf } = view.public;
  return (
    <section aria-label={t('place.market')}>
      {stallName('market')}: {goodsName(market) || '–'} · {stallName('wharf')}:{' '}
      {goodsName(wharf) || '–'}
    </section>
  );
}

const around = {
  drafts,
  useGameKeys,
  Progress,
  Strip,
  seatsTitle: t('ledger.houses'),
  Seats,
};
export const Hud = makeHud<View, Action>({ ...around, seat, Decision, Own, Sheet });
export const { ShowHud, ShowSeats } = makeShowHud<View>(around);
