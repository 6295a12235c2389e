/** The ticker of offers: makers, terms and spaces, the best offer first. */

import type { OfferView, PublicView, View } from '../../../../engine/games/genoa/types.ts';
import { listed } from '../../../i18n/index.ts';
import { el, keep, mark, write } from '../../../table/overlay/dom.ts';
import { emblem, showEmblem } from '../../../table/overlay/emblem.ts';
import { viewPart } from '../../../table/overlay/view-part.ts';
import { openView, priceOf } from '../director/scene.ts';
import { drawnAt, playerOf } from '../facts.ts';
import { t as table } from '../strings/index.ts';
import { basketName, promiseParts, seatName, spaceName } from '../strings/names.ts';
import { t } from '../strings/overlay.ts';

/** The number of places; where there are more offers, the last place gives their number. */
const SHOWN = 5;
/** Letters of terms that a line has room for. */
const LINE = 22;

function makeOffer() {
  const [house, terms, asks, place] = [
    emblem(),
    el('span', 'ov-terms'),
    el('small', 'ov-asks'),
    el('b', 'ov-space'),
  ] as const;
  const head = el('span', 'ov-offer-head', [house, place]);
  return { root: el('li', 'ov-offer', [head, terms, asks]), house, terms, asks, place };
}

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

const form = { title: t('overlay.partOffers'), place: 'foot', former: 'ticker' } as const;
export const offers = viewPart<View>('offers', { ...form, className: 'ov-offers' }, () => {
  const list = el('ol', 'ov-trays');
  const [none, more] = [el('p', 'ov-none', [t('overlay.noOffers')]), el('b', 'ov-more')] as const;
  const rows: ReturnType<typeof makeOffer>[] = [];
  return {
    children: [list, none, more],
    update(seen) {
      const view = openView(seen);
      const open = view.public;
      const all = ordered(open);
      mark(none, 'empty', all.length > 0);
      write(more, all.length > SHOWN ? t('overlay.more', { n: all.length - SHOWN }) : '');
      keep(list, rows, Math.min(SHOWN, all.length), makeOffer);
      mark(
        list,
        'long',
        all.slice(0, SHOWN).some((offer) => termsOf(offer).length > LINE),
      );
      for (const [k, row] of rows.entries()) {
        const offer = all[k];
        if (!offer) continue;
        const { maker, target, ask } = offer;
        showEmblem(row.house, open.seats[maker]?.color);
        mark(row.root, 'near', target === open.tower);
        mark(row.root, 'proposal', maker === open.merchant);
        write(row.place, spaceName(target));
        const terms = termsOf(offer);
        write(row.terms, terms);
        mark(row.terms, 'long', terms.length > LINE);
        const wanted = basketName(ask);
        const from = seatName(view, playerOf(open, offer), null);
        const asked = maker === open.merchant ? t('overlay.askedOf', { name: from }) : '';
        write(row.asks, asked || (wanted ? t('overlay.asks', { what: wanted }) : ''));
      }
    },
  };
});
