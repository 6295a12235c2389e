/** What the city must know to build itself: land, canal and sites. It knows no game. */

export type LandmarkKind =
  | 'church'
  | 'market'
  | 'hall'
  | 'loggia'
  | 'office'
  | 'dock'
  | 'shop'
  | 'palazzo';

export interface Landmark {
  /** Name under which a game refers to the site (picking, focus, state such as banners). */
  readonly id: string;
  readonly kind: LandmarkKind;
  readonly x: number;
  readonly z: number;
  /** Rotation about y in radians; 0 = façade towards +z, the default camera. */
  readonly turn: number;
  /** Emblem over a shop's door. */
  readonly trade?: 'anvil' | 'gem' | 'wheat' | 'mortar' | 'cloth';
}

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

export interface CityPlan {
  /** Outlines of the islands; no outline crosses another. */
  readonly land: readonly (readonly Point[])[];
  readonly rows: readonly HouseRow[];
  readonly bridges: readonly Bridge[];
  readonly ornaments: readonly Ornament[];
  /** Squares whose paving has a pattern of white bands: middle, width and depth. */
  readonly campi?: readonly (Point & { readonly w: number; readonly d: number })[];
  /** Where people of the town stand together. */
  readonly gatherings?: readonly (Point & { readonly people: number })[];
  /** Outlines of what a game lays on the ground: nobody walks or stands there. */
  readonly reserved?: readonly (readonly Point[])[];
  readonly waterways?: readonly Waterway[];
  /** Height of the quays above the water. */
  readonly quay: number;
  readonly canal: {
    readonly centre: { readonly x: number; readonly z: number };
    /** Radius of the arc's middle line; both ends run straight on to the lagoon (+z). */
    readonly radius: number;
    readonly width: number;
    readonly keepClear: readonly { readonly x: number; readonly z: number }[];
  };
  readonly landmarks: readonly Landmark[];
}
