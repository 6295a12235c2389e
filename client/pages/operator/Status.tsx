/** Status of the stand, and the scores of the day. */

import type { OperatorAsk, OperatorStatus } from '../../../server/protocol/showcase.ts';
import { GameName, useCards } from '../../table/cards.tsx';
import { scoreText } from '../../table/score.ts';
import { t } from './strings.ts';

const MB = 1024 * 1024;

export function Status(props: {
  status: OperatorStatus;
  ask: (body: OperatorAsk) => Promise<boolean>;
}) {
  const { status, ask } = props;
  const cards = useCards();
  const cardOf = (game: string) => cards.find(({ id }) => id === game);
  const { state, uptime, matchesToday, memory, screens, persons, still } = status;
  const minutes = Math.floor(uptime / 60);
  const rows: readonly (readonly [string, string])[] = [
    [t('op.phase'), t(`op.phase.${state.phase}`)],
    [t('op.code'), state.code],
    [t('op.persons'), String(persons.length)],
    [t('op.screens'), screens === 0 ? t('op.noScreens') : String(screens)],
    [t('op.matches'), String(matchesToday)],
    [t('op.uptime'), t('op.hours', { h: Math.floor(minutes / 60), m: minutes % 60 })],
    [t('op.memory'), t('op.mb', { n: Math.round(memory.rss / MB) })],
    [t('op.still'), t('op.ago', { n: still })],
  ];
  return (
    <>
      <section className="paper-card" aria-labelledby="op-status">
        <h2 id="op-status">{t('op.status')}</h2>
        <dl className="operator-status">
          {rows.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </section>
      <section className="paper-card" aria-labelledby="op-scores">
        <h2 id="op-scores">{t('op.scores')}</h2>
        {status.scores.length === 0 ? (
          <p className="help">{t('op.noScores')}</p>
        ) : (
          <>
            <ol className="operator-scores">
              {status.scores.map(({ game, name, score }, rank) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a rank is what it is
                <li key={rank}>
                  <span>
                    {name} {cards.length > 1 && <GameName id={game} />}
                  </span>{' '}
                  <strong>{scoreText(cardOf(game), score)}</strong>
                  <button
                    type="button"
                    aria-label={t('op.unlistWhose', { name })}
                    onClick={() => void ask({ op: 'unlist', name })}
                  >
                    {t('op.unlist')}
                  </button>
                </li>
              ))}
            </ol>
            <button type="button" data-clear onClick={() => void ask({ op: 'clearScores' })}>
              {t('op.clear')}
            </button>
          </>
        )}
      </section>
    </>
  );
}
