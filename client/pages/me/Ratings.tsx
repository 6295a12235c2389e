/** The person's ratings by game, and whether others may see them. */

import type { MeAsk, MeStatus } from '../../../server/protocol/me.ts';
import { RATED_FROM } from '../../../server/protocol/ratings.ts';
import { numeral } from '../../i18n/index.ts';
import { GameName } from '../../table/cards.tsx';
import { t } from './strings.ts';

interface RatingsProps {
  readonly status: Pick<MeStatus, 'ratings' | 'shown'>;
  readonly ask: (wish: MeAsk) => Promise<unknown>;
}

export function Ratings({ status: { ratings, shown }, ask }: RatingsProps) {
  return (
    <section aria-labelledby="me-ratings">
      <h2 id="me-ratings">{t('ratings')}</h2>
      {ratings.length > 0 && (
        <table className="me-figures">
          <thead>
            <tr>
              <th scope="col">{t('game')}</th>
              <th scope="col">{t('ratedMatches')}</th>
              <th scope="col">{t('rating')}</th>
            </tr>
          </thead>
          <tbody>
            {ratings.map(({ game, matches, rating }) => (
              <tr key={game} data-rating={game}>
                <th scope="row">
                  <GameName id={game} />
                </th>
                <td>{numeral(matches)}</td>
                <td>
                  {rating === null ? (
                    t('ratingSoon', { n: matches, of: RATED_FROM })
                  ) : (
                    <strong>{numeral(rating)}</strong>
                  )}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
      <p className="help">{t(ratings.length > 0 ? 'ratingsHelp' : 'ratingsNone')}</p>
      <label className="check">
        <input
          type="checkbox"
          name="ratings"
          checked={shown}
          onChange={() => void ask({ op: 'ratings', shown: !shown })}
        />
        <span>{t('ratingsShow')}</span>
      </label>
    </section>
  );
}
