/** Arrangements. */
export interface Sites {
  readonly upright: boolean;
  readonly yaw: number;
}
const WIDE: Sites = { upright: false, yaw: 0 };
const UPRIGHT: Sites = { upright: true, yaw: 0 };
export const sitesFor = (aspect: number): Sites => (aspect < 0.8 ? UPRIGHT : WIDE);
