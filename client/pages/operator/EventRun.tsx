/** One event at the operator's desk: its rounds, its people, its tables, its files. */

import { useState } from 'react';
import type {
  EventDeskAsk,
  EventDeskStatus,
  EventLine,
  EventPlace,
  EventTable,
  EventView,
} from '../../../server/protocol/events.ts';
import { numeral } from '../../i18n/index.ts';
import { tableNames, tableState } from '../event/Tables.tsx';
import { t } from './event-strings.ts';

/** Where an event is. */
export function stageText({
  stage,
  round,
  total,
}: Pick<EventLine, 'stage' | 'round' | 'total'>): string {
  return t(`stage.${stage}`, { n: round, of: total });
}

interface RunProps {
  readonly event: EventView;
  /** Of all rounds. */
  readonly tables: readonly EventTable[];
  readonly ask: (body: EventDeskAsk) => Promise<EventDeskStatus | null>;
}

export function EventRun({ event, tables, ask }: RunProps) {
  return (
    <>
      <Rounds event={event} ask={ask} />
      <People event={event} ask={ask} />
      {tables.length > 0 && <AllTables event={event} tables={tables} ask={ask} />}
    </>
  );
}

type PartProps = Pick<RunProps, 'event' | 'ask'>;

function Rounds({ event, ask }: PartProps) {
  const { code, name, stage, round, total, form, people, tables } = event;
  const open = tables.filter(({ state }) => state === 'open').length;
  const next = round + 1;
  const waits = (stage === 'entering' || stage === 'between') && next <= total;

  async function save(what: 'standings' | 'results'): Promise<void> {
    const answer = await ask({ op: 'csv', code, what });
    if (answer?.csv === undefined) return;
    const link = document.createElement('a');
    link.href = URL.createObjectURL(new Blob([answer.csv], { type: 'text/csv' }));
    link.download = `${code}-${what}.csv`;
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
  }

  return (
    <section className="paper-card" aria-labelledby="event-run" data-event-run={stage}>
      <h2 id="event-run">{name}</h2>
      <p role="status">
        <strong className="event-run-stage">{stageText(event)}</strong>
      </p>
      <p>{t('people', { n: people })}</p>
      <p className="row-buttons">
        <a className="link-button" href={`/event/${code}`} target="_blank" rel="noopener">
          {t('enterLink')}
        </a>
        <a className="link-button" href={`/event/${code}/screen`} target="_blank" rel="noopener">
          {t('screenLink')}
        </a>
      </p>
      {waits && (
        <button
          type="button"
          className="primary"
          data-start-round={next}
          disabled={people === 0}
          onClick={() => void ask({ op: 'start', code, round: next })}
        >
          {form === 'groups' && next === total ? t('startFinal') : t('start', { n: next })}
        </button>
      )}
      {stage === 'round' && (
        <>
          <Sure
            label={t('end')}
            question={t('endSure', { n: open })}
            yes={t('endYes')}
            mark="end"
            onYes={() => void ask({ op: 'end', code, round })}
          />
          <p className="help">{t('endHelp')}</p>
        </>
      )}
      <p className="row-buttons">
        <button type="button" data-csv="standings" onClick={() => void save('standings')}>
          {t('csvStandings')}
        </button>
        <button type="button" data-csv="results" onClick={() => void save('results')}>
          {t('csvResults')}
        </button>
      </p>
      {stage !== 'closed' && stage !== 'round' && (
        <Sure
          label={t('close')}
          question={t('closeSure')}
          yes={t('closeYes')}
          mark="close"
          onYes={() => void ask({ op: 'close', code })}
        />
      )}
    </section>
  );
}

interface SureProps {
  readonly label: string;
  /** The button's name where others have the same words. */
  readonly named?: string;
  readonly question: string;
  readonly yes: string;
  readonly mark: string;
  readonly onYes: () => void;
}

/** A button that asks once more. */
function Sure({ label, named, question, yes, mark, onYes }: SureProps) {
  const [sure, setSure] = useState(false);
  if (!sure) {
    return (
      <button type="button" data-sure={mark} aria-label={named} onClick={() => setSure(true)}>
        {label}
      </button>
    );
  }
  return (
    <div role="alert">
      <p>{question}</p>
      <div className="row-buttons">
        <button
          type="button"
          className="primary"
          data-sure-yes={mark}
          onClick={() => {
            setSure(false);
            onYes();
          }}
        >
          {yes}
        </button>
        <button type="button" className="quiet" onClick={() => setSure(false)}>
          {t('no')}
        </button>
      </div>
    </div>
  );
}

function People({ event, ask }: PartProps) {
  const { places, code, stage } = event;
  return (
    <section className="paper-card" aria-labelledby="event-people">
      <h2 id="event-people">{t('entrants')}</h2>
      {places.length === 0 && <p className="help">{t('noEntrants')}</p>}
      <ul className="operator-persons">
        {places.map((one) => (
          <Person
            key={one.id}
            one={one}
            open={stage !== 'closed'}
            ask={(op) => void ask({ op, code, id: one.id })}
          />
        ))}
      </ul>
    </section>
  );
}

interface PersonProps {
  readonly one: EventPlace;
  readonly open: boolean;
  readonly ask: (op: 'remove' | 'readmit') => void;
}

function Person({ one, open, ask }: PersonProps) {
  const { id, place, status, points, played } = one;
  const name = one.name || t('someone');
  return (
    <li data-event-person={id} data-status={status}>
      <span>
        {status === 'removed' ? (
          `№ ${id}`
        ) : (
          <>
            {place}. <bdi>{name}</bdi>
          </>
        )}
        <small>
          {' '}
          {t('facts', { points: numeral(points), played })} · {t(`status.${status}`)}
        </small>
      </span>
      {open && status !== 'removed' && (
        <button type="button" aria-label={t('removeWho', { name })} onClick={() => ask('remove')}>
          {t('remove')}
        </button>
      )}
      {open && status !== 'in' && (
        <button type="button" aria-label={t('readmitWho', { id })} onClick={() => ask('readmit')}>
          {t('readmit')}
        </button>
      )}
    </li>
  );
}

function AllTables({ event, tables, ask }: RunProps) {
  const { code, round, stage } = event;
  return (
    <section className="paper-card" aria-labelledby="event-all-tables">
      <h2 id="event-all-tables">{t('tables')}</h2>
      <ul className="desk-list">
        {tables.toReversed().map((table) => {
          const { number } = table;
          const about = { code, round: table.round, number };
          return (
            <li key={`${table.round} ${number}`} data-desk-table={number} data-state={table.state}>
              <p>
                <strong>{tableNames(table)}</strong>
                <small>
                  {t('tableOf', { round: table.round, number })} · {tableState(table)}
                </small>
              </p>
              {table.state !== 'void' && table.round === round && stage !== 'closed' && (
                <div className="row-buttons">
                  <Sure
                    label={t('replay')}
                    named={t('replayWhich', { number })}
                    question={t('replaySure', { number })}
                    yes={t('yes')}
                    mark={`replay-${number}`}
                    onYes={() => void ask({ op: 'replay', ...about })}
                  />
                  <Sure
                    label={t('void')}
                    named={t('voidWhich', { number })}
                    question={t('voidSure', { number })}
                    yes={t('yes')}
                    mark={`void-${number}`}
                    onYes={() => void ask({ op: 'void', ...about })}
                  />
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
