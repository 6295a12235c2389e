/** Whoever connects a table to people hears of every change through this. */

import type { TalkLine } from '../protocol/talk.ts';
import type { Step } from './step.ts';

/** Who is told. */
export interface Audience {
  /** The public state is another one. */
  changed(): void;
  /**
   * A command was accepted, or a match set up: `changed`, and then the messages to each viewer; of a
   * hidden one only its seat is told.
   */
  happened(step: Step): void;
  /** Somebody at the table, or the table itself, has said something. */
  talked(line: TalkLine): void;
  /** The connection `session` has lost its seat. */
  unseated(session: string): void;
  /** Browsers of the casters who are here, as `browserHash` has them. */
  readonly casters: readonly string[];
}
