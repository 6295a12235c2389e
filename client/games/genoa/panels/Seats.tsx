/** The merchants: ducats, whether they can still act, goods, tiles, markers, backs of cards. */

import { KINDS } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { makeSeats } from '../../../table/hud/seats.tsx';
import { noted } from '../../../table/noted.ts';
import { Purse } from '../../../table/panels/Money.tsx';
import { Named } from '../../../table/panels/Named.tsx';
import { ducatsOf } from '../facts.ts';
import { t as aside } from '../strings/beside.ts';
import { t } from '../strings/index.ts';
import { kindName } from '../strings/names.ts';
import { t as note } from '../strings/purpose.ts';
import { ActionToken, Count, Goods } from './counts.tsx';
import { KindIcon, MarkerIcon, TowerIcon } from './icons.tsx';
import './genoa.css';

const over = ({ public: { state } }: View): boolean => state === 'OVER';

export const Seats = makeSeats<View>({
  title: aside('merchants.title'),
  rank: (view, { seat }) =>
    seat === view.public.merchant &&
    !over(view) && (
      <Named className="ge-merchant" name={aside('seat.merchant')}>
        <TowerIcon size={14} />
      </Named>
    ),
  tag: ({ public: { state, passed, decider } }, { seat }) =>
    // Only during offers; a seat that has passed can still be asked about a proposal.
    (state === 'CLAIM' || state === 'MOVE') &&
    passed.includes(seat) &&
    !decider.includes(seat) && (
      <span className="tag" {...noted(note('note.passed'))}>
        {aside('seat.passed')}
      </span>
    ),
  end: (view, { seat }) => <Purse n={ducatsOf(view, seat)} unit={t('unit.ducats')} />,
  rows: (view, seat) => (
    <>
      <div className="plate-row ge-row">
        {!over(view) && <ActionToken view={view} seat={seat.seat} />}
        <Count
          icon={<MarkerIcon color={seat.color} size={14} />}
          n={seat.personal}
          name={aside('seat.markers', { n: seat.personal })}
        />
        {KINDS.filter((kind) => seat.handCount[kind] > 0).map((kind) => (
          <Count
            key={kind}
            icon={<KindIcon kind={kind} size={15} />}
            n={seat.handCount[kind]}
            name={kindName(kind)}
          />
        ))}
      </div>
      <Goods seat={seat} />
    </>
  ),
});
