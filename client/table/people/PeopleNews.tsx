/** To somebody who waits for a match with others: that somebody has come, wherever the person is. */

import { playElsewhere, stopWaiting } from '../../net/lazy.ts';
import { timesOf, useWaiting } from '../../store/waiting.ts';
import { useCard } from '../cards.tsx';
import { t } from './strings.ts';
import { useSeconds } from './use-seconds.ts';

export function PeopleNews() {
  const state = useWaiting((waiting) => waiting.state);
  const toldAt = useWaiting((waiting) => waiting.toldAt);
  const game = useCard(state?.game ?? '')?.name ?? '';
  const now = useSeconds(state !== null && state.left !== null);
  if (!state) return null;
  const { later, people, others, chair, seats } = state;
  const { left } = timesOf({ state, toldAt }, now);
  const s = Math.ceil((left ?? 0) / 1000);
  if (!later) {
    return (
      <div className="news-item" data-news="queue">
        <span role="timer" aria-live="off">
          {left === null
            ? t('wait.more', { game, n: people, seats })
            : t('wait.soon', { game, s, n: people, seats })}
        </span>
        <button type="button" onClick={() => void playElsewhere(true)}>
          {t('wait.notYet')}
        </button>
        <button type="button" className="quiet" onClick={() => void stopWaiting()}>
          {t('wait.stop')}
        </button>
      </div>
    );
  }
  if (people === 0 && others === 0 && !chair) return null;
  return (
    <div className="news-item" role="status" data-news="queue">
      <span>
        {chair
          ? t('wait.chair', { game })
          : people > 0
            ? t('wait.some', { n: people, game, s })
            : t('wait.two', { game })}
      </span>
      <button type="button" className="primary" data-meet onClick={() => void playElsewhere(false)}>
        {t(chair ? 'wait.take' : 'wait.join')}
      </button>
      <button type="button" onClick={() => void stopWaiting()}>
        {t('wait.stop')}
      </button>
    </div>
  );
}
