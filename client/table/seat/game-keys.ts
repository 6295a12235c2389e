/**
 * The keys of a match: places, confirm, start over, end the turn, what just happened. A game
 * defines the place of each key, and the end of its turn; the hook of `makeGameKeys` listens while
 * it is mounted.
 */

import { useEffect } from 'react';
import type { ActionBase } from '../../../engine/core/contract.ts';
import { useCamera } from '../../world/camera.ts';
import { setGameKeys } from '../keys.ts';
import { showAgain } from '../panels/just-happened.ts';
import { type Places, placeHere, seatsHere } from '../places.ts';
import { useScreen } from '../screen.ts';
import { setComposing } from '../undoing.ts';
import { gameAtHand } from '../use-game.ts';
import type { DraftOf } from './draft.ts';
import { type Drafts, MAIN } from './drafts.ts';
import type { Position, Seat, SeatView } from './position.ts';
import type { Target } from './targets.ts';

export interface GameKeysOf<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
> {
  readonly seat: Seat<V, A>;
  readonly drafts: Drafts<V, A, D, T, C>;
  /** The places with their keys. */
  readonly places: Places;
  /** The place of the thing under the pointer, at a table of so many seats; null = none. */
  readonly placeUnder: (hovered: string | null, seats: number) => string | null;
  /** A key of the game's own, before all others: true if it was used. */
  readonly answer?: (position: Position<V, A>, key: string) => boolean;
  /** How a turn ends, if ending it is an action; as in the decision panel. */
  readonly ending?: Ending<V, A>;
}

/** How a turn ends, if ending it is an action. */
export interface Ending<V extends SeatView, A extends ActionBase> {
  readonly action: A;
  readonly isOffered: (position: Position<V, A>) => boolean;
  /** Whether another action is possible in the turn: then the end needs a confirmation. */
  readonly more: (position: Position<V, A>) => boolean;
}

/** If the end needs a confirmation, its button takes the focus: Enter confirms. */
const toAnswer = (): void =>
  document.querySelector<HTMLElement>('.end-question [data-confirm]')?.focus();

/** The person reads a suggestion before it is sent: a press on its button sends it. */
const toConfirm = (): void =>
  document.querySelector<HTMLElement>('.decision [data-confirm]')?.focus();

/** Effects of the keys of a match, and whether something is composed that an undo would discard. */
export function gameKeysOf<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
>({ seat, drafts, places, placeUnder, answer, ending }: GameKeysOf<V, A, D, T, C>) {
  /**
   * Sends the active draft if it is legal. A mere suggestion only moves the focus to its button.
   */
  function confirm(): boolean {
    const store = drafts.useDrafts.getState();
    const position = drafts.currentPosition();
    const draft = store.drafts[store.active];
    const action = draft?.action;
    if (!position || !action || seat.refusedAs(position, action) !== null) return false;
    if (draft.suggested) toConfirm();
    else void store.confirm(undefined, store.active);
    return true;
  }

  function end(): boolean {
    const store = drafts.useDrafts.getState();
    const position = drafts.currentPosition();
    if (!position || !ending?.isOffered(position)) return false;
    const { action } = ending;
    const asked = store.drafts[MAIN]?.composer === action.type;
    if (ending.more(position) && !asked) {
      store.open(action.type);
      requestAnimationFrame(toAnswer);
    } else void store.confirm(action);
    return true;
  }

  function look(place: string | null): boolean {
    if (place === null) return false;
    useCamera.getState().focus(place);
    return true;
  }

  function isComposed(): boolean {
    const draft = drafts.useDrafts.getState().drafts[MAIN];
    return draft !== undefined && draft.action !== null && !draft.suggested;
  }

  function onGameKey(key: string): boolean {
    const store = drafts.useDrafts.getState();
    const position = drafts.currentPosition();
    if ((position && answer?.(position, key)) || look(placeHere(places, key))) return true;
    switch (key) {
      case 'f':
        return look(placeUnder(store.hovered, seatsHere()));
      case 'Home':
      case '0':
        useCamera.getState().focus(null);
        return true;
      case 'w':
        showAgain(gameAtHand());
        useScreen.getState().show('what');
        return true;
      case 'Enter':
        return confirm();
      case 'Escape':
        store.cancel(store.active);
        useCamera.getState().focus(null);
        return true;
      case 'e':
        return end();
      default:
        return false;
    }
  }

  return { onGameKey, isComposed };
}

/** @returns a hook: the keys work while a component with it is on the page */
export function makeGameKeys<
  V extends SeatView,
  A extends ActionBase,
  D extends DraftOf<A>,
  T extends Target,
  C,
>(game: GameKeysOf<V, A, D, T, C>): () => void {
  const { onGameKey, isComposed } = gameKeysOf(game);
  return () =>
    useEffect(() => {
      setGameKeys(onGameKey);
      setComposing(isComposed);
      return () => {
        setGameKeys(null);
        setComposing(null);
      };
    }, []);
}
