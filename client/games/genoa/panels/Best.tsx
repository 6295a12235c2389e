/**
 * The best offers that can be answered now, for all spaces that the tower can reach: one press
 * each.
 */

import { useRef } from 'react';
import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { OfferView } from '../../../../engine/games/genoa/types.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { send, takeAtOnce } from '../deals/pressing.ts';
import { askedAs, useAsked } from '../deals/steady.ts';
import { declining, refusable, takeable } from '../deals/takeable.ts';
import { useDrafts } from '../drafts.ts';
import type { Position } from '../position.ts';
import { dealLine } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { spaceName } from '../strings/names.ts';
import { OfferTray } from './TrayView.tsx';

/** The number of takeable offers shown; offers that wait for an answer are always shown. */
const SHOWN = 3;

interface BestProps {
  readonly position: Position;
  /** The space whose takeable offers have buttons beside this list: they alone need no list. */
  readonly beside: SpaceId | null;
  /** The space in focus. */
  readonly space: SpaceId;
}

export function Best({ position, beside, space }: BestProps) {
  const whole = takeable(position).slice(0, SHOWN);
  const elsewhere = refusable(position).filter(({ target }) => target !== space);
  const best = [...whole, ...elsewhere.filter((offer) => !whole.includes(offer))];
  const order = best.map(({ id }) => id).join(' ');
  const seen = useRef({ order: '', since: 0 });
  if (seen.current.order !== order) seen.current = { order, since: performance.now() };
  if (best.every(({ target }) => target === beside)) return null;
  return (
    <section className="ge-best" aria-label={t('best.title')}>
      <h3>{t('best.title')}</h3>
      <ul>
        {best.map((offer) => (
          <Offered
            key={offer.id}
            position={position}
            offer={offer}
            onTake={
              whole.includes(offer) ? () => takeAtOnce(position, offer, seen.current.since) : null
            }
          />
        ))}
      </ul>
    </section>
  );
}

interface OfferedProps {
  readonly position: Position;
  readonly offer: OfferView;
  /** null: a choice comes first, with the space in focus. */
  readonly onTake: (() => void) | null;
}

function Offered({ position, offer, onTake }: OfferedProps) {
  const { view, seat } = position;
  const change = useDrafts((store) => store.change);
  const asked = useAsked((store) => store.asked === askedAs(view.public, offer));
  const line = dealLine(view, offer, seat);
  const no = declining(position, offer);
  return (
    <li data-best={offer.id}>
      <button
        type="button"
        className="quiet ge-best-word"
        onClick={() => change({ focus: offer.target, composer: null, action: null })}
      >
        <SeatMark color={view.public.seats[offer.maker]?.color ?? ''} size={14} />
        <b>{spaceName(offer.target)}</b>
        <OfferTray view={view} offer={offer} />
        <span className="sr">{line}</span>
      </button>
      {onTake && (
        <button
          type="button"
          className="primary"
          data-take={offer.id}
          aria-label={`${t('lane.accept')}: ${line}`}
          onClick={onTake}
        >
          {t(asked ? 'lane.acceptThese' : 'lane.accept')}
        </button>
      )}
      {no && (
        <button
          type="button"
          data-decline={offer.id}
          aria-label={`${t('lane.decline')}: ${line}`}
          onClick={() => send(no)}
        >
          {t('lane.decline')}
        </button>
      )}
    </li>
  );
}
