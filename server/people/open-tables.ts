/**
 * The tables that are open to everybody, in all processes of the house. Each process has the whole
 * list: the process that has a table tells the others of each change of its card. What a process
 * has told goes with it when it dies. The same for how many people wait in the queue.
 */

import { type Clock, HOST_CLOCK } from '../clock.ts';
import { isAlive } from '../cluster/peers.ts';
import { matchMaker } from '../colyseus.ts';
import { log } from '../log.ts';
import type { OpenTable, WaitingCount } from '../protocol/people.ts';
import { openCard, type Shown } from './open-card.ts';
import { OpenIndex, queueName } from './open-index.ts';

/** Channel on which processes tell of their open tables. */
const CHANNEL = 'laguna:open';
/** How often a process tells all of its tables again, in milliseconds. */
const AGAIN_MS = 15_000;
/** How often it looks whether another one has died. */
const LOOK_MS = 4000;
/** How long a chair is kept for a person whom the queue sends there, in milliseconds. */
const HELD_MS = 8000;

interface Opened {
  readonly card: OpenTable;
  readonly since: number;
  /** Marks of those who sit there, for the processes alone. */
  readonly marks: readonly string[];
}

/** Everything that a process has, or one change of it. `asks`: tell me what you have. */
type Word = { readonly from: string } & (
  | { readonly code: string; readonly opened: Opened | null }
  | { readonly all: readonly Opened[]; readonly waiting: readonly WaitingCount[] }
  | { readonly waiting: readonly WaitingCount[] }
  | { readonly asks: true }
);

export class OpenTables {
  private readonly index = new OpenIndex();
  /** The tables of this process. */
  private readonly own = new Map<string, { readonly opened: Opened; readonly text: string }>();
  /** The process behind each table of another one. */
  private readonly others = new Map<string, string>();
  /** Who waits, by the process that has the queue. */
  private readonly waiting = new Map<string, readonly WaitingCount[]>();
  /** Until when chairs are kept, by table. */
  private readonly held = new Map<string, number[]>();
  /** Free chairs, by table. */
  private readonly frees = new Map<string, number>();
  private readonly clock: Clock;
  private shared = false;
  /** Called when a match of this queue may have a chair to take. */
  onChair: ((game: string, clock: string) => void) | null = null;

  constructor(clock = HOST_CLOCK) {
    this.clock = clock;
  }

  /** Shares the list with the other processes. */
  async share(): Promise<void> {
    await matchMaker.presence.subscribe(CHANNEL, (word: Word) => this.hear(word));
    this.shared = true;
    this.tell({ from: matchMaker.processId, asks: true });
    this.clock.setInterval(() => this.tellAll(), AGAIN_MS).unref();
    this.clock.setInterval(() => this.forgetDead(), LOOK_MS).unref();
  }

  /** Brings the list up to a change of the table. */
  update(table: Shown): void {
    const card = openCard(table);
    const before = this.own.get(table.code);
    if (!card) {
      this.remove(table.code);
      return;
    }
    const marks = table.company.marks;
    const text = JSON.stringify([card, marks]);
    if (text === before?.text) return;
    const opened = { card, since: before?.opened.since ?? this.clock.now(), marks };
    this.own.set(table.code, { opened, text });
    this.others.delete(table.code);
    this.set(opened);
    this.tell({ from: matchMaker.processId, code: table.code, opened });
  }

  /** The table sleeps, or is another process's. */
  remove(code: string): void {
    if (!this.own.delete(code)) return;
    this.held.delete(code);
    this.frees.delete(code);
    this.index.remove(code);
    this.tell({ from: matchMaker.processId, code, opened: null });
  }

  /** So many people wait in this process's queue. */
  counted(game: string, clock: string, people: number): void {
    const before = this.waiting.get(matchMaker.processId) ?? [];
    const others = before.filter((one) => one.game !== game || one.clock !== clock);
    const waiting = people > 0 ? [...others, { game, clock, people }] : others;
    this.waiting.set(matchMaker.processId, waiting);
    this.tell({ from: matchMaker.processId, waiting });
  }

  /**
   * A page as the text of its answer (`protocol/people.ts`).
   * @param page from 0 on
   * @param game of this game alone; null = of all
   * @param avoids marks of people whose tables are left out
   */
  page(page: number, game: string | null, avoids: readonly string[] = []): string {
    const waiting = [...this.waiting.values()].flat();
    return `{${this.index.page(page, game, avoids)},"waiting":${JSON.stringify(waiting)}}`;
  }

  /**
   * A match of the queue with a bot's chair to take.
   * @param except tables to leave out
   * @param hold keeps that chair for a moment
   * @param avoids marks of people who may not sit there
   */
  chairAt(
    game: string,
    clock: string,
    except: readonly string[],
    hold: boolean,
    avoids: readonly string[] = [],
  ): string | null {
    const now = this.clock.now();
    const isFree = (code: string, free: number): boolean => {
      const kept = this.held.get(code)?.filter((until) => until > now) ?? [];
      if (kept.length > 0) this.held.set(code, kept);
      else this.held.delete(code);
      return free > kept.length && !except.includes(code);
    };
    const code = this.index.chairAt(queueName(game, clock), isFree, avoids);
    if (hold && code !== null) {
      this.held.set(code, [...(this.held.get(code) ?? []), now + HELD_MS]);
    }
    return code;
  }

  /** Keeps so many chairs of a new table for the people whom the queue sends there. */
  hold(code: string, people: number): void {
    const until = this.clock.now() + HELD_MS;
    this.held.set(code, [...(this.held.get(code) ?? []), ...Array(people).fill(until)]);
  }

  private set({ card, since, marks }: Opened): void {
    this.come(card);
    this.index.set(card, since, marks);
    if (card.queue) this.onChair?.(card.game, card.clock ?? '');
  }

  /** Whoever has taken a chair needs none that is kept. */
  private come({ code, free }: OpenTable): void {
    const taken = Math.max(0, (this.frees.get(code) ?? free) - free);
    this.frees.set(code, free);
    const kept = this.held.get(code);
    if (kept && taken > 0) this.held.set(code, kept.slice(taken));
  }

  private tell(word: Word): void {
    if (this.shared) matchMaker.presence.publish(CHANNEL, word);
  }

  private tellAll(): void {
    const all = [...this.own.values()].map(({ opened }) => opened);
    const waiting = this.waiting.get(matchMaker.processId) ?? [];
    this.tell({ from: matchMaker.processId, all, waiting });
  }

  private hear(word: Word): void {
    const { from } = word;
    if (from === matchMaker.processId) return;
    if ('asks' in word) {
      this.tellAll();
      return;
    }
    if ('code' in word) {
      if (word.opened) this.put(from, word.opened);
      else if (this.others.get(word.code) === from) this.drop(word.code);
      return;
    }
    if ('all' in word) {
      this.forget(from);
      for (const opened of word.all) this.put(from, opened);
    }
    this.waiting.set(from, word.waiting);
  }

  private put(from: string, opened: Opened): void {
    const { code } = opened.card;
    // A table that this process has by now is this process's to tell of.
    if (this.own.has(code)) return;
    this.others.set(code, from);
    this.set(opened);
  }

  private drop(code: string): void {
    this.others.delete(code);
    this.held.delete(code);
    this.frees.delete(code);
    this.index.remove(code);
  }

  private forget(from: string): void {
    for (const [code, process] of this.others) if (process === from) this.drop(code);
    this.waiting.delete(from);
  }

  private forgetDead(): void {
    for (const from of new Set([...this.others.values(), ...this.waiting.keys()])) {
      if (from === matchMaker.processId) continue;
      isAlive(from).then(
        (alive) => alive || this.forget(from),
        (error) => log.warn('open.unknown', {}, error),
      );
    }
  }
}
