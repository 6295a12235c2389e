/** Events of offers, deals and handovers. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import { look, type Name, type Of, type Saying } from '../../../table/events/rows.ts';
import { TOWN } from '../cues.ts';
import {
  bidsFor,
  isHeard,
  openOffer,
  openView,
  outbid,
  priceOf,
  type Scene,
} from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { t as chapter } from '../strings/chapters.ts';
import { dealLine, offerLine, saidLine, struckLine, told } from '../strings/deal-lines.ts';
import { basketName, cardName, kindsParts } from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { money } from './money.ts';
import type { Key, Rows } from './table.ts';
import { handedWhy } from './why.ts';

type Word = Of<GeEvent, 'offerMade' | 'offerRevised'>;

/** The words for an offer: its maker and its terms. */
const said = (event: Word, { name, view, you }: Saying<Key, View>) => ({
  name: name(event.offer.maker),
  you: event.offer.maker === you ? 'yes' : 'no',
  deal: saidLine(view, told(event), you),
});

/** The row of an offer, for a new one and for changed terms. */
const word = {
  at: ({ offer }: Word) => offer.target,
  look: ({ offer }: Word, scene: Scene) =>
    isHeard(offer, scene) ? look(2, 'medium', { least: 2.2 }) : look(1),
  tell: ({ offer }: Word, scene: Scene, name: Name) =>
    isHeard(offer, scene) ? bidLine(offer, scene, name) : null,
  lean: 1,
  whom: ({ offer }: Word) => offer.maker,
} as const;

export const deals: Rows<
  | 'offerMade'
  | 'offerRevised'
  | 'offerEnded'
  | 'passed'
  | 'dealStruck'
  | 'handed'
  | 'cardsHanded'
  | 'choiceAsked'
> = {
  offerMade: {
    ...word,
    line: (event, saying) => saying.say('event.offerMade', said(event, saying)),
    why: ['GE-501', 'GE-507', 'GE-528'],
    sound: TOWN.tray,
  },
  offerRevised: {
    ...word,
    line: (event, saying) => saying.say('event.offerRevised', said(event, saying)),
    why: ['GE-506', 'GE-528'],
    sound: TOWN.raise,
  },
  offerEnded: {
    line: null,
    why: {
      rules: ['GE-506', 'GE-515', 'GE-534', 'GE-547'],
      which: ({ because }) => [
        { withdrawn: 'GE-506', declined: 'GE-515', void: 'GE-534', closed: 'GE-547' }[because],
      ],
    },
    // An offer that a deal or the end of the way closes has no sound: the deal or the way has one.
    sound: ({ because }) => (because === 'closed' || because === 'void' ? [] : [TOWN.sink]),
    look: null,
  },
  passed: { line: 'event.passed', why: ['GE-517'], sound: TOWN.pass, look: null },
  dealStruck: {
    at: ({ offer }) => offer.target,
    line: (event, { say, view, you }) =>
      say('event.dealStruck', { deal: struckLine(view, told(event), you) }),
    why: ['GE-502', 'GE-504', 'GE-528'],
    sound: TOWN.deal,
    look: look(3, 'close', { told: 0.2, least: 2.2 }),
    tell: dealtLine,
    lean: 3,
    chapter({ merchant, offer: { maker, taker, target } }, { name }) {
      const seat = maker === merchant ? taker : maker;
      const params = { name: name(seat), merchant: name(merchant), space: theSpace(target) };
      return { kind: 'deal', title: chapter('deal', params), seat };
    },
  },
  handed: {
    line({ from, to, ducats, commodities, tiles, markers, cards }, { say, name, you }) {
      const plain = basketName({ ducats, commodities, tiles, markers });
      return say('event.handed', {
        name: name(from),
        you: from === you ? 'yes' : 'no',
        to: to === you ? 'yes' : 'no',
        taker: name(to),
        what: listed([plain, ...kindsParts(cards)].filter(Boolean)),
      });
    },
    why: handedWhy,
    sound: ({ ducats, commodities, tiles }) => [
      ...(ducats > 0 ? [money(ducats)] : []),
      ...(Object.keys(commodities).length + Object.keys(tiles).length > 0 ? [TOWN.goods] : []),
    ],
    look: null,
  },
  cardsHanded: {
    line: ({ cards }, { say }) => say('event.cardsHanded', { cards: listed(cards.map(cardName)) }),
    why: ['GE-509', 'GE-543'],
    sound: 'card',
    look: null,
  },
  choiceAsked: {
    line: null,
    why: {
      rules: ['GE-540', 'GE-804'],
      which: ({ what }) => [what === 'handOver' ? 'GE-540' : 'GE-804'],
    },
    sound: null,
    look: null,
  },
};

/** The sentence of an offer: its maker, its terms, and the seat that it outbids. */
function bidLine(offered: Word['offer'], scene: Scene, name: Name): string {
  const view = openView(scene.after);
  const offer = openOffer(offered);
  const deal = offerLine(view, offer);
  const who = name(offer.maker);
  if (offer.maker === view.public.merchant) {
    return aired('asked', { name: who, deal, from: name(offer.taker) });
  }
  const other = outbid(offer, scene.before);
  return other === null
    ? aired('bid', { name: who, deal })
    : aired('outbid', { name: who, deal, other: name(other) });
}

function dealtLine({ offer }: Of<GeEvent, 'dealStruck'>, { before, after }: Scene): string {
  const rivals = bidsFor(before.public, offer.target).filter(
    ({ maker }) => maker !== offer.maker && maker !== offer.taker,
  );
  const [best] = rivals;
  const why = best
    ? aired(priceOf(best) > priceOf(offer) ? 'dealt.cheaper' : 'dealt.before', { n: rivals.length })
    : '';
  return aired('dealt', { deal: capital(dealLine(openView(after), openOffer(offer), null)), why });
}
