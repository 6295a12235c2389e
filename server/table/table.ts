/**
 * One table without its network: seats, match, bots and clocks. The room, which connects it to
 * people, is notified of every change through `Audience`. Callers from outside (requests, timers,
 * comings and goings) use `queue`, one command after the other: no command reads state that is not
 * in the journal yet.
 */

import { randomUUID } from 'node:crypto';
import type { Game, JsonObject } from '../../engine/core/contract.ts';
import type { BotTurn } from '../bots/pool.ts';
import type { TableEvent } from '../events/table-event.ts';
import type { House } from '../house.ts';
import type { Claim, MatchRecord, TableRecord } from '../journal/journal.ts';
import { log, tagOf } from '../log.ts';
import type { Words } from '../people/words.ts';
import { type DayPace, dayPace, MOST_MISSED } from '../protocol/days.ts';
import type {
  Aids,
  Asked,
  Pace,
  RequestError,
  Seen,
  TableLimit,
  TableState,
} from '../protocol/messages.ts';
import type { CreateMessage } from '../protocol/schemas.ts';
import type { TalkLine } from '../protocol/talk.ts';
import { TableRatings } from '../ratings/at-table.ts';
import { Publicity } from '../watch/publicity.ts';
import { aidsOf } from './aids.ts';
import { beforehandId } from './answered-for.ts';
import type { Audience } from './audience.ts';
import { AnswersBeforehand } from './beforehand.ts';
import { BotDriver } from './bots.ts';
import { Clocks } from './clocks.ts';
import { CommandQueue } from './command-queue.ts';
import { Commitment } from './commitment.ts';
import { Company } from './company.ts';
import { AT_ONCE, DayClocks } from './day-clocks.ts';
import { appends } from './figures.ts';
import { ForegoneAnswers } from './foregone.ts';
import { Gathering } from './gathering.ts';
import { type Idleness, moreTime } from './limits.ts';
import { tableState, type Watching } from './outbox.ts';
import { PATIENCE_SECONDS, Participants } from './participants.ts';
import { type Append, type Outcome, Play } from './play.ts';
import { newRecord, opened, recordOf, restore, snapshotOf } from './record.ts';
import { resumed } from './resume.ts';
import { type Chair, Seats } from './seats.ts';
import type { Step } from './step.ts';
import { substituteOf } from './substitute.ts';
import { TurnTeller } from './turn-teller.ts';

export class Table {
  readonly code: string;
  readonly game: Game;
  readonly seats: Seats;
  pace: Pace;
  /** The host's options; the game fills in the rest. */
  given: JsonObject;
  /** The chance of the next match. */
  next: Commitment;
  /** Time bank with which each seat begins a match, in seconds. */
  bankSeconds: number;
  /** The pace of a match over days; null: other clocks. */
  days: DayPace | null;
  play: Play | null = null;
  /** A match that cannot go on here; kept until the next one begins. */
  private kept: string | null = null;
  /** Steps of a match over days whose consequences are not all written down. */
  private pending = 0;
  private isStopped = false;
  readonly participants: Participants;
  /** Who is known by a key. */
  readonly company: Company;
  /** Nobody is present: bots and clocks wait. */
  paused = true;
  /** Whether the house halts the match, asked anew at each position. */
  stands: () => boolean = () => false;
  /** The house's own deadlines for idle people, as everybody is shown them. */
  idleness: Idleness | null = null;
  /** Bots take their time for questions, too: somebody watches. */
  unhurried = false;
  /** Factor for the delays of the bots. */
  leisure = 1;
  /** All commands of this table, one after the other. */
  readonly queue = new CommandQueue();
  private readonly house: House;
  private readonly audience: Audience;
  private readonly driver: BotDriver;
  private readonly foregone = new ForegoneAnswers(this);
  private readonly clocks: Clocks;
  private readonly dayClocks: DayClocks;
  private readonly teller: TurnTeller;
  readonly beforehand: AnswersBeforehand;
  /** How its match begins by itself. */
  readonly gathering: Gathering;
  /** Settings for others than its players. */
  publicity: Publicity;
  /** Help that its players may be shown. */
  aids: Aids;
  /** Matches count for the ratings of their people. */
  rated: boolean;
  readonly ratings: TableRatings;
  /** The event whose people have its chairs; null for any other table. */
  readonly event: TableEvent | null;
  /** The right to write for this table. */
  readonly claim: Claim;

  private constructor(house: House, audience: Audience, record: TableRecord, claim: Claim) {
    this.house = house;
    this.audience = audience;
    this.claim = claim;
    this.code = record.code;
    this.game = house.games[record.game];
    this.seats = Seats.fromJson(record.body.seats as JsonObject, this.game.colors);
    this.company = new Company(this.seats);
    this.pace = record.body.pace as Pace;
    this.given = record.body.options as JsonObject;
    this.next = Commitment.fromJson(record.body.next) ?? Commitment.with(house.newKey());
    this.bankSeconds = Number(record.body.bank ?? 0);
    this.days = dayPace(String(record.body.days ?? ''));
    this.publicity = Publicity.fromJson(record.body.publicity);
    this.aids = aidsOf(record.body.aids);
    this.rated = record.body.rated === true;
    this.event = (record.body.event as TableEvent | undefined) ?? null;
    this.ratings = new TableRatings(house.people.ratings, record.game);
    this.driver = new BotDriver(this, house.bots, house.clock);
    this.clocks = new Clocks(this, house.clockSecond, PATIENCE_SECONDS, house.clock);
    this.dayClocks = new DayClocks(this, house.clockSecond, house.clock);
    this.beforehand = new AnswersBeforehand(this, house.clock);
    this.gathering = new Gathering(this, house.clock);
    this.gathering.goOn(record.body.begins);
    this.teller = new TurnTeller(this, this.dayClocks, house.notices);
    const { clock, clockSecond } = house;
    const times = { absence: house.config.absenceSeconds, second: clockSecond, clock };
    this.participants = new Participants(this, this.seats, times);
    this.participants.voting.reset(record.body.paused === true);
  }

  /**
   * Opens a new table.
   * @param gathers for so many people of the queue; 0 = not the queue's
   * @throws Error if the game does not accept the options, or the journal fails
   */
  static async open(
    house: House,
    audience: Audience,
    options: CreateMessage,
    gathers = 0,
  ): Promise<Table> {
    const { record, claim } = await opened(house, newRecord(house, options, gathers > 0));
    const table = new Table(house, audience, record, claim);
    table.gathering.begin(options.start ?? false, gathers, house.clockSecond);
    // People who go again must find it there.
    if (table.due !== null) await table.save();
    return table;
  }

  /**
   * Restores the table from its journal; the caller owns it from now on.
   * @returns null if there is no such table, or its game is not installed
   * @throws Error if its log no longer fits the rules
   */
  static async wake(house: House, audience: Audience, code: string): Promise<Table | null> {
    const { journal } = house;
    const claimed = await journal.claim(code);
    if (!claimed || !house.games[claimed.table.game]) return null;
    const table = new Table(house, audience, claimed.table, claimed.claim);
    const { matchId, body } = claimed.table;
    // A published hash must outlive the process.
    if (!Commitment.fromJson(body.next)) {
      await journal.saveTable(claimed.claim, recordOf(table, matchId));
    }
    if (matchId) await table.goOn(matchId);
    if (table.event && table.stage === 'lobby') table.gathering.expect(table.seats.persons);
    if (table.overDays) table.sleptOn();
    else table.participants.expectAll();
    // The match has ended, and the process with it.
    if (!table.overDays && typeof body.due === 'number') await table.endDays();
    return table;
  }

  /** In a match over days nobody is expected: who has missed too much still has a bot. */
  private sleptOn(): void {
    for (const chair of this.seats.chairs) {
      const gone = (chair.days?.missed ?? 0) >= MOST_MISSED;
      if (gone) chair.heldSince = this.house.clock.now();
    }
    this.teller.expect();
  }

  /** Nobody owes anything, and nothing wakes the table any more. */
  private async endDays(): Promise<void> {
    const { code, play, seats, house } = this;
    if (play) house.notices.recall?.(code, play.id, new Map(), [...seats.chairs.keys()]);
    await this.save();
  }

  /**
   * Goes on with a match, or sets it aside: then everybody is in the lobby, and a notice says why.
   */
  private async goOn(id: string): Promise<void> {
    const { house, game } = this;
    const found = await resumed(house.journal, game, id, (match) => this.newPlay(match));
    if (!found || found instanceof Play) {
      this.play = found;
      return;
    }
    const { notice, why } = found;
    log.warn(`match.${notice}`, { table: tagOf(this.code), match: id, why });
    this.kept = id;
    this.participants.talk.notice(notice, -1);
  }

  get stage(): TableState['stage'] {
    if (!this.play) return 'lobby';
    return this.play.finished ? 'finished' : 'playing';
  }

  /** A match over days is running: it goes on while nobody is there. */
  get overDays(): boolean {
    return this.dayClocks.runs;
  }

  /** When it must be awake next, epoch milliseconds; null if it need not be. */
  get due(): number | null {
    return this.gathering.due ?? this.dayClocks.due;
  }

  /** When the own time of `seat` ends in a match over days; null if it owes nothing. */
  deadlineOf(seat: number): number | null {
    return this.dayClocks.deadline(seat);
  }

  private get timing(): Clocks | DayClocks {
    return this.days ? this.dayClocks : this.clocks;
  }

  /** Nobody is present, all have agreed on a pause, or the house wants it: bots and clocks wait. */
  get halted(): boolean {
    return this.paused || this.participants.voting.paused || this.stands();
  }

  /** Any visitor may find the table and take a free seat. */
  get invites(): boolean {
    return this.publicity.everybody;
  }

  /** Whether this connection gets no chair here: the table is open, and somebody is blocked. */
  avoids(session: string): boolean {
    return this.invites && this.company.avoids(session);
  }

  /** The queue leads people to its bots' seats, until half the match is over. */
  get leads(): boolean {
    return this.publicity.queued;
  }

  /** Its chairs are for the people of an event alone. */
  get reserves(): boolean {
    return this.event !== null;
  }

  /** The options of the running match, or of the next one. */
  get options(): JsonObject {
    return this.play ? this.play.record.options : this.coming();
  }

  /** The options of the next match: the chosen ones, and the game's own for bots alone. */
  private coming(): JsonObject {
    const { game, given, seats } = this;
    const usual = seats.onlyBots ? game.botsOnly : {};
    return game.options({ ...usual, ...given }, seats.count) as JsonObject;
  }

  /** The table and its owner, for the order in which bots think. */
  get turn(): BotTurn {
    const { code, seats, house } = this;
    return { way: [house.shares.senderOf(code) ?? '', code], persons: seats.present !== 0 };
  }

  /** The position, as everybody sees it. */
  get now(): Seen {
    return { match: this.play?.id ?? '', seq: this.play?.seq ?? 0 };
  }

  /** Words that nobody's name has. */
  get words(): Words {
    return this.house.config.words;
  }

  get bankMs(): number {
    return this.bankSeconds * this.house.clockSecond;
  }

  /** The bot that plays for absent people: see `substituteOf`. */
  get substitute(): string {
    return substituteOf(this.game, this.seats.chairs);
  }

  /**
   * The synchronized state as plain JSON.
   * @param watching connections without a seat
   */
  plain(watching: Watching): TableState {
    return tableState(this, this.code, this.timing, watching);
  }

  /** Saves the state that must survive a restart. */
  async save(): Promise<void> {
    const { due, pending } = this;
    const record = recordOf(this, this.play?.id ?? this.kept);
    const marked = { ...record, body: { ...record.body, due: AT_ONCE } };
    await this.house.journal.saveTable(this.claim, pending > 0 ? marked : record);
    if (due !== null && pending === 0) this.house.waker.note(due);
  }

  /**
   * A match over days goes on. Until clocks and notices are written down as well, its record says
   * that the table must be awake at once: whoever starts a server after a kill looks at it.
   */
  private async mark(): Promise<void> {
    this.pending++;
    try {
      if (this.pending === 1) await this.save();
    } catch (error) {
      this.pending--;
      throw error;
    }
  }

  /** What follows from a step is written down, or about to be. */
  private unmark(): void {
    const { notices } = this.house;
    const end = async (): Promise<void> => {
      this.pending--;
      if (!this.isStopped) await this.save();
    };
    Promise.resolve(notices.written?.())
      .then(() => this.queue.run(end))
      .catch((error) => {
        log.error('table.unsaved', { table: tagOf(this.code) }, error);
      });
  }

  /**
   * Makes and saves a change of seats, options or pace; `change` returns an error if it made none.
   * @throws Error if the journal refuses it: the change is undone
   */
  async change(change: () => Promise<RequestError | null>): Promise<RequestError | null> {
    const before = snapshotOf(this);
    try {
      const error = await change();
      if (error !== null) return error;
      this.participants.review();
      // The start of a match has already saved the table with it.
      const started = this.play !== null && this.play !== before.play;
      if (!started) await this.save();
      this.forgetSeats(before.chairs);
      this.participants.tell();
      return null;
    } catch (error) {
      restore(this, before);
      throw error;
    }
  }

  private newPlay(match: MatchRecord): Play {
    const plain = appends(this.house.journal, this.claim, match.id);
    const append: Append = async (entry, result, hidden) => {
      if (!this.days || hidden) return plain(entry, result, hidden);
      await this.mark();
      try {
        await plain(entry, result, hidden);
      } catch (error) {
        this.unmark();
        throw error;
      }
    };
    return new Play(this.game, match, () => this.seats.infos(), append, this.house.clock.now);
  }

  /** Brings clocks, people, public state and bots up to the position; call it after every change. */
  refresh(): void {
    this.settle();
    this.audience.changed();
    this.wake();
  }

  /** Updates clocks and people for the position. */
  private settle(): void {
    const moved = this.timing.update();
    const { state } = this.participants.voting;
    const closed = this.gathering.closeAtHalf();
    const gone = this.participants.review();
    this.participants.tell();
    if (this.participants.voting.state !== state) this.timing.update();
    if (this.halted) this.driver.stop();
    this.teller.update();
    // What a step leads to is saved after it.
    if ((!gone && !closed && !moved) || this.pending > 0) return;
    this.queue
      .run(() => this.save())
      .catch((error) => {
        log.error('table.unsaved', { table: tagOf(this.code) }, error);
      });
  }

  async stop(): Promise<void> {
    this.isStopped = true;
    this.driver.stop();
    this.clocks.stop();
    this.dayClocks.stop();
    this.beforehand.stop();
    this.gathering.stop();
    this.participants.stop();
    // The time banks' use since the last save; or what a step of a match over days has led to.
    const banks = this.stage === 'playing' && this.bankSeconds > 0 && !this.days;
    if (banks || this.pending > 0) await this.save();
  }

  // -- people -------------------------------------------------------------------------------------

  tellTalk(line: TalkLine): void {
    this.audience.talked(line);
  }

  tellUnseated(session: string): void {
    this.audience.unseated(session);
  }

  /** Deadlines that run while somebody thinks, besides the clocks of the game. */
  get limits(): TableLimit[] {
    return [...this.driver.limits, ...(this.halted ? [] : (this.idleness?.limits ?? []))];
  }

  /**
   * A person sits at the table and is present: bots play slowly enough for their moves to be seen.
   */
  get attended(): boolean {
    return this.seats.present !== 0;
  }

  /** A bot waits for persons: everybody is shown for how long. */
  onWait(): void {
    this.audience.changed();
  }

  /**
   * The person of `seat` is reading: more time for the decision.
   * @returns null, or why there is none
   */
  more(seat: number, asked?: Asked): RequestError | null {
    if (this.play?.isStale(seat, asked)) return 'stale';
    if (this.participants.voting.paused) return 'paused';
    return moreTime([this.clocks, this.driver, this.idleness], seat);
  }

  isLate(seat: number): boolean {
    return !this.days && this.clocks.isLate(seat);
  }

  /**
   * The owner of `seat` has gone.
   * @param forGood on purpose, not by a lost network
   */
  async depart(seat: number, forGood: boolean): Promise<void> {
    if (this.participants.depart(seat, forGood)) await this.save();
  }

  /** Somebody is present, or nobody any more. */
  setPaused(paused: boolean): void {
    this.paused = paused && !this.overDays && !this.event;
    if (this.paused) this.driver.stop();
  }

  // -- the match ----------------------------------------------------------------------------------

  /** The people of the queue are on their way, and the match begins by itself. */
  get gathers(): boolean {
    return this.gathering.runs;
  }

  /**
   * Starts a match, or the next one, with the present seats.
   * @throws if the journal fails
   */
  async start(): Promise<RequestError | null> {
    if (!this.seats.full) return 'notNow';
    if (!this.house.budget.mayBegin(this.code)) return 'daily';
    const { seats, game, code, next, publicity } = this;
    const options = this.coming();
    const id = randomUUID();
    const contributions = next.freeze(seats.chairs);
    const counts = this.rated && !seats.onlyBots;
    const infos = counts ? seats.ratedInfos() : seats.infos();
    const about = { id, code, game: game.id, seats: infos, options };
    const match = { ...about, key: next.key, contributions, engine: game.version };
    const play = this.newPlay(match);
    seats.begin(this.bankMs, publicity.begin().showsHands ? this.audience.casters : []);
    this.participants.voting.reset();
    try {
      // The match after this one has its key from now on.
      this.next = Commitment.with(this.house.newKey());
      this.publicity = publicity.begin();
      await this.house.journal.startMatch(this.claim, match, recordOf(this, id));
    } catch (error) {
      Object.assign(this, { next, publicity });
      throw error;
    }
    this.gathering.begun();
    this.kept = null;
    this.play = play;
    // Over days it goes on with nobody there.
    this.setPaused(this.paused);
    if (this.overDays) await this.tellPeople(id);
    this.tell({ seq: 0, seat: null, emitted: play.opening, hidden: false });
    return null;
  }

  /** Before a match over days the seats of those who have got up are written down no longer. */
  private forgetSeats(before: readonly Chair[]): void {
    if (!this.days || this.stage !== 'lobby') return;
    for (const [seat, { token }] of before.entries()) {
      if (token === '' || this.seats.chairs[seat]?.token === token) continue;
      this.house.people.awaited.left(this.code, seat).catch((error) => {
        log.error('people.failed', { table: tagOf(this.code) }, error);
      });
    }
  }

  /** Whose seats they are: nobody need be here when it begins. */
  private async tellPeople(match: string): Promise<void> {
    const persons = this.seats.chairs.flatMap((_, seat) => (this.seats.isPerson(seat) ? seat : []));
    try {
      await this.house.people.awaited.begun(this.code, match, persons);
    } catch (error) {
      log.error('people.failed', { table: tagOf(this.code) }, error);
    }
  }

  reopen(): void {
    this.play = null;
    this.participants.voting.reset();
  }

  /** An action of a person. */
  async act(seat: number, action: JsonObject, id: string | null, asked?: Asked): Promise<Outcome> {
    if (this.participants.voting.paused) return { ok: false, error: 'paused' };
    if (id !== null) this.dayClocks.acted(seat);
    if (id !== null && this.participants.back(seat)) this.refresh();
    const delay = this.clocks.delay(action.type);
    return this.conclude(await this.play?.act(seat, action, id, delay, asked));
  }

  async undo(seat: number, id: string, asked?: Asked): Promise<Outcome> {
    if (this.participants.voting.paused) return { ok: false, error: 'paused' };
    if (this.participants.back(seat)) this.refresh();
    // What is taken back may be what was answered beforehand.
    if (this.play?.undoable(seat)) this.beforehand.drop(seat);
    return this.conclude(await this.play?.undo(seat, id, asked));
  }

  /** An action of a bot or clock: the same gate as for people, without an id. */
  actFor(seat: number, action: JsonObject): Promise<Outcome> {
    return this.act(seat, action, null);
  }

  /** What the person of `seat` has answered beforehand. */
  async answerFor(seat: number, action: JsonObject): Promise<Outcome> {
    return this.conclude(await this.play?.act(seat, action, beforehandId()));
  }

  private conclude(outcome: Outcome = { ok: false, error: 'notNow' }): Outcome {
    if (!outcome.ok || !outcome.step) return outcome;
    try {
      this.tell(outcome.step);
    } catch (error) {
      // The step is stored and stays valid even if announcing it failed.
      log.error('step.untold', { table: tagOf(this.code) }, error);
    }
    if (this.days && !outcome.step.hidden) this.unmark();
    return outcome;
  }

  private tell(step: Step): void {
    // Nothing that others could notice has changed: clocks and bots must not even run.
    if (step.hidden) this.teller.update();
    else this.settle();
    this.audience.happened(step);
    if (!step.hidden) this.wake();
  }

  /** Wakes all automatic answers: first those of seats without a choice. */
  private wake(): void {
    this.foregone.wake();
    this.beforehand.wake();
    this.driver.wake();
  }

  /** The bot that decides for `seat` now, null if a person does. */
  botOf(seat: number): string | null {
    const chair = this.seats.chairs[seat];
    if (!chair) return null;
    return chair.bot || (this.seats.isHeld(seat) ? this.substitute : null);
  }

  /**
   * The time ran out, and the rules' stand-in has decided: a bot plays until the person is back.
   */
  onLate(seat: number): void {
    this.participants.hold(seat, 'late');
  }

  /** The same in a match over days, after several turns in a row. */
  onMissed(seat: number, gone: boolean): void {
    if (gone) this.onLate(seat);
    else this.participants.notice('missed', seat);
  }

  /** The person of `seat` is away for so many days; 0 = is back. */
  goAway(seat: number, days: number): void {
    this.dayClocks.leave(seat, days);
  }

  /** The question of `seat` was answered beforehand. */
  answers(seat: number): boolean {
    return this.beforehand.answers(seat);
  }

  /**
   * Bots or answers are due in a match over days, what a step leads to is being written down, or an
   * event's match runs: the table stays awake.
   */
  get isBusy(): boolean {
    const inEvent = this.event !== null && this.stage !== 'finished';
    return this.due === AT_ONCE || this.pending > 0 || inEvent;
  }
}
