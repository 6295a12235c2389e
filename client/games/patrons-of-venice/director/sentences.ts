/** One sentence for an event in its scene: what happens and why it matters. Pure. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import {
  type Name,
  Scene as TakeScene,
  type Of as Told,
  type Voice,
} from '../../../table/director/telling.ts';
import { targetOf } from '../facts.ts';
import { incomeAt, makesLuxury, race } from '../forecast.ts';
import {
  aBusiness,
  campoFullName,
  cardsName,
  goodName,
  goodsName,
  leadActionName,
  outputName,
  seatName,
  siteName,
  stallName,
} from '../strings/names.ts';
import {
  byPoints,
  gains,
  isBuilt,
  percentOf,
  pirateChance,
  reaches,
  type Scene,
  workshops,
} from './scene.ts';
import { t } from './strings.ts';

type Of<T extends PvEvent['type']> = Told<PvEvent, T>;

/** Points that the leader lacks when a turn is called what may be the last one. */
const NEAR = 2;

/** The sentence of an event; null: the picture says it, or another event of the scene does. */
export function sentence(event: PvEvent, scene: Scene, name: Name): string | null {
  switch (event.type) {
    case 'turnStarted':
      return turnLine(event, scene, name);
    case 'actionChosen':
      return chosenLine(event, scene, name);
    case 'reserved':
      return reservedLine(event, name);
    case 'shipmentsDrawn':
      // Where Pirates! lie among them, their raid is told.
      return event.cards.includes('pirates') ? null : t('drawn', { cards: cardsName(event.cards) });
    case 'piratesCame':
      return raidLine(event, name);
    case 'reshuffled':
      return t(`reshuffled.${event.because}`, { n: event.discard });
    case 'unloaded':
      return unloadedLine(event, name);
    case 'sold': {
      const goods = goodsName(event.goods);
      return goods ? t('sold', { name: name(event.seat), goods, ducats: event.ducats }) : null;
    }
    case 'bought': {
      const left = scene.after.public[event.from][event.good] ?? 0;
      const told = { good: goodName(event.good), stall: stallName(event.from), price: event.price };
      return t('bought', {
        ...told,
        name: name(event.seat),
        why: left === 0 ? t('bought.last') : '',
      });
    }
    case 'businessSponsored':
      return builtLine(event, scene, name);
    case 'statueRaised':
      return raisedLine(event, scene, name);
    case 'produced':
      return madeLine(event, scene, name);
    case 'matchEnded':
      return wonLine(event.winners, scene, name);
    default:
      // Who passes, and what is dealt, shifted or put away, the picture says.
      return null;
  }
}

function turnLine({ turn }: Of<'turnStarted'>, scene: Scene, name: Name): string | null {
  const open = scene.after.public;
  if (turn === 1) return t('began', { target: targetOf(open) });
  const [first] = byPoints(open);
  if (!first || targetOf(open) - first.points > NEAR) return null;
  return t('turn.last', { name: name(first.seat), points: first.points, target: targetOf(open) });
}

function chosenLine(event: Of<'actionChosen'>, { before }: Scene, name: Name): string {
  const open = before.public;
  const why = (): string => {
    if (event.action === 'sail') {
      return t('chosen.pirates', { percent: percentOf(pirateChance(open)) });
    }
    if (event.action !== 'produce') return '';
    const all = workshops(open).length;
    return all === 0 ? t('chosen.nothing') : t('chosen.produce', { workshops: all });
  };
  return t('chosen', { name: name(event.seat), action: leadActionName(event.action), why: why() });
}

function reservedLine({ seat, boardOwner, ship, good, price }: Of<'reserved'>, name: Name): string {
  const told = { name: name(seat), good: goodName(good) };
  if (seat === boardOwner) return t('reserved.own', told);
  const why = ship === 'left' ? t('reserved.far') : '';
  return t('reserved', { ...told, owner: name(boardOwner), price, why });
}

function raidLine({ stolen, spared }: Of<'piratesCame'>, name: Name): string {
  const saved = {
    goods: cardsName(spared.map(({ good }) => good)),
    names: listed([...new Set(spared.map(({ reservedBy }) => name(reservedBy)))]),
  };
  const isSaved = spared.length > 0;
  if (stolen.length === 0) return t('spared', { why: isSaved ? t('spared.saved', saved) : '' });
  const goods = cardsName(stolen.map(({ good }) => good));
  return t('robbed', { goods, why: isSaved ? t('robbed.spared', saved) : '' });
}

/** Of what comes ashore only what somebody else had on his galley. */
function unloadedLine(event: Of<'unloaded'>, name: Name): string | null {
  const { seat, board, good, to, ducats } = event;
  if (seat === board) return null;
  const told = { name: name(seat), owner: name(board), good: goodName(good), ducats };
  return t(to === 'hand' ? 'unloaded.kept' : 'unloaded.sold', told);
}

function builtLine(event: Of<'businessSponsored'>, scene: Scene, name: Name): string {
  const { seat, business, site } = event;
  const open = scene.after.public;
  const { base, statue, quarter } = incomeAt(open, site, business);
  const why = scene.why(
    reaches(scene, seat) ? t('at.end') : null,
    open.tilesLeft[business] === 0 ? t('built.lastTile') : null,
    statue > 0 ? t('built.statue') : null,
    quarter > 0 ? t('built.quarter') : null,
    business === 'gondolaMaker' && base > 1 ? t('built.gondola', { n: base }) : null,
  );
  const told = { business: aBusiness(business), site: siteName(site), why };
  return t('built', { ...told, name: name(seat) });
}

function raisedLine(event: Of<'statueRaised'>, scene: Scene, name: Name): string {
  const paid = gains(scene).map(({ seat, points }) =>
    t('raised.payment', { n: points, name: name(seat) }),
  );
  const nobody = isBuilt(scene.after.public, event.campo) ? 'raised.none' : 'raised.nobody';
  const gained = paid.length > 0 ? t('raised.gains', { gains: listed(paid) }) : t(nobody);
  const why = scene.why(reaches(scene, event.seat) ? t('at.end') : null, gained);
  return t('raised', { name: name(event.seat), campo: campoFullName(event.campo), why });
}

/** What goes back into the hand is seen; what an aristocrat pays for is told. */
function madeLine(event: Of<'produced'>, scene: Scene, name: Name): string | null {
  const { seat, owner, business, favour, income } = event;
  if (!makesLuxury(business)) return null;
  const why = scene.why(
    reaches(scene, seat) ? t('at.end') : null,
    seat === owner ? null : t('made.guest', { owner: name(owner) }),
    favour ? t('made.favour') : t('made.noFavour'),
  );
  return t('made', { name: name(seat), output: outputName(event.output), income, why });
}

function wonLine(winners: readonly number[], scene: Scene, name: Name): string | null {
  const open = scene.after.public;
  const points = Math.max(...race(open).runners.map((one) => one.points));
  if (winners.length > 1) return t('won.shared', { names: listed(winners.map(name)), points });
  const [first, second] = byPoints(open);
  if (!first || !second) return null;
  const gap = first.points - second.points;
  const told = { gap, second: name(second.seat) };
  const why = t(gap === 0 ? 'won.ducats' : 'won.ahead', told);
  return t('won', { name: name(first.seat), points, why });
}

/** How the game speaks of its events. */
export const voice: Voice<PvEvent, View, Scene> = {
  scene: (events, before, after) => new TakeScene(events, before, after),
  name: (view, seat) => seatName(view, seat, null),
  sentence,
  actor: (event) => {
    if (event.type === 'turnStarted') return event.lead;
    if (event.type !== 'matchEnded') return 'seat' in event ? event.seat : null;
    return event.winners.length === 1 ? (event.winners[0] ?? null) : null;
  },
};
