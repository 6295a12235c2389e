/** The chapters of a match: its turns, and the moments that people tell each other of. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn, standing } from '../../../table/replay/story.ts';
import { makesLuxury } from '../forecast.ts';
import { FAVOUR_PATH, GOOD_PATHS, HOUSE_PATH, SEAL_PATHS, STATUE_PATH } from '../overlay/signs.ts';
import { t } from '../strings/index.ts';
import { aBusiness, campoName, leadActionName, outputName } from '../strings/names.ts';

/** Signs on a field of 24; of those not drawn elsewhere a crown and a cup. */
const PATHS = {
  turn: SEAL_PATHS.sail,
  business: HOUSE_PATH,
  luxury: FAVOUR_PATH,
  statue: STATUE_PATH,
  raid: GOOD_PATHS.pirates,
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.400V19h4v3H7v-3h4v-3.600C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};
type Kind = keyof typeof PATHS;
type Told = readonly [kind: Kind, title: string, seat: number | null];

/** @param leaders per position who alone had the most points there, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['turn', 'end'],
    small: ['business', 'luxury'],
    great: ['lead'],
  });
  const name = (seat: number): string => nameIn(recording, seat);
  /** The turn that has begun and whose action nobody knows yet. */
  let begun = { at: 0, turn: 1 };
  for (const { at, event } of standing<PvEvent>(recording)) {
    if (event.type === 'turnStarted') begun = { at, turn: event.turn };
    else if (event.type === 'actionChosen') {
      const told = { action: leadActionName(event.action), name: name(event.seat) };
      const title = t('chapter.turn', { ...told, turn: begun.turn });
      chapters.add(begun.at, 'turn', title, event.seat);
    } else {
      const told = momentOf(event, name);
      if (told) chapters.add(at, ...told);
    }
  }
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('chapter.lead', { name: name(seat) }), seat);
  }
  return chapters.sorted;
}

function momentOf(event: PvEvent, name: (seat: number) => string): Told | null {
  switch (event.type) {
    case 'piratesCame':
      return event.stolen.length > 0
        ? ['raid', t('chapter.raid', { n: event.stolen.length }), null]
        : null;
    case 'businessSponsored': {
      const told = { name: name(event.seat), business: aBusiness(event.business) };
      return ['business', t('chapter.business', told), event.seat];
    }
    case 'statueRaised': {
      const told = { name: name(event.seat), campo: campoName(event.campo) };
      return ['statue', t('chapter.statue', told), event.seat];
    }
    case 'produced': {
      if (!makesLuxury(event.business)) return null;
      const told = { name: name(event.seat), output: outputName(event.output) };
      return ['luxury', t('chapter.luxury', { ...told, income: event.income }), event.seat];
    }
    case 'matchEnded':
      return ['end', t('chapter.end'), null];
    default:
      return null;
  }
}
