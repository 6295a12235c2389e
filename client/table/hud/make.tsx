/**
 * The panels over a board, made of a game's parts: for the people there, and for pages without a
 * decision.
 *
 *     const around = { seat, drafts, useGameKeys, Progress, Strip, seatsTitle: 'Traders', Seats };
 *     export const Hud = makeHud({ ...around, Decision, Own, Sheet });
 *     export const { ShowHud, ShowSeats } = makeShowHud(around);
 */

import type { ComponentType } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { useTable } from '../../store/table.ts';
import type { Told } from '../board/Hover.tsx';
import { Captions } from '../captions/Captions.tsx';
import type { ShowHudProps } from '../game.ts';
import { RoundEnd } from '../rounds/RoundEnd.tsx';
import type { Position, Seat, SeatView } from '../seat/position.ts';
import { Gains } from './Gains.tsx';
import { HudFrame, type Pointed, ShowHudFrame } from './HudFrame.tsx';
import { useShownView } from './shown.ts';

/** The parts around the board for everybody. */
export interface AroundOf<V extends SeatView> {
  readonly drafts: Pointed;
  /** A thing's information for everybody, by its target's key; null for none. */
  readonly told?: (view: V, key: string) => Told | null;
  /** Listens to the game's keys while the panels are there. */
  readonly useGameKeys: () => void;
  /** The match's progress: the beginning of the bar above. */
  readonly Progress: ComponentType<{ readonly view: V }>;
  /** Figures that everybody looks at, below that bar; `mini` = one slim line. */
  readonly Strip: ComponentType<{ readonly view: V; readonly mini?: boolean }>;
  /** The heading of the seats, and their plates. */
  readonly seatsTitle: string;
  readonly Seats: ComponentType<{ readonly view: V }>;
}

/** The same with the parts of a person at a seat. */
export interface HudOf<V extends SeatView, A extends ActionBase> extends AroundOf<V> {
  readonly seat: Seat<V, A>;
  readonly Decision: ComponentType;
  readonly Own: ComponentType<{ readonly position: Position<V, A> }>;
  /** All of it on a phone. */
  readonly Sheet: ComponentType<{ readonly view: V; readonly position: Position<V, A> | null }>;
}

/** The table's view in the game's type; null before the first. */
export const useGameView = <V extends SeatView>(): V | null =>
  useTable((table) => table.view) as V | null;

/** The panels for people at the table, and its spectators. */
export function makeHud<V extends SeatView, A extends ActionBase>(game: HudOf<V, A>) {
  const { seat, drafts, Progress, Strip, Seats, Decision, Own, Sheet } = game;
  return function Hud() {
    const view = useShownView<V>();
    game.useGameKeys();
    if (!view) return null;
    const position = seat.positionOf(view);
    return (
      <HudFrame
        drafts={drafts}
        told={(key) => game.told?.(view, key) ?? null}
        progress={<Progress view={view} />}
        strip={(mini) => <Strip view={view} mini={mini} />}
        seatsTitle={game.seatsTitle}
        seats={<Seats view={view} />}
        captions={
          position && (
            <>
              <RoundEnd />
              <Captions />
            </>
          )
        }
        decision={<Decision />}
        own={
          position && (
            <>
              <Own position={position} />
              <Gains view={view} seat={position.seat} />
            </>
          )
        }
        sheet={<Sheet view={view} position={position} />}
      />
    );
  };
}

/** The panels for pages without a decision; and the seats alone, for narrow ones. */
export function makeShowHud<V extends SeatView>(game: AroundOf<V>) {
  const { drafts, Progress, Strip, Seats } = game;
  function ShowHud(props: ShowHudProps) {
    const view = useShownView<V>();
    game.useGameKeys();
    if (!view) return null;
    return (
      <ShowHudFrame
        {...props}
        drafts={drafts}
        told={(key) => game.told?.(view, key) ?? null}
        progress={<Progress view={view} />}
        strip={(mini) => <Strip view={view} mini={mini} />}
        seatsTitle={game.seatsTitle}
        seats={<Seats view={view} />}
      />
    );
  }
  function ShowSeats() {
    const view = useShownView<V>();
    return view && <Seats view={view} />;
  }
  return { ShowHud, ShowSeats };
}
