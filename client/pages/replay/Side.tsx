/** Beside the city, or below it on a phone: chapters, decisions, hands. Can be closed. */

import type { ReactNode } from 'react';
import { isSearched } from '../../table/searched.ts';
import { useGame } from '../../table/use-game.ts';
import { Chapters } from './Chapters.tsx';
import { Decisions } from './Decisions.tsx';
import { Review } from './review/Review.tsx';
import { type Shown, type Tab, useReplay } from './store.ts';
import { t } from './strings.ts';

interface SideProps {
  readonly shown: Shown;
  readonly narrow: boolean;
  /** Tools for which a narrow page has no other room. */
  readonly more: ReactNode;
}

export function Side({ shown, narrow, more }: SideProps) {
  const game = useGame();
  // Kept with the replay: board and ledger each have a side of their own.
  const chosen = useReplay((replay) => replay.tab);
  const review: readonly Tab[] = isSearched(game) ? ['review'] : [];
  const tabs: readonly Tab[] = narrow
    ? ['chapters', 'decisions', ...review, 'hands', 'seats', 'more']
    : ['chapters', 'decisions', ...review, 'hands'];
  const first = shown.reviewed !== null ? 'review' : narrow ? null : 'chapters';
  const tab = tabs.find((one) => one === (chosen === undefined ? first : chosen)) ?? null;
  return (
    <section className={tab ? 'replay-side open' : 'replay-side'} aria-label={t('tabs')}>
      <div className="replay-tabs" role="tablist" onKeyDown={walk}>
        {tabs.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`replay-tab-${one}`}
            aria-selected={one === tab}
            aria-controls="replay-tab-page"
            onClick={() => useReplay.setState({ tab: one === tab ? null : one })}
          >
            {t(`tab.${one}`)}
          </button>
        ))}
      </div>
      {tab && (
        <div
          className="replay-tab-page"
          id="replay-tab-page"
          role="tabpanel"
          aria-labelledby={`replay-tab-${tab}`}
        >
          {tab === 'chapters' && <Chapters shown={shown} />}
          {tab === 'decisions' && <Decisions shown={shown} />}
          {tab === 'review' && <Review shown={shown} />}
          {tab === 'hands' && <Hands />}
          {tab === 'seats' && <Seats />}
          {tab === 'more' && more}
        </div>
      )}
    </section>
  );
}

/** Arrows go from tab to tab. */
function walk(event: React.KeyboardEvent<HTMLElement>): void {
  const way = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  const tabs = [...event.currentTarget.querySelectorAll('button')];
  const from = tabs.indexOf(document.activeElement as HTMLButtonElement);
  if (!way || from < 0) return;
  event.preventDefault();
  tabs[(from + way + tabs.length) % tabs.length]?.focus();
}

function Hands() {
  const game = useGame();
  const open = useReplay((replay) => replay.eye !== 'public');
  const AllHands = game?.AllHands;
  if (!open || !AllHands) return <p className="help">{t('handsPublic')}</p>;
  return <AllHands />;
}

function Seats() {
  const ShowSeats = useGame()?.ShowSeats;
  return ShowSeats ? <ShowSeats /> : null;
}
