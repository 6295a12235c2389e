/**
 * A table's settings for others than its players: whether it is on the public list, whether
 * everybody may take a chair, its big screen, whether spectators may talk, and the caster who may see all hands with a delay. Immutable: a
 * change makes a new object.
 */

import type { JsonObject } from '../../engine/core/contract.ts';
import type { CasterState } from '../protocol/messages.ts';
import { hashToken } from '../table/seats.ts';

/**
 * A delay in the game's unit (whole rounds, ships …); this one means "after the end of the match".
 */
export const AFTER_THE_END = 0;
/** A table made for a big screen whose page has not connected yet. */
const AWAITED = 'awaited';

/** The delay that holds back more. */
export function longer(a: number, b: number): number {
  return a === AFTER_THE_END || b === AFTER_THE_END ? AFTER_THE_END : Math.max(a, b);
}

interface Fields {
  readonly listed: boolean;
  /** It is on the list of open tables: any visitor may take a free chair. */
  readonly everybody: boolean;
  /** The language of the page that has opened it, such as `de`; '' if that was not said. */
  readonly language: string;
  /** The queue has opened it, and leads people to its bots' chairs until half the match is over. */
  readonly queued: boolean;
  /** Spectators may talk. */
  readonly heard: boolean;
  /** SHA-256 of the screen's token; '' for a table without one. */
  readonly screen: string;
  /** SHA-256 of the caster's token; '' if no caster may come. */
  readonly caster: string;
  /** The host's chosen delay, from the next match on if it is shorter than `held`. */
  readonly delay: number;
  /** The longest delay that the people of the running match have been promised. */
  readonly held: number;
}

const NONE: Fields = {
  listed: false,
  everybody: false,
  language: '',
  queued: false,
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

  /**
   * Settings of a new table.
   * @param screen its creator comes as its big screen
   */
  static of(listed: boolean, screen: boolean): Publicity {
    return new Publicity({ ...NONE, listed, screen: screen ? AWAITED : '' });
  }

  /** Whether it is on the public list. */
  get listed(): boolean {
    return this.fields.listed;
  }

  /** Whether any visitor may take a free chair. */
  get everybody(): boolean {
    return this.fields.everybody;
  }

  get language(): string {
    return this.fields.language;
  }

  /** Whether the queue leads people to it. */
  get queued(): boolean {
    return this.fields.queued;
  }

  /** Whether spectators may talk, within the table's chat option. */
  get heard(): boolean {
    return this.fields.heard;
  }

  /** Whether the table belongs to a big screen. */
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

  /**
   * The public facts about the caster; null if none may come.
   * @param watching number of casters
   */
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

  /** Opens the table to everybody, or withdraws it. */
  invite(everybody: boolean, language = this.fields.language): Publicity {
    return this.with({ everybody, language, queued: this.fields.queued && everybody });
  }

  /** The queue opens the table, for everybody. */
  queue(): Publicity {
    return this.with({ everybody: true, queued: true });
  }

  /** Lets spectators talk, or forbids it. */
  hear(heard: boolean): Publicity {
    return this.with({ heard });
  }

  /** The big screen is present. */
  withScreen(token: string): Publicity {
    return this.with({ screen: hashToken(token) });
  }

  /**
   * Lets a caster in, or changes the delay. The promised delay of a running match holds until its
   * end: a shorter one counts from the next match on.
   * @param hash SHA-256 of a new token, which replaces the old one
   * @returns null if there is no caster yet and no token either
   */
  allow(delay: number, hash: string | undefined): Publicity | null {
    const caster = hash ?? this.fields.caster;
    if (!caster) return null;
    return this.with({ caster, delay, held: longer(this.fields.held, delay) });
  }

  /** Removes the caster: nothing more of the running match is shown before its end. */
  revoke(): Publicity {
    return this.with({ caster: '', held: AFTER_THE_END });
  }

  /** A match begins: the present delay is its promise. */
  begin(): Publicity {
    const { caster, delay } = this.fields;
    return this.with({ held: caster ? delay : AFTER_THE_END });
  }

  toJson(): JsonObject {
    return { ...this.fields };
  }

  /** Reads a table's settings from the journal; earlier versions wrote none, or `rounds`. */
  static fromJson(json: unknown): Publicity {
    const { rounds, ...kept } = (json ?? {}) as Partial<Fields> & { rounds?: number };
    return new Publicity({ ...NONE, ...(rounds !== undefined && { delay: rounds }), ...kept });
  }

  private with(change: Partial<Fields>): Publicity {
    return new Publicity({ ...this.fields, ...change });
  }
}
