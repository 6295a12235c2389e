/**
 * The events of this house. Everything that lasts is in `EventBook`; this makes the tables of a
 * round, keeps them awake, and counts what the journal has of their matches. A killed server goes
 * on with that at its next start.
 */

import { createHash, randomBytes } from 'node:crypto';
import type { Timer } from '../clock.ts';
import { addresses, type House } from '../house.ts';
import { log } from '../log.ts';
import type {
  EventChair,
  EventRefusal,
  EventTable,
  EventView,
  RunningEvents,
} from '../protocol/events.ts';
import { MAX_ROUNDS } from '../protocol/events.ts';
import { newCode } from '../table/codes.ts';
import { browserHash, hashToken, newToken } from '../table/seats.ts';
import type { TableLine } from './at-table.ts';
import type { Entrant, KeptTable, Proof, WholeEvent } from './book.ts';
import {
  finalTable,
  groupCount,
  groupsFor,
  groupTables,
  Meetings,
  swissTables,
} from './pairing.ts';
import { ask, makeTable, readTable, removeAt, seatTokenOf, wakeTable } from './seating.ts';
import { standingsOf } from './standings.ts';
import { tableOf, totalOf, viewOf } from './view.ts';

/** How often the tables of running rounds are looked at, in milliseconds. */
const LOOK_MS = 1000;
/** A view is made anew after so long at the latest, in milliseconds. */
const FRESH_MS = 1000;
const TROUBLE_MS = 60_000;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** An event that nobody changes is closed after so many days; a closed one is deleted. */
const IDLE_DAYS = 7;
const KEPT_DAYS = 30;
/** Events that may run at the same time. */
export const MOST_EVENTS = 20;

/** An event as it was read last. */
export interface Shown {
  readonly whole: WholeEvent;
  readonly view: EventView;
  /** Name of this state. */
  readonly seen: string;
  readonly at: number;
}

/** What a person's token proves in an event. */
function proofOf(event: string, token: string, person: string, browser: string): Proof {
  const rounds = Array.from({ length: MAX_ROUNDS + 1 }, (_, k) => k + 1);
  return {
    token: hashToken(token),
    seats: rounds.map((round) => hashToken(seatTokenOf(token, event, round))),
    person,
    browser: browserHash(event, browser),
  };
}

export class Events {
  private readonly house: House;
  private timer: Timer | null = null;
  private sweeping: Timer | null = null;
  private looking: Promise<void> | null = null;
  private readonly shown = new Map<string, Promise<Shown | null>>();
  private readonly lines = new Map<string, TableLine>();
  private closed = false;
  private troubleAt = Number.NEGATIVE_INFINITY;

  constructor(house: House) {
    this.house = house;
  }

  private get book() {
    return this.house.people.events;
  }

  private get now(): number {
    return this.house.clock.now();
  }

  /** Goes on with what a killed server has left. */
  begin(): void {
    const { clock } = this.house;
    this.timer = clock.setInterval(() => void this.look(), LOOK_MS);
    this.timer.unref();
    this.sweeping = clock.setInterval(() => this.sweep(), HOUR_MS);
    this.sweeping.unref();
    this.sweep();
    void this.look();
  }

  async close(): Promise<void> {
    this.closed = true;
    this.house.clock.clear(this.timer);
    this.house.clock.clear(this.sweeping);
    await this.looking;
  }

  private sweep(): void {
    const { now } = this;
    this.book
      .forget(now - IDLE_DAYS * DAY_MS, now - KEPT_DAYS * DAY_MS)
      .catch((error) => log.error('event.failed', {}, error));
  }

  // -- what is shown --------------------------------------------------------------------------------

  /** The event as everybody sees it; null if there is none. Costs one event a second at most. */
  async show(code: string): Promise<Shown | null> {
    const known = await this.shown.get(code)?.catch(() => null);
    if (known && this.now - known.at < FRESH_MS) return known;
    const fresh = this.draw(code);
    this.shown.set(code, fresh);
    const one = await fresh;
    // Codes that nobody has are not remembered.
    if (!one) this.shown.delete(code);
    return one;
  }

  private async draw(code: string): Promise<Shown | null> {
    const whole = await this.book.whole(code);
    if (!whole) return null;
    const { config, port } = this.house;
    const view = viewOf(whole, this.lines, addresses(config, port));
    const seen = createHash('sha256').update(JSON.stringify(view)).digest('base64url').slice(0, 16);
    return { whole, view, seen, at: this.now };
  }

  /** All tables of all rounds. */
  async tables(code: string): Promise<EventTable[]> {
    const whole = await this.book.whole(code);
    if (!whole) return [];
    return whole.tables.map((one) => tableOf(whole, one, this.lines.get(one.code) ?? null));
  }

  async running(): Promise<RunningEvents> {
    const all = (await this.book.list()).filter(({ stage }) => stage !== 'closed');
    return { events: all.map(({ code, rules: { name, game } }) => ({ code, name, game })) };
  }

  /** Something has changed: the next reader sees it. */
  private changed(code: string): void {
    this.shown.delete(code);
  }

  // -- people ---------------------------------------------------------------------------------------

  /** @returns the newcomer and the token, or why there is no place */
  async enter(
    code: string,
    name: string,
    person: string,
    browser: string,
  ): Promise<{ readonly one: Entrant; readonly token: string } | EventRefusal> {
    const token = newToken();
    const proof = proofOf(code, token, person, browser);
    const one = await this.book.enter(code, name, proof, this.now);
    this.changed(code);
    return typeof one === 'string' ? one : { one, token };
  }

  /** The person of a token; null if nobody has it. */
  async byToken(code: string, token: string): Promise<Entrant | null> {
    const hash = hashToken(token);
    const found = async (): Promise<Entrant | undefined> =>
      (await this.show(code))?.whole.entrants.find((each) => each.token === hash);
    const known = await found();
    if (known) return known;
    // Another process may have let the person in a moment ago.
    this.changed(code);
    return (await found()) ?? null;
  }

  /** Where somebody plays now; null if nowhere. @param token the person's own */
  async chairOf(code: string, id: number, token: string): Promise<EventChair | null> {
    const whole = (await this.show(code))?.whole;
    const table = whole && openTables(whole).find(({ chairs }) => chairs.includes(id));
    if (!table || table.opened === null) return null;
    const { number, chairs, round } = table;
    const seat = chairs.indexOf(id);
    return { code: table.code, number, seat, token: seatTokenOf(token, code, round) };
  }

  /** The person of a key comes by another browser: its token opens the chairs from now on. */
  async find(
    code: string,
    person: string,
    browser: string,
  ): Promise<{ readonly one: Entrant; readonly token: string } | EventRefusal> {
    const whole = await this.book.whole(code);
    if (!whole) return 'gone';
    const one = whole.entrants.find((each) => each.person === person);
    if (!one) return 'unknown';
    if (one.status === 'removed') return 'removed';
    const token = newToken();
    const proof = proofOf(code, token, person, browser);
    await this.book.rebind(code, one.id, proof);
    for (const table of openTables(whole)) {
      const [from, to] = [one.seats[table.round - 1], proof.seats[table.round - 1]];
      if (table.chairs.includes(one.id) && from && to) {
        await ask(table.code, { op: 'reseat', from, to });
      }
    }
    this.changed(code);
    return { one: { ...one, ...proof }, token };
  }

  /** @returns whether the status was one of `from` */
  async setStatus(
    code: string,
    id: number,
    status: Entrant['status'],
    from: readonly Entrant['status'][],
  ): Promise<boolean> {
    const done = await this.book.setStatus(code, id, status, from, this.now);
    this.changed(code);
    return done;
  }

  /** The operator takes somebody out: a bot has the chair at once. */
  async remove(code: string, id: number): Promise<boolean> {
    if (!(await this.setStatus(code, id, 'removed', ['in', 'away', 'left']))) return false;
    const whole = await this.book.whole(code);
    for (const table of whole ? openTables(whole) : []) {
      const seat = table.chairs.indexOf(id);
      if (seat >= 0) await removeAt(table.code, seat);
    }
    return true;
  }

  // -- rounds ---------------------------------------------------------------------------------------

  /** @returns null, or why the round did not begin */
  async start(code: string, round: number): Promise<'gone' | 'notNow' | 'nobody' | null> {
    const whole = await this.book.whole(code);
    if (!whole) return 'gone';
    const { event, entrants } = whole;
    const ready = event.stage === 'entering' || event.stage === 'between';
    if (!ready || event.round !== round - 1 || round > totalOf(whole)) return 'notNow';
    if (!entrants.some(({ status }) => status === 'in')) return 'nobody';
    const { groups, tables } = paired(whole, round, this.house);
    const made = tables.map((chairs) => ({ code: newCode(), chairs }));
    const begun = await this.book.begin(code, round, made, groups, this.now);
    this.changed(code);
    if (!begun) return 'notNow';
    await this.look();
    return null;
  }

  /** Bots finish every match of the round. */
  async end(code: string, round: number): Promise<'gone' | 'notNow' | null> {
    const whole = await this.book.whole(code);
    if (!whole) return 'gone';
    if (whole.event.stage !== 'round' || whole.event.round !== round) return 'notNow';
    for (const table of openTables(whole)) {
      await this.care(whole, table);
      await ask(table.code, { op: 'finish' });
    }
    await this.look();
    return null;
  }

  /** @param again whether the same people play again @returns whether there was such a table */
  async annul(code: string, round: number, number: number, again: boolean): Promise<boolean> {
    const place = { round, number };
    const done = await this.book.annul(code, place, again ? newCode() : '', this.now);
    this.changed(code);
    if (done) await this.look();
    return done;
  }

  async closeEvent(code: string): Promise<boolean> {
    const done = await this.book.close(code, this.now);
    this.changed(code);
    return done;
  }

  /** @throws Error if the game does not accept the rules */
  async open(rules: WholeEvent['event']['rules']): Promise<string> {
    const code = newCode();
    const { now } = this;
    const seed = randomBytes(12).toString('base64url');
    const event = { code, rules, seed, stage: 'entering' as const, round: 0 };
    await this.book.open({ ...event, opened: now, touched: now });
    return code;
  }

  /** Looks at all tables that are in play; one look at a time, and who asks meanwhile waits for it. */
  private look(): Promise<void> {
    if (this.closed) return Promise.resolve();
    this.looking ??= this.lookAtAll()
      .catch((error) => this.complain(error))
      .finally(() => {
        this.looking = null;
      });
    return this.looking;
  }

  /** The same trouble each second is written down once a minute. */
  private complain(error: unknown): void {
    const { now } = this;
    if (now - this.troubleAt < TROUBLE_MS) return;
    this.troubleAt = now;
    log.error('event.failed', {}, error);
  }

  private async lookAtAll(): Promise<void> {
    const running = (await this.book.list()).filter(({ stage }) => stage === 'round');
    const open = new Set<string>();
    for (const { code } of running) {
      const whole = await this.book.whole(code);
      for (const table of whole ? openTables(whole) : []) {
        if (this.closed) return;
        open.add(table.code);
        try {
          await this.care(whole as WholeEvent, table);
        } catch (error) {
          // The other tables go on.
          this.complain(error);
        }
      }
    }
    for (const code of [...this.lines.keys()]) if (!open.has(code)) this.lines.delete(code);
  }

  /** Makes a table that is missing, wakes one that sleeps, and counts one that is over. */
  private async care({ event, entrants }: WholeEvent, table: KeptTable): Promise<void> {
    const { house, book, now } = this;
    if (table.opened === null) {
      await makeTable(house, event, table, entrants);
      await book.made(event.code, table, now);
      this.changed(event.code);
    }
    const line = await ask(table.code, { op: 'line' });
    if (line) this.lines.set(table.code, line);
    if (line && line.stage !== 'finished') return;
    const read = await readTable(house, table);
    if (read.is === 'running') {
      if (!line) await wakeTable(house, table.code);
      return;
    }
    if (read.is !== 'over') {
      // Its record is damaged, or was deleted: nothing can be counted.
      log.error('event.lost', { round: table.round, number: table.number });
      await book.annul(event.code, table, '', now);
    } else {
      const { match, result } = read;
      const gone = line?.away ?? result.absent;
      const away = table.chairs.filter((id, seat) => id > 0 && gone.includes(seat));
      await book.count(event.code, table, match, result, away, now);
    }
    this.changed(event.code);
  }
}

/** The tables that are in play. */
const openTables = ({ event, tables }: WholeEvent): KeptTable[] =>
  tables.filter(({ round, state }) => state === 'open' && round === event.round);

/** The tables of a round that begins. Pure. */
function paired(
  { event, entrants, tables }: WholeEvent,
  round: number,
  { games }: Pick<House, 'games'>,
): {
  readonly groups: ReadonlyMap<number, number>;
  readonly tables: readonly (readonly number[])[];
} {
  const { rules, seed } = event;
  const { min, max } = games[rules.game].seats;
  const sizes = { seats: rules.seats, spare: rules.spare, min, max };
  const own = `${seed} ${round}`;
  const ins = entrants.filter(({ status }) => status === 'in');
  const byId = new Map(ins.map((one) => [one.id, one]));
  const people = standingsOf(entrants, tables, rules).flatMap(({ id, points }) => {
    const one = byId.get(id);
    return one ? [{ id, points, group: one.group }] : [];
  });
  const counted = tables.filter(({ state }) => state !== 'void');
  const met = new Meetings(counted.map(({ chairs }) => chairs));
  if (rules.form === 'swiss') {
    return { groups: new Map(), tables: swissTables(people, met, sizes, own) };
  }
  if (round > rules.rounds) return { groups: new Map(), tables: finalTable(people, sizes, own) };
  const known = Math.max(0, ...entrants.map(({ group }) => group));
  const groups = groupsFor(people, known || groupCount(people.length, sizes), own);
  const all = people.map((one) => ({ ...one, group: groups.get(one.id) ?? one.group }));
  return { groups, tables: groupTables(all, met, sizes, own) };
}
