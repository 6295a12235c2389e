/**
 * Beside a decision, if the table allows it: a hint on request, and the odds of winning. Both come
 * from the view of the player's own seat, the only one on this page.
 */

import './aids.css';
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { useSettings } from '../../store/settings.ts';
import { useTable } from '../../store/table.ts';
import { useCompanionLevel } from '../companion/level.ts';
import type { AdviceWords, GameBasics } from '../game.ts';
import { noted } from '../noted.ts';
import { OddsParts } from '../odds/OddsBar.tsx';
import { useOdds } from '../odds/use-odds.ts';
import { useGameBasics } from '../use-game.ts';
import { isAllowed } from './allowed.ts';
import { HintList } from './HintList.tsx';
import { t } from './strings.ts';
import { useHint } from './use-hint.ts';

const Companion = lazy(() => import('../companion/Companion.tsx'));

export interface AidsProps {
  /** The table waits for this person. */
  readonly mine: boolean;
  /** Composes a choice, or sends it if one press does. */
  readonly onTake: (action: ActionBase) => void;
  /** Content in the same row, also if no aid is allowed. */
  readonly beside: ReactNode;
}

export default function Aids(props: AidsProps) {
  const game = useGameBasics();
  const seat = useTable((table) => table.seat);
  const table = useTable((store) => store.table);
  if (!game?.adviceWords || seat === null || table?.stage !== 'playing') return props.beside;
  const hints = props.mine && isAllowed(table, 'hints');
  const odds = isAllowed(table, 'odds');
  if (!hints && !odds) return props.beside;
  return <Offered {...props} game={game} hints={hints} odds={odds} />;
}

interface OfferedProps extends AidsProps {
  readonly game: GameBasics;
  readonly hints: boolean;
  readonly odds: boolean;
}

function Offered({ game, mine, hints, odds, onTake, beside }: OfferedProps) {
  const hint = useHint(game.id, mine);
  const section = useRef<HTMLElement>(null);
  const words = useAdviceWords(game);
  const shown = useSettings((settings) => settings.ownOdds);
  const set = useSettings((settings) => settings.set);
  const { phase } = hint.work;
  const open = hints && phase !== 'none';
  // The chosen action is composed below: the list would be in its way.
  const take = (action: ActionBase): void => {
    hint.close();
    // The pressed button disappears with the list: the focus stays here.
    const held = section.current?.contains(document.activeElement);
    if (held) section.current?.querySelector('button')?.focus({ preventScroll: true });
    onTake(action);
  };
  return (
    <section
      ref={section}
      className="aids"
      aria-label={t('title')}
      data-hint={hints ? phase : undefined}
    >
      {hints &&
        !open &&
        (words === null ? (
          <ToCome />
        ) : (
          words.matterOf && (
            <Suspense fallback={<ToCome />}>
              <Companion game={game.id} matterOf={words.matterOf} />
            </Suspense>
          )
        ))}
      <div className="aids-row">
        {hints && (
          <button
            type="button"
            className="quiet"
            {...noted(t(open ? 'close' : 'hintHelp'))}
            aria-expanded={open}
            data-back={open || undefined}
            onClick={open ? hint.close : hint.ask}
          >
            {t('hint')}
          </button>
        )}
        {odds && (
          <button
            type="button"
            className="quiet"
            {...noted(t('oddsHelp'))}
            aria-pressed={shown}
            onClick={() => set({ ownOdds: !shown })}
          >
            {t('showOdds')}
          </button>
        )}
        {beside}
        {odds && shown && <OwnOdds game={game.id} />}
      </div>
      {hints && words && (
        <HintList work={hint.work} words={words} shown={odds && shown} onTake={take} />
      )}
    </section>
  );
}

/** The companion's room until it has loaded. */
const ToCome = () => <div className="companion-to-come" data-companion={useCompanionLevel()} />;

function OwnOdds({ game }: { game: string }) {
  const seats = useTable((store) => store.table?.seats) ?? [];
  const own = useTable((store) => store.seat);
  return <OddsParts seats={seats} {...useOdds(game)} own={own} />;
}

/** The game's words for choices and reasons: no page has them before. */
function useAdviceWords(game: GameBasics): AdviceWords | null {
  const [words, setWords] = useState<AdviceWords | null>(null);
  useEffect(() => {
    let here = true;
    game.adviceWords?.().then(
      (found) => here && setWords(found),
      () => {},
    );
    return () => {
      here = false;
    };
  }, [game]);
  return words;
}
