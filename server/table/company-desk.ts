/**
 * Requests about the company at a table: introducing a key, muting, blocking, reporting. They
 * change nothing of the table, so they do not wait for its commands.
 */

import type { Client } from '../colyseus.ts';
import type { House } from '../house.ts';
import { log } from '../log.ts';
import type { Visitor } from '../people/known/bars.ts';
import { introduced, type Met, metBy } from '../people/known/met.ts';
import type {
  CompanyMessage,
  CompanyRefusal,
  CompanyReply,
  CompanyRequest,
  Whom,
} from '../protocol/company.ts';
import { companyRequest } from '../protocol/company-schemas.ts';
import type { ReportLine } from '../protocol/desk.ts';
import { CLOSE_BARRED } from '../protocol/messages.ts';
import type { Other } from './company.ts';
import { Rate } from './rate.ts';
import type { Table } from './table.ts';

/** Lines of the talk that a report keeps. */
const REPORTED_LINES = 15;
/** Requests of a connection in a row, and the pause that earns one more, in milliseconds. */
const IN_A_ROW = 12;
const REFILL_MS = 5000;

/** The part of a room that is needed here. */
export interface CompanyRoom {
  readonly table: Table;
  readonly clients: Iterable<Client> & { get(session: string): Client | undefined };
  /** The sender behind a connection (`senderOf`). */
  senderOf(client: Client): string;
  /** A bot takes the chair of a person, by the operator's wish. @returns whether there was one */
  removeSeat(seat: number): Promise<boolean>;
}

const no = (error: CompanyRefusal): CompanyReply => ({ ok: false, error });
const DONE: CompanyReply = { ok: true };

/** Somebody of whom no key is known. */
function keyless({ seats, participants }: Table, whom: Whom): Other | null {
  if ('line' in whom) {
    const line = participants.talk.lines.find(({ n }) => n === whom.line);
    return line && !('notice' in line) ? { mark: '', name: line.name, seat: line.seat } : null;
  }
  if (!seats.isPerson(whom.seat)) return null;
  return { mark: '', name: seats.chairs[whom.seat].name, seat: whom.seat };
}

export class CompanyDesk {
  private readonly room: CompanyRoom;
  private readonly house: House;
  private readonly rate: Rate<string>;
  private readonly unfollow: readonly (() => void)[];

  constructor(room: CompanyRoom, house: House) {
    this.room = room;
    this.house = house;
    this.rate = new Rate(IN_A_ROW, REFILL_MS, house.clock.now);
    const unfollow = house.people.ignoring.follow((person, mark) => {
      for (const [session, { key }] of room.table.company.concerned(person, mark)) {
        this.proved(session, key).catch((error) => log.warn('people.unread', {}, error));
      }
    });
    const onBar = (): void => {
      this.expel().catch((error) => log.error('people.failed', {}, error));
    };
    this.unfollow = [unfollow, house.people.bars.follow(onBar)];
  }

  stop(): void {
    for (const end of this.unfollow) end();
  }

  /** Answers a connection's request. @throws Error if the database fails */
  async answer(client: Client, message: unknown): Promise<CompanyReply> {
    const request = companyRequest.safeParse(message);
    if (!request.success) return no('malformed');
    if (!this.rate.take(client.sessionId)) return no('tooFast');
    const data = request.data as CompanyRequest;
    const { sessionId } = client;
    if (data.op === 'here') {
      const met = await introduced(this.house, this.room.table.code, data);
      if (!met) return no('forged');
      this.meet(sessionId, met);
      return DONE;
    }
    return this.about(client, data);
  }

  private async about(
    client: Client,
    ask: Exclude<CompanyRequest, { op: 'here' }>,
  ): Promise<CompanyReply> {
    const { op, whom } = ask;
    const { company, participants } = this.room.table;
    const own = company.of(client.sessionId);
    const other = company.find(whom, participants.talk);
    if (ask.op === 'report') return this.report(client, ask, other);
    if (!own) return no('keyless');
    if (!other) return no('unknown');
    if (other.mark === own.mark) return no('self');
    const { ignoring } = this.house.people;
    if (op === 'undo') {
      await ignoring.drop(own.person, other.mark);
      await this.proved(client.sessionId, own.key);
      return DONE;
    }
    const at = this.house.clock.now();
    const { person, struck } = await this.house.people.begin(own.key, '', at);
    if (struck) return no('keyless');
    const entry = { person, other: other.mark, name: other.name, at };
    const error = await ignoring.put({ ...entry, blocked: op === 'block' });
    if (error) return no(error);
    // From the answer on not a line of that person comes any more.
    await this.proved(client.sessionId, own.key);
    return DONE;
  }

  private async report(
    client: Client,
    { whom, reason }: Extract<CompanyRequest, { op: 'report' }>,
    keyed: Other | null,
  ): Promise<CompanyReply> {
    const { table } = this.room;
    const { company, participants, play, code, game } = table;
    const other = keyed ?? keyless(table, whom);
    const own = company.of(client.sessionId);
    if (!other) return no('unknown');
    const self = own?.mark === other.mark || other.seat === table.seats.bySession(client.sessionId);
    if (self && other.seat >= 0) return no('self');
    const { people, clock, limits } = this.house;
    const sender = this.room.senderOf(client);
    if (!limits.mayReport(own?.person ?? '', sender)) return no('tooFast');
    const lines = participants.talk.lines.flatMap((line): ReportLine[] => {
      if ('notice' in line) return [];
      const words = 'text' in line ? line.text : line.preset;
      return [{ name: line.name, words, watcher: line.watcher === true }];
    });
    const error = await people.reports.add({
      at: clock.now(),
      person: own ? (await people.begin(own.key, '', clock.now())).person : '',
      about: other.mark,
      name: other.name,
      reason,
      code,
      game: game.id,
      match: play?.id ?? '',
      seq: play?.seq ?? 0,
      seat: other.seat,
      lines: lines.slice(-REPORTED_LINES),
    });
    return error ? no(error) : DONE;
  }

  /** Whether the operator has taken this person's right to talk. */
  isSilenced(client: Client): boolean {
    const visitor = this.visitorAt(client);
    return this.house.people.bars.find(visitor, 'talk', this.house.clock.now()) !== null;
  }

  private visitorAt(client: Client): Visitor {
    const mark = this.room.table.company.of(client.sessionId)?.mark ?? '';
    return { mark, sender: this.room.senderOf(client) };
  }

  /** Sends away whom the operator has barred; a bot takes the chair. */
  private async expel(): Promise<void> {
    const { people, clock } = this.house;
    for (const client of [...this.room.clients]) {
      if (!people.bars.find(this.visitorAt(client), 'all', clock.now())) continue;
      const seat = this.room.table.seats.bySession(client.sessionId);
      if (seat >= 0) await this.room.removeSeat(seat);
      client.leave(CLOSE_BARRED);
    }
  }

  /** The seat of a reported person, -1 if the person has none any more. */
  seatOf(mark: string, seat: number, name: string): number {
    const { seats, company } = this.room.table;
    const all = seats.chairs.map((_, k) => k).filter((k) => seats.isPerson(k));
    const is = (k: number): boolean =>
      mark === '' ? k === seat && seats.chairs[k].name === name : company.markAt(k) === mark;
    return all.find(is) ?? -1;
  }

  /** The address of a reported person's connection, '' if the person is not here any more. */
  addressOf(mark: string, seat: number, name: string): string {
    const { seats } = this.room.table;
    const session = seats.chairs[this.seatOf(mark, seat, name)]?.session ?? null;
    const is = (one: Client): boolean =>
      one.sessionId === session || (mark !== '' && this.visitorAt(one).mark === mark);
    const client = [...this.room.clients].find(is);
    return client ? this.room.senderOf(client) : '';
  }

  /** A seat's key was proved by this connection. */
  async proved(session: string, key: string): Promise<void> {
    const met = await metBy(this.house.people, key);
    if (met) this.meet(session, met);
  }

  private meet(session: string, met: Met): void {
    const { company } = this.room.table;
    if (!this.room.clients.get(session)) return;
    company.meet(session, met);
    company.note();
    this.tell();
  }

  /** Tells everybody whom they mute and block here, if that has changed. */
  tell(): void {
    for (const client of this.room.clients) {
      const news: CompanyMessage | null = this.room.table.company.news(client.sessionId);
      if (news) client.send('company', news);
    }
  }

  forget(session: string): void {
    this.rate.forget(session);
    this.room.table.company.forget(session);
  }
}
