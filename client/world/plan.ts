/** Plan of a town of the workshop's models: land, houses, buildings. It knows no game. */

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

/** A decorative thing in the water or on land. */
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

/** Kinds of boats on the water. */
export type Vessel = 'gondola' | 'sandolo' | 'barge' | 'sail';

/** A closed way on the water, and its boats. */
export interface Waterway {
  readonly points: readonly Point[];
  /** The first one exists on every machine. */
  readonly fleet: readonly Vessel[];
}

/** A building with a position of its own, and the activity before its front. */
export interface Building extends Point {
  /** Name of the model. */
  readonly model: string;
  /** Rotation about y in radians; 0 = façade towards +z, the default camera. */
  readonly turn: number;
  readonly wall?: Tint;
  readonly accent?: Tint;
  /** Width and depth of the shade at its foot, if the model is not the town's own. */
  readonly foot?: Foot;
  /** Distance before its middle of the lamps at both sides of its door; absent: there are none. */
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
  /** Gathering places of the town's people. */
  readonly gatherings?: readonly (Point & { readonly people: number })[];
  /** Outlines of a game's own areas on the ground: nobody walks or stands there. */
  readonly reserved?: readonly (readonly Point[])[];
  readonly waterways?: readonly Waterway[];
  /** Middles of the rings in which gulls circle; the first two on every machine. */
  readonly gulls?: readonly Point[];
  /** Height of the quays above the water. */
  readonly quay: number;
  /** Distance from the middle within which shores, lamps and ways are known, units; absent: 100. */
  readonly reach?: number;
}
