/**
 * The flat table made of a game's parts: for a person at a seat, and for pages without decisions.
 */

import type { ComponentType } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import type { ShowHudProps } from '../game.ts';
import { useGameView } from '../hud/make.tsx';
import type { Position, Seat, SeatView } from '../seat/position.ts';
import { LedgerFrame, type LedgerPage, ShowLedgerFrame } from './LedgerFrame.tsx';

export interface LedgerOf<V extends SeatView, A extends ActionBase> {
  readonly seat: Seat<V, A>;
  readonly useGameKeys: () => void;
  /** Title of the book. */
  readonly title: string;
  readonly Progress: ComponentType<{ readonly view: V }>;
  /** Its tables, in the order in which they are read. */
  readonly pages: (view: V) => readonly LedgerPage[];
  /** The same for pages on which nobody decides, if they show more. */
  readonly shown?: (view: V) => readonly LedgerPage[];
  readonly Decision: ComponentType;
  /** The player's own possessions, and their title. */
  readonly ownTitle: string;
  readonly Own: ComponentType<{ readonly position: Position<V, A> }>;
  /** The player's own result if the match ended now. */
  readonly Ended?: ComponentType<{ readonly view: V }>;
}

export function makeLedger<V extends SeatView, A extends ActionBase>(game: LedgerOf<V, A>) {
  const { seat, title, Progress, Decision, Own, Ended, ownTitle } = game;
  function Ledger() {
    const view = useGameView<V>();
    game.useGameKeys();
    if (!view) return null;
    const position = seat.positionOf(view);
    return (
      <LedgerFrame
        title={title}
        progress={<Progress view={view} />}
        pages={game.pages(view)}
        decision={<Decision />}
        own={
          position && {
            title: ownTitle,
            body: (
              <>
                <Own position={position} />
                {Ended && <Ended view={view} />}
              </>
            ),
          }
        }
      />
    );
  }
  function ShowLedger(props: ShowHudProps) {
    const view = useGameView<V>();
    if (!view) return null;
    return (
      <ShowLedgerFrame
        {...props}
        title={title}
        progress={<Progress view={view} />}
        pages={(game.shown ?? game.pages)(view)}
      />
    );
  }
  return { Ledger, ShowLedger };
}
