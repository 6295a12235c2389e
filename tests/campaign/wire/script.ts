/** The events at two tables in twin positions: the same at both, except for secrets. */

import type { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { ActionBase, Game, JsonObject, State, Viewer } from '../../../engine/core/contract.ts';
import { Pool, seatsIn } from '../../battery/play.ts';
import type { Samples } from '../../battery/samples.ts';
import type { Hall, Person } from './hall.ts';
import type { World } from './world.ts';

export interface Scene {
  readonly hall: Hall;
  /** Sets the start of the hall's next match. */
  readonly begin: (state: State) => void;
  readonly game: Game;
  readonly samples: Samples;
}

/** A position and its twin, and the viewer who cannot distinguish them. */
export interface Case {
  readonly viewer: Viewer;
  readonly positions: readonly [State, State];
  readonly seats: number;
  readonly options: JsonObject;
  readonly will: SeededChance;
}

/** One recorded line, in both worlds. */
export interface Tap {
  readonly name: string;
  readonly viewer: Viewer;
  people: [Person, Person];
}

export type Both = readonly [World, World];
export type Which = 0 | 1;
export const BOTH = [0, 1] as const;

export class Script {
  /** The recorded lines. */
  taps: Tap[] = [];
  protected readonly scene: Scene;
  protected readonly given: Case;
  protected readonly worlds: Both;
  protected readonly pool: Pool;
  private readonly codes: Int32Array;
  private asked = 0;

  constructor(scene: Scene, given: Case, worlds: Both) {
    this.scene = scene;
    this.given = given;
    this.worlds = worlds;
    this.pool = new Pool(scene.samples);
    this.codes = new Int32Array(scene.game.maxLegal);
  }

  /** A spectator and the viewer listen; then the match begins in its position. */
  async start(): Promise<void> {
    const { worlds, given, scene } = this;
    const { viewer } = given;
    await this.spectator('early spectator');
    if (viewer !== 'public') {
      this.tap('viewer', viewer, [this.seat(0, viewer), this.seat(1, viewer)]);
    }
    for (const k of BOTH) {
      scene.begin(given.positions[k]);
      await this.seat(k, 0).request('lobby', { op: 'start' });
      await worlds[k].settle();
    }
  }

  /**
   * Does something random.
   * @returns its name
   */
  async step(number: number): Promise<string> {
    const { will } = this.given;
    const steps: (() => Promise<string>)[] = [
      () => this.act(),
      () => this.act(),
      () => this.act(),
      () => this.secretAct(),
      () => this.secretAct(),
      () => this.refused(),
      () => this.malformed(),
      () => this.undo(),
      () => this.latecomer(number),
      () => this.comeBack(),
      () => this.absence(),
      () => this.secondTab(),
      () => this.talk(),
      () => this.council(),
      ...(number % 6 === 5 ? [() => this.restart(), () => this.restart()] : []),
    ];
    return steps[will.below(steps.length)]();
  }

  protected seat(world: Which, seat: number): Person {
    return this.worlds[world].seats[seat];
  }

  protected tap(name: string, viewer: Viewer, people: [Person, Person]): void {
    this.taps.push({ name, viewer, people });
  }

  /** Does the same in both worlds, one after the other. */
  protected async inBoth<T>(act: (world: World, k: Which) => Promise<T>): Promise<[T, T]> {
    const first = await act(this.worlds[0], 0);
    return [first, await act(this.worlds[1], 1)];
  }

  private async spectator(name: string): Promise<void> {
    const people = await this.inBoth(({ hall, code }) => hall.join(code, { spectate: true }));
    this.tap(name, 'public', people);
  }

  private request(
    seat: number,
    name: string,
    body: (k: Which) => JsonObject | null,
  ): Promise<unknown> {
    return this.inBoth(async (_, k) => {
      const message = body(k);
      if (message) await this.seat(k, seat).request(name, message);
    });
  }

  protected get id(): string {
    return `id ${this.asked++}`;
  }

  protected actions(k: Which, seat: number): ActionBase[] {
    const { game } = this.scene;
    const { state } = this.worlds[k];
    const count = game.legal(state, seat, this.codes);
    return Array.from(this.codes.subarray(0, count), (code) => game.decode(state, seat, code));
  }

  private isLegal(k: Which, seat: number, action: unknown): boolean {
    return accepted(this.scene.game, this.worlds[k].state, seat, action) !== null;
  }

  /** A seat decides, the same in both worlds. */
  private async act(): Promise<string> {
    const { scene, given, worlds } = this;
    const { game } = scene;
    const deciders = seatsIn(game.deciders(worlds[0].state));
    const seat = deciders[given.will.below(deciders.length)];
    if (seat === undefined) return 'nothing';
    const shared = this.actions(0, seat).filter((one) => this.isLegal(1, seat, one));
    if (shared.length === 0) return 'nothing';
    const action = shared[given.will.below(shared.length)];
    this.pool.add(action);
    const id = this.id;
    await this.request(seat, 'act', () => ({ id, action: action as unknown as JsonObject }));
    return `${action.type} of seat ${seat}`;
  }

  /** Another seat does different secret actions in the two worlds, or none in one of them. */
  private async secretAct(): Promise<string> {
    const { scene, given } = this;
    const { samples } = scene;
    const others = this.worlds[0].seats.map((_, seat) => seat).filter((p) => p !== given.viewer);
    const seat = others[given.will.below(others.length)];
    const legal = BOTH.map((k) => {
      const asides = samples.asides.filter((aside) =>
        this.isLegal(k, seat, aside),
      ) as unknown[] as ActionBase[];
      const decisions = this.actions(k, seat);
      return [...asides, ...asides, ...decisions].filter(({ type }) =>
        samples.secret.includes(type),
      );
    });
    const [here = [], there = []] = legal;
    const one = here[given.will.below(here.length)];
    if (!one) return 'nothing';
    const alike = there.filter(({ type }) => type === one.type);
    const isAside = samples.asides.some(({ type }) => type === one.type);
    // A completely hidden action may be missing in the other world.
    const other =
      isAside && given.will.below(2) === 0 ? null : alike[given.will.below(alike.length)];
    if (!other && !isAside) return 'nothing';
    const id = this.id;
    const body = (action: ActionBase | null | undefined) =>
      action ? { id, action: action as unknown as JsonObject } : null;
    await this.request(seat, 'act', (k) => body(k === 0 ? one : other));
    return `${one.type} of seat ${seat}, not the same in both`;
  }

  /** A mostly illegal action: reason and remedy. */
  protected async refused(): Promise<string> {
    const seat = this.someSeat();
    const action = this.pool.pick() as JsonObject;
    const taken = BOTH.map((k) => this.isLegal(k, seat, action));
    if (taken[0] !== taken[1] && seat !== this.given.viewer) return 'nothing';
    const id = this.id;
    await this.request(seat, 'act', () => ({ id, action }));
    return `${JSON.stringify(action)} of seat ${seat}`;
  }

  private async malformed(): Promise<string> {
    const seat = this.someSeat();
    const bad: [string, JsonObject][] = [
      ['act', { id: '' }],
      ['undo', {}],
      ['lobby', { op: 'conquer' }],
      ['lobby', { op: 'start' }],
      ['lobby', { op: 'seats', count: 3 }],
      ['act', { id: 'x', action: { type: 'toString' } }],
    ];
    const [name, body] = bad[this.given.will.below(bad.length)];
    await this.request(seat, name, () => body);
    return `${name} ${JSON.stringify(body)} of seat ${seat}`;
  }

  private someSeat(): number {
    const { viewer, will, seats } = this.given;
    return viewer !== 'public' && will.below(3) > 0 ? viewer : will.below(seats);
  }

  private async undo(): Promise<string> {
    const { viewer, seats } = this.given;
    for (let seat = 0; seat < seats; seat++) {
      const [one, other] = [this.worlds[0].undoable(seat), this.worlds[1].undoable(seat)];
      if (one === 0 || (one !== other && seat !== viewer)) continue;
      const id = this.id;
      await this.request(seat, 'undo', () => ({ id }));
      return `undo of seat ${seat}`;
    }
    const seat = this.someSeat();
    const id = this.id;
    await this.request(seat, 'undo', () => ({ id }));
    return `vain undo of seat ${seat}`;
  }

  protected async latecomer(number: number): Promise<string> {
    await this.spectator(`spectator since step ${number}`);
    return 'latecomer';
  }

  /** The viewer's connection is lost and comes back as the same session. */
  protected async comeBack(): Promise<string> {
    // Only seats are reserved for a return.
    const tap = this.taps.find(({ viewer }) => viewer !== 'public');
    if (!tap || tap.viewer === 'public') return 'nothing';
    const { viewer } = tap;
    for (const person of tap.people) person.socket.terminate();
    await Promise.all(this.worlds.map((world) => world.settle()));
    const lost = tap.people;
    tap.people = await this.inBoth(({ hall, code }, k) => hall.reconnect(code, lost[k]));
    for (const k of BOTH) this.worlds[k].seats[viewer] = tap.people[k];
    return 'reconnection';
  }

  /** Another seat's connection is lost and comes back: the others' messages about it. */
  protected async absence(): Promise<string> {
    const { viewer, seats, will } = this.given;
    const seat = will.below(seats);
    if (seat === viewer) return 'nothing';
    await this.inBoth(async (world, k) => {
      const lost = this.seat(k, seat);
      await world.lose(seat, lost);
      world.seats[seat] = await world.hall.reconnect(world.code, lost);
    });
    return `absence of seat ${seat}`;
  }

  /** The viewer joins by another connection: the older one ends. */
  protected async secondTab(): Promise<string> {
    const tap = this.taps.find(({ viewer }) => viewer !== 'public');
    if (!tap || tap.viewer === 'public') return 'nothing';
    const { viewer } = tap;
    tap.people = await this.inBoth(({ hall, code }, k) => {
      return hall.join(code, { token: this.seat(k, viewer).token });
    });
    for (const k of BOTH) this.worlds[k].seats[viewer] = tap.people[k];
    return 'a second tab';
  }

  protected async talk(): Promise<string> {
    const { will, seats } = this.given;
    const seat = will.below(seats);
    const said: JsonObject[] = [
      { op: 'say', preset: 'thanks' },
      { op: 'write', text: 'Ecco!' },
    ];
    const body = said[will.below(said.length)];
    await this.request(seat, 'lobby', () => body);
    return `${body.op} of seat ${seat}`;
  }

  /** Votes and pauses. */
  private async council(): Promise<string> {
    const { will, seats } = this.given;
    const seat = will.below(seats);
    const asked: JsonObject[] = [
      { op: 'vote', seat: (seat + 1) % seats, remove: true },
      { op: 'pause', agree: true },
      { op: 'resume' },
      { op: 'open', seat: (seat + 1) % seats, open: true },
    ];
    const body = asked[will.below(asked.length)];
    await this.request(seat, 'lobby', () => body);
    return `${body.op} of seat ${seat}`;
  }

  /** The server ends and restarts: everybody joins again from the journal. */
  protected async restart(): Promise<string> {
    const { worlds, scene, given } = this;
    for (const k of BOTH) {
      scene.begin(given.positions[k]);
      await worlds[k].restart();
    }
    for (const tap of this.taps) {
      const { viewer } = tap;
      tap.people =
        viewer === 'public'
          ? await this.inBoth(({ hall, code }) => hall.join(code, { spectate: true }))
          : [this.seat(0, viewer), this.seat(1, viewer)];
    }
    return 'restart';
  }
}
