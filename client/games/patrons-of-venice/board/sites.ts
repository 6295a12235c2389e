/** Arrangements of the board: for wide pictures, and for upright ones, seen from the left edge. */

export interface Sites {
  /** For pictures that are small and pressed with fingers. */
  readonly upright: boolean;
  /** Turn of everything that is written: 0 to a camera at +z. */
  readonly yaw: number;
}

const WIDE: Sites = { upright: false, yaw: 0 };
const UPRIGHT: Sites = { upright: true, yaw: -Math.PI / 2 };

/** The arrangement for a picture of `aspect` = width / height. */
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);
