/** The phone's sheet: the turn, the market, the hand and the merchants. */

import type { Action, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { makeSheet } from '../../../table/hud/sheet.tsx';
import { EventLog } from '../../../table/panels/EventLog.tsx';
import { SeatsNow } from '../ended.tsx';
import { drafts, useDraft } from '../intent.ts';
import { type Situation, seat, situation } from '../position.ts';
import { t } from '../strings/index.ts';
import { Decision } from './Decision.tsx';
import { Hand } from './Hand.tsx';
import { Market } from './Market.tsx';
import { Purse } from './Purse.tsx';

/** The decisions that need a form: figures and cards that do not stand in the city. */
const WITH_FORM: readonly Situation[] = ['bid', 'pick', 'window', 'guildKeep'];

const MarketTab = ({ view }: { view: View }) => (
  <>
    <Market view={view} />
    <EventLog last={40} />
  </>
);

export const Sheet = makeSheet<View, Action, Situation>({
  seat,
  drafts,
  situation,
  Decision,
  Purse,
  withForm: (asked) => WITH_FORM.includes(asked),
  useHint() {
    const { composer, action } = useDraft();
    return composer !== null && action === null ? t('hud.tapCity') : null;
  },
  turnTitle: t('hud.placeTab'),
  tabs: [
    { id: 'market', title: t('hud.market'), Page: MarketTab },
    {
      id: 'hand',
      title: t('hud.hand'),
      Page: ({ position }) => position && <Hand position={position} />,
    },
    { id: 'seats', title: t('hud.seatsTab'), Page: SeatsNow },
  ],
});
