/** One sentence for an event in its scene: what happens and why it matters. Pure. */

import { LARGE_PAY } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import {
  type Name,
  Scene as TakeScene,
  type Of as Told,
  type Voice,
} from '../../../table/director/telling.ts';
import { isBuilding } from '../facts.ts';
import { dealLine, offerLine } from '../strings/deal-lines.ts';
import { cardName, goodName, seatName, seatNames, theSpace } from '../strings/names.ts';
import { yieldName } from '../strings/worth.ts';
import { bidsFor, isHeard, openOffer, openView, outbid, priceOf, type Scene } from './scene.ts';
import { t } from './strings.ts';

type Of<T extends GeEvent['type']> = Told<GeEvent, T>;

/** The sentence of an event; null: the picture says it, or another event of the scene does. */
export function sentence(event: GeEvent, scene: Scene, name: Name): string | null {
  switch (event.type) {
    case 'turnStarted': {
      const { turn, merchant, roundsLeft } = event;
      if (turn === 1) return t('began', { name: name(merchant), n: roundsLeft });
      return t('turn', { name: name(merchant), n: roundsLeft });
    }
    case 'diceRolled':
      // The place where the beams meet is told.
      return null;
    case 'towerPlaced':
      return placedLine(event, scene);
    case 'roundShortened':
      return t('shortened', { n: event.roundsLeft });
    case 'towerMoved':
      // A deal has told whither.
      return event.offer === null ? movedLine(event, scene, name) : null;
    case 'offerMade':
    case 'offerRevised':
      return isHeard(event.offer, scene) ? bidLine(event.offer, scene, name) : null;
    case 'dealStruck':
      return dealtLine(event, scene);
    case 'actionUnused':
      return t('unused', { space: theSpace(event.building) });
    case 'buildingActionUsed':
      return t('again', { name: name(event.seat), space: theSpace(event.building) });
    case 'orderDelivered':
      return deliveredLine(event, name);
    case 'messageDelivered':
      return t('message', {
        name: name(event.seat),
        card: cardName(event.card),
        ducats: event.ducats,
      });
    case 'acquired':
      return acquiredLine(event, name);
    case 'roundEnded':
      return event.roundsLeft > 0 ? t('round', { n: event.roundsLeft }) : t('round.last');
    case 'contractsRevealed':
      return event.cards.length > 0
        ? t('contracts', { name: name(event.seat), n: event.cards.length })
        : null;
    case 'matchEnded':
      return wonLine(event.winners, scene, name);
    default:
      // Who passes, what is drawn, paid, handed over or swapped, the picture says.
      return null;
  }
}

/** Where the tower starts, and who may hope for something there. */
function placedLine({ space }: Of<'towerPlaced'>, { after }: Scene): string {
  const gives = isBuilding(space) ? yieldName(openView(after), space) : '';
  return t('placed', { space: theSpace(space), why: gives ? t('gives', { gives }) : '' });
}

function movedLine({ to, discs }: Of<'towerMoved'>, scene: Scene, name: Name): string {
  const bids = bidsFor(scene.before.public, to);
  const why = scene.why(
    bids.length > 0 ? t('moved.bids', { n: bids.length }) : null,
    discs === 1 ? t('moved.last') : null,
  );
  return t('moved', { name: name(scene.after.public.merchant), space: theSpace(to), why });
}

/** A word at the table: who says what, and whom it outbids. */
function bidLine(said: Of<'offerMade'>['offer'], scene: Scene, name: Name): string {
  const view = openView(scene.after);
  const offer = openOffer(said);
  const deal = offerLine(view, offer);
  const who = name(offer.maker);
  if (offer.maker === view.public.merchant) {
    return t('asked', { name: who, deal, from: name(offer.taker) });
  }
  const other = outbid(offer, scene.before);
  return other === null
    ? t('bid', { name: who, deal })
    : t('outbid', { name: who, deal, other: name(other) });
}

function dealtLine({ offer }: Of<'dealStruck'>, { before, after }: Scene): string {
  const rivals = bidsFor(before.public, offer.target).filter(
    ({ maker }) => maker !== offer.maker && maker !== offer.taker,
  );
  const [best] = rivals;
  const why = best
    ? t(priceOf(best) > priceOf(offer) ? 'dealt.cheaper' : 'dealt.before', { n: rivals.length })
    : '';
  return t('dealt', { deal: capital(dealLine(openView(after), openOffer(offer), null)), why });
}

function deliveredLine(event: Of<'orderDelivered'>, name: Name): string {
  const goods = listed(event.goods.map(goodName));
  const told = { goods, space: theSpace(event.building), ducats: event.ducats };
  const key = event.ducats === LARGE_PAY ? 'delivered.large' : 'delivered.small';
  return t(key, { ...told, name: name(event.seat) });
}

function acquiredLine({ seat, ops }: Of<'acquired'>, name: Name): string {
  const parts = ops.map(({ op, building, was }) =>
    t(`acquired.${op}`, { space: theSpace(building), was: was === null ? '' : name(was) }),
  );
  return t('acquired', { name: name(seat), what: listed(parts) });
}

function wonLine(winners: readonly number[], { after }: Scene, name: Name): string | null {
  const table = after.public.result?.table ?? [];
  const total = (seat: number): number => table.find((row) => row.seat === seat)?.total ?? 0;
  const [first] = winners;
  if (first === undefined) return null;
  const ducats = total(first);
  if (winners.length > 1) {
    return t('won.shared', { names: seatNames(after, winners, null), ducats });
  }
  const [second] = table.filter(({ seat }) => seat !== first).sort((a, b) => b.total - a.total);
  if (!second) return null;
  const gap = ducats - second.total;
  const why = t(gap === 0 ? 'won.goods' : 'won.ahead', { gap, second: name(second.seat) });
  return t('won', { name: name(first), ducats, why });
}

/** The seat whom an event is about. */
function actor(event: GeEvent): number | null {
  switch (event.type) {
    case 'turnStarted':
      return event.merchant;
    case 'offerMade':
    case 'offerRevised':
      return event.offer.maker;
    case 'matchEnded':
      return event.winners.length === 1 ? (event.winners[0] ?? null) : null;
    default:
      return 'seat' in event ? event.seat : null;
  }
}

/** How the game speaks of its events. */
export const voice: Voice<GeEvent, View, Scene> = {
  scene: (events, before, after) => new TakeScene(events, before, after),
  name: (view, seat) => seatName(view, seat, null),
  sentence,
  actor,
};
