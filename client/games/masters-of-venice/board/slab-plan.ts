/**
 * The layout of a price slab: its parts side by side in wide pictures, one below the other in
 * upright ones.
 */

/** A coloured field with an icon and a figure. All in units of the slab, origin in its middle. */
export interface Panel {
  readonly u: number;
  readonly v: number;
  readonly w: number;
  readonly h: number;
  /** Height of the figure if it has at most two digits. */
  readonly figure: number;
}

export interface SlabPlan {
  readonly w: number;
  readonly h: number;
  readonly band: { readonly v: number; readonly h: number };
  readonly price: Panel;
  readonly share: Panel;
  /** v of the two tracks; they run over the whole width. */
  readonly priceTrack: number;
  readonly shareTrack: number;
  readonly orders: {
    readonly v: number;
    readonly figure: number;
    readonly iconU: number;
    readonly figureU: number;
    /** The place of the first slip, and the step to each further one. */
    readonly slipU: number;
    readonly slipStep: number;
    readonly slipW: number;
    readonly stampU: number;
    readonly stampW: number;
  };
}

export const WIDE_SLAB: SlabPlan = {
  w: 17.9,
  h: 12.2,
  band: { v: 5.58, h: 0.92 },
  price: { u: -4.45, v: 2.7, w: 8.7, h: 4.65, figure: 4.5 },
  share: { u: 4.45, v: 2.7, w: 8.7, h: 4.65, figure: 4.5 },
  priceTrack: -0.32,
  shareTrack: -1.34,
  orders: {
    v: -4,
    figure: 3.7,
    iconU: -7.5,
    figureU: -4.4,
    slipU: -1.5,
    slipStep: 0.62,
    slipW: 1.5,
    stampU: 3.3,
    stampW: 10.6,
  },
};

export const UPRIGHT_SLAB: SlabPlan = {
  w: 12.6,
  h: 17.4,
  band: { v: 8.15, h: 1 },
  price: { u: 0, v: 5, w: 12.2, h: 5.1, figure: 4.9 },
  share: { u: 0, v: -1.2, w: 12.2, h: 5.1, figure: 4.9 },
  priceTrack: 1.9,
  shareTrack: -4.3,
  orders: {
    v: -6.75,
    figure: 3.3,
    iconU: -5,
    figureU: -2,
    slipU: 0.9,
    slipStep: 0.34,
    slipW: 1.3,
    stampU: 3,
    stampW: 6.2,
  },
};
