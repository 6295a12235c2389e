/** The short menu over the living city. */

import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { t } from '../i18n/index.ts';
import { roads } from '../i18n/roads.ts';
import { prepareSession } from '../net/lazy.ts';
import { go, useRoute } from '../store/router.ts';
import { useSettings } from '../store/settings.ts';
import { useTable } from '../store/table.ts';
import { laidOut, openAtFirst, useCards } from '../table/cards.tsx';
import { isNewTo, isUnasked } from '../table/companion/level.ts';
import type { GameCard } from '../table/game.ts';
import { HelpLink } from '../table/HelpLink.tsx';
import { Identity } from '../table/Identity.tsx';
import { LanguageField } from '../table/LanguageField.tsx';
import { LevelChoice } from '../table/LevelChoice.tsx';
import { CodeForm } from '../table/panels/CodeForm.tsx';
import { Icon } from '../table/panels/Icon.tsx';
import { openFirst, openQuick } from '../table/quick.ts';
import { Settings } from '../table/Settings.tsx';
import { useScreen } from '../table/screen.ts';
import { useGame } from '../table/use-game.ts';
import { Continue } from './Continue.tsx';
import { EventNow } from './EventNow.tsx';
import { GameCards } from './GameCards.tsx';

const CreateTable = lazy(async () => ({
  default: (await import('./CreateTable.tsx')).CreateTable,
}));
const TableList = lazy(async () => ({
  default: (await import('../pages/watch/TableList.tsx')).TableList,
}));

const PeoplePart = lazy(async () => ({
  default: (await import('../pages/people/PeoplePart.tsx')).PeoplePart,
}));

type Part = 'join' | 'watch' | 'people';

/** `/?game=ID`: the game of the first card. */
const asked = (): string | null => new URLSearchParams(location.search).get('game');

/** @param open the part that is open at first */
export function Menu({ open: first = null }: { open?: Part | null }) {
  const last = useSettings((settings) => settings.game);
  const level = useSettings((settings) => settings.level);
  const wanted = useRoute().page === 'menu' ? asked() : null;
  const cards = laidOut(useCards(), wanted, last);
  const dialog = useScreen((screen) => screen.dialog);
  const show = useScreen((screen) => screen.show);
  const [open, setOpen] = useState<Part | null>(first);
  const [creating, setCreating] = useState<string | null>(null);
  const [opening, setOpening] = useState<string | null>(null);
  const [asking, setAsking] = useState<string | null>(null);
  const [failed, setFailed] = useState(false);
  const created = cards.find((card) => card.id === creating);
  const home = useGame();
  const joining = useRef<HTMLDivElement>(null);
  // Under the cards it may open outside the visible part; the list of tables scrolls itself into
  // view, as it grows.
  useEffect(() => {
    if (open === 'join') joining.current?.scrollIntoView({ block: 'nearest' });
  }, [open]);

  function prepare(): void {
    prepareSession();
    void import('./CreateTable.tsx');
    void import('../pages/table/TablePage.tsx');
    home?.prepare();
  }

  function turn(part: Part): void {
    setOpen(open === part ? null : part);
    setCreating(null);
  }

  /** @param isNew the game is new to the person */
  async function play(card: GameCard, isNew: boolean): Promise<void> {
    setOpening(card.id);
    setFailed(false);
    try {
      go(`/table/${await (isNew ? openFirst(card) : openQuick(card, level))}`);
    } catch {
      useTable.getState().reset();
      setFailed(true);
    } finally {
      setOpening(null);
    }
  }

  function begin(card: GameCard): void {
    const settings = useSettings.getState();
    if (isUnasked(settings, card.id)) setAsking(card.id);
    else void play(card, isNewTo(settings, card.id));
  }

  function answer(card: GameCard, isNew: boolean | null): void {
    setAsking(null);
    if (isNew === null) {
      requestAnimationFrame(() => {
        document.querySelector<HTMLElement>('.game-ways [data-play]')?.focus();
      });
      return;
    }
    const { newTo, set } = useSettings.getState();
    if (!isNew) set({ newTo: { ...newTo, [card.id]: 0 } });
    void play(card, isNew);
  }

  return (
    <main className="menu" data-games={cards.length} onPointerEnter={prepare} onFocus={prepare}>
      <header className="menu-head">
        <div>
          <h1>{t('app.name')}</h1>
          <p>{t('app.tagline')}</p>
        </div>
        <nav className="menu-tools">
          <HelpLink />
          <button type="button" className="quiet" onClick={() => show('settings')}>
            <Icon name="settings" size={16} /> <span>{t('hud.settings')}</span>
          </button>
          <button type="button" className="quiet" onClick={() => go('/replay')}>
            <Icon name="replay" size={16} /> <span>{t('replay.road')}</span>
          </button>
          <button type="button" className="quiet" data-me onClick={() => go('/me')}>
            <Icon name="people" size={16} /> <span>{roads('menu.me')}</span>
          </button>
          <LanguageField small />
        </nav>
      </header>
      <div className="menu-card">
        <Continue />
        <EventNow />
        {failed && (
          <p className="warning" role="alert">
            {t('net.failed')}. {t('net.failedWhy')}
          </p>
        )}
        <GameCards
          cards={cards}
          opened={openAtFirst(cards, wanted, last)}
          last={last}
          level={level}
          busy={opening !== null}
          opening={opening}
          creating={creating}
          asking={asking}
          onOpen={() => {
            setCreating(null);
            setAsking(null);
          }}
          onPlay={begin}
          onAnswer={answer}
          onCreate={({ id }) => {
            setCreating(creating === id ? null : id);
            setOpen(null);
          }}
        />
        <Suspense fallback={null}>
          {created && <CreateTable cards={cards} card={created} onChoose={setCreating} />}
        </Suspense>
        <div className="menu-roads">
          <button type="button" aria-expanded={open === 'people'} onClick={() => turn('people')}>
            {roads('menu.people')}
          </button>
          <button type="button" aria-expanded={open === 'join'} onClick={() => turn('join')}>
            {roads('menu.join')}
          </button>
          <button type="button" aria-expanded={open === 'watch'} onClick={() => turn('watch')}>
            {roads('menu.watch')}
          </button>
        </div>
        {open === 'people' && (
          <Suspense fallback={null}>
            <PeoplePart cards={cards} />
          </Suspense>
        )}
        {open === 'join' && (
          <div ref={joining}>
            <CodeForm
              className="menu-part"
              label={roads('menu.code')}
              submit={roads('menu.go')}
              primary
              onCode={(code) => go(`/table/${code}`)}
            >
              <p className="help">{roads('menu.joinHelp')}</p>
            </CodeForm>
          </div>
        )}
        {open === 'watch' && (
          <Suspense fallback={null}>
            <TableList below={cards.length} />
          </Suspense>
        )}
        <Identity />
        {cards.some(({ levels }) => levels) && (
          <LevelChoice
            label={roads('menu.opponents')}
            level={level}
            onChoose={(chosen) => useSettings.getState().set({ level: chosen })}
          />
        )}
      </div>
      <footer className="menu-foot">
        <span>{roads('menu.unofficial')}</span>
      </footer>
      {dialog === 'settings' && <Settings />}
    </main>
  );
}
