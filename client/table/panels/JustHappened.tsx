/**
 * "What just happened?": to a person at a seat what has happened since the own last decision, step by
 * step; to others the last actions in words, while the city shows them once more.
 */

import { t } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { Steps } from '../account/Steps.tsx';
import { useSince } from '../account/since.ts';
import { useScreen } from '../screen.ts';
import { useGameBasics } from '../use-game.ts';

/** Actions told at once. */
const SHOWN = 4;

export function JustHappened() {
  const game = useGameBasics();
  const recent = useTable((table) => table.recent);
  const seat = useTable((table) => table.seat);
  const show = useScreen((screen) => screen.show);
  const counting = useScreen((screen) => screen.counting);
  const end = useTable((table) => table.view?.seq);
  const since = useSince();
  if (!game) return null;
  const steps = recent
    .filter((batch) => batch.seat !== null && !(counting && batch.seq === end))
    .slice(-SHOWN)
    .map((batch) => ({
      seq: batch.seq,
      lines: batch.events
        .map((event) => game.sentence(event, batch.after, seat))
        .filter((line) => line !== null),
    }))
    .filter((step) => step.lines.length > 0);
  return (
    <section className="just-happened" aria-label={t('hud.replay')}>
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
          <ol>
            {steps.map((step) => (
              <li key={step.seq}>{step.lines.join(' ')}</li>
            ))}
          </ol>
        </>
      )}
    </section>
  );
}
