/** How long something takes: counts by upper bounds, in the Prometheus text format. */

/** Upper bounds in seconds. */
const BOUNDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5] as const;

/** A histogram that costs next to nothing per value: two are noted for each action. */
export class Durations {
  private readonly name: string;
  private readonly help: string;
  /** By the first bound that holds; the last one has none. */
  private readonly counts = new Float64Array(BOUNDS.length + 1);
  private sum = 0;

  constructor(name: string, help: string) {
    this.name = name;
    this.help = help;
  }

  observe(seconds: number): void {
    let k = 0;
    while (k < BOUNDS.length && seconds > BOUNDS[k]) k++;
    this.counts[k]++;
    this.sum += seconds;
  }

  /** Counts the time until `work` ends, however it ends. */
  async until<T>(work: Promise<T>): Promise<T> {
    const start = performance.now();
    try {
      return await work;
    } finally {
      this.observe((performance.now() - start) / 1000);
    }
  }

  get text(): string {
    const { name, help, counts, sum } = this;
    const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`];
    let count = 0;
    for (const [k, more] of counts.entries()) {
      count += more;
      lines.push(`${name}_bucket{le="${BOUNDS[k] ?? '+Inf'}"} ${count}`);
    }
    return [...lines, `${name}_sum ${sum}`, `${name}_count ${count}`].join('\n');
  }
}
