/** Start of a replay: a file, a match of one's own, a match by its name. */

import { useEffect, useState } from 'react';
import { LOCALE } from '../../i18n/language.ts';
import { type KeptReceipt, recentMatches } from '../../net/receipts.ts';
import { go } from '../../store/router.ts';
import { GameName } from '../../table/cards.tsx';
import { isRunning } from '../verify/run.ts';
import { Sign } from './icons.tsx';
import { t } from './strings.ts';

const MOMENT = new Intl.DateTimeFormat(LOCALE, { dateStyle: 'long', timeStyle: 'short' });
/** Matches in the list. */
const SHOWN = 8;

interface OpenFileProps {
  readonly onText: (text: string, name: string) => void;
  readonly primary?: boolean;
}

/** The matches still running among those whose end was not seen here. */
function useRunning(matches: readonly KeptReceipt[]): ReadonlySet<string> {
  const [running, setRunning] = useState<ReadonlySet<string>>(new Set());
  useEffect(() => {
    const doubtful = matches.filter(({ digest }) => digest === '').map(({ matchId }) => matchId);
    const look = async (id: string): Promise<void> => {
      if (await isRunning(id)) setRunning((known) => new Set([...known, id]));
    };
    for (const id of doubtful) void look(id);
  }, [matches]);
  return running;
}

/** A button that opens a log from a file. */
export function OpenFile({ onText, primary = false }: OpenFileProps) {
  return (
    <label className={primary ? 'replay-file primary' : 'replay-file'}>
      <Sign name="open" size={18} /> {t('openFile')}
      <input
        type="file"
        className="sr"
        accept=".json,application/json,text/plain"
        onChange={(event) => {
          const file = event.target.files?.[0];
          if (file) readFile(file, onText);
          // The same file may be opened again after a change.
          event.target.value = '';
        }}
      />
    </label>
  );
}

/** Reads a file as text; one that cannot be read counts as empty, and so as damaged. */
export function readFile(file: File, onText: (text: string, name: string) => void): void {
  void file.text().then(
    (text) => onText(text, file.name),
    () => onText('', file.name),
  );
}

export function StartCard({ onText }: { onText: OpenFileProps['onText'] }) {
  const [recent] = useState(() => recentMatches().slice(0, SHOWN));
  const running = useRunning(recent);
  const [name, setName] = useState('');
  const clean = name.trim();
  return (
    <>
      <p className="eyebrow">{t('title')}</p>
      <h1>{t('pageHeading')}</h1>
      <p>{t('intro')}</p>
      <div className="replay-drop">
        <p>{t('dropHere')}</p>
        <p className="help">{t('or')}</p>
        <OpenFile onText={onText} primary />
      </div>
      <h2>{t('recent')}</h2>
      {recent.length === 0 && <p className="help">{t('recentNone')}</p>}
      <ul className="replay-recent">
        {recent.map(({ matchId, seen, seat, game = '' }) => (
          <li key={matchId}>
            <span>
              <GameName id={game} /> {MOMENT.format(seen)}
              <small>
                {seat === null ? t('recentWatched') : t('recentSeat', { seat: seat + 1 })}
              </small>
            </span>
            {running.has(matchId) ? (
              <small data-running>{t('recentRuns')}</small>
            ) : (
              <button type="button" onClick={() => go(`/replay/${encodeURIComponent(matchId)}`)}>
                <Sign name="play" size={14} /> {t('watch')}
              </button>
            )}
          </li>
        ))}
      </ul>
      <form
        className="replay-find"
        onSubmit={(event) => {
          event.preventDefault();
          if (clean) go(`/replay/${encodeURIComponent(clean)}`);
        }}
      >
        <label className="field">
          <span>{t('name')}</span>
          <input
            name="match"
            value={name}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            onChange={(event) => setName(event.target.value)}
          />
        </label>
        <button type="submit" disabled={!clean}>
          {t('find')}
        </button>
      </form>
    </>
  );
}
