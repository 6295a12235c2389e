/**
 * What a campaign is: numbered cases, each determined by the campaign's seed and its own number, that
 * are played until the time is up. A case that breaks the promise throws; its number is enough to see
 * it again.
 */

export interface Campaign {
  /** What it proves, in one sentence. */
  readonly about: string;
  /** It goes at a pace that can be chosen. */
  readonly paced?: boolean;
  /** Prepares; called once in each thread, before the first case. */
  readonly open: (setting: Setting) => Run | Promise<Run>;
}

export interface Setting {
  readonly seed: string;
  /** Where the run counts what it has done. */
  readonly tally: Tally;
  /** When the run shall end, epoch milliseconds: long cases look at it. */
  readonly until: number;
  /** Actions a second, for a campaign that is `paced`; it has one by itself. */
  readonly pace?: number | undefined;
}

export interface Run {
  /** Plays one case. @throws Error if the promise is broken */
  play(number: number): void | Promise<void>;
  /**
   * Gives everything back; called once, also after a failure. What can be judged only as a whole
   * (flat memory, say) is judged here. @throws Error if the promise is broken
   */
  close?(): void | Promise<void>;
}

/** What a campaign counts: sums (`add`) and highest values (`most`), each under its name. */
export class Tally {
  readonly sums: { [name: string]: number } = {};
  readonly peaks: { [name: string]: number } = {};

  add(name: string, count = 1): void {
    this.sums[name] = (this.sums[name] ?? 0) + count;
  }

  most(name: string, value: number): void {
    this.peaks[name] = Math.max(this.peaks[name] ?? Number.NEGATIVE_INFINITY, value);
  }

  /** Adds what another one has counted. */
  merge(other: Pick<Tally, 'sums' | 'peaks'>): void {
    for (const [name, count] of Object.entries(other.sums)) this.add(name, count);
    for (const [name, value] of Object.entries(other.peaks)) this.most(name, value);
  }

  /** Everything, in the order in which it was first counted. */
  get counts(): { [name: string]: number } {
    return { ...this.sums, ...this.peaks };
  }
}
