/** Why a described position cannot stand. */
export class PositionError extends Error {
  /** Name of the broken invariant, such as `cubes`; `vocabulary` for a field that does not exist. */
  readonly invariant: string;

  constructor(invariant: string, message: string) {
    super(`${invariant}: ${message}`);
    this.name = 'PositionError';
    this.invariant = invariant;
  }
}
