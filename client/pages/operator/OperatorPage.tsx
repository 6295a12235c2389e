/** The page of a stand's operator. Without the token it shows nothing and does nothing. */

import { type FormEvent, useEffect, useState } from 'react';
import type { DeskAsk, DeskStatus } from '../../../server/protocol/desk.ts';
import type { OperatorAsk, OperatorStatus } from '../../../server/protocol/showcase.ts';
import { go } from '../../store/router.ts';
import { useCard } from '../../table/cards.tsx';
import { HelpLink } from '../../table/HelpLink.tsx';
import { CasterDesk } from '../../table/watch/CasterDesk.tsx';
import { baseOf } from '../../table/watch/WatchLink.tsx';
import { type AskError, askDesk, askServer } from './ask.ts';
import { Choices } from './Choices.tsx';
import { Desk } from './Desk.tsx';
import { t as about } from './desk-strings.ts';
import { EventDesk } from './EventDesk.tsx';
import { Persons } from './Persons.tsx';
import { Status } from './Status.tsx';
import { t } from './strings.ts';
import './operator.css';

/** Interval of the status requests, in milliseconds. */
const EVERY_MS = 3000;

export function OperatorPage() {
  const [token, setToken] = useState('');
  const [status, setStatus] = useState<OperatorStatus | null>(null);
  const [desk, setDesk] = useState<DeskStatus | null>(null);
  const [trouble, setTrouble] = useState('');
  const [away, setAway] = useState('');
  useEffect(() => {
    document.title = t('op.pageTitle');
  }, []);

  async function ask(body: OperatorAsk, by = token): Promise<boolean> {
    try {
      setStatus(await askServer(by, body));
      setTrouble('');
      return true;
    } catch (error) {
      setTrouble((error as Error).message);
      // An invalid token leads to the token form; for an unreachable server the page waits.
      if ((error as AskError).status === 401) {
        setStatus(null);
        setDesk(null);
      }
      return false;
    }
  }

  async function askPeople(body: DeskAsk, by = token): Promise<void> {
    try {
      const answer = await askDesk(by, body);
      if (typeof answer === 'string') setTrouble(about(`error.${answer}`));
      else {
        setDesk(answer);
        setTrouble('');
      }
    } catch (error) {
      const { status: code, message } = error as AskError;
      setTrouble(code === 400 || code === 422 ? about('error.other') : message);
    }
  }

  /** A server without a stand has its desk all the same. */
  async function enter(given: string): Promise<void> {
    setToken(given);
    const stand = await ask({ op: 'status' }, given);
    await askDesk(given, { op: 'show' }).then(
      (answer) => {
        if (typeof answer === 'string') return;
        setDesk(answer);
        if (!stand) setTrouble('');
      },
      () => undefined,
    );
  }

  const open = status !== null;
  useEffect(() => {
    if (!open) return;
    const timer = setInterval(() => {
      askServer(token, { op: 'status' }).then(
        (fresh) => {
          setStatus(fresh);
          setAway('');
        },
        (error) => setAway((error as Error).message),
      );
    }, EVERY_MS);
    return () => clearInterval(timer);
  }, [open, token]);

  return (
    <main className="operator">
      <div className="operator-page">
        <header>
          <h1>{t('op.title')}</h1>
          <span className="row-buttons">
            <HelpLink topic={status ? 'operator' : 'stand'} apart />
            <button type="button" onClick={() => go('/showcase')}>
              {t('op.back')}
            </button>
          </span>
        </header>
        {(trouble || away) && (
          <p className="warning" role="alert">
            {trouble || away}
          </p>
        )}
        {desk && <EventDesk token={token} />}
        {status ? (
          <>
            <Choices status={status} ask={ask} />
            <Persons status={status} ask={ask} />
            <Casting status={status} ask={ask} />
            <Status status={status} ask={ask} />
          </>
        ) : (
          !desk && <Login onEnter={(given) => void enter(given)} />
        )}
        {desk && <Desk desk={desk} ask={(body) => askPeople(body)} />}
      </div>
    </main>
  );
}

/** The operator controls the caster as the host does at other tables. */
function Casting(props: { status: OperatorStatus; ask: (body: OperatorAsk) => Promise<boolean> }) {
  const { caster, state } = props.status;
  const game = useCard(state.game);
  if (!game) return null;
  return (
    <div className="paper-card">
      <CasterDesk
        key={game.id}
        game={game}
        caster={caster}
        code={state.code}
        base={baseOf(state.links)}
        playing={state.phase !== 'result'}
        ask={props.ask}
      />
    </div>
  );
}

function Login({ onEnter }: { onEnter: (token: string) => void }) {
  const [given, setGiven] = useState('');
  function enter(event: FormEvent): void {
    event.preventDefault();
    if (given.trim() !== '') onEnter(given.trim());
  }
  return (
    <form className="paper-card operator-login" onSubmit={enter}>
      <p>{t('op.login')}</p>
      <label className="field">
        <span>{t('op.token')}</span>
        <input
          type="password"
          name="operator-token"
          autoComplete="off"
          value={given}
          maxLength={200}
          onChange={(event) => setGiven(event.target.value)}
        />
      </label>
      <p className="help">{t('op.forget')}</p>
      <button type="submit" className="primary big">
        {t('op.enter')}
      </button>
    </form>
  );
}
