/** The turns of a round: destinations, places, turns and the Gondola Marker. */

import type { Location } from '../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Of } from '../../../table/events/rows.ts';
import { CANAL } from '../cues.ts';
import { t as aired } from '../director/strings.ts';
import { landmarkOf } from '../sites.ts';
import { placeName } from '../strings/names.ts';
import type { Rows } from './table.ts';

/** Places at which the others may act, too (rules, section 2.4). */
const SHARED: readonly Location[] = ['docks', 'shops', 'stockMarket', 'guildHall'];

export const turns: Rows<
  | 'destinationsRevealed'
  | 'placeActivated'
  | 'turnStarted'
  | 'turnEnded'
  | 'windowOpened'
  | 'windowDeclined'
  | 'interrupted'
  | 'interruptQueued'
  | 'interruptLapsed'
  | 'stanceSet'
  | 'pawnStepped'
> = {
  destinationsRevealed: {
    line({ moves }, { say, name }) {
      const said = moves.map(({ seat, to }) =>
        say('event.move', { name: name(seat), place: placeName(to) }),
      );
      return say('event.destinationsRevealed', { moves: listed(said) });
    },
    why: ['MV-302', 'MV-304'],
    sound: 'step',
    look: look(3, 'wide', { told: 0.4 }),
    tell: meetingLine,
    lean: 2,
  },
  placeActivated: {
    line: 'event.placeActivated',
    why: ['MV-309', 'MV-313'],
    sound: null,
    look: null,
  },
  turnStarted: {
    at: ({ location }) => landmarkOf(location),
    line({ kind, byMarker }, { say }) {
      if (byMarker) return say('event.turnStartedMarker');
      return say(kind === 'shared' ? 'event.turnStartedShared' : 'event.turnStarted');
    },
    why: {
      rules: ['MV-310', 'MV-311', 'MV-352'],
      which: ({ kind, byMarker }) =>
        byMarker ? ['MV-352'] : [kind === 'shared' ? 'MV-311' : 'MV-310'],
    },
    sound: null,
    look: look(1),
  },
  turnEnded: {
    line: ({ passed }, { say }) => say(passed ? 'event.turnPassed' : 'event.turnEnded'),
    why: ['MV-314'],
    sound: null,
    look: null,
  },
  windowOpened: {
    line: 'event.windowOpened',
    why: ['MV-351', 'MV-353'],
    sound: null,
    look: null,
  },
  windowDeclined: { line: 'event.windowDeclined', why: ['MV-351'], sound: null, look: null },
  interrupted: {
    at: ({ location }) => landmarkOf(location),
    line: 'event.interrupted',
    why: {
      rules: ['MV-352', 'MV-354', 'MV-355'],
      which: ({ target }) => ['MV-352', target === 'own' ? 'MV-354' : 'MV-355'],
    },
    sound: CANAL.horn,
    look: look(2),
    tell: ({ seat, location }, _, name) =>
      aired('marker', { name: name(seat), place: placeName(location) }),
    lean: 2,
  },
  interruptQueued: {
    line: ({ target }, { say }) =>
      say(target ? 'event.interruptQueued' : 'event.interruptUnqueued'),
    why: ['MV-353'],
    sound: 'peg',
    look: null,
  },
  interruptLapsed: {
    line: ({ reason }, { say }) => say(`event.interruptLapsed.${reason}`),
    why: {
      rules: ['MV-353', 'MV-359'],
      which: ({ reason }) => [reason === 'satisfied' ? 'MV-359' : 'MV-353'],
    },
    sound: null,
    look: null,
  },
  stanceSet: { line: 'event.stanceSet', why: ['MV-353'], sound: null, look: null },
  pawnStepped: {
    at: ({ location }) => landmarkOf(location),
    line: null,
    why: ['MV-308'],
    sound: 'step',
    look: null,
  },
};

function meetingLine({ moves }: Of<MvEvent, 'destinationsRevealed'>): string {
  const places = moves.map(({ to }) => to);
  const counts = new Map<Location, number>();
  for (const place of places) counts.set(place, (counts.get(place) ?? 0) + 1);
  const [place, n] = [...counts].sort((a, b) => b[1] - a[1])[0] ?? ['docks' as Location, 0];
  const names = { place: placeName(place), n, of: places.length };
  if (n === places.length) return aired('meetAll', names);
  if (n > 1) return aired('meet', names);
  const shared = places.find((each) => SHARED.includes(each));
  return shared ? aired('apartOpen', { place: placeName(shared) }) : aired('apart');
}
