/** What a town of the workshop's models is built from: land, houses, buildings. It knows no game. */

import type { Tint } from './tint.ts';

export interface Point {
  readonly x: number;
  readonly z: number;
}

/** A row of houses, wall to wall, from one point to another. */
export interface HouseRow {
  readonly from: Point;
  readonly to: Point;
  /** low: one or two floors; mid: two or three; tall: three or four; grand: palazzi. */
  readonly height: 'low' | 'mid' | 'tall' | 'grand';
  /** Façades look to the left of the way from `from` to `to`; true: to the right. */
  readonly flip?: boolean;
}

export interface Bridge {
  readonly x: number;
  readonly z: number;
  /** Turn about y of the way over it; 0 goes along x. */
  readonly turn: number;
  /** Water to be crossed, and the width of the way. */
  readonly span: number;
  readonly width: number;
  /** With an arcade of shops on its back. */
  readonly grand?: boolean;
}

/** What lies in the water or stands about for the eye only. */
export interface Ornament {
  readonly kind:
    | 'ship'
    | 'boat'
    | 'bricola'
    | 'pole'
    | 'tree'
    | 'cypress'
    | 'well'
    | 'lamp'
    | 'column'
    | 'campanile'
    | 'crates'
    | 'crane'
    | 'laundry'
    | 'islet'
    | 'san-giorgio'
    | 'far-town'
    | 'sandbank'
    | 'steps'
    | 'jetty'
    | 'bollard';
  readonly x: number;
  readonly z: number;
  readonly turn?: number;
}

/** What goes about on the water. */
export type Vessel = 'gondola' | 'sandolo' | 'barge' | 'sail';

/** A way on the water that ends where it begins, and who goes round on it. */
export interface Waterway {
  readonly points: readonly Point[];
  /** The first one is there on every machine. */
  readonly fleet: readonly Vessel[];
}

/** A building that has a place of its own, and what goes on before its front. */
export interface Building extends Point {
  /** Name of the model. */
  readonly model: string;
  /** Rotation about y in radians; 0 = façade towards +z, the default camera. */
  readonly turn: number;
  readonly wall?: Tint;
  readonly accent?: Tint;
  /** Width and depth of the shade at its foot, where the model is not the town's own. */
  readonly foot?: Foot;
  /** How far before its middle lamps hang at both sides of its door; absent: there are none. */
  readonly lamps?: number;
  /** People stand before it and look on. */
  readonly watched?: boolean;
}

/** Width and depth on the ground, units. */
export interface Foot {
  readonly w: number;
  readonly d: number;
}

export interface TownPlan {
  /** Outlines of the islands; no outline crosses another. */
  readonly land: readonly (readonly Point[])[];
  readonly rows: readonly HouseRow[];
  readonly buildings: readonly Building[];
  readonly bridges: readonly Bridge[];
  readonly ornaments: readonly Ornament[];
  /** Squares whose paving has a pattern of white bands: middle, width and depth. */
  readonly campi?: readonly (Point & { readonly w: number; readonly d: number })[];
  /** Where people of the town stand together. */
  readonly gatherings?: readonly (Point & { readonly people: number })[];
  /** Outlines of what a game lays on the ground: nobody walks or stands there. */
  readonly reserved?: readonly (readonly Point[])[];
  readonly waterways?: readonly Waterway[];
  /** Middles of the rings in which gulls circle; the first two on every machine. */
  readonly gulls?: readonly Point[];
  /** Height of the quays above the water. */
  readonly quay: number;
  /** How far from the middle shores, lamps and ways are known, units; absent: 100. */
  readonly reach?: number;
}
