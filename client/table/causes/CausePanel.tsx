/**
 * The opened cause of a log line: the numbers that make up its amounts, and the rules behind it.
 */

import type { GameEvent } from '../../../engine/core/contract.ts';
import { helpPath } from '../../store/topics.ts';
import { addsUp, type Moment } from '../events/causes.ts';
import type { GameBasics } from '../game.ts';
import { t } from './strings.ts';
import { sumText } from './sum-text.ts';
import { useCauses } from './use-causes.ts';
import './causes.css';

/** A line's event, and its place. */
export interface Told {
  readonly event: GameEvent;
  readonly moment: Moment;
}

export function CausePanel({ game, told }: { game: GameBasics; told: Told }) {
  const causes = useCauses(game);
  if (causes === null || causes === 'failed') {
    return <p className="cause-none">{t(causes === null ? 'fetching' : 'failed')}</p>;
  }
  const cause = causes.causeOf(told.event, told.moment);
  const rules = causes.rules.filter(({ id }) => cause?.rules.includes(id));
  if (!cause || rules.length === 0) return <p className="cause-none">{t('none')}</p>;
  return (
    <>
      {cause.sums.filter(addsUp).map((sum) => {
        const text = sumText(sum);
        return (
          <p key={text} className="cause-sum">
            {text}
          </p>
        );
      })}
      {cause.says && <p className="cause-says">{cause.says}</p>}
      <ul className="cause-rules">
        {rules.map(({ id, sentence }) => (
          <li key={id}>
            {sentence}{' '}
            <a
              href={helpPath(game.id, id)}
              target="_blank"
              rel="noopener"
              translate="no"
              aria-label={t('rule', { id })}
            >
              {id}
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
