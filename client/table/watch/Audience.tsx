/** The audience of a table: the public list, the address to watch it, the caster. */

import type { LobbyRequest, TableState } from '../../../server/protocol/messages.ts';
import { useTable } from '../../store/table.ts';
import { useGameBasics } from '../use-game.ts';
import { CasterDesk } from './CasterDesk.tsx';
import { t } from './strings.ts';
import { baseOf, WatchLink } from './WatchLink.tsx';
import './watch.css';

type Ask = (request: LobbyRequest) => Promise<boolean>;

/** @param ask settles with whether the table agreed; reports itself why it did not */
export function Audience({ table, ask }: { table: TableState; ask: Ask }) {
  const host = useTable((store) => store.host);
  const game = useGameBasics();
  const links = useTable((store) => store.links);
  return (
    <details className="bring audience">
      <summary>{t('show.title')}</summary>
      {host ? (
        <>
          <label className="check">
            <input
              type="checkbox"
              checked={table.listed}
              onChange={() => void ask({ op: 'listed', listed: !table.listed })}
            />
            <span>{t('show.listed')}</span>
          </label>
          <p className="help">{t('show.listedHelp')}</p>
        </>
      ) : (
        <p className="help">{t(table.listed ? 'show.isListed' : 'show.notListed')}</p>
      )}
      <h3>{t('watch.share')}</h3>
      <WatchLink code={table.code} />
      {host && game && (
        <CasterDesk
          game={game}
          caster={table.caster ?? null}
          code={table.code}
          base={baseOf(links)}
          playing={table.stage === 'playing'}
          ask={ask}
        />
      )}
    </details>
  );
}
