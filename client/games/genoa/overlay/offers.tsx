/** The ticker of offers: makers, terms and spaces, the best offer first. */

import type { OfferView, PublicView, View } from '../../../../engine/games/genoa/types.ts';
import { listed } from '../../../i18n/index.ts';
import { Emblem } from '../../../table/overlay/emblem.tsx';
import { type Seen, viewPart } from '../../../table/overlay/view-part.tsx';
import { openView, priceOf } from '../director/scene.ts';
import { drawnAt, playerOf } from '../facts.ts';
import { t as table } from '../strings/index.ts';
import { basketName, promiseParts, seatName, spaceName } from '../strings/names.ts';
import { t } from '../strings/overlay.ts';

/** The number of places; where there are more offers, the last place gives their number. */
const SHOWN = 5;
/** Letters of terms that a line has room for. */
const LINE = 22;

/** Standing offers, those for the tower's space first, then by worth. */
function ordered({ offers, tower }: PublicView): readonly OfferView[] {
  const near = ({ target }: OfferView): number => (target === tower ? 1 : 0);
  return [...offers].sort((a, b) => near(b) - near(a) || priceOf(b) - priceOf(a) || a.seq - b.seq);
}

/** The merchant's gain. */
function termsOf({ give, deferred, target }: OfferView): string {
  const promised = listed(promiseParts(deferred, drawnAt(target)));
  const later = promised ? `${promised} ${t('overlay.promise')}` : '';
  return listed([basketName(give), later].filter(Boolean)) || table('tray.empty');
}

/** What the maker asks for, or whose answer a proposal of the merchant awaits. */
function askedIn(view: View, offer: OfferView): string {
  if (offer.maker === view.public.merchant) {
    return t('overlay.askedOf', { name: seatName(view, playerOf(view.public, offer), null) });
  }
  const wanted = basketName(offer.ask);
  return wanted && t('overlay.asks', { what: wanted });
}

interface OfferProps {
  readonly view: View;
  readonly offer: OfferView;
  readonly terms: string;
}

function Offer({ view, offer, terms }: OfferProps) {
  const { merchant, seats, tower } = view.public;
  const { maker, target } = offer;
  return (
    <li className="ov-offer" data-near={target === tower} data-proposal={maker === merchant}>
      <span className="ov-offer-head">
        <Emblem color={seats[maker]?.color} />
        <b className="ov-space">{spaceName(target)}</b>
      </span>
      <span className="ov-terms" data-long={terms.length > LINE}>
        {terms}
      </span>
      <small className="ov-asks">{askedIn(view, offer)}</small>
    </li>
  );
}

function Offers({ view: seen }: Seen<View>) {
  const view = openView(seen);
  const all = ordered(view.public);
  const shown = all.slice(0, SHOWN).map((offer) => ({ offer, terms: termsOf(offer) }));
  return (
    <>
      <ol className="ov-trays" data-long={shown.some(({ terms }) => terms.length > LINE)}>
        {shown.map(({ offer, terms }) => (
          <Offer key={offer.seq} view={view} offer={offer} terms={terms} />
        ))}
      </ol>
      {all.length === 0 && <p className="ov-none">{t('overlay.noOffers')}</p>}
      {all.length > SHOWN && (
        <b className="ov-more">{t('overlay.more', { n: all.length - SHOWN })}</b>
      )}
    </>
  );
}

const form = { title: t('overlay.partOffers'), place: 'foot', former: 'ticker' } as const;
export const offers = viewPart('offers', form, Offers);
