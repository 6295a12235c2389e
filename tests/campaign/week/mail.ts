/** What reaches somebody's device during a week, against what should: one notice for each decision. */

import type { Subscriber } from '../../server/push-service.ts';
import type { Tally } from '../campaign.ts';

/** From a decision on, nobody is told for so long. */
const GRACE_MS = 15_000;
/** So much later everything must have been sent. */
const ALLOWED_MS = 60_000;
/** The same where the service has failed at first: it is asked again after pauses. */
const FAILED_MS = 400_000;

/** A decision that an absent person owes. */
export interface Episode {
  /** Since when the person is away and owes it. */
  readonly begun: number;
  /** Own time ends: later nobody is told any more. */
  readonly own: number;
  ended: number | null;
  /** Which message told it, and withdrew it, by their order; null: none yet. */
  told: number | null;
  withdrawn: number | null;
}

export class Mail {
  readonly episodes: Episode[] = [];
  private readonly who: string;
  private readonly subscriber: Subscriber;
  private readonly tally: Tally;
  private read = 0;
  /** Messages that had come before the present step of the campaign. */
  private before = 0;
  /** The same for each kill, and how many had come when the server was killed. */
  private readonly kills: (readonly [before: number, then: number])[] = [];
  /** Whether the service has answered this device with an error since a moment. */
  private failed = 0;
  private failures = 0;

  constructor(who: string, subscriber: Subscriber, tally: Tally) {
    this.who = who;
    this.subscriber = subscriber;
    this.tally = tally;
  }

  /** The person owes a decision and is away. */
  begin(now: number, own: number): void {
    this.episodes.push({ begun: now, own, ended: null, told: null, withdrawn: null });
  }

  /** It is over. */
  end(now: number): void {
    const last = this.episodes.at(-1);
    if (last && last.ended === null) last.ended = now;
  }

  get current(): Episode | null {
    const last = this.episodes.at(-1);
    return last && last.ended === null ? last : null;
  }

  /** The service answers the next message with these. */
  spoil(answers: Subscriber['answers']): void {
    this.subscriber.answers.push(...answers);
  }

  /** Everything that was under way is done, and another step begins. */
  rest(): void {
    this.before = this.subscriber.taken.length;
  }

  /** The server is killed. */
  kill(): void {
    this.kills.push([this.before, this.subscriber.taken.length]);
  }

  /**
   * Reads what has come.
   * @param up since when the server runs
   * @throws Error for a notice that is missing, too much, or at the wrong time
   */
  look(now: number, up: number): void {
    const { taken } = this.subscriber;
    for (; this.read < taken.length; this.read++) {
      if (taken[this.read].notice.kind === 'turn') this.turn(this.read, now);
      else this.settled(this.read, now);
    }
    const failures = this.subscriber.asked - taken.length;
    if (failures !== this.failures || this.subscriber.answers.length > 0) this.failed = now;
    this.failures = failures;
    const failing = now - this.failed < 2 * FAILED_MS;
    const due = (since: number): boolean =>
      now > Math.max(since, up) + (failing ? FAILED_MS : ALLOWED_MS);
    for (const [k, one] of this.episodes.entries()) {
      if (one.told === null) this.untold(one, now, up, due);
      else if (one.ended !== null && one.withdrawn === null && due(one.ended)) {
        // A newer notice has replaced it.
        const replaced = this.episodes.slice(k + 1).some(({ told }) => told !== null);
        if (!replaced) this.fail('a notice was not withdrawn', one, now);
        one.withdrawn = taken.length;
      }
    }
    // What is over and done with need not be looked at again.
    while (this.episodes.length > 3 && isDone(this.episodes[0])) this.episodes.shift();
  }

  private untold(one: Episode, now: number, up: number, due: (since: number) => boolean): void {
    if (one.ended !== null) return;
    // Whose time is over by then is told nothing.
    const inTime = one.own > Math.max(one.begun, up) + GRACE_MS + FAILED_MS;
    if (due(one.begun + GRACE_MS) && inTime) {
      this.fail('a notice is missing', one, now);
    }
  }

  /** The process died between the service's answer to a message and its own note of that. */
  private isAgain(first: number | null, message: number): boolean {
    return this.kills.some(
      ([before, then]) => first !== null && before <= first && first < then && then <= message,
    );
  }

  private turn(message: number, now: number): void {
    const one = this.episodes.findLast(({ told }) => told === null) ?? this.episodes.at(-1);
    if (!one) this.fail('a notice without a decision', null, now);
    if (one.told !== null) {
      if (!this.isAgain(one.told, message)) this.fail('a notice came twice', one, now);
      this.tally.add('notices sent again after a kill');
      return;
    }
    if (one.ended !== null && one.ended < one.begun + GRACE_MS) {
      this.fail('a notice of a decision that was answered at once', one, now);
    }
    one.told = message;
    this.tally.add('notices');
  }

  private settled(message: number, now: number): void {
    const one = this.episodes.find(({ told, withdrawn }) => told !== null && withdrawn === null);
    if (!one) {
      const last = this.episodes.findLast(({ withdrawn }) => withdrawn !== null);
      if (!this.isAgain(last?.withdrawn ?? null, message)) {
        this.fail('a withdrawal of nothing', last ?? null, now);
      }
      this.tally.add('withdrawals sent again after a kill');
      return;
    }
    if (one.ended === null) this.fail('a notice was withdrawn and is still owed', one, now);
    if (this.current && this.current.told !== null) {
      this.fail('a late withdrawal hides the next notice', one, now);
    }
    one.withdrawn = message;
    this.tally.add('withdrawals');
  }

  private fail(what: string, one: Episode | null, now: number): never {
    const { episodes, kills } = this;
    const about = { one, now, kinds: this.subscriber.kinds.slice(-8), episodes, kills };
    throw new Error(`${this.who}: ${what}: ${JSON.stringify(about)}`);
  }
}

const isDone = ({ ended, told, withdrawn }: Episode): boolean =>
  ended !== null && (told === null || withdrawn !== null);
