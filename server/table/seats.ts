/**
 * Seats and their persons: chairs, tokens, the host. Knows neither network nor match; the table
 * decides all changes.
 */

import { createHash, randomBytes } from 'node:crypto';
import type { Color } from '../../engine/core/colors.ts';
import type { JsonObject, SeatInfo } from '../../engine/core/contract.ts';
import { distinctName } from '../protocol/names.ts';
import { type DayBook, readBook } from './day-book.ts';
import { type Who, Witnesses } from './witnesses.ts';

/** Names of bots and of people who gave none; proper names, the same in every language. */
const BOT_NAMES = ['Marco', 'Lucia', 'Alvise', 'Chiara', 'Zuane', 'Bianca', 'Piero', 'Orsola'];
export const GUEST = 'Ospite';

export type Chair = {
  name: string;
  color: string;
  /** The bot that owns this chair, '' for a person's or an empty one. */
  bot: string;
  /** SHA-256 of the owner's token, '' if no person owns the chair. */
  token: string;
  /**
   * The browser of the owner's last connection, as `browserHash` returns it; '' if it did not say.
   */
  browser: string;
  /** Connection of the owner, null while away. */
  session: string | null;
  /** Since when a bot plays for the owner, epoch milliseconds; 0 = none does. */
  heldSince: number;
  /** A bot's chair that a newcomer may take during the match. */
  open: boolean;
  /** Rest of the time bank, in milliseconds. */
  bank: number;
  /** What matches over days remember of its person. */
  days: DayBook | null;
  /**
   * The person who was removed from this bot's chair and may take it back: name and SHA-256 of the
   * token.
   */
  former: { readonly name: string; readonly token: string } | null;
  /** A bot's chair that is opened to nobody in this match: a single voter has emptied it. */
  reserved: boolean;
};

/** Tokens are kept as hashes: a reader of the database cannot take a seat with them. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

/**
 * A browser's id as one table knows it: the records of two tables do not reveal that it is the
 * same.
 */
export function browserHash(code: string, browser: string | undefined): string {
  return browser === undefined ? '' : hashToken(`${code} ${browser}`);
}

/** 128 random bits as text. */
export function newToken(): string {
  return randomBytes(16).toString('base64url');
}

const empty = (): Chair => ({
  name: '',
  color: '',
  bot: '',
  token: '',
  browser: '',
  session: null,
  heldSince: 0,
  open: false,
  bank: 0,
  days: null,
  former: null,
  reserved: false,
});

/** A person who comes to a chair, and the connection. */
export interface Comer {
  readonly session: string;
  /** The token that will prove the chair. */
  readonly token: string;
  readonly name?: string | undefined;
  /** A wish; in the middle of a match the pieces keep their colour. */
  readonly color?: string | undefined;
  readonly browser: string;
}

export class Seats {
  chairs: Chair[] = [];
  /** Chair of the host, -1 if no person sits. */
  host = -1;
  /** A table of the house (a showcase): nobody there has the host's rights. */
  unhosted = false;
  /** The record of who has seen which hand of the running match. */
  witnesses = Witnesses.begin([], []);

  /** The colours that the game offers. */
  private readonly colors: readonly Color[];

  constructor(count: number, colors: readonly Color[]) {
    this.colors = colors;
    this.resize(count);
  }

  get count(): number {
    return this.chairs.length;
  }

  isPerson(seat: number): boolean {
    return this.chairs[seat]?.token !== '' && this.chairs[seat] !== undefined;
  }

  isFree(seat: number): boolean {
    const chair = this.chairs[seat];
    return chair !== undefined && chair.token === '' && chair.bot === '';
  }

  /** Whether a bot owns the chair, with no person behind it. */
  isBots(seat: number): boolean {
    const chair = this.chairs[seat];
    return chair !== undefined && chair.token === '' && chair.bot !== '';
  }

  /** Whether a bot plays for the chair's person. */
  isHeld(seat: number): boolean {
    return this.isPerson(seat) && this.chairs[seat].heldSince > 0;
  }

  /** Whether a person, present or only just away, decides for the chair. */
  isPersons(seat: number): boolean {
    return this.isPerson(seat) && !this.isHeld(seat);
  }

  /** How many chairs persons have. */
  get persons(): number {
    return this.chairs.filter(({ token }) => token !== '').length;
  }

  /** Another token opens the chair of this one from now on; both as SHA-256. */
  retoken(from: string, to: string): void {
    for (const chair of this.chairs) if (chair.token === from) chair.token = to;
  }

  /** Persons who are present, as a bit mask. */
  get present(): number {
    return this.maskOf((chair) => chair.token !== '' && chair.session !== null);
  }

  /** Chairs for which `is` holds, as a bit mask. */
  maskOf(is: (chair: Chair, seat: number) => boolean): number {
    return this.chairs.reduce((mask, chair, seat) => mask | (is(chair, seat) ? 1 << seat : 0), 0);
  }

  get full(): boolean {
    return this.chairs.every((_, seat) => !this.isFree(seat));
  }

  /** Every chair is taken, and none of them by a person. */
  get onlyBots(): boolean {
    return this.full && this.chairs.every((_, seat) => !this.isPerson(seat));
  }

  get firstFree(): number {
    return this.chairs.findIndex((_, seat) => this.isFree(seat));
  }

  /** The first chair that a person may take before a match: a free one, else a bot's; -1 if none. */
  get firstForPerson(): number {
    const free = this.firstFree;
    return free >= 0 ? free : this.chairs.findIndex((_, seat) => this.isBots(seat));
  }

  /** The first bot's chair that a newcomer may take in a running match. */
  get firstOpen(): number {
    return this.chairs.findIndex((chair) => chair.bot !== '' && chair.open);
  }

  /** Chair that `token` opens, -1 if none. */
  byToken(token: string): number {
    const hash = hashToken(token);
    return this.chairs.findIndex((chair) => chair.token === hash);
  }

  bySession(session: string): number {
    const { chairs } = this;
    for (let seat = 0; seat < chairs.length; seat++) {
      if (chairs[seat].session === session) return seat;
    }
    return -1;
  }

  /** Chair whose person uses this browser, -1 if none. */
  byBrowser(browser: string): number {
    return browser === '' ? -1 : this.chairs.findIndex((chair) => chair.browser === browser);
  }

  /**
   * The bot's chair that the owner of this token was removed from and may take back, -1 if none.
   */
  byFormer(tokenHash: string): number {
    return this.chairs.findIndex(({ bot, former }) => bot !== '' && former?.token === tokenHash);
  }

  /** Seats a person on an unowned chair, or on one that the caller has checked. */
  sit(seat: number, { session, token, name, color, browser }: Comer): void {
    const chair = this.chairs[seat];
    Object.assign(chair, empty(), { token: hashToken(token), session, browser });
    chair.name = this.distinct(seat, name);
    chair.color = this.freeColor(seat, color);
    if (this.host < 0 && !this.unhosted) this.host = seat;
  }

  /** The owner of a chair moves to a free one. */
  move(from: number, to: number): void {
    this.chairs[to] = this.chairs[from];
    this.chairs[from] = empty();
    if (this.host === from) this.host = to;
  }

  stand(seat: number): void {
    this.chairs[seat] = empty();
    if (this.host === seat) this.passHost();
  }

  /** Gives the chair to a bot, or empties it with ''. */
  setBot(seat: number, bot: string): void {
    const wasHost = this.host === seat;
    this.chairs[seat] = { ...empty(), bot };
    if (bot) {
      this.chairs[seat].name = this.botName(seat, bot);
      this.chairs[seat].color = this.freeColor(seat);
    }
    if (wasHost) this.passHost();
  }

  /** A person's name at this table: no two names look alike. */
  private distinct(seat: number, name = ''): string {
    const others = this.chairs.filter((_, k) => k !== seat);
    return distinctName(
      name || GUEST,
      others.map((chair) => chair.name),
    );
  }

  private botName(seat: number, bot: string): string {
    const taken = this.chairs.map((chair) => chair.name);
    const free = BOT_NAMES.find((name) => distinctName(name, taken) === name);
    return free ?? `${bot} ${seat + 1}`;
  }

  /**
   * In the middle of a match a bot takes over from a person for good; the pieces keep their colour,
   * and the token is no longer valid. If nobody is left, any visitor may sit down.
   * @param removal the person was removed and may come back; `alone`: by a single voter
   */
  handOver(seat: number, bot: string, bank: number, removal?: { readonly alone: boolean }): void {
    const { color, name, token } = this.chairs[seat];
    const wasHost = this.host === seat;
    const chair = { ...empty(), bot, name: this.botName(seat, bot), color, bank };
    const right = removal ? { former: { name, token }, reserved: removal.alone } : {};
    this.chairs[seat] = { ...chair, ...right };
    if (wasHost) this.passHost();
    if (this.host < 0 && !removal?.alone) this.chairs[seat].open = true;
  }

  /** In the middle of a match a person takes over an open chair; the pieces keep their colour. */
  takeOver(seat: number, { session, token, name, browser }: Comer): void {
    const { color, bank } = this.chairs[seat];
    const chair = { ...empty(), color, bank, token: hashToken(token), session, browser };
    this.chairs[seat] = { ...chair, name: this.distinct(seat, name) };
    this.see({ token: hashToken(token), browser }, seat);
    if (this.host < 0 && !this.unhosted) this.host = seat;
  }

  /** The removed person has the bot's chair again, by the same token and name. */
  giveBack(seat: number, session: string, browser: string): void {
    const { color, bank, former } = this.chairs[seat];
    if (!former) return;
    this.chairs[seat] = { ...empty(), color, bank, ...former, session, browser };
    this.see({ token: former.token, browser }, seat);
    if (this.host < 0 && !this.unhosted) this.host = seat;
  }

  /** The owner of `seat` is present in this browser. */
  bind(seat: number, who: Who): void {
    if (who.browser !== '') this.chairs[seat].browser = who.browser;
    this.see(who, seat);
  }

  /** `who` sees the hand of `seat` from now on, or of all seats with `ALL_HANDS`. */
  see(who: Who, seat: number): void {
    this.witnesses = this.witnesses.with(who, seat);
  }

  /**
   * A new match: full time banks, no bots in place of people, and no witnesses.
   * @param casters browsers that will be shown all its hands
   */
  begin(bank: number, casters: readonly string[]): void {
    const fresh = { bank, heldSince: 0, former: null, reserved: false };
    for (const chair of this.chairs) {
      const past = { owed: null, away: null, missed: 0, given: [], ready: false };
      const days = chair.days && { ...chair.days, ...past };
      Object.assign(chair, fresh, { days });
    }
    this.witnesses = Witnesses.begin(this.chairs, casters);
  }

  rename(seat: number, name: string, color?: string): void {
    const chair = this.chairs[seat];
    if (name) chair.name = this.distinct(seat, name);
    if (color) chair.color = this.freeColor(seat, color);
  }

  /**
   * The wished colour if the game has it and no other person has it (a bot gives way), else the
   * chair's own, else the first free one.
   */
  private freeColor(seat: number, wished = this.chairs[seat].color): string {
    const wish = this.colors.find((color) => color === wished) ?? '';
    const other = this.chairs.find((chair, k) => k !== seat && chair.color === wish);
    if (wish && (!other || (other.bot && !this.chairs[seat].bot))) {
      if (other) other.color = this.firstFreeColor(wish);
      return wish;
    }
    return this.chairs[seat].color || this.firstFreeColor('');
  }

  private firstFreeColor(wanted: string): string {
    const taken = new Set(this.chairs.map((chair) => chair.color));
    return this.colors.find((color) => color !== wanted && !taken.has(color)) ?? this.colors[0];
  }

  /**
   * Passes the host's rights to the next person, present ones first; if nobody is present, the host
   * keeps them as long as that chair has its person.
   */
  passHost(): void {
    if (this.unhosted) return;
    const order = this.chairs.map((_, k) => (this.host + 1 + k) % this.count);
    const present = order.find((k) => this.chairs[k].session !== null);
    if (present !== undefined) this.host = present;
    else if (!this.isPerson(this.host)) this.host = order.find((k) => this.isPerson(k)) ?? -1;
  }

  /** Changes the number of chairs; people move up. @returns whether all people find a chair */
  resize(count: number): boolean {
    const lost = this.chairs.slice(count).filter((chair) => chair.token !== '');
    const hostChair = this.chairs[this.host];
    const kept = this.chairs.slice(0, count);
    const room = kept.filter((chair) => chair.token === '').length;
    if (lost.length > room) return false;
    const empties = (one: Chair) => one.token === '' && one.bot === '';
    for (const chair of lost) {
      const free = kept.findIndex(empties);
      kept[free >= 0 ? free : kept.findIndex((one) => one.token === '')] = chair;
    }
    while (kept.length < count) kept.push(empty());
    this.chairs = kept;
    this.host = hostChair ? kept.indexOf(hostChair) : -1;
    return true;
  }

  infos(): SeatInfo[] {
    return this.chairs.map(({ name, color, bot }) => ({ name, color, bot: bot !== '' }));
  }

  /** The same at the start of a rated match: it names the bots. */
  ratedInfos(): SeatInfo[] {
    return this.infos().map((info, seat) => ({ ...info, rated: this.chairs[seat].bot }));
  }

  /** The part that outlives the process. */
  toJson(): JsonObject {
    const chairs = this.chairs.map((chair) => {
      const { name, color, bot, token, browser, open, bank, former, reserved } = chair;
      const days = chair.days && { days: chair.days };
      return { name, color, bot, token, browser, open, bank, former, reserved, ...days };
    });
    const { host, unhosted, witnesses } = this;
    return { host, chairs, witnesses: witnesses.toJson(), ...(unhosted && { unhosted }) };
  }

  /** Everybody counts as away until they prove their seat. */
  static fromJson(json: JsonObject, colors: readonly Color[]): Seats {
    const chairs = json.chairs as Chair[];
    const seats = new Seats(chairs.length, colors);
    seats.chairs = chairs.map((chair) => ({
      ...empty(),
      ...chair,
      days: readBook(chair.days),
    }));
    seats.host = json.host as number;
    seats.unhosted = json.unhosted === true;
    seats.witnesses = Witnesses.fromJson(json.witnesses, seats.chairs);
    return seats;
  }
}
