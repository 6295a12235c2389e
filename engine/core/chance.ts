/** The source of all chance: passed in from outside, never taken from a clock or a global. */
export interface Chance {
  /** A uniform integer in 0 … n - 1. `n` is at least 1. */
  below(n: number): number;
  /**
   * Puts the next shuffle of `count` numbers, from `start` of `list`, in an order that was fixed
   * beforehand.
   * @returns whether one was fixed; absent if none can be
   */
  readonly order?: (list: Int32Array, start: number, count: number) => boolean;
  /** The next result of die number `die`, if it was fixed beforehand. */
  readonly roll?: (die: number) => number | undefined;
  /** The top cards after the next shuffle of this name, if they were fixed beforehand. */
  readonly top?: (shuffle: string) => readonly number[] | undefined;
}

/**
 * A fast seeded stream (sfc32) for simulation, tests and bots. Not for real tables: those use the
 * keyed stream, which commits to its key before the first draw.
 */
export class SeededChance implements Chance {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: number | string) {
    let h = 1779033703;
    const text = String(seed);
    for (let i = 0; i < text.length; i++) {
      h = Math.imul(h ^ text.charCodeAt(i), 3432918353);
      h = (h << 13) | (h >>> 19);
    }
    this.a = h | 0;
    this.b = Math.imul(h, 2654435761) | 0;
    this.c = Math.imul(h ^ 0x9e3779b9, 2246822519) | 0;
    this.d = 1;
    for (let i = 0; i < 12; i++) this.next();
  }

  /** The next 32 random bits, unsigned. */
  next(): number {
    const t = (((this.a + this.b) | 0) + this.d) | 0;
    this.d = (this.d + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + t) | 0;
    return t >>> 0;
  }

  below(n: number): number {
    // Multiply-shift: the bias is below n / 2^32, far less than any simulation can detect.
    return Math.floor(this.next() * (n / 4294967296));
  }
}

/** A stream whose next shuffles come out as given: scenarios fix piles with it. */
export class OrderedChance implements Chance {
  private at = 0;
  private readonly orders: readonly (readonly number[])[];
  private readonly rest: Chance;

  /** @param orders each the whole pile in its new order */
  constructor(orders: readonly (readonly number[])[], rest: Chance) {
    this.orders = orders;
    this.rest = rest;
  }

  below(n: number): number {
    return this.rest.below(n);
  }

  /** @throws Error if the next order does not contain exactly these numbers */
  order = (list: Int32Array, start: number, count: number): boolean => {
    const order = this.orders[this.at];
    if (!order) return false;
    this.at++;
    const sorted = (numbers: Iterable<number>): string => [...numbers].sort((a, b) => a - b).join();
    if (sorted(order) !== sorted(list.subarray(start, start + count))) {
      throw new Error(`shuffles: number ${this.at} must name each of the ${count} once`);
    }
    list.set(order, start);
    return true;
  };
}
