/** The course of a match: its cards, its turns, the choices in them, and its end. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { QUARTER } from '../cues.ts';
import { byPoints, percentOf, pirateChance, type Scene, workshops } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { targetOf } from '../facts.ts';
import { race } from '../forecast.ts';
import { t } from '../strings/index.ts';
import { leadActionName } from '../strings/names.ts';
import type { Rows } from './table.ts';

/** Seconds until the motif of the morning, after the bells of the first turn. */
const BELLS_FIRST = 2.4;
/** Points that the leader lacks at most when a turn is called possibly the last. */
const NEAR = 2;

export const match: Rows<
  'handDealt' | 'cardPutAside' | 'turnStarted' | 'actionChosen' | 'passed' | 'matchEnded'
> = {
  handDealt: {
    line: ({ seat, good }, { say, you }) =>
      good === null || seat !== you ? null : say('event.handDealt'),
    why: ['PV-007', 'PV-015'],
    sound: 'card',
    look: null,
  },
  cardPutAside: { line: null, why: ['PV-010', 'PV-011', 'PV-012'], sound: null, look: null },
  turnStarted: {
    at: 'seals',
    line: 'event.turnStarted',
    why: {
      rules: ['PV-014', 'PV-022', 'PV-023'],
      which: ({ turn }) => (turn === 1 ? ['PV-014', 'PV-023'] : ['PV-022', 'PV-023']),
    },
    sound: ({ turn }) => (turn === 1 ? ['hours', { cue: 'morning', wait: BELLS_FIRST }] : ['hour']),
    look: look(2, 'wide', { place: null, least: 1.2 }),
    tell: turnLine,
    whom: ({ lead }) => lead,
    chapter({ turn }, tale) {
      const chosen = tale.after('actionChosen');
      if (!chosen) return null;
      const { seat, action } = chosen;
      const told = { turn, name: tale.name(seat), action: leadActionName(action) };
      return { kind: 'turn', title: t('chapter.turn', told), seat };
    },
  },
  actionChosen: {
    at: 'seals',
    line: ({ action }, { say }) => say(`event.actionChosen.${action}`),
    why: ['PV-023', 'PV-024'],
    sound: QUARTER.seal,
    look: look(2, 'medium', { told: 0.3, least: 1.2 }),
    tell: chosenLine,
    lean: 2,
  },
  passed: {
    line: ({ phase }, { say }) =>
      phase === 'reserve' || phase === 'sponsor' || phase === 'tradeBuy'
        ? say(`event.passed.${phase}`)
        : null,
    why: {
      rules: ['PV-024', 'PV-025', 'PV-052', 'PV-053', 'PV-054'],
      which({ phase }) {
        if (phase === 'reserve') return ['PV-025'];
        if (phase === 'sponsor') return ['PV-054'];
        return phase === 'tradeBuy' ? ['PV-052', 'PV-053'] : ['PV-024'];
      },
    },
    sound: 'peg',
    look: null,
  },
  // A camera's walk over the campi has hints of its own.
  matchEnded: {
    line: 'event.matchEnded',
    why: {
      rules: ['PV-087', 'PV-088', 'PV-091', 'PV-092'],
      which: (_, { after }) => [
        after.public.seats.length > 4 ? 'PV-088' : 'PV-087',
        'PV-092',
        'PV-091',
      ],
    },
    sound: ({ winners }, seat) =>
      seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
    // The winner is told when the walk has shown it.
    look: look(3, 'wide', { told: 0.82, least: 5 }),
    tell: ({ winners }, scene, name) => wonLine(winners, scene, name),
    whom: ({ winners }) => (winners.length === 1 ? (winners[0] ?? null) : null),
    chapter: () => ({ kind: 'end', title: t('chapter.end'), seat: null }),
  },
};

function turnLine({ turn }: Of<PvEvent, 'turnStarted'>, scene: Scene, name: Name): string | null {
  const open = scene.after.public;
  const target = targetOf(open);
  if (turn === 1) return aired('began', { target });
  const [first] = byPoints(open);
  if (!first || target - first.points > NEAR) return null;
  return aired('turn.last', { name: name(first.seat), points: first.points, target });
}

function chosenLine(
  { seat, action }: Of<PvEvent, 'actionChosen'>,
  { before }: Scene,
  name: Name,
): string {
  const open = before.public;
  const why = (): string => {
    if (action === 'sail') {
      return aired('chosen.pirates', { percent: percentOf(pirateChance(open)) });
    }
    if (action !== 'produce') return '';
    const all = workshops(open).length;
    return all === 0 ? aired('chosen.nothing') : aired('chosen.produce', { workshops: all });
  };
  return aired('chosen', { name: name(seat), action: leadActionName(action), why: why() });
}

function wonLine(winners: readonly number[], scene: Scene, name: Name): string | null {
  const open = scene.after.public;
  const points = Math.max(...race(open).runners.map((one) => one.points));
  if (winners.length > 1) return aired('won.shared', { names: listed(winners.map(name)), points });
  const [first, second] = byPoints(open);
  if (!first || !second) return null;
  const gap = first.points - second.points;
  const told = { gap, second: name(second.seat) };
  const why = aired(gap === 0 ? 'won.ducats' : 'won.ahead', told);
  return aired('won', { name: name(first.seat), points, why });
}
