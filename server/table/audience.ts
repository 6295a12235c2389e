/** The interface through which a table reports every change to its people. */

import type { TalkLine } from '../protocol/talk.ts';
import type { Step } from './step.ts';

/** Receives the table's reports. */
export interface Audience {
  /** The public state has changed. */
  changed(): void;
  /**
   * A command was accepted, or a match set up: implies `changed`, then the messages to each viewer;
   * a hidden one goes only to its seat.
   */
  happened(step: Step): void;
  /** Somebody at the table, or the table itself, has said something. */
  talked(line: TalkLine): void;
  /** The connection `session` has lost its seat. */
  unseated(session: string): void;
  /** Browsers of the connected casters, as `browserHash` returns them. */
  readonly casters: readonly string[];
}
