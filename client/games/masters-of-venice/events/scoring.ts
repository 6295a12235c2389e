/** The end of a match: hands, the steps of the final scoring, and the winner. */

import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { CANAL } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { t } from '../strings/index.ts';
import type { Rows } from './table.ts';
import { scoredWhy, stepWhy } from './why/scoring.ts';

/** The winner's palazzo; null: several winners are seen from afar. */
function wonAt({ winners }: Of<MvEvent, 'finalScored'>): string | null {
  const [winner] = winners;
  return winner !== undefined && winners.length === 1 ? `palazzo${winner}` : null;
}

export const scoring: Rows<'handsRevealed' | 'scoringStep' | 'finalScored'> = {
  handsRevealed: {
    line: ({ guildOrders }, { say }) =>
      say(guildOrders.length === 0 ? 'event.handsNone' : 'event.handsRevealed'),
    why: ['MV-704', 'MV-802'],
    sound: CANAL.dials,
    look: look(2),
    tell: ({ seat }) => (seat === 0 ? aired('scoring') : null),
    whom: () => null,
  },
  scoringStep: {
    line: ({ step, amount }, { say }) => say(`event.scoring.${step}`, { amount: Math.abs(amount) }),
    why: stepWhy,
    sound: 'tally',
    look: look(2),
    tell: ({ step, seat }) => (seat === 0 && step !== 'track' ? aired(`scoring.${step}`) : null),
    whom: () => null,
  },
  finalScored: {
    line: ({ winners }, { say }) =>
      say(winners.length > 1 ? 'event.finalShared' : 'event.finalScored'),
    why: scoredWhy,
    sound: ({ winners }, seat) =>
      seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
    look: (event) => look(3, 'medium', { place: wonAt(event), least: 5 }),
    tell: wonLine,
    lean: 3,
    leanTo: wonAt,
    whom: ({ winners }) => (winners.length === 1 ? (winners[0] ?? null) : null),
    chapter: () => ({ kind: 'end', title: t('chapter.end'), seat: null }),
  },
};

function wonLine(event: Of<MvEvent, 'finalScored'>, _: Scene, name: Name): string {
  const totals = [...event.table].sort((a, b) => b.total - a.total);
  const vp = totals[0]?.total ?? 0;
  const [winner] = event.winners;
  if (winner === undefined || event.winners.length > 1) {
    return aired('wonShared', { names: listed(event.winners.map(name)), vp });
  }
  const second = totals.find(({ seat }) => seat !== winner);
  const told = second && { gap: vp - second.total, second: name(second.seat) };
  return aired('won', { name: name(winner), vp, why: told ? aired('won.ahead', told) : '' });
}
