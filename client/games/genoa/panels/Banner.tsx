/** The round, the merchant of the turn and the turn's phase. */

import { MOST_MOVES } from '../../../../engine/games/genoa/data.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { t } from '../strings/index.ts';
import { t as told } from '../strings/large.ts';
import { seatName } from '../strings/names.ts';
import './banner.css';
import './genoa.css';
import { noted } from '../../../table/noted.ts';

const PHASES = ['START', 'CLAIM', 'ACTION', 'MOVE', 'ACQUIRE'] as const;

export function Progress({ view }: { view: View }) {
  const { roundsLeft, merchant, state, seats, movesUsed, turn } = view.public;
  const over = state === 'OVER';
  const you = ownSeat(view);
  const merchantWords = {
    name: seatName(view, merchant, you),
    you: merchant === you ? 'yes' : 'no',
  };
  return (
    <div className="progress ge-progress" data-turn={turn} data-state={state}>
      <strong>{over ? t('progress.over') : t('progress.round', { n: roundsLeft })}</strong>
      {!over && (
        <>
          <span className="ge-leads">
            <SeatMark color={seats[merchant]?.color ?? ''} size={15} />
            <span>{told('progress.leads', merchantWords)}</span>
          </span>
          <ol className="ge-phases" aria-label={told('progress.label')}>
            {PHASES.map((phase) => (
              <li
                key={phase}
                className={phase === state ? 'on' : undefined}
                aria-current={phase === state ? 'step' : undefined}
              >
                {told(`phase.${phase}`)}
              </li>
            ))}
          </ol>
          <span
            className="ge-moves"
            {...noted(told('progress.moves', { n: MOST_MOVES - movesUsed }))}
          >
            {Array.from({ length: MOST_MOVES }, (_, k) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: drums are told apart by their place
              <i key={k} className={k < MOST_MOVES - movesUsed ? 'on' : undefined} />
            ))}
            <span className="sr">{told('progress.moves', { n: MOST_MOVES - movesUsed })}</span>
          </span>
        </>
      )}
    </div>
  );
}
