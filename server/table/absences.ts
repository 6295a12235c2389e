/** Who is away, and since when: after a while a bot plays for them. */

export class Absences {
  private readonly timers = new Map<number, NodeJS.Timeout>();
  private readonly ms: number;
  private readonly onAbsent: (seat: number) => void;

  /** @param seconds of grace @param onAbsent called once for a seat that stays away longer */
  constructor(seconds: number, onAbsent: (seat: number) => void) {
    this.ms = seconds * 1000;
    this.onAbsent = onAbsent;
  }

  begin(seat: number): void {
    this.end(seat);
    const timer = setTimeout(() => {
      this.timers.delete(seat);
      this.onAbsent(seat);
    }, this.ms);
    this.timers.set(seat, timer);
  }

  end(seat: number): void {
    clearTimeout(this.timers.get(seat));
    this.timers.delete(seat);
  }

  stop(): void {
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }
}
