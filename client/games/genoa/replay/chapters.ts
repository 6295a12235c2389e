/** The chapters of a match: its turns, and the moments that people tell each other of. */

import { LARGE_PAY } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn, standing } from '../../../table/replay/story.ts';
import { HANDS_PATH, KIND_PATHS, MARKER_PATH, TOWER_PATH } from '../overlay/signs.ts';
import { theSpace } from '../strings/names.ts';
import { t } from '../strings/replay.ts';

/** Signs on a field of 24; of those not drawn elsewhere a bell, a crown and a cup. */
const PATHS = {
  turn: TOWER_PATH,
  deal: HANDS_PATH,
  order: KIND_PATHS.LO,
  owner: MARKER_PATH,
  market:
    'M11 1h2v2c4 .6 6 3.600 6 7.500V17l3 3H2l3-3v-6.500C5 6.600 7 3.600 11 3zM9.500 21h5a2.500 2.500 0 0 1-5 0z',
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.400V19h4v3H7v-3h4v-3.600C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};
type Kind = keyof typeof PATHS;
type Told = readonly [kind: Kind, title: string, seat: number | null];

/** @param leaders per position who alone had the most there, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['turn', 'end'],
    small: ['deal'],
    great: ['lead'],
  });
  const name = (seat: number): string => nameIn(recording, seat);
  let merchant = 0;
  for (const { at, event } of standing<GeEvent>(recording)) {
    if (event.type === 'turnStarted') {
      merchant = event.merchant;
      const title = t('chapter.turn', { name: name(merchant), turn: event.turn });
      chapters.add(at, 'turn', title, merchant);
    } else {
      for (const told of momentsOf(event, merchant, name)) chapters.add(at, ...told);
    }
  }
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('chapter.lead', { name: name(seat) }), seat);
  }
  return chapters.sorted;
}

function momentsOf(event: GeEvent, merchant: number, name: (seat: number) => string): Told[] {
  switch (event.type) {
    case 'roundShortened':
      return [['market', t('chapter.market'), merchant]];
    case 'dealStruck': {
      const { maker, taker, target } = event.offer;
      const player = maker === merchant ? taker : maker;
      const told = { name: name(player), merchant: name(merchant), space: theSpace(target) };
      return [['deal', t('chapter.deal', told), player]];
    }
    case 'orderDelivered': {
      if (event.ducats !== LARGE_PAY) return [];
      const told = { name: name(event.seat), space: theSpace(event.building) };
      return [['order', t('chapter.order', told), event.seat]];
    }
    case 'acquired':
      return event.ops.flatMap(({ op, building, was }): Told[] => {
        if (op !== 'replace' || was === null) return [];
        const told = { name: name(event.seat), space: theSpace(building), from: name(was) };
        return [['owner', t('chapter.owner', told), event.seat]];
      });
    case 'matchEnded':
      return [['end', t('chapter.end'), null]];
    default:
      return [];
  }
}
