/** The phone's sheet: the turn, the market, the hand and the merchants. */

import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { SheetFrame } from '../../../table/hud/SheetFrame.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { drafts, useDraft } from '../intent.ts';
import { owes, type Position, type Situation, situation } from '../position.ts';
import { t } from '../strings/index.ts';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Market } from './Market.tsx';
import { Purse } from './Purse.tsx';
import { Seats } from './Seats.tsx';

/** What is decided with a form: figures and cards that do not stand in the city. */
const WITH_FORM: readonly Situation[] = ['bid', 'pick', 'window', 'guildKeep'];

export function Sheet({ view, position }: { view: View; position: Position | null }) {
  const { composer, action } = useDraft();
  const now = position ? situation(position) : 'waiting';
  const market = (
    <>
      <Market view={view} />
      <EventLog last={40} />
    </>
  );
  return (
    <SheetFrame
      drafts={drafts}
      mine={position !== null && owes(position)}
      situation={now}
      withForm={WITH_FORM.includes(now)}
      decision={<Decision />}
      hint={composer !== null && action === null ? t('hud.tapCity') : null}
      purse={position && <Purse position={position} />}
      turnTitle={t('hud.placeTab')}
      tabs={[
        { id: 'market', title: t('hud.market'), page: market },
        { id: 'hand', title: t('hud.hand'), page: position && <Hand position={position} /> },
        { id: 'seats', title: t('hud.seatsTab'), page: <Seats view={view} /> },
      ]}
    />
  );
}
