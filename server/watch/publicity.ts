/**
 * What of a table is for others than its players: whether it is on the public list, the big screen
 * that belongs to it, whether those who watch may talk, and the caster who may see all hands with a
 * delay. Never changed: a change makes another one.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { CasterState } from '../protocol/messages.ts';
import { hashToken } from '../table/seats.ts';

/** A delay in whole rounds, ships, whatever the game counts; this one stands for "after the end of the match". */
export const AFTER_THE_END = 0;
/** A table made for a big screen whose page has not come yet. */
const AWAITED = 'awaited';

/** The delay that holds back more. */
export function longer(a: number, b: number): number {
  return a === AFTER_THE_END || b === AFTER_THE_END ? AFTER_THE_END : Math.max(a, b);
}

interface Fields {
  readonly listed: boolean;
  /** Those who watch may talk. */
  readonly heard: boolean;
  /** SHA-256 of the screen's token; '' for a table without one. */
  readonly screen: string;
  /** SHA-256 of the caster's token; '' if no caster may come. */
  readonly caster: string;
  /** The delay that the host wishes, from the next match on if it is shorter than `held`. */
  readonly delay: number;
  /** The longest delay that the people of the running match have been told. */
  readonly held: number;
}

const NONE: Fields = {
  listed: false,
  heard: true,
  screen: '',
  caster: '',
  delay: AFTER_THE_END,
  held: AFTER_THE_END,
};

export class Publicity {
  private readonly fields: Fields;

  private constructor(fields: Fields) {
    this.fields = fields;
  }

  /** Of a new table. @param screen whoever opens it comes as its big screen */
  static of(listed: boolean, screen: boolean): Publicity {
    return new Publicity({ ...NONE, listed, screen: screen ? AWAITED : '' });
  }

  /** On the public list. */
  get listed(): boolean {
    return this.fields.listed;
  }

  /** Those who watch may talk, as far as the chat of the table goes. */
  get heard(): boolean {
    return this.fields.heard;
  }

  /** The table belongs to a big screen. */
  get hasScreen(): boolean {
    return this.fields.screen !== '';
  }

  get awaitsScreen(): boolean {
    return this.fields.screen === AWAITED;
  }

  isScreen(token: string | undefined): boolean {
    return token !== undefined && this.fields.screen === hashToken(token);
  }

  isCaster(token: string): boolean {
    return this.fields.caster === hashToken(token);
  }

  /** What everybody is told of the caster; null if none may come. @param watching how many do */
  casterState(watching: number): CasterState | null {
    const { caster, delay, held } = this.fields;
    return caster ? { delay, held, watching } : null;
  }

  /** The delay of the running match. */
  get held(): number {
    return this.fields.held;
  }

  /** Whether a caster is shown hands of the running match before its end. */
  get showsHands(): boolean {
    return this.fields.held !== AFTER_THE_END;
  }

  list(listed: boolean): Publicity {
    return this.with({ listed });
  }

  /** Lets those who watch talk, or not. */
  hear(heard: boolean): Publicity {
    return this.with({ heard });
  }

  /** The big screen is there. */
  withScreen(token: string): Publicity {
    return this.with({ screen: hashToken(token) });
  }

  /**
   * Lets a caster in, or changes the delay. What the people of a running match were told to be held
   * back stays so until its end: a shorter delay counts from the next match on.
   * @param hash SHA-256 of a new token, which the old one gives way to
   * @returns null if there is no caster yet and no token either
   */
  allow(delay: number, hash: string | undefined): Publicity | null {
    const caster = hash ?? this.fields.caster;
    if (!caster) return null;
    return this.with({ caster, delay, held: longer(this.fields.held, delay) });
  }

  /** No caster any more: nothing more of the running match before its end. */
  revoke(): Publicity {
    return this.with({ caster: '', held: AFTER_THE_END });
  }

  /** A match begins: what everybody sees now is its promise. */
  begin(): Publicity {
    const { caster, delay } = this.fields;
    return this.with({ held: caster ? delay : AFTER_THE_END });
  }

  toJson(): JsonObject {
    return { ...this.fields };
  }

  /** Of a table in the journal; versions that knew nothing of it wrote nothing, or of `rounds`. */
  static fromJson(json: unknown): Publicity {
    const { rounds, ...kept } = (json ?? {}) as Partial<Fields> & { rounds?: number };
    return new Publicity({ ...NONE, ...(rounds !== undefined && { delay: rounds }), ...kept });
  }

  private with(change: Partial<Fields>): Publicity {
    return new Publicity({ ...this.fields, ...change });
  }
}
