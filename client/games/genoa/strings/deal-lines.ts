/** A deal as one sentence. */

import type { Kind } from '../../../../engine/games/genoa/data.ts';
import type { OfferView, View } from '../../../../engine/games/genoa/types.ts';
import { listed } from '../../../i18n/index.ts';
import type { Tray } from '../deals/tray.ts';
import { drawnAt } from '../facts.ts';
import { t } from './index.ts';
import { basketName, cardName, kindName, promiseParts, seatName } from './names.ts';
import { theSpace } from './spaces.ts';

/** The terms of an offer for the viewer, with the faces of the cards that the viewer may see. */
export function termsOf(view: View, offer: OfferView): Tray {
  const own = view.you?.offers[offer.id];
  const { give, ask } = offer;
  const faces = <B extends OfferView['give']>(basket: B, known: Tray['give']['cards']) => {
    if (!known?.length) return basket;
    const backs = (basket.cards ?? []).filter(
      ({ kind, id }) => id === null && !known.some((card) => card.id.startsWith(kind)),
    );
    return { ...basket, cards: [...known, ...backs] };
  };
  return {
    give: faces(give, own?.give) as Tray['give'],
    ask: faces(ask, own?.ask) as Tray['ask'],
    deferred: {
      ...offer.deferred,
      commit: own?.commit ?? offer.deferred?.commit,
    } as Tray['deferred'],
  };
}

type Terms = Pick<Tray, 'give' | 'ask'> & { readonly deferred: Tray['deferred'] | null };

/** The player's side of an offer for a space: at once, and out of its action. */
export function givesLine(space: OfferView['target'], { give, deferred }: Terms): string {
  const given = basketName(give);
  const promised = listed(promiseParts(deferred, drawnAt(space)));
  if (!promised) return given || t('tray.empty');
  const commit = deferred?.commit;
  if (!commit) return t('deal.promise', { promised, given: given || 'none' });
  return t('deal.promiseOrder', {
    promised,
    given: given || 'none',
    order: commit.length > 2 ? cardName(commit) : kindName(commit as string as Kind),
  });
}

/** The player's gain in return; `none` for nothing, for the texts. */
export const asksLine = ({ ask }: Terms): string => basketName(ask) || 'none';

/** The terms alone: `10 ducats and 1 silk for the Park`. */
export const termsLine = (space: OfferView['target'], tray: Terms, useExtra: boolean): string =>
  t('deal.acts', {
    gives: givesLine(space, tray),
    space: theSpace(space),
    asks: asksLine(tray),
    extra: useExtra ? 'yes' : 'no',
  });

/** The terms of a standing offer. */
export const offerLine = (view: View, offer: OfferView): string =>
  termsLine(offer.target, termsOf(view, offer), offer.useExtra);

/** An offer in the turn of a merchant, and its terms in words. */
interface Said {
  readonly offer: OfferView;
  readonly merchant: number;
  readonly terms: string;
}

/** A standing offer, with the card faces that this viewer knows. */
const standing = (view: View, offer: OfferView): Said => ({
  offer,
  merchant: view.public.merchant,
  terms: offerLine(view, offer),
});
/** An offer of any turn, from its event: offers are numbered anew in each turn. */
export const told = ({ offer, merchant }: Omit<Said, 'terms'>): Said => ({
  offer,
  merchant,
  terms: termsLine(offer.target, offer as Tray, offer.useExtra),
});

/**
 * The offer as its maker's act: `offers 10 ducats for the Park`, `wants 1 silk for the Park from
 * Bruno`.
 */
export const makerLine = (view: View, offer: OfferView, you: number | null): string =>
  saidLine(view, standing(view, offer), you);

export function saidLine(view: View, { offer, merchant, terms }: Said, you: number | null): string {
  const deal = { deal: terms, you: offer.maker === you ? 'yes' : 'no' };
  if (offer.maker !== merchant) return t('deal.offers', deal);
  const name = offer.taker === you ? t('deal.fromYou') : seatName(view, offer.taker, you);
  return t('deal.wants', { ...deal, name });
}

/** The whole deal: `Bruno gives you 10 ducats and 1 silk for the Park`. */
export const dealLine = (view: View, offer: OfferView, you: number | null): string =>
  struckLine(view, standing(view, offer), you);

export function struckLine(view: View, said: Said, you: number | null): string {
  const { offer, merchant, terms } = said;
  const player = offer.maker === merchant ? offer.taker : offer.maker;
  return t('deal.whole', {
    name: seatName(view, player, you),
    you: player === you ? 'yes' : 'no',
    merchant: seatName(view, merchant, you),
    to: merchant === you ? 'yes' : 'no',
    deal: terms,
  });
}
