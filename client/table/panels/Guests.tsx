/** Those who watch: who of them asks for a chair, whether they may talk, and who is not heard. */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { people } from '../../i18n/people.ts';
import { useTable } from '../../store/table.ts';
import { useHearing, voiceOf } from './talk-lines.ts';

type Ask = (request: LobbyRequest) => void;

/** A bot has a chair that a guest may be given; before a match one more can be put there as well. */
const hasChair = (table: TableState): boolean =>
  table.stage === 'lobby' || table.seats.some((one) => one.bot && !one.reserved);

/** Whether this page answers those who ask: the host in the lobby, whoever sits there in a match. */
function useAnswers(table: TableState): boolean {
  const seat = useTable((store) => store.seat);
  const host = useTable((store) => store.host);
  return table.stage === 'lobby' ? host : seat !== null || host;
}

/** Who asks for a chair, each with the two answers; to whom it is not to say, nothing. */
export function Asking({ table, ask }: { table: TableState; ask: Ask }) {
  const answers = useAnswers(table);
  if (!answers) return null;
  return (table.asking ?? []).map(({ guest, name }) => (
    <div key={guest} className="news-item" role="status" data-news="asking" data-guest={guest}>
      <span>{people(hasChair(table) ? 'guest.asks' : 'guest.asksNone', { name })}</span>
      {hasChair(table) && (
        <button
          type="button"
          className="primary"
          data-admit
          onClick={() => ask({ op: 'admit', guest, admit: true })}
        >
          {people('guest.admit')}
        </button>
      )}
      <button type="button" data-decline onClick={() => ask({ op: 'admit', guest, admit: false })}>
        {people('guest.decline')}
      </button>
    </div>
  ));
}

/** What the panel of the table says of those who watch: whether they talk, and whom one does not hear. */
export function Gallery({ table, ask }: { table: TableState; ask: Ask }) {
  const host = useTable((store) => store.host);
  const talk = useTable((store) => store.talk);
  const muted = useHearing((hearing) => hearing.muted);
  const toggle = useHearing((hearing) => hearing.toggle);
  const names = new Set(talk.flatMap((line) => (line.watcher ? [line.name] : [])));
  const { gallery } = table;
  return (
    <>
      {table.spectators > 0 && (
        <p className="help">{people('room.spectators', { n: table.spectators })}</p>
      )}
      {host && gallery !== undefined && (
        <label className="check">
          <input
            type="checkbox"
            name="gallery"
            checked={gallery}
            onChange={() => ask({ op: 'gallery', talk: !gallery })}
          />
          <span>{people('guest.talk')}</span>
        </label>
      )}
      {names.size > 0 && (
        <ul className="people" aria-label={people('guest.talkers')}>
          {[...names].map((name) => {
            const voice = voiceOf(-1, name);
            return (
              <li key={name} data-watcher={name}>
                <span className="person-name">
                  <strong>{name}</strong>
                  <small>{people('guest.watches')}</small>
                </span>
                <button
                  type="button"
                  className="quiet"
                  aria-pressed={muted.has(voice)}
                  onClick={() => toggle(voice)}
                >
                  {people(muted.has(voice) ? 'room.unmute' : 'room.mute', { name })}
                </button>
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
