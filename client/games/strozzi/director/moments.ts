/** What of a take is worth seeing, from where, and the sentence that goes with it. Pure. */

import type { StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import type { Mark } from '../../../table/director/direction.ts';
import type { Importance, Moment, ShotSize } from '../../../table/director/types.ts';
import { houseId, siteOf } from '../event-sites.ts';
import { seatName } from '../strings/names.ts';
import { finishOf, Scene } from './scene.ts';
import { sentence } from './sentences.ts';
import { t } from './strings.ts';

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

const look = (
  place: string | null,
  importance: Importance,
  size: ShotSize = 'medium',
  more: Partial<Look> = {},
): Look => ({ place, size: place === null ? 'wide' : size, importance, ...more });

/** Whence an event is seen; null: it is not worth a look of its own. */
function lookAt(event: StEvent, scene: Scene): Look | null {
  switch (event.type) {
    case 'roundStarted':
      return look(null, 3, 'wide', { least: 1.6 });
    case 'shipDrawn':
      return look(siteOf(event), 2, 'medium', { told: 0.2 });
    case 'passed':
      return look('ship', 1);
    case 'claimed':
      if (event.flag !== 'pirate') return look('ship', 2);
      // A flag that is torn down is what people film.
      return scene.find('flagReturned')
        ? look('ship', 3, 'close', { told: 0.3, least: 2 })
        : look('ship', 2, 'close', { least: 1.4 });
    case 'shipUnclaimed':
      return look('ship', 2, 'wide');
    case 'shipPlaced':
      return finishOf(event, scene.before.public)
        ? look(event.port, 3, 'close', { told: 0.4, least: 2.2 })
        : look(event.port, 2, 'medium', { told: 0.4 });
    case 'advanced':
      return look(siteOf(event), 1);
    case 'tileTaken':
      return look(siteOf(event), 2, 'medium', { told: 0.3 });
    case 'cityScored':
      return look(siteOf(event), 2, 'medium', { told: 0.3, least: 1.4 });
    case 'promotionScored':
      return look(siteOf(event), 3, 'medium', { told: 0.4, least: 2 });
    case 'matchEnded':
      return look(houseId(event.winner, scene.after.public.seats.length), 3, 'medium', {
        least: 5,
      });
    default:
      return null;
  }
}

/** All moments of a take, sorted by time; who has lost a ship to a pirate is looked at last. */
export function moments(marks: readonly Mark[], from: View, to: View): Moment[] {
  const events = marks.map(({ event }) => event as unknown as StEvent);
  const scene = new Scene(events, from, to);
  const name = (seat: number): string => seatName(to, seat, null);
  const list: Moment[] = [];
  for (const { at, until, event } of marks) {
    const known = event as unknown as StEvent;
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

/** Whoever had the ship already. */
function reactions(marks: readonly Mark[], scene: Scene, name: (seat: number) => string): Moment[] {
  const robbed = scene.find('flagReturned');
  if (!robbed) return [];
  const at = Math.max(0, ...marks.map(({ until }) => until)) + PAUSE;
  const text = t('robbed', { name: name(robbed.seat) });
  const seen = {
    place: houseId(robbed.seat, scene.after.public.seats.length),
    size: 'medium',
    importance: 2,
  } as const;
  return [
    { ...seen, at, until: at + GRIEF, seat: robbed.seat, reason: 'robbed', text, reaction: true },
  ];
}

/** The seat whom an event is about; null: everybody. */
function actorOf(event: StEvent): number | null {
  if (event.type === 'matchEnded') return event.winner;
  return 'seat' in event ? event.seat : null;
}
