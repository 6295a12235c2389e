/** The operator's desk for people: reports with the talk they are about, and who is barred. */

import { type FormEvent, useState } from 'react';
import type { Bar, DeskAsk, DeskStatus, Report } from '../../../server/protocol/desk.ts';
import { MAX_WHY } from '../../../server/protocol/desk.ts';
import { presetsOf } from '../../../server/protocol/talk.ts';
import { company } from '../../i18n/company.ts';
import { LOCALE } from '../../i18n/language.ts';
import { people } from '../../i18n/people.ts';
import { GameName } from '../../table/cards.tsx';
import { t } from './desk-strings.ts';

interface DeskProps {
  readonly desk: DeskStatus;
  readonly ask: (ask: DeskAsk) => Promise<void>;
}

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'medium', timeStyle: 'short' });
/** How long a bar may be chosen to last, in hours. */
const HOURS = [1, 24, 168, 720, 8760] as const;

export function Desk({ desk, ask }: DeskProps) {
  return (
    <>
      <section className="paper-card" aria-labelledby="desk-reports">
        <h2 id="desk-reports">{t('reports')}</h2>
        {desk.reports.length === 0 && <p className="help">{t('noReports')}</p>}
        <ul className="desk-list">
          {desk.reports.map((report) => (
            <Reported key={report.id} report={report} ask={ask} />
          ))}
        </ul>
      </section>
      <section className="paper-card" aria-labelledby="desk-bars">
        <h2 id="desk-bars">{t('bars')}</h2>
        {desk.bars.length === 0 && <p className="help">{t('noBars')}</p>}
        <ul className="desk-list">
          {desk.bars.map((bar) => (
            <Barred key={bar.id} bar={bar} ask={ask} />
          ))}
        </ul>
        <BarAddress ask={ask} />
      </section>
    </>
  );
}

/** The words of a line; preset sentences travel by their names. */
function spoken(words: string): string {
  const preset = presetsOf(true).find((one) => one === words);
  return preset ? people(`chat.${preset}`) : words;
}

function Reported({ report, ask }: { report: Report; ask: DeskProps['ask'] }) {
  const [barring, setBarring] = useState(false);
  const { id, at, name, reason, code, game, seq, seat, lines, keyed, match } = report;
  const place = match === '' ? t('lobby') : t('position', { seq });
  return (
    <li data-report={id}>
      <p>
        <strong>{name}</strong> · {company(`reason.${reason}`)}
        <small>
          {MOMENT.format(at)} · <GameName id={game} /> · {t('table', { code })} · {place}
        </small>
      </p>
      <details>
        <summary>{t('lines', { n: lines.length, name })}</summary>
        <ol className="desk-lines">
          {lines.map((line, k) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines never change their order
            <li key={k}>
              <strong>{line.name}</strong>{' '}
              {line.watcher && <small>{people('guest.watches')}</small>} {spoken(line.words)}
            </li>
          ))}
        </ol>
      </details>
      <div className="row-buttons">
        {seat >= 0 && (
          <button type="button" data-remove onClick={() => void ask({ op: 'remove', id })}>
            {t('remove', { name, code })}
          </button>
        )}
        <button type="button" data-bar aria-expanded={barring} onClick={() => setBarring(!barring)}>
          {t('bar', { name, code })}
        </button>
        <button type="button" className="quiet" onClick={() => void ask({ op: 'close', id })}>
          {t('close', { name, code })}
        </button>
      </div>
      {barring && (
        <BarForm
          keyed={keyed}
          onBar={(wish) => {
            setBarring(false);
            void ask({ op: 'bar', id, ...wish });
          }}
        />
      )}
    </li>
  );
}

type BarWish = Omit<Extract<DeskAsk, { op: 'bar' }>, 'op' | 'id'>;

function BarForm({ keyed, onBar }: { keyed: boolean; onBar: (wish: BarWish) => void }) {
  const [what, setWhat] = useState<'talk' | 'key' | 'address'>(keyed ? 'talk' : 'address');
  const [hours, setHours] = useState<number>(24);
  const [why, setWhy] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    const kind = what === 'address' ? 'address' : 'key';
    if (why.trim()) onBar({ kind, scope: what === 'talk' ? 'talk' : 'all', hours, why });
  }
  return (
    <form className="desk-form" onSubmit={submit}>
      <label className="field">
        <span>{t('what')}</span>
        <select
          name="bar-what"
          value={what}
          onChange={(event) => setWhat(event.target.value as typeof what)}
        >
          {keyed && <option value="talk">{t('what.talk')}</option>}
          {keyed && <option value="key">{t('what.key')}</option>}
          <option value="address">{t('what.address')}</option>
        </select>
      </label>
      <For hours={hours} onHours={setHours} />
      <Why why={why} onWhy={setWhy} />
      <button type="submit" className="primary" data-bar-yes disabled={!why.trim()}>
        {t('barYes')}
      </button>
      {what === 'address' && <p className="help">{t('addressHelp')}</p>}
    </form>
  );
}

function For({ hours, onHours }: { hours: number; onHours: (hours: number) => void }) {
  return (
    <label className="field">
      <span>{t('time')}</span>
      <select value={hours} onChange={(event) => onHours(Number(event.target.value))}>
        {HOURS.map((one) => (
          <option key={one} value={one}>
            {one < 24 ? t('hours', { n: one }) : t('days', { n: one / 24 })}
          </option>
        ))}
      </select>
    </label>
  );
}

function Why({ why, onWhy }: { why: string; onWhy: (why: string) => void }) {
  return (
    <label className="field">
      <span>{t('why')}</span>
      <input
        name="bar-why"
        value={why}
        maxLength={MAX_WHY}
        autoComplete="off"
        onChange={(event) => onWhy(event.target.value)}
      />
    </label>
  );
}

function Barred({ bar, ask }: { bar: Bar; ask: DeskProps['ask'] }) {
  const { id, kind, scope, name, why, until } = bar;
  const what = kind === 'address' ? 'what.address' : scope === 'talk' ? 'what.talk' : 'what.key';
  const end = MOMENT.format(until);
  return (
    <li data-barred={kind}>
      <p>
        <strong>{name}</strong> · {t(what)}
        <small>
          {t('until', { end })} · {why}
        </small>
      </p>
      <button type="button" onClick={() => void ask({ op: 'lift', id })}>
        {t('lift', { name, end })}
      </button>
    </li>
  );
}

function BarAddress({ ask }: { ask: DeskProps['ask'] }) {
  const [address, setAddress] = useState('');
  const [hours, setHours] = useState<number>(24);
  const [why, setWhy] = useState('');
  function submit(event: FormEvent): void {
    event.preventDefault();
    void ask({ op: 'barAddress', address: address.trim(), hours, why }).then(() => setAddress(''));
  }
  return (
    <details>
      <summary>{t('barAddress')}</summary>
      <form className="desk-form" onSubmit={submit}>
        <label className="field">
          <span>{t('address')}</span>
          <input
            name="bar-address"
            value={address}
            maxLength={45}
            autoComplete="off"
            onChange={(event) => setAddress(event.target.value)}
          />
        </label>
        <For hours={hours} onHours={setHours} />
        <Why why={why} onWhy={setWhy} />
        <button type="submit" disabled={!address.trim() || !why.trim()}>
          {t('barAddressYes')}
        </button>
      </form>
      <p className="help">{t('addressHelp')}</p>
    </details>
  );
}
