/** Changes that break no rule: they are passed over, each with its reason. */

export interface Equivalent {
  /** End of the file's path. */
  readonly file: string;
  /** The line before and after the change, without indentation. */
  readonly before: string;
  readonly after: string;
  readonly reason: string;
}

export const EQUIVALENT: readonly Equivalent[] = [
  {
    file: 'marker.ts',
    before: 'if (running && s[TURN_KIND] === KIND_SHARED && s[TURN_PLACE] === place) return false;',
    after: 'if (running || s[TURN_KIND] === KIND_SHARED && s[TURN_PLACE] === place) return false;',
    reason: 'With the marker unused, his running turn is at the active place, or he stands there.',
  },
  {
    file: 'invariants.ts',
    before: 'if (bid >= 0 && bid % 5 !== 0) return false;',
    after: 'if (bid > 0 && bid % 5 !== 0) return false;',
    reason: 'A bid of 0 is a multiple of 5 either way.',
  },
];
