/** The turn, its leader and the running action: the five seals, the chosen one stamped. */

import { LEAD_ACTIONS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { SeatMark } from '../../../table/panels/SeatMark.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { optionsOf } from '../facts.ts';
import { t } from '../strings/index.ts';
import { leadActionName, seatName } from '../strings/names.ts';
import { sealNote } from '../strings/things.ts';
import { SealIcon } from './icons.tsx';
import './patrons.css';

/** A limit of turns is named once it may end the match; before that a house reaches the target. */
const SOON = 20;

export function Progress({ view }: { view: View }) {
  const { turn, lead, phase, action, seats } = view.public;
  const { maxTurns } = optionsOf(view.public);
  const ends = maxTurns !== null && maxTurns - turn < SOON;
  const over = phase === 'gameOver';
  const name = seatName(view, lead, ownSeat(view));
  const told = { name, you: lead === ownSeat(view) ? 'yes' : 'no' };
  return (
    <div className="progress pv-progress" data-turn={turn} data-action={action ?? undefined}>
      <strong>
        {over
          ? t('turn.over')
          : ends
            ? t('turn.of', { n: turn, of: maxTurns })
            : t('turn.name', { n: turn })}
      </strong>
      {!over && (
        <>
          <span className="pv-leads">
            <SeatMark color={seats[lead]?.color ?? ''} size={15} />
            <span>{t('banner.leads', told)}</span>
          </span>
          <ul className="pv-seals" aria-label={t('banner.label')}>
            {LEAD_ACTIONS.map((one) => (
              <li
                key={one}
                className={one === action ? 'on' : undefined}
                aria-current={one === action ? 'step' : undefined}
                {...sealNote(one)}
              >
                <SealIcon action={one} size={18} />
                <span className={one === action ? 'pv-seal-name' : 'sr'}>
                  {leadActionName(one)}
                </span>
              </li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
