/** Commitment, contributions and key, for a check by other means. */

import type { Log } from '../../../engine/core/log.ts';
import { t } from './strings.ts';

export function Facts({ log }: { log: Log }) {
  const { chance, result, seats } = log;
  if (!('key' in chance)) return null;
  const committed = 'hash' in chance ? chance : null;
  const given = (seat: number): string => committed?.contributions[seat] ?? '';
  return (
    <details className="verify-part">
      <summary>{t('commitment')}</summary>
      <dl className="verify-facts">
        {committed && <Fact name={t('fact.hash')} value={committed.hash} />}
        {committed &&
          seats.map(({ name, bot }, seat) => (
            <Fact
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its number
              key={seat}
              name={t('fact.contribution', { name })}
              value={given(seat)}
              otherwise={t(bot ? 'fact.bot' : 'fact.none')}
            />
          ))}
        <Fact name={t('fact.key')} value={chance.key} />
        {result && <Fact name={t('fact.chain')} value={result.chain} />}
        {result && <Fact name={t('fact.digest')} value={result.digest} />}
      </dl>
    </details>
  );
}

interface FactProps {
  readonly name: string;
  readonly value: string;
  /** Text in place of a missing value. */
  readonly otherwise?: string;
}

function Fact({ name, value, otherwise = '' }: FactProps) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value ? <code>{value}</code> : otherwise}</dd>
    </div>
  );
}
