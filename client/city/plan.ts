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

export interface CityPlan {
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
