/** Why a described position is impossible. */
export class PositionError extends Error {
  /** Name of the broken invariant, such as `cubes`; `vocabulary` for a field that does not exist. */
  readonly invariant: string;
  /** Path of a field that positions do not have; null for any other error. */
  readonly unknown: string | null;

  constructor(invariant: string, message: string, unknown: string | null = null) {
    super(`${invariant}: ${message}`);
    this.name = 'PositionError';
    this.invariant = invariant;
    this.unknown = unknown;
  }
}
