/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import {
  type Camera,
  type Look,
  look,
  type Name,
  type Reaction,
} from '../../../table/director/telling.ts';
import { landmarkOf, siteOf } from '../event-sites.ts';
import { resourceOf } from '../facts.ts';
import type { Scene } from './scene.ts';
import { lossLine } from './sentences.ts';

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

/** Whoever was beaten by a little, or has lost a shop. */
function reaction(scene: Scene, name: Name): Reaction | null {
  const loss = lossOf(scene);
  if (!loss) return null;
  const { seat, reason } = loss;
  const text = lossLine(reason, name(seat), {
    bid: scene.find('bidsRevealed')?.bids[seat] ?? 0,
    shop: scene.find('majorityChanged', ({ from }) => from === seat)?.shop ?? null,
  });
  return { place: `yard:${seat}`, seat, reason, text };
}

export const camera: Camera<MvEvent, Scene> = { look: lookAt, reaction };
