/** The receipts that this browser kept of the match, next to the data of the log. */

import type { Verification } from '../../../engine/core/verify.ts';
import { LOCALE } from '../../i18n/language.ts';
import type { KeptReceipt } from '../../net/receipts.ts';
import { t } from './strings.ts';

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });

interface RememberedProps {
  readonly receipts: readonly KeptReceipt[];
  readonly result: Verification;
}

export function Remembered({ receipts, result }: RememberedProps) {
  const { log, steps } = result;
  const contributions = log && 'hash' in log.chance ? log.chance.contributions : [];
  const otherStory = steps.some((step) => 'reason' in step && step.reason === 'seenStory');
  const reached = steps.some(({ name }) => name === 'receipt');
  return (
    <section>
      <h2>{t('receipt')}</h2>
      {receipts.length === 0 && <p>{t('receipt.none')}</p>}
      {receipts.map(({ hash, seen, early, seat, contribution, chain }) => (
        <ul key={`${hash}${contribution}`} className="verify-receipt">
          <li>
            {t(early ? 'receipt.early' : 'receipt.late', { when: MOMENT.format(seen) })}{' '}
            <code>{hash}</code>
          </li>
          <li>
            {contribution === null || seat === null
              ? t('receipt.watched')
              : t(contributions[seat] === contribution ? 'receipt.added' : 'receipt.addedOther', {
                  bytes: contribution,
                  seat: seat + 1,
                })}
          </li>
          {chain !== '' && reached && (
            <li>
              {t(otherStory ? 'receipt.sawOther' : 'receipt.saw', { chain: chain.slice(0, 8) })}
            </li>
          )}
        </ul>
      ))}
    </section>
  );
}
