/** The short menu over the living city. */

import { lazy, Suspense, useState } from 'react';
import { t } from '../i18n/index.ts';
import { createTable, prepareSession } from '../net/lazy.ts';
import { go } from '../store/router.ts';
import { useTable } from '../store/table.ts';
import { HelpLink } from '../table/HelpLink.tsx';
import { Identity, identity } from '../table/Identity.tsx';
import { CodeForm } from '../table/panels/CodeForm.tsx';
import { Icon } from '../table/panels/Icon.tsx';
import { SettingsDialog } from '../table/SettingsDialog.tsx';
import { useScreen } from '../table/screen.ts';
import { useGame } from '../table/use-game.ts';
import { CreateTable } from './CreateTable.tsx';

const TableList = lazy(async () => ({
  default: (await import('../pages/watch/TableList.tsx')).TableList,
}));

type Part = 'create' | 'join' | 'watch';

/** @param open the part that is open at first */
export function Menu({ open: first = null }: { open?: Part | null }) {
  const game = useGame();
  const dialog = useScreen((screen) => screen.dialog);
  const show = useScreen((screen) => screen.show);
  const [open, setOpen] = useState<Part | null>(first);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  function prepare(): void {
    prepareSession();
    game?.prepare();
  }

  async function playNow(): Promise<void> {
    if (!game) return;
    setBusy(true);
    setFailed(false);
    try {
      const code = await createTable({
        game: game.id,
        seats: game.quick.seats,
        bots: game.quick.bots,
        options: game.quick.options,
        start: true,
        pace: 'normal',
        ...identity(),
      });
      go(`/table/${code}`);
    } catch {
      useTable.getState().reset();
      setFailed(true);
    } finally {
      setBusy(false);
    }
  }

  return (
    <main className="menu" onPointerEnter={prepare} onFocus={prepare}>
      <header className="menu-head">
        <h1>{t('app.name')}</h1>
        <p>{t('app.tagline')}</p>
      </header>
      <div className="menu-card">
        <p className="menu-game">
          <strong>{game?.name ?? ' '}</strong> {game?.summary}
        </p>
        <Identity />
        <button
          type="button"
          className="primary big"
          disabled={!game || busy}
          onClick={() => void playNow()}
        >
          {busy ? t('net.connecting') : t('menu.play')}
          <small>{t('menu.playHelp')}</small>
        </button>
        <div className="menu-roads">
          <button
            type="button"
            aria-expanded={open === 'create'}
            onClick={() => setOpen(open === 'create' ? null : 'create')}
          >
            {t('menu.create')}
          </button>
          <button
            type="button"
            aria-expanded={open === 'join'}
            onClick={() => setOpen(open === 'join' ? null : 'join')}
          >
            {t('menu.join')}
          </button>
          <button
            type="button"
            aria-expanded={open === 'watch'}
            onClick={() => setOpen(open === 'watch' ? null : 'watch')}
          >
            {t('menu.watch')}
          </button>
        </div>
        {failed && (
          <p className="warning" role="alert">
            {t('net.failed')}. {t('net.failedWhy')}
          </p>
        )}
        {open === 'create' && game && <CreateTable game={game} />}
        {open === 'join' && (
          <CodeForm
            className="menu-part"
            label={t('menu.code')}
            submit={t('menu.go')}
            primary
            onCode={(code) => go(`/table/${code}`)}
          >
            <p className="help">{t('menu.joinHelp')}</p>
          </CodeForm>
        )}
        {open === 'watch' && (
          <Suspense fallback={null}>
            <TableList />
          </Suspense>
        )}
      </div>
      <footer className="menu-foot">
        <button type="button" className="quiet" onClick={() => show('settings')}>
          <Icon name="settings" size={16} /> {t('hud.settings')}
        </button>
        <button type="button" className="quiet" onClick={() => go('/replay')}>
          <Icon name="replay" size={16} /> {t('replay.road')}
        </button>
        <HelpLink />
        <span>{t('menu.unofficial')}</span>
      </footer>
      {dialog === 'settings' && <SettingsDialog />}
    </main>
  );
}
