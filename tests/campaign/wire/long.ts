/**
 * A long match, the same at both tables, except that at one of them seats other than the viewer do
 * secret actions, or get refusals. People come late, by a second tab, after a restart, and on a
 * vacated chair; none of them may be able to count the secret actions.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { ActionBase, JsonObject } from '../../../engine/core/contract.ts';
import { seatsIn } from '../../battery/play.ts';
import type { Tally } from '../campaign.ts';
import { type Account, book, comparePages, readFigures } from './pages.ts';
import { type Both, type Case, type Scene, Script, type Which } from './script.ts';
import { Secretly } from './secretly.ts';
import type { World } from './world.ts';

/** Public actions between two full comparisons. */
const FEWEST = 25;
const SPREAD = 40;
/** One step in so many plays on; in the others people come and go. */
const VISITS = 4;
/** A seat may change its mind 500 times in a match; undos count as well. */
const MOST_SECRETS = 350;
/** More than can be taken back at once, and the greatest number of such floods. */
const FLOOD = 70;
const FLOODS = 3;

export interface LongCase extends Case {
  /** Types of the secret commands. */
  readonly types: readonly string[];
}

interface Sent {
  readonly seat: number;
  readonly name: string;
  readonly body: JsonObject;
}

export class LongScript extends Script {
  private readonly tally: Tally;
  private readonly secretly: Secretly;
  private readonly accounts: readonly [Account, Account] = [new Map(), new Map()];
  /** Secret commands of each seat so far. */
  private readonly spent: number[];
  private floods = 0;
  private flooded = false;

  constructor(scene: Scene, given: LongCase, worlds: Both, tally: Tally) {
    super(scene, given, worlds);
    this.tally = tally;
    this.secretly = new Secretly(scene.game, scene.samples, given.types, given.will);
    this.spent = new Array(given.seats).fill(0);
  }

  /** Plays on for a while; then people come and go. After each, all readable data is compared. */
  override async step(number: number): Promise<string> {
    const { will } = this.given;
    const ways: (() => Promise<string>)[] = [
      () => this.latecomer(number),
      () => this.latecomer(number),
      () => this.comeBack(),
      () => this.absence(),
      () => this.secondTab(),
      () => this.talk(),
      () => this.newcomer(),
      () => this.restart(),
    ];
    const plays = number % VISITS === 0;
    const what = await (plays ? this.playOn() : ways[will.below(ways.length)]());
    if (this.worlds[0].finished) {
      // All is public now, the log as well.
      this.taps = [];
      return 'the end';
    }
    for (const world of this.worlds) await world.settle();
    await comparePages(this.worlds, this.accounts, this.tally);
    return what;
  }

  /** Compares the figures after every event at a table. */
  protected override async inBoth<T>(act: (world: World, k: Which) => Promise<T>): Promise<[T, T]> {
    return super.inBoth(async (world, k) => {
      const before = await readFigures(world.hall);
      const result = await act(world, k);
      await world.settle();
      book(this.accounts[k], before, await readFigures(world.hall));
      return result;
    });
  }

  /** The same actions at both tables; at the first one secret ones come between. */
  private async playOn(): Promise<string> {
    const { will } = this.given;
    const count = FEWEST + will.below(SPREAD);
    const noticed: Sent[] = [];
    await this.inBoth(async (world, k) => {
      if (k === 1) {
        for (const { seat, name, body } of noticed) await this.seat(1, seat).request(name, body);
        return;
      }
      while (noticed.length < count && !world.finished) {
        if (will.below(2) === 0) await this.unnoticed();
        const next = this.next();
        noticed.push(next);
        await this.seat(0, next.seat).request(next.name, next.body);
      }
    });
    this.tally.add('rooms: noticed actions', noticed.length);
    this.tally.most('rooms: longest match', this.worlds[0].seq);
    return `${noticed.length} actions up to ${this.worlds[0].seq}`;
  }

  /** The next public action. */
  private next(): Sent {
    const { game } = this.scene;
    const { will, seats } = this.given;
    const [world] = this.worlds;
    const { id } = this;
    const able = Array.from({ length: seats }, (_, p) => p).filter((p) => world.undoable(p) > 0);
    const backward = able[will.below(Math.max(1, able.length))];
    if (backward !== undefined && will.below(8) === 0) {
      return { seat: backward, name: 'undo', body: { id } };
    }
    const deciders = seatsIn(game.deciders(world.state));
    const seat = deciders[will.below(deciders.length)];
    const choices = this.actions(0, seat);
    // After many secret actions the turn goes on, if possible: then the undos are compared.
    const lasting = this.flooded ? choices.filter((one) => this.isLasting(seat, one)) : [];
    this.flooded = false;
    const from = lasting.length > 0 ? lasting : choices;
    const action = from[will.below(from.length)];
    this.secretly.note(seat, action, choices);
    this.pool.add(action);
    return { seat, name: 'act', body: { id, action: asJson(action) } };
  }

  /** Whether `seat` goes on deciding after it, and could take it back. */
  private isLasting(seat: number, action: ActionBase): boolean {
    const { game } = this.scene;
    const { state } = this.worlds[0];
    const after = state.slice();
    game.apply(after, seat, game.encode(state, seat, action), new SeededChance(''), null);
    return game.deciders(after) === 1 << seat && !game.reveals(state, after);
  }

  /** A seat other than the viewer's does something secret, only at the first table. */
  private async unnoticed(): Promise<void> {
    const { viewer, seats, will } = this.given;
    const others = Array.from({ length: seats }, (_, p) => p).filter((p) => p !== viewer);
    const seat = others[will.below(others.length)];
    if (will.below(4) === 0) return this.refusedInSecret(seat);
    const times = this.isFlooded() ? FLOOD : 1 + will.below(4);
    const spent = (): number => this.spent[seat] ?? 0;
    const most = Math.min(MOST_SECRETS, spent() + times);
    while (spent() < most) if (!(await this.doAndUndo(seat))) return;
  }

  /** Sometimes there are very many: while a viewer with a seat could take something back. */
  private isFlooded(): boolean {
    const { viewer, will } = this.given;
    if (this.floods >= FLOODS || will.below(viewer === 'public' ? 40 : 2) > 0) return false;
    if (viewer !== 'public' && this.worlds[0].undoable(viewer) === 0) return false;
    this.floods++;
    this.flooded = true;
    return true;
  }

  /** @returns whether `seat` had a possible action */
  private async doAndUndo(seat: number): Promise<boolean> {
    const [world] = this.worlds;
    const [first, back] = this.secretly.commands(world.state, seat);
    if (!first) return false;
    const before = world.undoable(seat);
    await this.sendInSecret(seat, 'act', { id: this.id, action: asJson(first) });
    // A seat that decides alone has to take it back: it is among the steps that can be undone.
    if (world.undoable(seat) > before) await this.sendInSecret(seat, 'undo', { id: this.id });
    else if (back) await this.sendInSecret(seat, 'act', { id: this.id, action: asJson(back) });
    return true;
  }

  private async sendInSecret(seat: number, name: string, body: JsonObject): Promise<void> {
    this.spent[seat] = (this.spent[seat] ?? 0) + 1;
    const { type = name } = (body.action ?? {}) as { type?: string };
    this.tally.add(`rooms: in secret: ${type}`);
    await this.seat(0, seat).request(name, body);
  }

  /** Against the rules or the schema: only the sender is notified. */
  private async refusedInSecret(seat: number): Promise<void> {
    const { samples, game } = this.scene;
    const { will } = this.given;
    const action = samples.nonsense[will.below(samples.nonsense.length)];
    if (accepted(game, this.worlds[0].state, seat, action) !== null) return;
    this.tally.add('rooms: in secret: refused');
    await this.seat(0, seat).request('act', { id: this.id, action });
    await this.seat(0, seat).request('lobby', { op: 'conquer' });
  }

  /** A person leaves for good, and another takes the chair and its owner's knowledge. */
  private async newcomer(): Promise<string> {
    const { viewer, seats, will } = this.given;
    const seat = will.below(seats);
    const people = await this.inBoth(async (world, k) => {
      const left = this.seat(k, seat);
      await left.request('lobby', { op: 'leave' });
      const other = this.seat(k, (seat + 1) % seats);
      await other.request('lobby', { op: 'open', seat, open: true });
      left.socket.terminate();
      await world.settle();
      const person = await world.hall.join(world.code, { spectate: true, name: 'Newcomer' });
      const said = await person.request('lobby', { op: 'sit', seat });
      await world.settle();
      if (person.token === '') {
        throw new Error(`nobody could take chair ${seat}: ${JSON.stringify(said)}`);
      }
      world.seats[seat] = person;
      return person;
    });
    if (seat === viewer) {
      this.taps = this.taps.filter((tap) => tap.viewer !== viewer);
      this.tap('newcomer on the chair', viewer, people);
    }
    return `a newcomer on chair ${seat}`;
  }
}

const asJson = (action: ActionBase): JsonObject => action as unknown as JsonObject;
