/**
 * A compressed week of matches over days: people of all habits answer in time, late or never, sleep,
 * go away and come back; notices go to a service on this machine; the server is killed at any moment
 * and starts again. The campaign moves the clock, and works everything out a second time.
 */

import { SeededChance } from '../../engine/core/chance.ts';

import { replay } from '../../engine/core/match.ts';
import { verify } from '../../engine/core/verify.ts';
import { games } from '../../engine/registry.ts';
import { hashes } from '../../server/protocol/chance.ts';
import { Guest } from '../server/harness.ts';
import { Person } from '../server/person.ts';
import { PushService } from '../server/push-service.ts';
import type { Campaign, Tally } from './campaign.ts';
import { Mail } from './week/mail.ts';
import { between, intentOf, NIGHTS, PACES, pick } from './week/people.ts';
import { WeekServer } from './week/server.ts';
import { LATE_MS, type Owed, type Seat, WeekTable } from './week/table.ts';

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** Clocks in Europe change two days later. */
const BEGIN = Date.parse('2026-03-27T08:00:00Z');
/** Longest time between a request and a kill, in true milliseconds. */
const KILL_MS = 12;
/** How long a process has that is to die by itself. */
const DIES_MS = 500;
/** From a start on, everything that a kill has left half done is done by then, in milliseconds. */
const AFTERWARDS_MS = 10 * SECOND;
const INSTANTS = ['appended', 'saved', 'due', 'settled', null] as const;

export interface WeekOrder {
  readonly seed: string;
  readonly tables: number;
  readonly days: number;
  readonly kills: number;
  readonly tally: Tally;
}

/** Larger than a week, so that times with their reserve of a week run out. */
const LARGE = { tables: 55, days: 12, kills: 40 };

export const campaign: Campaign = {
  about: 'A compressed week: no turn lost, no notice twice or missing, no clock wrong, over kills.',
  open: ({ seed, tally }) => ({
    play: (number) => playWeek({ ...LARGE, seed: `${seed} ${number}`, tally }),
  }),
};

/** Something that will happen. */
interface Planned {
  readonly at: number;
  readonly run: () => Promise<void>;
}

export async function playWeek(order: WeekOrder): Promise<void> {
  const service = await PushService.start();
  const server = await WeekServer.start(BEGIN);
  try {
    await new Week(order, server, service).play();
  } catch (error) {
    throw new Error(`${(error as Error).message}\n${server.errors}`.trim());
  } finally {
    await server.close();
    service.stop();
  }
}

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

class Week {
  private readonly order: WeekOrder;
  private readonly server: WeekServer;
  private readonly service: PushService;
  private readonly chance: SeededChance;
  private readonly tables: WeekTable[] = [];
  private readonly planned: Planned[] = [];
  /** Who answers nothing any more. */
  private readonly gone = new Set<Seat>();
  private readonly until: number;
  private readonly lengths = new Map<WeekTable, number>();
  private up = BEGIN;
  private kills = 0;
  private acts = 0;

  constructor(order: WeekOrder, server: WeekServer, service: PushService) {
    this.order = order;
    this.server = server;
    this.service = service;
    this.chance = new SeededChance(`${order.seed} week`);
    this.until = BEGIN + order.days * DAY;
  }

  async play(): Promise<void> {
    const { order, chance } = this;
    for (let k = 0; k < order.tables; k++) await this.open(k);
    for (let k = 0; k < order.kills; k++) {
      this.plan(BEGIN + between(chance, 0, this.until - BEGIN), () => this.killNow());
    }
    for (let next = this.first(); next && next.at < this.until; next = this.first()) {
      this.planned.splice(this.planned.indexOf(next), 1);
      await this.advance(next.at);
      await next.run();
    }
    await this.advance(this.until);
    for (const table of this.tables) await this.judge(table);
    const { tally } = order;
    if (this.service.complaints.length > 0) throw new Error(this.service.complaints[0]);
    tally.add('tables', this.tables.length);
    tally.add(
      'people',
      this.tables.reduce((sum, { seats }) => sum + seats.length, 0),
    );
    tally.add('simulated days', order.days);
    tally.add('kills', this.kills);
  }

  private first(): Planned | null {
    return this.planned.reduce<Planned | null>(
      (first, one) => (first && first.at <= one.at ? first : one),
      null,
    );
  }

  private plan(at: number, run: () => Promise<void>): void {
    this.planned.push({ at: Math.max(at, this.server.now), run });
  }

  // -- tables -------------------------------------------------------------------------------------

  private async open(k: number): Promise<void> {
    const { chance, order, server } = this;
    const { url } = server;
    const ids = Object.keys(games);
    const game = games[ids[k % ids.length]];
    const { min, max } = game.seats;
    const count = min + chance.below(max - min + 1);
    const pace = PACES[(k + Math.floor(k / ids.length)) % PACES.length];
    const host = await Guest.create(url, { game: game.id, seats: count, clock: pace, name: 'P0' });
    const guests = [host];
    for (let seat = 1; seat < count; seat++) {
      guests.push(await Guest.join(url, host.code, { name: `P${seat}` }));
    }
    const seats = await Promise.all(guests.map((guest) => this.sit(guest, host.code)));
    const begun = await host.lobby({ op: 'start' });
    if (!begun.ok) throw new Error(`start: ${begun.error}`);
    await Promise.all(guests.map((guest) => guest.until(() => guest.table.stage === 'playing')));
    for (const [seat, guest] of guests.entries()) {
      const { person } = seats[seat];
      const proved = await person.prove(guest);
      if (!proved.ok) throw new Error(`prove: ${proved.error}`);
    }
    for (const guest of guests) await guest.leave();
    const eager = k % 11 === 4;
    const about = { code: host.code, pace, eager };
    const table = new WeekTable(about, seats, server.now, order.tally);
    for (const seat of seats) if (!eager && chance.below(6) === 0) this.gone.add(seat);
    this.tables.push(table);
    this.lengths.set(table, 0);
    await server.to(server.now);
    await this.read(table);
  }

  private async sit(guest: Guest, code: string): Promise<Seat> {
    const { chance, order } = this;
    const person = new Person();
    const night = pick(chance, NIGHTS);
    await guest.lobby({ op: 'night', night: night as never });
    const subscriber = this.service.subscriber();
    const wish = { op: 'notify', device: 'Phone', ...subscriber.address } as const;
    const reply = await person.ask(this.server.url, wish);
    if (!reply.ok) throw new Error(`notify: ${reply.error}`);
    const { seat, token } = guest;
    const mail = new Mail(`table ${code}, seat ${seat}`, subscriber, order.tally);
    const bank = 7 * DAY;
    const own = { bank, slack: 0, missed: 0, held: false, owed: null };
    return { seat, person, mail, token, night, leaves: [], ...own };
  }

  /** Compares the table with what the journal has, and plans what its people do next. */
  private async read(table: WeekTable): Promise<void> {
    const { server } = this;
    const before = new Map(table.seats.map((seat) => [seat, seat.owed]));
    const from = this.lengths.get(table) ?? 0;
    const stored = await server.stored(table.code, from);
    table.read(stored, this.up);
    for (const { mail } of table.seats) mail.look(server.now, this.up);
    this.lengths.set(table, from + stored.entries.length);
    for (const seat of table.seats) {
      const { owed } = seat;
      if (owed && owed !== before.get(seat)) this.intend(table, seat, owed);
    }
  }

  private intend(table: WeekTable, seat: Seat, owed: Owed): void {
    const { chance } = this;
    const reckoned = table.reckoned(seat);
    const how = { never: this.gone.has(seat), eager: table.eager };
    const { at, kind } = intentOf(chance, owed.since, reckoned, how);
    this.order.tally.add(`decisions: ${kind}`);
    const isOpen = (): boolean => seat.owed === owed;
    if (at !== null) {
      this.plan(at, async () => {
        if (isOpen()) await this.visit(table, seat, true);
      });
      // Some look first, and answer later.
      if (chance.below(12) === 0) {
        this.plan(Math.floor((owed.since + at) / 2), async () => {
          if (isOpen()) await this.visit(table, seat, false);
        });
      }
    }
    this.guard(table, seat, owed);
    if (chance.below(40) === 0) seat.mail.spoil([pick(chance, [429, 503, 'never'])]);
  }

  /** Just before the time is out nothing has been decided; a moment later it has. */
  private guard(table: WeekTable, seat: Seat, owed: Owed): void {
    const { out } = table.reckoned(seat);
    const again = (): boolean => {
      if (seat.owed !== owed) return true;
      // An absence has moved it.
      if (table.reckoned(seat).out === out) return false;
      this.guard(table, seat, owed);
      return true;
    };
    this.plan(out - SECOND, async () => {
      if (again()) return;
      await this.read(table);
      this.plan(out + LATE_MS, async () => {
        if (seat.owed !== owed) return;
        await this.read(table);
        if (seat.owed === owed && this.up < out) table.fail(`seat ${seat.seat}: nobody decides`);
        // The server was away at that moment.
        if (seat.owed === owed) this.plan(this.server.now + LATE_MS, () => this.read(table));
      });
    });
    // Whoever is gone looks in at last, perhaps.
    if (this.gone.has(seat) && this.chance.below(8) === 0) {
      this.plan(out + HOUR, async () => {
        this.gone.delete(seat);
        if (!table.finished) await this.visit(table, seat, true);
      });
    }
  }

  // -- people -------------------------------------------------------------------------------------

  private async come(table: WeekTable, seat: Seat): Promise<Guest> {
    const guest = await Guest.join(this.server.url, table.code, { token: seat.token });
    guest.room.reconnection.enabled = false;
    return guest;
  }

  private async visit(table: WeekTable, seat: Seat, answers: boolean): Promise<void> {
    const { chance, server, order } = this;
    // What happened until now did so without this person.
    await this.read(table);
    let guest = await this.come(table, seat);
    order.tally.add('visits');
    if (guest.seat !== seat.seat) table.fail(`seat ${seat.seat} is ${guest.seat} now`);
    table.came(seat);
    await server.to(server.now);
    await this.read(table);
    this.look(table, seat, guest);
    for (let k = 0; answers && k < 60 && !table.finished; k++) {
      const action = table.choose(seat.seat, chance);
      if (!action) break;
      const still = await this.act(table, seat, guest, action);
      if (!still) return;
      guest = still;
      await server.to(server.now);
      await this.read(table);
    }
    if (!table.finished) await this.arrange(table, seat, guest);
    await guest.leave();
    await server.to(server.now);
    await this.read(table);
  }

  /** Clocks, reserve and night, as the person is shown them. */
  private look(table: WeekTable, seat: Seat, { table: shown, private: own }: Guest): void {
    if (table.finished) return;
    const owing = table.seats.filter(({ owed }) => owed);
    const due = owing.map((one) => [1 << one.seat, table.reckoned(one).own]);
    const told = (shown.timers ?? []).map(({ seats, deadline }) => [seats, deadline]);
    if (JSON.stringify(told) !== JSON.stringify(due)) {
      table.fail(`shows ${JSON.stringify(told)} and not ${JSON.stringify(due)}`);
    }
    for (const one of table.seats) {
      const left = one.owed ? table.reckoned(one).left : one.bank;
      const { bank = 0 } = shown.seats[one.seat];
      if (bank !== Math.round(left)) table.fail(`seat ${one.seat} shows ${bank} and not ${left}`);
    }
    if (JSON.stringify(own.days?.night ?? null) !== JSON.stringify(seat.night)) {
      table.fail(`seat ${seat.seat} has another night`);
    }
    this.order.tally.add('clocks compared', due.length + table.seats.length);
  }

  /** @returns the person's connection, null if the person has gone after a kill */
  private async act(
    table: WeekTable,
    seat: Seat,
    guest: Guest,
    action: object,
  ): Promise<Guest | null> {
    const { chance, server } = this;
    const id = `week ${++this.acts}`;
    table.open.add(id);
    const send = (by: Guest) => by.act(action as never, id).catch(() => null);
    const dies = this.kills < this.order.kills && chance.below(25) === 0;
    let reply = null;
    if (dies) {
      const at = pick(chance, INSTANTS);
      if (at) await server.arm(at);
      const sent = send(guest);
      if (at) {
        const died = await server.dies(DIES_MS);
        this.order.tally.add(`kills at the instant: ${died ? at : 'none'}`);
      } else await sleep(chance.below(KILL_MS));
      table.touched = true;
      await this.restart(chance.below(3) === 0 ? HOUR : 2 * SECOND);
      reply = await Promise.race([sent, sleep(1).then(() => null)]);
      if (reply?.ok) table.acknowledged.add(id);
      this.order.tally.add('kills during an action');
      // Nobody comes: the table must find out by itself what it has not stored.
      if (chance.below(2) === 0) {
        await server.to(server.now + AFTERWARDS_MS);
        await this.read(table);
        return null;
      }
      guest = await this.come(table, seat);
      table.came(seat);
      await server.to(server.now);
      table.touched = true;
      await this.read(table);
      table.touched = true;
    }
    // The answer to the same request is the same, however often it is sent.
    reply = await send(guest);
    if (!reply?.ok) table.fail(`${JSON.stringify(action)}: ${JSON.stringify(reply)}`);
    table.acknowledged.add(id);
    return guest;
  }

  /** Another night, or an absence: for the decisions after this one, and from now on. */
  private async arrange(table: WeekTable, seat: Seat, guest: Guest): Promise<void> {
    const { chance, server } = this;
    const asked = async (body: object): Promise<void> => {
      const reply = await guest.lobby(body as never);
      if (!reply.ok) table.fail(`${JSON.stringify(body)}: ${JSON.stringify(reply)}`);
    };
    if (chance.below(15) === 0) {
      seat.night = pick(chance, NIGHTS);
      await asked({ op: 'night', night: seat.night });
      this.order.tally.add('nights changed');
    }
    if (chance.below(12) > 0) return;
    const { now } = server;
    for (const leave of seat.leaves) leave.until = Math.min(leave.until, now);
    const days = chance.below(4);
    await asked({ op: 'away', days });
    if (days > 0) seat.leaves.push({ from: now, until: now + days * DAY });
    this.order.tally.add(days > 0 ? 'absences' : 'returns');
  }

  // -- time and kills -----------------------------------------------------------------------------

  private async advance(at: number): Promise<void> {
    const { server, chance, order } = this;
    for (const mail of this.mails) mail.rest();
    if (at > server.now) {
      const dies = this.kills < order.kills && chance.below(150) === 0;
      if (dies) this.kills++;
      const moved = server.to(at).catch((error) => {
        if (!dies) throw error;
      });
      if (dies) {
        await sleep(chance.below(KILL_MS));
        for (const table of this.tables) table.touched = true;
        await this.end();
        await moved;
        server.now = at;
        await this.restart(0);
        for (const table of this.tables) table.touched = true;
        order.tally.add('kills while time passes');
      }
      await moved;
    }
  }

  private get mails(): Mail[] {
    return this.tables.flatMap(({ seats }) => seats.map(({ mail }) => mail));
  }

  private async killNow(): Promise<void> {
    if (this.kills >= this.order.kills) return;
    await this.restart(pick(this.chance, [0, 2 * SECOND, 10 * MINUTE, 3 * HOUR]));
    for (const table of this.tables) await this.read(table);
  }

  private async end(): Promise<void> {
    await this.server.kill();
    for (const mail of this.mails) mail.kill();
  }

  /** @param down how long no server runs */
  private async restart(down: number): Promise<void> {
    const { server } = this;
    this.kills++;
    await this.end();
    server.now += down;
    this.up = server.now;
    await server.launch();
    await server.to(server.now + SECOND);
  }

  /** The whole log, from the first entry on. */
  private async judge(table: WeekTable): Promise<void> {
    await this.read(table);
    const log = table.logOf(await this.server.stored(table.code, 0));
    if (table.finished) {
      const { verdict } = verify(log, { games, hashes });
      if (verdict !== 'proven') table.fail(`its log is ${verdict}`);
    } else replay(log, games[log.game], hashes);
    this.order.tally.add(table.finished ? 'finished logs proven' : 'running logs replayed');
  }
}
