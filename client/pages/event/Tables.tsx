/** The tables of a round: who plays where, how far they are, and who is ahead. */

import type { EventTable, EventView } from '../../../server/protocol/events.ts';
import { listed, numeral } from '../../i18n/index.ts';
import { follow } from '../../store/router.ts';
import { t } from './strings.ts';

/** The place of the event in its rounds. */
export function roundText({ stage, round, total, form }: EventView): string {
  if (stage === 'closed') return t('closed');
  if (round === 0) return t('before', { of: total });
  if (stage === 'between') return t('after', { n: round, of: total });
  return form === 'groups' && round === total ? t('final') : t('round', { n: round, of: total });
}

/** How the match at a table is. */
export function tableState({ state, at, leader }: EventTable): string {
  if (state === 'void') return t('void');
  if (state === 'done') return t('finished');
  if (at === 0) return t('starting');
  return [t('inRound', { n: at }), leader ? t('ahead', { name: apart(leader) }) : '']
    .filter(Boolean)
    .join(' · ');
}

/** A name by itself: figures beside it stay where they are, in any script. */
const apart = (name: string): string => `\u2068${name}\u2069`;

/** Those at a table, the best first once it is over. */
export function tableNames({ seats, state }: EventTable): string {
  const sorted =
    state === 'done' ? seats.toSorted((a, b) => (b.score ?? 0) - (a.score ?? 0)) : seats;
  return listed(
    sorted.map(({ id, name, points }) => {
      const who = id === 0 ? t('bot') : apart(name || t('someone'));
      return points === undefined ? who : `${who} ${numeral(points)}`;
    }),
  );
}

interface TablesProps {
  readonly tables: readonly EventTable[];
  /** The ways to watch are left out: nobody presses anything. */
  readonly still?: boolean;
}

export function Tables({ tables, still = false }: TablesProps) {
  return (
    <ul className="event-tables">
      {tables.map((table) => (
        <li
          key={`${table.round} ${table.number}`}
          className="listed"
          data-event-table={table.number}
          data-state={table.state}
        >
          <span className="listed-names">
            <small>
              {table.final ? t('final') : t('table', { n: table.number })} · {tableState(table)}
            </small>
            <strong>{tableNames(table)}</strong>
          </span>
          {!still && table.state === 'open' && (
            <span className="listed-ways">
              <a
                className="link-button"
                href={`/watch/${table.code}`}
                aria-label={t('watchTable', { n: table.number })}
                onClick={(event) => follow(event, `/watch/${table.code}`)}
              >
                {t('watch')}
              </a>
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
