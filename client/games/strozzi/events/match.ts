/** The course of a match: its rounds, and its end. */

import { look, type Name } from '../../../table/events/rows.ts';
import { byMoney, type Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { houseId } from '../sites.ts';
import { t } from '../strings/index.ts';
import type { Rows } from './table.ts';

/** The motif of each round, and how long the bells ring before it. Seconds. */
const MOTIFS = ['morning', 'noon', 'evening'] as const;
const BELLS_FIRST = 2.4;

export const match: Rows<'roundStarted' | 'matchEnded'> = {
  roundStarted: {
    line: 'event.roundStarted',
    why: {
      rules: ['ST-001', 'ST-008', 'ST-009', 'ST-047', 'ST-048', 'ST-050'],
      which: ({ round }) =>
        round === 1 ? ['ST-001', 'ST-008', 'ST-009'] : ['ST-050', 'ST-047', 'ST-048'],
    },
    sound({ round }) {
      const motif = MOTIFS[round - 1];
      return motif ? ['hours', { cue: motif, wait: BELLS_FIRST }] : ['hour'];
    },
    look: look(3, 'wide', { least: 1.6 }),
    tell({ round, drawer }, _, name) {
      if (round === 1) return aired('round.1');
      return aired(round === 2 ? 'round.2' : 'round.3', { name: name(drawer) });
    },
    whom: () => null,
    chapter: ({ round }) => ({ kind: 'round', title: t('round.name', { n: round }), seat: null }),
  },
  matchEnded: {
    line({ winner }, { say, view }) {
      const money = view.public.seats[winner]?.money ?? null;
      return money === null ? say('event.matchEnded') : say('event.matchEndedMoney', { money });
    },
    why: ['ST-054'],
    sound: ({ winner }, seat) => (seat === null || seat === winner ? ['triumph'] : ['close']),
    look: ({ winner }, scene) =>
      look(3, 'medium', { place: houseId(winner, scene.after.public.seats.length), least: 5 }),
    tell: ({ winner }, scene, name) => wonLine(winner, scene, name),
    lean: 3,
    whom: ({ winner }) => winner,
    chapter: () => ({ kind: 'end', title: t('chapter.end'), seat: null }),
  },
};

function wonLine(winner: number, scene: Scene, name: Name): string | null {
  const rows = byMoney(scene.after.public);
  const money = rows.find(({ seat }) => seat === winner)?.money;
  const second = rows.find(({ seat }) => seat !== winner);
  if (money === undefined || !second) return null;
  const gap = money - second.money;
  const told = { gap, second: name(second.seat) };
  const why = aired(gap === 0 ? 'won.tie' : 'won.ahead', told);
  return aired('won', { name: name(winner), money, why });
}
