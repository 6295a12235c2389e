/** The spectators: requests for a chair, the permission to talk, and muted guests. */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { company } from '../../i18n/company.ts';
import { people } from '../../i18n/people.ts';
import { roads } from '../../i18n/roads.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useGame } from '../use-game.ts';
import { About } from './About.tsx';
import { useHearing, voiceOf } from './talk-lines.ts';

type Ask = (request: LobbyRequest) => void;

/**
 * Source of a seat for a guest, as the message that requests it: a free seat, a bot's, before a
 * match one more at the table, or none.
 * @param most greatest number of seats of the game; if it is unknown yet, the server decides
 */
function seatFrom(table: TableState, most: number): 'Free' | 'Bot' | 'More' | 'None' {
  const lobby = table.stage === 'lobby';
  if (lobby && table.seats.some((one) => !one.taken && !one.bot)) return 'Free';
  if (table.seats.some((one) => one.bot && !one.reserved)) return 'Bot';
  return lobby && table.seats.length < most ? 'More' : 'None';
}

/**
 * Whether this page answers requests for a chair: the host in the lobby, any seated person in a
 * match.
 */
function useAnswers(table: TableState): boolean {
  const seat = useTable((store) => store.seat);
  const host = useTable((store) => store.host);
  return table.stage === 'lobby' ? host : seat !== null || host;
}

/**
 * The requests for a chair, each with the two answers; nothing for a person that may not answer.
 */
export function Asking({ table, ask }: { table: TableState; ask: Ask }) {
  const answers = useAnswers(table);
  const most = useGame()?.seats.max ?? Number.POSITIVE_INFINITY;
  if (!answers) return null;
  const from = seatFrom(table, most);
  return (table.asking ?? []).map(({ guest, name }) => (
    <div key={guest} className="news-item" role="status" data-news="asking" data-guest={guest}>
      <span>{people(`guest.asks${from}`, { name })}</span>
      {from !== 'None' && (
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

/** Spectators in the panel of the table: their permission to talk, and the muted ones. */
export function Gallery({ table, ask }: { table: TableState; ask: Ask }) {
  const host = useTable((store) => store.host);
  const talk = useTable((store) => store.talk);
  const muted = useHearing((hearing) => hearing.muted);
  const watches = useTable((store) => store.seat === null);
  const own = useSettings(({ name }) => name.trim() || roads('menu.defaultName'));
  const names = new Set(talk.flatMap((line) => (line.watcher ? [line.name] : [])));
  const lastOf = (name: string): number =>
    talk.findLast((line) => line.watcher && line.name === name)?.n ?? 0;
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
                {muted.has(voice) && <small className="quiet-sign">{company('muted')}</small>}
                {!(watches && name === own) && (
                  <About
                    name={name}
                    seat={-1}
                    whom={{ line: lastOf(name) }}
                    label={company('about', { name })}
                  >
                    ⋯
                  </About>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </>
  );
}
