/** The players: bots and persons, and the best scores of the day. */

import type { TableSeat, TableState } from '../../../server/protocol/messages.ts';
import type { DayScore } from '../../../server/protocol/showcase.ts';
import { SeatMark } from '../../table/panels/SeatMark.tsx';
import { scoreText } from '../../table/score.ts';
import { useGameBasics } from '../../table/use-game.ts';
import { type ShowText, t } from './strings.ts';

function roleOf(chair: TableSeat): ShowText {
  if (chair.taken) return chair.connected ? 'show.person' : 'show.away.person';
  return chair.open ? 'show.open' : 'show.bot';
}

export function Chairs({ table }: { table: TableState }) {
  return (
    <section className="chairs" aria-label={t('show.chairs')}>
      <h2 className="chairs-title">{t('show.chairs')}</h2>
      <ul>
        {table.seats.map((chair) => (
          <li key={chair.seat} className={chair.taken ? 'stand-chair person' : 'stand-chair'}>
            <SeatMark color={chair.color} size={26} />
            <strong className="chair-name">{chair.name}</strong>
            <span className="chair-role">
              <Sign person={chair.taken} />
              {t(roleOf(chair))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A phone for a person, a cogwheel for a bot: never by colour alone. */
function Sign({ person }: { person: boolean }) {
  const path = person
    ? 'M7 2h10a2 2 0 012 2v16a2 2 0 01-2 2H7a2 2 0 01-2-2V4a2 2 0 012-2zM5 17h14M11 19.500h2'
    : 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v3M12 19v3M2 12h3M19 12h3M5 5l2 2M17 17l2 2M19 5l-2 2M7 17l-2 2';
  return (
    <svg viewBox="0 0 24 24" width="1.05em" height="1.05em" aria-hidden="true" fill="none">
      <path d={path} stroke="currentColor" strokeWidth="2" strokeLinejoin="round" />
    </svg>
  );
}

/** Today's best. @param most how many */
export function Best({ scores, most = 5 }: { scores: readonly DayScore[]; most?: number }) {
  const basics = useGameBasics();
  return (
    <section className="best" aria-label={t('show.best')}>
      <h2 className="best-title">{t('show.best')}</h2>
      {scores.length === 0 ? (
        <p className="best-none">{t('show.bestNone')}</p>
      ) : (
        <ol>
          {scores.slice(0, most).map(({ name, score }, rank) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a rank is what it is
            <li key={rank} className="best-row">
              <span className="best-rank">{rank + 1}</span>
              <strong className="best-name">{name}</strong>
              <span className="best-score">{scoreText(basics, score)}</span>
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
