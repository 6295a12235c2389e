/** Warns before the player's time runs out: visibly, by sound, and for screen readers. */

import { useEffect, useRef, useState } from 'react';
import type { Asked, TableLimit } from '../../server/protocol/messages.ts';
import { t } from '../i18n/index.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { clockText, type TimeLeft, timerOf, useTimeLeft } from './panels/time-left.ts';

/** Seconds before the end when the warning comes. */
const WARNING = 10;
/** A decision that has no more than this from the start is not warned of, in seconds. */
const SHORT = 14;

type Stage = 'calm' | 'bank' | 'end';

function stageOf(own: number, bank: number): Stage {
  if (own + bank <= WARNING * 1000) return 'end';
  return own <= WARNING * 1000 && own > 0 ? 'bank' : 'calm';
}

/**
 * The decision after which a bot goes on; '' for other ends. The bot waits again after every action
 * meanwhile, and is announced once.
 */
export const warningOf = (kind: TableLimit['kind'] | undefined, asked: Asked | null): string =>
  kind === 'bot' ? JSON.stringify(asked) : '';

/** A waiting bot is already shown beside the decision, and takes nothing away. */
export const isInSight = (stage: Stage, kind: TableLimit['kind'] | undefined): boolean =>
  stage !== 'calm' && kind !== 'bot';

/** The text about the end in so many seconds. */
function soon(n: number, end: TimeLeft['end']): string {
  if (end?.kind === 'idle') return t('clock.soonIdle', { n });
  if (end?.kind !== 'bot') return t('clock.soonBot', { n });
  const name = useTable.getState().table?.seats[end.by]?.name ?? '';
  return t('clock.soonGoesOn', { n, name });
}

export function ClockWatch() {
  const seat = useTable((store) => store.seat);
  const deadline = useTable((store) => timerOf(store.table, store.seat ?? -1)?.deadline ?? 0);
  const left = useTimeLeft(seat);
  const runs = left?.runs ?? false;
  const paused = useTable((store) => store.table?.pause === 'on');
  /** The running clock, and how much it had at first: a pause only moves it. */
  const whole = useRef({ deadline: 0, seconds: 0, paused: false });
  if (paused) whole.current.paused = true;
  else if (left && runs && whole.current.deadline !== deadline) {
    const seconds = (left.own + left.bank) / 1000;
    const before = whole.current.paused ? whole.current.seconds : 0;
    whole.current = { deadline, seconds: Math.max(seconds, before), paused: false };
  }
  const worth = runs && whole.current.seconds > SHORT;
  const stage = left && worth ? stageOf(left.own, left.bank) : 'calm';
  const [told, setTold] = useState('');
  const asked = useTable((store) => store.asked);
  const kind = left?.end?.kind;
  const by = left?.end?.by ?? -1;
  const warning = warningOf(kind, asked);
  /** The last warning. */
  const last = useRef('');

  useEffect(() => {
    if (stage === 'calm') {
      setTold('');
      return;
    }
    if (warning !== '' && last.current === warning) return;
    last.current = warning;
    const { muted, volume } = useSettings.getState();
    // A bot that goes on takes nothing away: it is announced without a ring.
    if (!muted && volume > 0 && kind !== 'bot') {
      const ring = async () => (await import('../sound/mixer.ts')).play('hurry');
      // Without its sound the warning is still seen and read.
      ring().catch(() => undefined);
    }
    const table = useTable.getState().table;
    const bank = table?.seats[seat ?? -1]?.bank ?? 0;
    setTold(
      stage === 'end'
        ? soon(WARNING, kind && { kind, by })
        : t('clock.soonBank', { n: WARNING, time: clockText(bank) }),
    );
  }, [stage, seat, kind, by, warning]);

  return (
    <>
      <div className="sr" aria-live="assertive" data-live="clock">
        {told}
      </div>
      {left && isInSight(stage, kind) && (
        <div className={`news-item hurry ${stage}`} aria-hidden="true" data-news="clock">
          {stage === 'end'
            ? soon(Math.ceil((left.own + left.bank) / 1000), left.end)
            : t('clock.soonBank', {
                n: Math.ceil(left.own / 1000),
                time: clockText(left.bank),
              })}
        </div>
      )}
    </>
  );
}
