/** The open tables: who sits there, how it is played, and a seat with one press. */

import { useState } from 'react';
import type { OpenTable } from '../../../server/protocol/people.ts';
import { listed, numeral } from '../../i18n/index.ts';
import { roads } from '../../i18n/roads.ts';
import { go } from '../../store/router.ts';
import { clockName } from '../../table/ClockField.tsx';
import { GameName } from '../../table/cards.tsx';
import { languageName } from '../../table/languages.ts';
import { t as rated } from '../../table/ratings/strings.ts';
import { ShareLink } from '../../table/ShareLink.tsx';
import { useWholeGame } from '../../table/use-game.ts';
import { t } from './strings.ts';

export function OpenList({ tables }: { tables: readonly OpenTable[] }) {
  return (
    <ul className="open-tables">
      {tables.map((table) => (
        <Open key={table.code} table={table} />
      ))}
    </ul>
  );
}

function Open({ table }: { table: OpenTable }) {
  const { code, seats, free, stage, round, pace, clock } = table;
  const people = seats.flatMap(({ name, kind, rating }) =>
    kind === 'bot'
      ? [t('bot', { name })]
      : kind === 'free'
        ? []
        : [rating ? rated('named', { name, rating: numeral(rating) }) : name],
  );
  const names = listed(people);
  const taken = seats.filter(({ kind }) => kind === 'person').length;
  const facts = [
    stage === 'lobby' ? t('lobby') : t('playing', { n: round }),
    t('seats', { n: taken, of: seats.length }),
    t('free', { n: free }),
    clock === null ? t('clockOwn') : t('clock', { clock: clockName(clock) }),
    table.language ? languageName(table.language) : '',
    table.rated ? rated('short') : '',
    pace === 'normal' ? '' : t('pace', { pace: roads(`pace.${pace}`) }),
  ];
  return (
    <li className="listed" data-open-table={code} data-stage={stage}>
      <span className="listed-names">
        <GameName id={table.game} />
        <strong>{names}</strong>
        <small>{facts.filter(Boolean).join(' · ')}</small>
        <Unusual table={table} />
      </span>
      <span className="listed-ways">
        <button
          type="button"
          className="primary"
          data-sit
          aria-label={t('sitTable', { code, names })}
          onClick={() => go(`/table/${code}?open`)}
        >
          {t('sit')}
        </button>
      </span>
    </li>
  );
}

/** The options that differ from the usual; their words come with the game, once they are asked for. */
function Unusual({ table: { game, options } }: { table: OpenTable }) {
  const [open, setOpen] = useState(false);
  const count = Object.keys(options).length;
  if (count === 0) return null;
  return (
    <details className="unusual" onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{t('unusual', { n: count })}</summary>
      {open && <Options game={game} options={options} />}
    </details>
  );
}

function Options({ game: id, options }: Pick<OpenTable, 'game' | 'options'>) {
  const game = useWholeGame(id);
  if (!game) return <p role="status">{t('loading')}</p>;
  return (
    <ul>
      {Object.entries(options).map(([name, value]) => {
        const field = game.options.find((option) => option.name === name);
        const json = JSON.stringify(value);
        const choice = field?.choices.find((one) => JSON.stringify(one.value) === json);
        return (
          <li key={name}>
            {t('option', { label: field?.label ?? name, value: choice?.label ?? json })}
          </li>
        );
      })}
    </ul>
  );
}

/** What to do where nobody has opened a table. */
export function NoOpenTables() {
  return (
    <div className="list-empty" role="status">
      <p>
        <strong>{t('empty')}</strong> {t('emptyHelp')}
      </p>
      <ul>
        <li>{t('emptyWait')}</li>
        <li>{t('emptyCreate')}</li>
        <li>
          {t('emptyShare')}{' '}
          <ShareLink link={`${location.origin}/people`} text={t('shareText')} label={t('share')} />
        </li>
      </ul>
    </div>
  );
}
