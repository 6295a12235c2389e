/** What a finished match has done to the ratings: the own one, or why there is none. */

import { RATED_FROM, type RatingMessage } from '../../../server/protocol/ratings.ts';
import { numeral } from '../../i18n/index.ts';
import { useTable } from '../../store/table.ts';
import { t } from './strings.ts';

/** A difference with its sign. Pure but for the language. */
const signed = (change: number): string =>
  `${change > 0 ? '+' : change < 0 ? '−' : '±'}${numeral(Math.abs(change))}`;

/** The own rating after the match, in a sentence. */
function ownRating({ rating, change, matches, shown }: RatingMessage): string {
  if (rating === null) return t('few', { n: matches, of: RATED_FROM });
  const words =
    change === null
      ? t('first', { rating: numeral(rating) })
      : t('now', { rating: numeral(rating), change: signed(change) });
  return shown ? words : `${words} ${t('hidden')}`;
}

export function RatedEnd() {
  const verdict = useTable((store) => store.table?.verdict ?? '');
  const match = useTable((store) => store.table?.matchId);
  const own = useTable((store) => store.rating);
  if (verdict === '') return null;
  const words =
    verdict === 'unproved'
      ? t('unproved')
      : own && own.match === match
        ? ownRating(own)
        : t('counted');
  return (
    <p className="help" role="status" data-verdict={verdict}>
      {words}
    </p>
  );
}
