/**
 * The phone's sheet made of a game's parts; see `SheetFrame`.
 *
 *     const Sheet = makeSheet<View, Action>({ seat, drafts, situation, withForm, Decision, turnTitle,
 *       tabs: [{ id: 'seats', title: 'Traders', Page: Seats }] });
 */

import type { ComponentType } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import type { Position, Seat, SeatView } from '../seat/position.ts';
import { Gains } from './Gains.tsx';
import type { Pointed } from './HudFrame.tsx';
import { useGameView } from './make.tsx';
import { SheetFrame } from './SheetFrame.tsx';

/** Of the viewer: null without a seat. */
type Sat<V extends SeatView, A extends ActionBase> = Position<V, A> | null;

export interface SheetOf<V extends SeatView, A extends ActionBase, S extends string> {
  readonly seat: Seat<V, A>;
  readonly drafts: Pointed;
  readonly situation: (position: Position<V, A>) => S;
  /** Questions that need a form: figures and cards that are not on the board. */
  readonly withForm: (asked: S) => boolean;
  readonly Decision: ComponentType;
  /** Under the lowered sheet's question: that the board is the form. */
  readonly useHint?: () => string | null;
  /** The player's things, always visible above the sheet. */
  readonly Purse: ComponentType<{ readonly position: Position<V, A> }>;
  readonly turnTitle: string;
  readonly tabs: readonly {
    readonly id: string;
    readonly title: string;
    readonly Page: ComponentType<{ readonly view: V; readonly position: Sat<V, A> }>;
  }[];
}

const noHint = () => null;

export function makeSheet<V extends SeatView, A extends ActionBase, S extends string>(
  game: SheetOf<V, A, S>,
) {
  const { seat, drafts, Decision, Purse, turnTitle, useHint = noHint } = game;
  return function Sheet({ view, position }: { view: V; position: Sat<V, A> }) {
    // The question belongs to the present position; the player's things are those of the board's.
    const current = seat.positionOf(useGameView<V>());
    const now = current && game.situation(current);
    return (
      <SheetFrame
        drafts={drafts}
        turnTitle={turnTitle}
        mine={current !== null && seat.owes(current)}
        situation={now ?? 'waiting'}
        withForm={now !== null && game.withForm(now)}
        decision={<Decision />}
        hint={useHint()}
        purse={
          position && (
            <>
              <Purse position={position} />
              <Gains view={view} seat={position.seat} />
            </>
          )
        }
        tabs={game.tabs.map(({ Page, ...tab }) => ({
          ...tab,
          page: <Page view={view} position={position} />,
        }))}
      />
    );
  };
}
