/** One sentence for an event in its scene: what happens and why it matters. Pure. */

import type { Payment, StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import {
  type Name,
  Scene as TakeScene,
  type Of as Told,
  type Voice,
} from '../../../table/director/telling.ts';
import { patronsOf, shipOf, stillAsked, tileOf, topBonusAt } from '../facts.ts';
import {
  categoryName,
  cityName,
  flagName,
  rankName,
  seatName,
  shipName,
  shipWithCargo,
  tileName,
  waresName,
} from '../strings/names.ts';
import { byMoney, finishOf, leaderIn, type Scene } from './scene.ts';
import { t } from './strings.ts';

type Of<T extends StEvent['type']> = Told<StEvent, T>;

/** Nothing is faster than a ship of this speed. */
const FASTEST = 8;

/** The sentence of an event; null: the picture says it, or another event of the scene does. */
export function sentence(event: StEvent, scene: Scene, name: Name): string | null {
  switch (event.type) {
    case 'roundStarted':
      if (event.round === 1) return t('round.1');
      return t(event.round === 2 ? 'round.2' : 'round.3', { name: name(event.drawer) });
    case 'shipDrawn':
      return t('drawn', {
        ship: shipWithCargo(event.ship),
        why: scene.why(
          event.left === 0 ? t('drawn.last') : null,
          shipOf(event.ship).value === FASTEST ? t('drawn.fast') : null,
        ),
      });
    case 'claimed':
      return claimedLine(event, scene, name);
    case 'shipUnclaimed':
      return t('unclaimed', { ship: shipName(event.ship) });
    case 'shipPlaced':
      return placedLine(event, scene, name);
    case 'tileTaken':
      return tileLine(event, scene, name);
    case 'cityScored':
      return scoredLine(event, name);
    case 'promotionScored': {
      const category = categoryName(event.category);
      if (event.prizes.length === 0) return t('arts.nobody', { category });
      const paid = listed(
        event.prizes.map(({ seat, amount }) => t('arts.payment', { name: name(seat), amount })),
      );
      return t('arts', { category, paid });
    }
    case 'matchEnded':
      return wonLine(event.winner, scene, name);
    default:
      // Who passes, whose flag flies home and who climbs, the picture says, or another sentence.
      return null;
  }
}

function claimedLine(event: Of<'claimed'>, scene: Scene, name: Name): string {
  const who = name(event.seat);
  if (event.flag === 'pirate') {
    const robbed = scene.find('flagReturned');
    const early = scene.before.public.drawer === event.seat;
    const why = scene.why(
      robbed ? t('pirate.from', { name: name(robbed.seat) }) : null,
      early ? t('pirate.first') : null,
    );
    return t('pirate', { name: who, why });
  }
  const pirates = stillAsked(scene.before.public, true).length;
  const why = pirates > 0 ? t('claimed.pirates', { n: pirates }) : t('claimed.safe');
  return t('claimed', { name: who, flag: flagName(event.flag), why });
}

function placedLine(event: Of<'shipPlaced'>, scene: Scene, name: Name): string {
  const open = scene.before.public;
  const finish = finishOf(event, open);
  const pushed = open.ports[event.port].slice(event.place).map(({ owner }) => name(owner));
  const climbs = scene.find('advanced', ({ city }) => city === event.port);
  const bonus = climbs ? topBonusAt(open, climbs.to) - topBonusAt(open, climbs.from) : 0;
  const leads = climbs?.rank === 0 && leaderIn(open, event.port) !== event.seat;
  const lost = waresName(event.lost);
  const why = scene.why(
    finish &&
      t(finish.is === 'behind' ? 'placed.finish' : 'placed.plus', { other: name(finish.other) }),
    climbs && bonus > 0
      ? t('placed.bonus', { to: climbs.to, bonus: topBonusAt(open, climbs.to) })
      : null,
    leads ? t('placed.lead', { city: cityName(event.port) }) : null,
    pushed.length > 0 ? t('placed.pushes', { others: listed(pushed) }) : null,
    lost ? t('placed.lost', { wares: lost }) : null,
  );
  return t('placed', {
    name: name(event.seat),
    port: cityName(event.port),
    speed: event.effectiveValue,
    place: rankName(event.place),
    why,
  });
}

function tileLine(event: Of<'tileTaken'>, scene: Scene, name: Name): string {
  const { category } = tileOf(event.tile);
  const [first, second] = patronsOf(scene.after.public, category);
  const [before] = patronsOf(scene.before.public, category);
  const told = { category: categoryName(category) };
  const own = patronsOf(scene.after.public, category).find(({ seat }) => seat === event.seat);
  const leads = first?.seat === event.seat && before?.seat !== event.seat;
  const level = own !== undefined && first !== undefined && second !== undefined;
  const why = scene.why(
    leads ? t('tile.lead', told) : null,
    level && first.seat !== event.seat && own.sum === first.sum ? t('tile.level', told) : null,
  );
  return t('tile', { name: name(event.seat), tile: tileName(event.tile), why });
}

/** What a city pays in all, by house, the most first. */
export function paidBy({ ships, track, bonus }: Of<'cityScored'>): Payment[] {
  const sums = new Map<number, number>();
  for (const { seat, amount } of [...ships, ...track, ...bonus]) {
    sums.set(seat, (sums.get(seat) ?? 0) + amount);
  }
  return [...sums]
    .map(([seat, amount]) => ({ seat, amount }))
    .sort((a, b) => b.amount - a.amount || a.seat - b.seat);
}

function scoredLine(event: Of<'cityScored'>, name: Name): string {
  const city = cityName(event.city);
  const paid = paidBy(event);
  if (paid.length === 0) return t('scored.nobody', { city });
  const told = paid.map(({ seat, amount }) => t('scored.payment', { name: name(seat), amount }));
  const all = paid.reduce((sum, { amount }) => sum + amount, 0);
  const [most] = paid;
  const top = most && paid.length > 1 && most.amount * 2 > all;
  const why = top ? t('scored.top', { name: name(most.seat) }) : '';
  return t('scored', { city, paid: listed(told), why });
}

function wonLine(winner: number, scene: Scene, name: Name): string | null {
  const rows = byMoney(scene.after.public);
  const money = rows.find(({ seat }) => seat === winner)?.money;
  const second = rows.find(({ seat }) => seat !== winner);
  if (money === undefined || !second) return null;
  const gap = money - second.money;
  const told = { gap, second: name(second.seat) };
  const why = t(gap === 0 ? 'won.tie' : 'won.ahead', told);
  return t('won', { name: name(winner), money, why });
}

/** How the game speaks of its events. */
export const voice: Voice<StEvent, View, Scene> = {
  scene: (events, before, after) => new TakeScene(events, before, after),
  name: (view, seat) => seatName(view, seat, null),
  sentence,
  actor: (event) =>
    event.type === 'matchEnded' ? event.winner : 'seat' in event ? event.seat : null,
};
