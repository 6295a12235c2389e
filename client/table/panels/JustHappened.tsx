/**
 * "What just happened?": for a person at a seat the events since the player's own last turn, step by step;
 * for others the last actions in words, while the city replays them.
 */

import { useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { Steps } from '../account/Steps.tsx';
import { useSince } from '../account/since.ts';
import { CauseLines } from '../causes/CauseLines.tsx';
import { useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';
import { useScrolls } from '../use-scrolls.ts';
import { rove } from './Choices.tsx';
import { happened } from './just-happened.ts';

export function JustHappened() {
  const game = useGameBasics();
  const recent = useTable((table) => table.recent);
  const seat = useTable((table) => table.seat);
  const show = useScreen((screen) => screen.show);
  const counting = useScreen((screen) => screen.counting);
  const ledger = useScreen((screen) => screen.ledger);
  const end = useTable((table) => table.view?.seq);
  const list = useRef<HTMLOListElement>(null);
  const stop = useScrolls(list);
  const since = useSince();
  if (!game) return null;
  const steps = happened(game, recent, seat, counting ? end : undefined);
  return (
    <section
      className={ledger ? 'just-happened flat' : 'just-happened'}
      aria-label={t('hud.replay')}
    >
      <header>
        <h2>{t('hud.replay')}</h2>
        <button
          type="button"
          className="icon-button"
          data-back
          aria-label={t('hud.close')}
          onClick={() => show(null)}
        >
          ✕
        </button>
      </header>
      {since?.others && !counting ? (
        <Steps since={since} />
      ) : (
        <>
          {steps.length === 0 && <p>{t('hud.nothing')}</p>}
          <ol ref={list} tabIndex={stop} onKeyDown={(event) => rove(event, event.currentTarget)}>
            {steps.map((step, k) => (
              <li key={step.seq}>
                <CauseLines lines={step.lines} first={k === 0} />
              </li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
