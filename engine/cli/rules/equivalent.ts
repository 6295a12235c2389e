/** Changes that break no rule: they are passed over, each with its reason. */

export interface Equivalent {
  /** End of the file's path. */
  readonly file: string;
  /** The line before and after the change, without indentation. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [];
