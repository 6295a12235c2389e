/**
 * "What just happened?": to a person at a seat what has happened since the own last decision, step by
 * step; to others the last actions in words, while the city shows them once more.
 */

import { useRef } from 'react';
import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { Steps } from '../account/Steps.tsx';
import { useSince } from '../account/since.ts';
import { useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';
import { useScrolls } from '../use-scrolls.ts';
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
      {since && !counting ? (
        <Steps since={since} />
      ) : (
        <>
          {steps.length === 0 && <p>{t('hud.nothing')}</p>}
          <ol ref={list} tabIndex={stop}>
            {steps.map((step) => (
              <li key={step.seq}>{step.lines.join(' ')}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
