/** A game's part of its board: pieces, places, staging, and the meaning of pointing. */

import type { ComponentType } from 'react';
import type { StoreApi } from 'zustand';
import type { ViewBase } from '../../../engine/core/contract.ts';
import type { PieceSink } from '../../pieces/set.ts';
import type { Affordance, Target } from '../seat/targets.ts';
import type { MotionOf } from '../staging/motion.ts';
import type { Staging } from '../staging/player.ts';
import type { AnyPen, Cells, Pen, PenForm } from './pen.ts';
import type { Sheet } from './runtime.ts';

/** The picture that motions change, as far as the kit reads it. */
export interface ShownBase {
  readonly seats: readonly { readonly seat: number; readonly name: string }[];
}

/** Positions of all pieces. */
export interface SitesBase {
  /** For pictures that are small and pressed with fingers. */
  readonly upright: boolean;
}

/** A game's own types, by their use on its board. */
export interface BoardTypes {
  readonly view: ViewBase;
  readonly shown: ShownBase;
  readonly sites: SitesBase;
  readonly target: Target;
  /** Things that can fly. */
  readonly thing: unknown;
  /** Motions besides the common ones; `never` if there are none. */
  readonly own: { readonly kind: string };
  readonly pen: AnyPen;
  /** The setter of pieces: the game's class, a `Pieces` of these types. */
  readonly pieces: object;
  /** Forms of pieces; `Form` unless the sheet has recipes of its own. */
  readonly form: string;
}

export type MotionIn<K extends BoardTypes> = MotionOf<K['thing'], K['own']>;
export type PenIn<K extends BoardTypes> = K['pen'] & Pen<K['target'], K['form']>;

/** The pieces of one arrangement of a board. Only `still` may allocate in a frame. */
export interface Pieces<K extends BoardTypes> {
  /** Sets all still pieces; called when the picture has changed. */
  still(shown: K['shown'], pen: PenIn<K>): void;
  /** Reads from motions how they carry pieces that `moving` sets. Called before it. */
  follow?(motions: readonly MotionIn<K>[], time: number, shown: K['shown']): void;
  /** Sets the pieces that move or may move, in each frame with a motion. */
  moving(shown: K['shown'], pen: PenIn<K>): void;
  /** Draws flying things: `drawMotions` of the staging. */
  flying(motions: readonly MotionIn<K>[], time: number, shown: K['shown'], pen: PenIn<K>): void;
  /** Releases resources of the world. */
  stop?(): void;
}

/** The drafts of the seat, as far as a board needs them. */
export interface Pointed<T extends Target> {
  readonly drafts: object;
  readonly active: string;
  readonly hovered: string | null;
  pick(target: T): void;
  hover(target: T | null): void;
}

export interface BoardGame<K extends BoardTypes> {
  readonly sheet: Sheet<K['form']>;
  readonly pen: new (sink: PieceSink<K['form'] | PenForm>, cells: Cells) => PenIn<K>;
  /** The arrangement for a picture of this aspect ratio: the same object for the same one. */
  readonly sitesFor: (aspect: number) => K['sites'];
  readonly pieces: (sites: K['sites']) => K['pieces'] & Pieces<K>;
  readonly staging: Staging<K['view'], K['shown'], K['sites'], MotionIn<K>>;
  readonly drafts: {
    readonly useDrafts: Pick<StoreApi<Pointed<K['target']>>, 'getState' | 'subscribe'>;
    readonly affordances: () => ReadonlyMap<string, Affordance<K['target']>>;
  };
  readonly owes: (view: ViewBase, seat: number) => boolean;
  /** Further contents of the canvas: boats, rolling dice. */
  readonly Beside?: ComponentType<{ readonly pieces: K['pieces']; readonly sites: K['sites'] }>;
}
