/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import type { Mark } from '../../../table/director/direction.ts';
import type { Importance, Moment, ShotSize } from '../../../table/director/types.ts';
import { landmarkOf, siteOf } from '../event-sites.ts';
import { resourceOf } from '../facts.ts';
import { seatName } from '../strings/names.ts';
import { Scene } from './scene.ts';
import { lossLine, sentence } from './sentences.ts';

/** Whence an event is seen, and how much it matters. */
interface Look {
  readonly place: string | null;
  readonly size: ShotSize;
  readonly importance: Importance;
  /** Share of its time after which its sentence may be read. */
  readonly told?: number;
  /** Seconds that it is looked at, at least. */
  readonly least?: number;
}

const WHOLE = { place: null, size: 'wide' } as const;
const look = (
  place: string | null,
  importance: Importance,
  size: ShotSize = 'medium',
  more: Partial<Look> = {},
): Look =>
  place === null ? { ...WHOLE, importance, ...more } : { place, size, importance, ...more };

/** Whence an event is seen; null: it is not worth a look of its own. */
function lookAt(event: MvEvent, scene: Scene): Look | null {
  switch (event.type) {
    case 'roundStarted':
      if (event.roundKind === 'bid') return look(null, 3, 'wide', { least: 1.6 });
      return look(null, 1);
    case 'gondolaMoved':
      return look(`space:${event.to}`, 2, 'medium', { told: 0.35 });
    case 'bidsRevealed':
      return look('order', 3, 'medium', { told: 0.5, least: 2.2 });
    case 'turnOrderSet':
      return look('order', 2);
    case 'characterTaken':
      return look('row', 2, 'close');
    case 'ordersMoved':
      return look(`ladder:${resourceOf(event.shop)}`, 2, 'close');
    case 'destinationsRevealed':
      return look(null, 3, 'wide', { told: 0.4 });
    case 'interrupted':
      return look(siteOf(event), 2);
    case 'turnStarted':
      return look(siteOf(event), 1);
    case 'cubesBought':
    case 'cubeStolen':
      return look(`dock${event.dock}`, 2, 'medium');
    case 'sold':
      return look(event.shop, 2);
    case 'stockSplit':
      return look(event.shop, 3, 'medium', { least: 2 });
    case 'priceControl':
      return look(`ladder:${event.resource}`, 3, 'close', { least: 1.8 });
    case 'majorityChanged':
      return look(event.shop, 2, 'medium', { least: 1.4 });
    case 'majorityUsed':
      return look(`ladder:${resourceOf(event.shop)}`, 2, 'close');
    case 'orderDelivered':
      return look('guildHall', event.nth >= 4 ? 3 : 2, 'medium', { least: 1.6 });
    case 'orderDrawn':
      return look('guildHall', event.deck === 0 ? 2 : 1);
    case 'sharesBought':
    case 'sharesSold':
      return look('stockMarket', 2);
    case 'favorBought':
      return look('church', 2);
    case 'favorPlayed':
      return look(`ladder:${resourceOf(event.shop)}`, 2, 'close');
    case 'rumorPlayed':
      return look(rumorPlace(scene), 2, 'close');
    case 'cubeDrawn':
      return event.to === 'hand' && event.seat !== null
        ? look('bag', 2)
        : look('bag', 2, 'medium', { least: 1.2 });
    case 'cubesPlaced':
      return look('bag', 2);
    case 'officeCubeTaken':
      return look(landmarkOf(event.office), 1);
    case 'mercatoBought':
    case 'mercatoSold':
    case 'mercatoSwapped':
      return look('mercato', 2);
    case 'handsRevealed':
      return look(null, 2);
    case 'scoringStep':
      return look(null, 2);
    case 'finalScored': {
      const [winner] = event.winners;
      const alone = winner !== undefined && event.winners.length === 1;
      return look(alone ? `palazzo${winner}` : null, 3, 'medium', { least: 5 });
    }
    default:
      return null;
  }
}

/** The slab on which a rumor works: that of the peg it moves. */
function rumorPlace(scene: Scene): string | null {
  const moved = scene.find('pegMoved', ({ cause }) => cause === 'rumor');
  if (!moved) return null;
  if (moved.track === 'resource') return `ladder:${moved.id}`;
  return moved.id;
}

/** All moments of a take, sorted by time; who has lost something is looked at last. */
export function moments(marks: readonly Mark[], from: View, to: View): Moment[] {
  const scene = new Scene(
    marks.map(({ event }) => event as MvEvent),
    from,
    to,
  );
  const name = (seat: number): string => seatName(to, seat, null);
  const list: Moment[] = [];
  for (const { at, until, event } of marks) {
    const known = event as MvEvent;
    const seen = lookAt(known, scene);
    if (!seen) continue;
    const { place, size, importance, told = 0, least = 0.8 } = seen;
    list.push({
      ...{ at, until: Math.max(until, at + least), place, size, importance },
      ...{ told: at + (until - at) * told, seat: actorOf(known), reason: known.type },
      text: sentence(known, scene, name),
    });
  }
  return [...list, ...reactions(marks, scene, name)];
}

/** Seconds for which somebody's loss is looked at, and after which it is. */
const GRIEF = 2.2;
const PAUSE = 1.2;

/** Whoever was beaten by a little, or has lost a shop. */
function reactions(marks: readonly Mark[], scene: Scene, name: (seat: number) => string): Moment[] {
  const loss = lossOf(scene);
  if (!loss) return [];
  const end = Math.max(0, ...marks.map(({ until }) => until));
  const text = sentenceOfLoss(loss, scene, name);
  const at = end + PAUSE;
  const seen = { place: `yard:${loss.seat}`, size: 'medium', importance: 2 } as const;
  return [
    { ...seen, at, until: at + GRIEF, seat: loss.seat, reason: loss.reason, text, reaction: true },
  ];
}

interface Loss {
  readonly seat: number;
  readonly reason: 'second' | 'lost';
}

/** Bids nearer than this to the first are a race that was lost. Ducats. */
const CLOSE = 5;

function lossOf(scene: Scene): Loss | null {
  const order = scene.find('turnOrderSet');
  const bids = scene.find('bidsRevealed');
  const [first, second] = order?.order ?? [];
  if (bids && first !== undefined && second !== undefined) {
    const [most = 0, next = 0] = [bids.bids[first], bids.bids[second]];
    return next >= 10 && most - next <= CLOSE ? { seat: second, reason: 'second' } : null;
  }
  const taken = scene.find('majorityChanged', ({ from, to }) => from !== null && to !== null);
  return taken?.from == null ? null : { seat: taken.from, reason: 'lost' };
}

function sentenceOfLoss(loss: Loss, scene: Scene, name: (seat: number) => string): string {
  return lossLine(loss.reason, name(loss.seat), {
    bid: scene.find('bidsRevealed')?.bids[loss.seat] ?? 0,
    shop: scene.find('majorityChanged', ({ from }) => from === loss.seat)?.shop ?? null,
  });
}

/** The seat whom an event is about; null: everybody. */
function actorOf(event: MvEvent): number | null {
  if (event.type === 'majorityChanged') return event.to;
  if (event.type === 'finalScored')
    return event.winners.length === 1 ? (event.winners[0] ?? null) : null;
  if (event.type === 'scoringStep' || event.type === 'handsRevealed') return null;
  return 'seat' in event ? event.seat : null;
}
