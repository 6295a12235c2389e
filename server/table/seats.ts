/**
 * Who sits where: chairs, tokens, the host. Knows neither network nor match; what happens here is
 * decided by the table.
 */

import { createHash, randomBytes } from 'node:crypto';
import type { Color } from '../../engine/core/colors.ts';
import type { JsonObject, SeatInfo } from '../../engine/core/contract.ts';

/** Names of bots and of people who gave none; proper names, the same in every language. */
const BOT_NAMES = ['Marco', 'Lucia', 'Alvise', 'Chiara', 'Zuane', 'Bianca', 'Piero', 'Orsola'];
const GUEST = 'Ospite';

export interface Chair {
  name: string;
  color: string;
  /** The bot that owns this chair, '' for a person's or an empty one. */
  bot: string;
  /** SHA-256 of the owner's token, '' if no person owns the chair. */
  token: string;
  /** Connection of the owner, null while away. */
  session: string | null;
  /** Since when a bot plays for the owner, epoch milliseconds; 0 = it does not. */
  heldSince: number;
  /** A bot's chair that somebody who comes may take during the match. */
  open: boolean;
  /** What is left of the time bank, in milliseconds. */
  bank: number;
}

/** Tokens are kept as hashes: whoever reads the database cannot sit down with it. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex');
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
  session: null,
  heldSince: 0,
  open: false,
  bank: 0,
});

export class Seats {
  chairs: Chair[] = [];
  /** Chair of the host, -1 if no person sits. */
  host = -1;
  /** A table of the house (a showcase): nobody at it has the host's rights. */
  unhosted = false;

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

  /** Whether a bot plays for the chair's person. */
  isHeld(seat: number): boolean {
    return this.isPerson(seat) && this.chairs[seat]!.heldSince > 0;
  }

  /** Persons who are there, as a bit mask. */
  get present(): number {
    return this.maskOf((chair) => chair.token !== '' && chair.session !== null);
  }

  /** Chairs of which `is` says so, as a bit mask. */
  maskOf(is: (chair: Chair, seat: number) => boolean): number {
    return this.chairs.reduce((mask, chair, seat) => mask | (is(chair, seat) ? 1 << seat : 0), 0);
  }

  get full(): boolean {
    return this.chairs.every((_, seat) => !this.isFree(seat));
  }

  get firstFree(): number {
    return this.chairs.findIndex((_, seat) => this.isFree(seat));
  }

  /** The first bot's chair that somebody who comes may take in a running match. */
  get firstOpen(): number {
    return this.chairs.findIndex((chair) => chair.bot !== '' && chair.open);
  }

  /** Chair that `token` opens, -1 if none. */
  byToken(token: string): number {
    const hash = hashToken(token);
    return this.chairs.findIndex((chair) => chair.token === hash);
  }

  bySession(session: string): number {
    return this.chairs.findIndex((chair) => chair.session === session);
  }

  /** Seats a person on a chair that nobody owns, or that the caller has checked may be taken. */
  sit(seat: number, session: string, token: string, name?: string, color?: string): void {
    const chair = this.chairs[seat]!;
    Object.assign(chair, empty(), { token: hashToken(token), session });
    chair.name = name || GUEST;
    chair.color = this.freeColor(seat, color);
    if (this.host < 0 && !this.unhosted) this.host = seat;
  }

  /** The owner of a chair moves to a free one. */
  move(from: number, to: number): void {
    this.chairs[to] = this.chairs[from]!;
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
      this.chairs[seat]!.name = this.botName(seat, bot);
      this.chairs[seat]!.color = this.freeColor(seat);
    }
    if (wasHost) this.passHost();
  }

  private botName(seat: number, bot: string): string {
    const taken = new Set(this.chairs.map((chair) => chair.name));
    return BOT_NAMES.find((name) => !taken.has(name)) ?? `${bot} ${seat + 1}`;
  }

  /**
   * In the middle of a match a bot takes over from a person for good; the pieces keep their colour,
   * and the token opens nothing any more. Where nobody is left, whoever comes may sit down.
   */
  handOver(seat: number, bot: string, bank: number): void {
    const { color } = this.chairs[seat]!;
    const wasHost = this.host === seat;
    const name = this.botName(seat, bot);
    this.chairs[seat] = { ...empty(), bot, name, color, bank };
    if (wasHost) this.passHost();
    if (this.host < 0) this.chairs[seat]!.open = true;
  }

  /** In the middle of a match a person takes over an open chair; the pieces keep their colour. */
  takeOver(seat: number, session: string, token: string, name?: string): void {
    const { color, bank } = this.chairs[seat]!;
    const chair = { ...empty(), color, bank, token: hashToken(token), session };
    this.chairs[seat] = { ...chair, name: name || GUEST };
    if (this.host < 0 && !this.unhosted) this.host = seat;
  }

  /** A new match: full time banks, and nobody's seat is played by a bot. */
  begin(bank: number): void {
    for (const chair of this.chairs) Object.assign(chair, { bank, heldSince: 0 });
  }

  rename(seat: number, name: string, color?: string): void {
    const chair = this.chairs[seat]!;
    chair.name = name || chair.name;
    if (color) chair.color = this.freeColor(seat, color);
  }

  /**
   * The wished colour if the game has it and no other person (a bot gives way), else the own one,
   * else the first that is free.
   */
  private freeColor(seat: number, wished = this.chairs[seat]!.color): string {
    const wish = this.colors.find((color) => color === wished) ?? '';
    const other = this.chairs.find((chair, k) => k !== seat && chair.color === wish);
    if (wish && (!other || (other.bot && !this.chairs[seat]!.bot))) {
      if (other) other.color = this.firstFreeColor(wish);
      return wish;
    }
    return this.chairs[seat]!.color || this.firstFreeColor('');
  }

  private firstFreeColor(wanted: string): string {
    const taken = new Set(this.chairs.map((chair) => chair.color));
    return this.colors.find((color) => color !== wanted && !taken.has(color)) ?? this.colors[0]!;
  }

  /**
   * Hands the host's rights to the next person, those at the table first; nobody present keeps them
   * where they are as long as that chair has its person.
   */
  passHost(): void {
    if (this.unhosted) return;
    const order = this.chairs.map((_, k) => (this.host + 1 + k) % this.count);
    const present = order.find((k) => this.chairs[k]!.session !== null);
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

  /** What outlives the process. */
  toJson(): JsonObject {
    const chairs = this.chairs.map(({ name, color, bot, token, open, bank }) => {
      return { name, color, bot, token, open, bank };
    });
    return { host: this.host, chairs, ...(this.unhosted && { unhosted: true }) };
  }

  /** Everybody is away until they prove their seat. */
  static fromJson(json: JsonObject, colors: readonly Color[]): Seats {
    const chairs = json.chairs as unknown as Chair[];
    const seats = new Seats(chairs.length, colors);
    seats.chairs = chairs.map((chair) => ({ ...empty(), ...chair }));
    seats.host = json.host as number;
    seats.unhosted = json.unhosted === true;
    return seats;
  }
}
