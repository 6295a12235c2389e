/** The state of the match: the round, and its phase. */

import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { View } from '../../../../engine/games/marco-polo/types.ts';
import { phaseName } from '../strings/names.ts';
import { t } from '../strings/turn.ts';

export function Progress({ view }: { view: View }) {
  const { round, phase } = view.public;
  if (phase === 'GAME_OVER') {
    return (
      <div className="progress" data-round={round} data-phase={phase}>
        <strong>{phaseName(phase)}</strong>
      </div>
    );
  }
  return (
    <div className="progress" data-round={round} data-phase={phase}>
      <strong>{round === 0 ? t('round.setup') : t('round.of', { n: round, of: ROUNDS })}</strong>
      <span>{phaseName(phase)}</span>
    </div>
  );
}
