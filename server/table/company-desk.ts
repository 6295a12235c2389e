/**
 * Requests about the company at a table: introducing a key, muting, blocking, reporting. They
 * change nothing of the table, so they do not wait for its commands.
 */

import type { Client } from '../colyseus.ts';
import type { House } from '../house.ts';
import { log } from '../log.ts';
import { introduced, type Met, metBy } from '../people/known/met.ts';
import type {
  CompanyMessage,
  CompanyRefusal,
  CompanyReply,
  CompanyRequest,
} from '../protocol/company.ts';
import { companyRequest } from '../protocol/company-schemas.ts';
import { Rate } from './rate.ts';
import type { Table } from './table.ts';

/** Requests of a connection in a row, and the pause that earns one more, in milliseconds. */
const IN_A_ROW = 12;
const REFILL_MS = 5000;

/** The part of a room that is needed here. */
export interface CompanyRoom {
  readonly table: Table;
  readonly clients: Iterable<Client> & { get(session: string): Client | undefined };
  /** The sender behind a connection (`senderOf`). */
  senderOf(client: Client): string;
}

const no = (error: CompanyRefusal): CompanyReply => ({ ok: false, error });
const DONE: CompanyReply = { ok: true };

export class CompanyDesk {
  private readonly room: CompanyRoom;
  private readonly house: House;
  private readonly rate: Rate<string>;
  private readonly unfollow: () => void;

  constructor(room: CompanyRoom, house: House) {
    this.room = room;
    this.house = house;
    this.rate = new Rate(IN_A_ROW, REFILL_MS, house.clock.now);
    this.unfollow = house.people.ignoring.follow((person, mark) => {
      for (const [session, { key }] of room.table.company.concerned(person, mark)) {
        this.proved(session, key).catch((error) => log.warn('people.unread', {}, error));
      }
    });
  }

  stop(): void {
    this.unfollow();
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
    { op, whom }: Exclude<CompanyRequest, { op: 'here' }>,
  ): Promise<CompanyReply> {
    const { company, participants } = this.room.table;
    const own = company.of(client.sessionId);
    if (!own) return no('keyless');
    const other = company.find(whom, participants.talk);
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
