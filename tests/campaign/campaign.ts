/**
 * A campaign: numbered cases, each determined by the campaign's seed and its own number, that are
 * played until the time is up. A case that breaks the promise throws; its number is enough to
 * repeat it.
 */

export interface Campaign {
  /** The proven property, in one sentence. */
  readonly about: string;
  /** Its pace can be chosen. */
  readonly paced?: boolean;
  /** Prepares; called once in each thread, before the first case. */
  readonly open: (setting: Setting) => Run | Promise<Run>;
}

export interface Setting {
  readonly seed: string;
  /** The counts of the run. */
  readonly tally: Tally;
  /** When the run shall end, epoch milliseconds: long cases look at it. */
  readonly until: number;
  /** Actions a second, for a `paced` campaign; it has a default. */
  readonly pace?: number | undefined;
}

export interface Run {
  /** Plays one case. @throws Error if the promise is broken */
  play(number: number): void | Promise<void>;
  /**
   * Frees all resources; called once, also after a failure. Properties of the whole run (flat
   * memory, for example) are judged here.
   * @throws Error if the promise is broken
   */
  close?(): void | Promise<void>;
}

/** The counts of a campaign: sums (`add`) and highest values (`most`), each under its name. */
export class Tally {
  readonly sums: { [name: string]: number } = {};
  readonly peaks: { [name: string]: number } = {};

  add(name: string, count = 1): void {
    this.sums[name] = (this.sums[name] ?? 0) + count;
  }

  most(name: string, value: number): void {
    this.peaks[name] = Math.max(this.peaks[name] ?? Number.NEGATIVE_INFINITY, value);
  }

  /** Adds another tally's counts. */
  merge(other: Pick<Tally, 'sums' | 'peaks'>): void {
    for (const [name, count] of Object.entries(other.sums)) this.add(name, count);
    for (const [name, value] of Object.entries(other.peaks)) this.most(name, value);
  }

  /** All counts, in the order of their first use. */
  get counts(): { [name: string]: number } {
    return { ...this.sums, ...this.peaks };
  }
}
