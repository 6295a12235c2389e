/** Every standing offer, by space: for spectators. */

import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital } from '../../../i18n/index.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { open } from '../facts.ts';
import { makerLine } from '../strings/deal-lines.ts';
import { t } from '../strings/index.ts';
import { seatName, spaceName } from '../strings/names.ts';
import { OfferTray } from './TrayView.tsx';
import './trays.css';
import './bound.css';
import './deals.css';

export function OfferList({ view }: { view: View }) {
  const { offers, seats } = view.public;
  const you = ownSeat(view);
  if (offers.length === 0) return <p className="help">{t('lane.nobody')}</p>;
  const spaces = open(view.public).filter((space) => offers.some(({ target }) => target === space));
  return (
    <div className="ge-others ge-all">
      {spaces.map((space) => (
        <section key={space}>
          <h3>{spaceName(space)}</h3>
          {offers
            .filter(({ target }) => target === space)
            .map((offer) => (
              <p key={offer.id} data-other={offer.id}>
                <SeatMark color={seats[offer.maker]?.color ?? ''} size={14} />
                <strong>{seatName(view, offer.maker, you)}</strong>
                <OfferTray view={view} offer={offer} />
                <span className="ge-line">{capital(makerLine(view, offer, you))}</span>
              </p>
            ))}
        </section>
      ))}
    </div>
  );
}
