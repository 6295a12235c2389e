/** The chapters of a match: its rounds, and the moments that people tell each other of. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import type { Chapter } from '../../../table/replay/kit.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { t } from '../strings/index.ts';
import { stockName } from '../strings/names.ts';
import { leaderOf } from './worth.ts';

/** Signs on a field of 24: a gondola, an open hand of bids, a sealed order, a fork, a crown, a cup. */
const PATHS = {
  round: 'M1 10c2 7 6 9 11 9s9-2 11-9c-4 4-7 4-11 4S5 14 1 10z',
  bid: 'M1 10c2 7 6 9 11 9s9-2 11-9c-4 4-7 4-11 4S5 14 1 10zM12 2l2.5 5h-5z',
  bids: 'M4 20V8l5-5v17zM10 20V6l5-4v18zM16 20V9l5-4v15z',
  delivery: 'M4 2h16v20H4zM7 12l3.5 4L17 8l-1.6-1.4-5 6.2L8.4 10.6z',
  split: 'M11 22v-8L4 6V2h3v3l5 6 5-6V2h3v4l-7 8v8z',
  lead: 'M3 7l4.5 4L12 4l4.5 7L21 7l-2 12H5z',
  end: 'M6 2h12v3h4c0 5-2 7-5 7-1 2-2 3-4 3.4V19h4v3H7v-3h4v-3.6C9 15 8 14 7 12c-3 0-5-2-5-7h4z',
};

/** @param leaders per position the sole leader, or null */
export function chaptersOf(
  { opening, steps, seats }: Recording,
  leaders: readonly (number | null)[],
): Chapter[] {
  const chapters: Chapter[] = [];
  const name = (seat: number): string => seats[seat]?.name || t('hud.seat', { n: seat + 1 });
  const add = (at: number, kind: keyof typeof PATHS, title: string, seat: number | null): void => {
    const divides = kind === 'round' || kind === 'bid' || kind === 'end';
    chapters.push({ at, kind, title, seat, divides, path: PATHS[kind] });
  };
  const told = [
    { at: 0, events: opening },
    ...steps.filter(({ withdrawn, action }) => !withdrawn && action !== null),
  ];
  for (const { at, events } of told) {
    for (const one of events) {
      const event = one.event as MvEvent;
      if (event.type === 'roundStarted') {
        const { round: n, roundKind } = event;
        if (roundKind === 'bid') add(at, 'bid', t('round.bid', { n }), null);
        else add(at, 'round', t(n === 16 ? 'round.final' : 'round.commerce', { n }), null);
      } else if (event.type === 'bidsRevealed') {
        add(at, 'bids', t('chapter.bids'), null);
      } else if (event.type === 'orderDelivered') {
        const { seat, vp } = event;
        add(at, 'delivery', t('chapter.delivery', { name: name(seat), vp }), seat);
      } else if (event.type === 'stockSplit') {
        add(at, 'split', t('chapter.split', { shop: stockName(event.shop) }), null);
      } else if (event.type === 'finalScored') {
        add(at, 'end', t('chapter.end'), null);
      }
    }
  }
  for (const { at, seat } of leadChanges(chapters, leaders)) {
    add(at, 'lead', t('chapter.lead', { name: name(seat) }), seat);
  }
  return chapters.sort((a, b) => a.at - b.at);
}

/**
 * Changes of the lead that lasted to the end of their round, each where it came about: within a
 * round the lead goes to and fro with every purchase.
 */
function leadChanges(
  chapters: readonly Chapter[],
  leaders: readonly (number | null)[],
): { at: number; seat: number }[] {
  const changes: { at: number; seat: number }[] = [];
  const last = leaders.length - 1;
  const ends = [...chapters.filter((one) => one.divides && one.at > 0).map(({ at }) => at), last];
  let before = leaders[0] ?? null;
  let from = 0;
  for (const end of ends) {
    const now = leaders[end] ?? null;
    if (now !== null && now !== before) {
      let at = end;
      while (at - 1 > from && leaders[at - 1] === now) at--;
      changes.push({ at, seat: now });
      before = now;
    }
    from = end;
  }
  return changes;
}

/** The sole leader at each position, from what each seat was worth there. */
export const leadersOf = (points: readonly (readonly number[])[]): (number | null)[] =>
  points.map(leaderOf);
