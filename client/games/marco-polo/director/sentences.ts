/** One sentence for an event in its scene: what happens and why it matters. Pure. */

import { BEIJING_SLOTS } from '../../../../engine/games/marco-polo/data/map-nodes.ts';
import { FAIR_SUM, POSTS, ROUNDS, VENICE_POSTS } from '../../../../engine/games/marco-polo/data.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { listed } from '../../../i18n/index.ts';
import {
  type Name,
  Scene as TakeScene,
  type Of as Told,
  type Voice,
} from '../../../table/director/telling.ts';
import { contractOf, outpostOf, palazzoExchange } from '../card-data.ts';
import { byPoints, pointsOf, totalOf } from '../sources.ts';
import { shownName } from '../strings/events.ts';
import {
  amountName,
  characterName,
  companionName,
  nodeName,
  rusticianoName,
  seatName,
  spaceName,
} from '../strings/names.ts';
import { gained, khanFree, type Scene, takesLead } from './scene.ts';
import { t } from './strings.ts';

type Of<T extends MpEvent['type']> = Told<MpEvent, T>;

/** The sentence of an event; null: the picture says it, or another event of the scene does. */
export function sentence(event: MpEvent, scene: Scene, name: Name): string | null {
  switch (event.type) {
    case 'characterPicked':
      return t('picked', { name: name(event.seat), who: characterName(event.character) });
    case 'roundCharacterChosen':
      return t('changed', { name: name(event.seat), who: characterName(event.character) });
    case 'roundStarted': {
      if (event.round === 1) {
        const names = listed(scene.after.public.seats.map(({ seat }) => name(seat)));
        return t('began', { names });
      }
      const why = event.round === ROUNDS ? t('round.last') : '';
      return t('round', { round: event.round, name: name(event.startSeat), why });
    }
    case 'diceRolled':
      return rolledLine(event, name);
    case 'dicePlaced':
      return placedLine(event, scene, name);
    case 'moved':
      return movedLine(event, scene, name);
    case 'postPlaced':
      return postedLine(event, scene, name);
    case 'postRelocated': {
      const told = { from: nodeName(event.from), node: nodeName(event.node) };
      return t('relocated', { ...told, name: name(event.seat) });
    }
    case 'outpostTaken': {
      const node = scene.find('postPlaced', ({ seat }) => seat === event.seat)?.node ?? '';
      const what = amountName(outpostOf(event.outpost).gain);
      return node ? t('outpost', { name: name(event.seat), node: nodeName(node), what }) : null;
    }
    case 'contractCompleted':
      return completedLine(event, scene, name);
    case 'cityCardUsed':
      return cardLine(event, scene, name);
    case 'companionTaken':
      return t('hired', { name: name(event.seat), who: companionName(event.companion) });
    case 'rusticianoPlayed':
      return t('played', { name: name(event.seat), card: rusticianoName(event.card) });
    case 'spaceCleared':
      return t('cleared', { name: name(event.seat), space: spaceName(event.space) });
    case 'blackDieTaken': {
      const why = scene.after.public.blackPool === 0 ? t('black.last') : '';
      return t('black', { name: name(event.seat), why });
    }
    case 'matchEnded':
      return wonLine(event, scene, name);
    default:
      return null;
  }
}

/** Only of a roll for which something is added: five rolls in a row are seen, not read. */
function rolledLine({ seat, dice }: Of<'diceRolled'>, name: Name): string | null {
  const counted = dice.filter(({ id }) => !id.startsWith('black'));
  if (counted.some(({ value }) => value === null)) return null;
  const sum = counted.reduce((all, { value }) => all + (value ?? 0), 0);
  if (sum >= FAIR_SUM) return null;
  return t('rolled', { name: name(seat), sum, why: t('rolled.low', { n: FAIR_SUM - sum }) });
}

function placedLine(event: Of<'dicePlaced'>, scene: Scene, name: Name): string | null {
  const { seat, space, dice, occupancy } = event;
  // What comes of these is told by what happens next.
  if (['travel', 'venice', 'gondolier', 'companions'].includes(space)) return null;
  if (scene.find('cityCardUsed')) return null;
  const why =
    space === 'khan' && khanFree(scene.after.public) === 0
      ? t('placed.closed')
      : occupancy > 0
        ? t('placed.paying', { n: occupancy })
        : '';
  const gain = scene.find('gained', (one) => one.seat === seat);
  if (space.startsWith('bazaar') && gain) {
    return t('bazaar', { name: name(seat), what: amountName(gain.gain), why });
  }
  return t('placed', { name: name(seat), dice: shownName(dice), space: spaceName(space), why });
}

function movedLine({ seat, legs }: Of<'moved'>, scene: Scene, name: Name): string {
  const ends = legs.flatMap(({ path }) => path.at(-1) ?? []);
  const n = legs.reduce((sum, { path }) => sum + path.length, 0);
  const { lastTraveller, round } = scene.after.public;
  const claims =
    lastTraveller === seat && scene.before.public.lastTraveller !== seat && round < ROUNDS;
  const why = claims ? t('moved.claim') : '';
  return t('moved', { name: name(seat), n, where: listed(ends.map(nodeName)), why });
}

function postedLine({ seat, node }: Of<'postPlaced'>, { after }: Scene, name: Name): string {
  const { beijing, options, seats } = after.public;
  const all = POSTS + (options.venice ? VENICE_POSTS : 0);
  const posts = seats[seat]?.posts.length ?? 0;
  const why = (): string => {
    if (node === 'beijing')
      return t('posted.beijing', { n: BEIJING_SLOTS[beijing.indexOf(seat)] ?? 0 });
    if (node === 'v7') return t('posted.ducale');
    if (posts === all) return t('posted.last');
    return posts === all - 1 ? t('posted.lastButOne') : '';
  };
  return t('posted', { name: name(seat), node: nodeName(node), why: why() });
}

function completedLine(
  { seat, contract }: Of<'contractCompleted'>,
  scene: Scene,
  name: Name,
): string {
  const { cost, gain } = contractOf(contract);
  const why = takesLead(scene, seat) ? t('completed.most') : '';
  return t('completed', { name: name(seat), cost: amountName(cost), n: gain.vp ?? 0, why });
}

function cardLine({ seat, card }: Of<'cityCardUsed'>, scene: Scene, name: Name): string {
  const n = gained(scene, seat);
  const told = { name: name(seat), why: n > 0 ? t('card.points', { n }) : '' };
  if (palazzoExchange(card)) return t('palazzo', told);
  const slot = Object.entries(scene.after.public.cityCards).find(([, id]) => id === card)?.[0];
  return t('card', {
    ...told,
    city: nodeName((slot ?? 'sumatra').replace(/^sumatra\d$/, 'sumatra')),
  });
}

function wonLine({ winners }: Of<'matchEnded'>, { after }: Scene, name: Name): string {
  const open = after.public;
  const order = byPoints(open).map(({ seat }) => ({ seat, points: totalOf(pointsOf(open, seat)) }));
  const [first, second] = order;
  const gap = (first?.points ?? 0) - (second?.points ?? 0);
  const why =
    winners.length > 1 || !second
      ? ''
      : gap === 0
        ? t('won.level')
        : t('won.by', { gap, second: name(second.seat) });
  const names = listed(winners.map(name));
  return t('won', { names, n: winners.length, points: first?.points ?? 0, why });
}

export const voice: Voice<MpEvent, View, Scene> = {
  scene: (events, before, after) => new TakeScene(events, before, after),
  name: (view, seat) => seatName(view, seat, null),
  sentence,
  actor: (event) =>
    'seat' in event ? event.seat : event.type === 'roundStarted' ? event.startSeat : null,
};
