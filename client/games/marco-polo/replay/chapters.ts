/** The chapters of a match: its rounds, and the moments that people tell each other of. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { Chapters, leadChanges, nameIn, standing } from '../../../table/replay/story.ts';
import { contractOf } from '../card-data.ts';
import { SIGNS } from '../faces/signs.ts';
import { nodeName } from '../strings/names.ts';
import { t } from '../strings/replay-told.ts';

/** Signs on a field of 24; of those not drawn elsewhere a crown and a cup. */
const PATHS = {
  round: SIGNS.hourglass[0][0],
  contract: SIGNS.contract[0][0],
  post: SIGNS.post[0][0],
  beijing: SIGNS.beijing[1][0],
  ducale: SIGNS.palazzo[0][0],
  lastPost: SIGNS.city[0][0],
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.400V19h4v3H7v-3h4v-3.600C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};
type Kind = keyof typeof PATHS;
type Told = readonly [kind: Kind, title: string, seat: number | null];

/** @param leaders per position who alone had the most points there, or null */
export function chaptersOf(recording: Recording, leaders: readonly (number | null)[]): Chapter[] {
  const chapters = new Chapters(PATHS, {
    dividing: ['round', 'end'],
    small: ['post', 'contract'],
    great: ['lead'],
  });
  const name = (seat: number): string => nameIn(recording, seat);
  for (const { at, event } of standing<MpEvent>(recording)) {
    const told = momentOf(event, recording, at, name);
    if (told) chapters.add(at, ...told);
  }
  for (const { at, seat } of leadChanges(chapters.list, leaders)) {
    chapters.add(at, 'lead', t('chapter.lead', { name: name(seat) }), seat);
  }
  return chapters.sorted;
}

function momentOf(
  event: MpEvent,
  recording: Recording,
  at: number,
  name: (seat: number) => string,
): Told | null {
  switch (event.type) {
    case 'roundStarted': {
      const { round, startSeat } = event;
      return ['round', t('chapter.round', { round, name: name(startSeat) }), startSeat];
    }
    case 'contractCompleted': {
      const n = contractOf(event.contract).gain.vp ?? 0;
      return ['contract', t('chapter.contract', { name: name(event.seat), n }), event.seat];
    }
    case 'postPlaced':
      return postOf(event, recording, at, { name: name(event.seat) });
    case 'matchEnded':
      return ['end', t('chapter.end'), null];
    default:
      return null;
  }
}

function postOf(
  { seat, node }: Extract<MpEvent, { type: 'postPlaced' }>,
  recording: Recording,
  at: number,
  told: { readonly name: string },
): Told {
  if (node === 'beijing') return ['beijing', t('chapter.beijing', told), seat];
  if (node === 'v7') return ['ducale', t('chapter.ducale', told), seat];
  const { view } = recording.look(at, 'public');
  if ((view as View).public.seats[seat]?.supply === 0) {
    return ['lastPost', t('chapter.lastPost', told), seat];
  }
  return ['post', t('chapter.post', { ...told, node: nodeName(node) }), seat];
}
