/** One sentence for an event in its scene: what happens and why it matters. Pure. */

import type { Location, Shop } from '../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { Cubes, Lots, View } from '../../../../engine/games/masters-of-venice/types.ts';
import { listed } from '../../../i18n/index.ts';
import type { Name, Of as Told, Voice } from '../../../table/director/telling.ts';
import { favorPrice, resourceOf } from '../facts.ts';
import {
  characterName,
  cubesName,
  lotsName,
  placeName,
  resourceName,
  rumorName,
  seatName,
  stockName,
} from '../strings/names.ts';
import { Scene } from './scene.ts';
import { type Key, t } from './strings.ts';

type Of<T extends MvEvent['type']> = Told<MvEvent, T>;
const BIDS = [5, 9, 13];
const FINAL = 16;

/** The sentence of an event; null: the picture says it, or another event of the scene does. */
export function sentence(event: MvEvent, scene: Scene, name: Name): string | null {
  switch (event.type) {
    case 'roundStarted':
      return roundLine(event.round, event.roundKind === 'bid');
    case 'gondolaMoved': {
      const why = BIDS.includes(event.to)
        ? t('gondola.bid')
        : scene.find('rumorTaken')
          ? t('gondola.rumor')
          : '';
      return t('gondola', { name: name(event.seat), to: event.to, why });
    }
    case 'bidsRevealed':
      return bidsLine(event.bids, scene, name);
    case 'characterTaken':
      return t('character', {
        name: name(event.seat),
        character: characterName(event.character),
        power: t(`power.${event.character}` as Key),
      });
    case 'ordersMoved':
      return t(event.to > event.from ? 'ordersUp' : 'ordersDown', {
        name: name(event.seat),
        shop: stockName(event.shop),
        to: event.to,
        resource: resourceName(resourceOf(event.shop)),
      });
    case 'destinationsRevealed':
      return meetingLine(event.moves.map(({ to }) => to));
    case 'interrupted':
      return t('marker', { name: name(event.seat), place: placeName(event.location) });
    case 'stockSplit':
      return splitLine(event, scene, name);
    case 'priceControl':
      return t('control', { resource: resourceName(event.resource), reached: event.reached });
    case 'majorityChanged':
      if (event.to === null) return t('majorityGone', { shop: stockName(event.shop) });
      return t('majority', { name: name(event.to), shop: stockName(event.shop) });
    case 'majorityUsed':
      return t('used', {
        name: name(event.seat),
        shop: stockName(event.shop),
        way: t(`way.${event.direction}`),
      });
    case 'scoringStep':
      return event.seat === 0 && event.step !== 'track' ? t(`scoring.${event.step}`) : null;
    case 'handsRevealed':
      return event.seat === 0 ? t('scoring') : null;
    case 'finalScored':
      return wonLine(event, name);
    default:
      return dealLine(event, scene, name);
  }
}

/** Trades, deliveries and tiles. */
function dealLine(event: MvEvent, scene: Scene, name: Name): string | null {
  switch (event.type) {
    case 'cubesBought':
      return t('bought', {
        name: name(event.seat),
        cubes: cubesName(event.cubes),
        cost: event.cost,
        why: scene.why(priceOfAny(event.cubes, scene), emptied(event.dock, scene)),
      });
    case 'cubeStolen':
      return t('stolen', { name: name(event.seat), resource: resourceName(event.resource) });
    case 'sold':
      return soldLine(event, scene, name);
    case 'orderDelivered':
      return deliveryLine(event, scene, name);
    case 'orderDrawn':
      return event.deck === 0 ? t('lastOrder', { name: name(event.seat) }) : null;
    case 'sharesBought':
      return t('shares', {
        name: name(event.seat),
        lots: lotsName(event.lots),
        cost: event.cost,
        why: scene.why(splitOfAny(event.lots, scene), majorityOf(event.seat, scene)),
      });
    case 'sharesSold':
      return t('sharesSold', {
        name: name(event.seat),
        lots: lotsName(event.lots),
        cost: event.proceeds,
        why: '',
      });
    case 'favorBought':
      return t('favor', { name: name(event.seat), price: favorPrice(event.favor) });
    case 'favorPlayed':
      return t('favorPlayed', {
        name: name(event.seat),
        shop: stockName(event.shop),
        amount: event.amount,
        resource: resourceName(resourceOf(event.shop)),
      });
    case 'rumorPlayed':
      return t(event.direction === 'up' ? 'rumorUp' : 'rumorDown', {
        name: name(event.seat),
        shop: rumorName(event.rumor).replace(/^.*: /, ''),
        peg: t(`peg.${event.peg}`),
      });
    case 'mercatoBought':
      return t('mercatoBought', {
        name: name(event.seat),
        cubes: cubesName(event.cubes),
        cost: event.cost,
        why: scene.why(priceOfAny(event.cubes, scene)),
      });
    case 'mercatoSold':
      return t('mercatoSold', {
        name: name(event.seat),
        cubes: cubesName(event.cubes),
        cost: event.proceeds,
        why: scene.why(priceOfAny(event.cubes, scene)),
      });
    case 'cubesPlaced': {
      const cubes: { [resource: string]: number } = {};
      for (const r of Object.values(event.placement)) cubes[r] = (cubes[r] ?? 0) + 1;
      return t('placed', { name: name(event.seat), cubes: cubesName(cubes) });
    }
    case 'cubeDrawn': {
      // The first cube out of the bag tells of them all.
      const taken = scene.find('officeCubeTaken');
      if (event !== scene.find('cubeDrawn') || !taken) return null;
      return t('office', { name: name(taken.seat), place: placeName(taken.office) });
    }
    default:
      return null;
  }
}

function roundLine(round: number, bids: boolean): string {
  if (bids) {
    const n = Math.ceil(round / 4);
    return n === 4 ? t('termLast') : t('term', { n });
  }
  if (round === FINAL) return t('final');
  const left = 4 - (((round - 1) % 4) + 1);
  return left === 0 ? t('commerceLast', { round }) : t('commerce', { round, left });
}

function bidsLine(bids: readonly number[], scene: Scene, name: Name): string | null {
  const set = scene.find('turnOrderSet');
  const [first, second] = set?.order ?? [];
  const last = set?.order.at(-1);
  if (!set || first === undefined || second === undefined || last === undefined) return null;
  const gap = (bids[first] ?? 0) - (bids[second] ?? 0);
  const tie = set.tieBreaks.find(({ seats }) => seats.includes(first));
  const why =
    gap === 0 && tie
      ? t('bids.tie', { second: name(second), by: tieWord(tie.by) })
      : gap <= 10
        ? t('bids.close', { gap, second: name(second) })
        : t('bids.oar', { last: name(last) });
  return t('bids', { first: name(first), bid: bids[first] ?? 0, why });
}

const tieWord = (by: string): string =>
  by === 'offices'
    ? t('tie.offices')
    : by.startsWith('youth')
      ? t('tie.youth')
      : t('tie.shares', { shop: stockName(by as Shop) });

function meetingLine(places: readonly Location[]): string {
  const counts = new Map<Location, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [place, n] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['docks' as Location, 0];
  const names = { place: placeName(place), n, of: places.length };
  if (n === places.length) return t('meetAll', names);
  if (n > 1) return t('meet', names);
  const shared = places.find((each) => SHARED.includes(each));
  return shared ? t('apartOpen', { place: placeName(shared) }) : t('apart');
}
/** Places at which the others may act, too (rules, section 2.4). */
const SHARED: readonly Location[] = ['docks', 'shops', 'stockMarket', 'guildHall'];

function splitLine(event: Of<'stockSplit'>, scene: Scene, name: Name): string {
  const gains = event.vp.flatMap((vp, seat) =>
    vp > 0 ? [t('split.gain', { name: name(seat), vp })] : [],
  );
  return t('split', {
    shop: stockName(event.shop),
    gains: gains.length > 0 ? listed(gains) : t('split.nobody'),
    why: scene.why(scene.lead(name, null)),
  });
}

function soldLine(event: Of<'sold'>, scene: Scene, name: Name): string {
  const resource = resourceOf(event.shop);
  const { orders } = scene.after.public.shops[event.shop];
  const dividend = scene.find('dividendPaid', ({ stock }) => stock === event.shop);
  const perShare = dividend?.amounts.some((amount) => amount > 0) ? dividend.perShare : null;
  return t('sold', {
    name: name(event.seat),
    cubes: cubesName({ [resource]: event.count }),
    total: event.total,
    why: scene.why(
      scene.split(event.shop),
      scene.find('priceControl') ? scene.price(resource, resourceName(resource)) : null,
      orders === 0 ? t('why.closed', { shop: stockName(event.shop) }) : null,
      perShare === null ? null : t('why.dividend', { perShare }),
      scene.price(resource, resourceName(resource)),
    ),
  });
}

function deliveryLine(event: Of<'orderDelivered'>, scene: Scene, name: Name): string {
  const { vp, ducats, nth } = event;
  const key = vp > 0 && ducats > 0 ? 'reward.both' : vp > 0 ? 'reward.vp' : 'reward.ducats';
  return t('delivered', {
    name: name(event.seat),
    nth,
    reward: t(key, { vp, ducats }),
    why: scene.why(
      scene.lead(name, event.seat),
      splitOfAny(null, scene),
      nth === 3 ? t('why.fourth') : null,
    ),
  });
}

/** The split, or the next one, of any stock that a deal has moved; `lots` null: of any at all. */
function splitOfAny(lots: Lots | null, scene: Scene): string | null {
  for (const event of scene.events) {
    if (event.type !== 'pegMoved' || event.track !== 'share') continue;
    const shop = event.id as Shop;
    const clause = lots === null || lots[shop] ? scene.split(shop) : null;
    if (clause) return clause;
  }
  return null;
}

function priceOfAny(cubes: Cubes, scene: Scene): string | null {
  const known = Object.keys(cubes) as (keyof Cubes)[];
  const kinds = known.filter((resource) => cubes[resource]);
  const controlled = kinds.find((r) => scene.find('priceControl', (e) => e.resource === r));
  const resource = controlled ?? kinds[0];
  return resource ? scene.price(resource, resourceName(resource)) : null;
}

function majorityOf(seat: number, scene: Scene): string | null {
  const taken = scene.find('majorityChanged', ({ to }) => to === seat);
  return taken ? t('why.majority', { shop: stockName(taken.shop) }) : null;
}

function emptied(dock: number, scene: Scene): string | null {
  const left = Object.values(scene.after.public.docks[dock - 1] ?? {});
  return left.every((count) => !count) ? t('why.dockEmpty', { dock }) : null;
}

function wonLine(event: Of<'finalScored'>, name: Name): string {
  const totals = [...event.table].sort((a, b) => b.total - a.total);
  const vp = totals[0]?.total ?? 0;
  const [winner] = event.winners;
  if (winner === undefined || event.winners.length > 1) {
    return t('wonShared', { names: listed(event.winners.map(name)), vp });
  }
  const second = totals.find(({ seat }) => seat !== winner);
  const why = second ? t('won.ahead', { gap: vp - second.total, second: name(second.seat) }) : '';
  return t('won', { name: name(winner), vp, why });
}

/** Of whoever came second in the bids, or has lost a shop. */
export const lossLine = (
  reason: 'second' | 'lost',
  name: string,
  { bid, shop }: { readonly bid: number; readonly shop: Shop | null },
): string =>
  reason === 'second'
    ? t('second', { name, bid })
    : t('lost', { name, shop: shop ? stockName(shop) : '' });

/** The seat whom an event is about; null: everybody. */
function actorOf(event: MvEvent): number | null {
  if (event.type === 'majorityChanged') return event.to;
  if (event.type === 'finalScored')
    return event.winners.length === 1 ? (event.winners[0] ?? null) : null;
  if (event.type === 'scoringStep' || event.type === 'handsRevealed') return null;
  return 'seat' in event ? event.seat : null;
}

/** How the game speaks of its events. */
export const voice: Voice<MvEvent, View, Scene> = {
  scene: (events, before, after) => new Scene(events, before, after),
  name: (view, seat) => seatName(view, seat, null),
  sentence,
  actor: actorOf,
};
