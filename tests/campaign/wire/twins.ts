/**
 * Two tables in twin positions, through the same script: every byte that the viewer, a spectator and
 * latecomers receive must be the same, frame by frame, in number and in order, as long as they may
 * not know what differs.
 */

import type { SeededChance } from '../../../engine/core/chance.ts';
import type { ActionBase, Game, JsonObject, State, Viewer } from '../../../engine/core/contract.ts';
import { Pool, seatsIn } from '../../battery/play.ts';
import type { Samples } from '../../battery/samples.ts';
import type { Tally } from '../campaign.ts';
import type { Hall, Person } from './hall.ts';
import { type Heard, World } from './world.ts';

/** Moments of the clock on the wall: the same in both worlds. */
const DAWN = 1_750_000_000_000;
const TICK_MS = 1000;

export interface TwinsSetting {
  readonly hall: Hall;
  /** What the next match of the hall begins with. */
  readonly begin: (state: State) => void;
  readonly game: Game;
  readonly samples: Samples;
  readonly tally: Tally;
  readonly steps: number;
}

/** A position and its twin, and who cannot tell them apart. */
export interface Case {
  readonly viewer: Viewer;
  readonly positions: readonly [State, State];
  readonly seats: number;
  readonly options: JsonObject;
  readonly will: SeededChance;
}

/** One line that is listened to, in both worlds. */
interface Tap {
  readonly name: string;
  readonly viewer: Viewer;
  people: [Person, Person];
}

type Both = readonly [World, World];

export class Twins {
  private readonly setting: TwinsSetting;
  private readonly given: Case;
  private readonly worlds: Both;
  private readonly pool: Pool;
  private taps: Tap[] = [];
  private readonly codes: Int32Array;
  private asked = 0;

  private constructor(setting: TwinsSetting, given: Case, worlds: Both) {
    this.setting = setting;
    this.given = given;
    this.worlds = worlds;
    this.pool = new Pool(setting.samples);
    this.codes = new Int32Array(setting.game.maxLegal);
  }

  /** Plays a whole case. @throws Error naming channel and viewer if somebody could tell */
  static async play(setting: TwinsSetting, given: Case): Promise<void> {
    const now = Date.now;
    let time = DAWN;
    // Both worlds read the same time.
    Date.now = () => time;
    const open = () => World.open(setting.hall, setting.game.id, given.seats, given.options);
    const worlds = [await open(), await open()] as const;
    try {
      const twins = new Twins(setting, given, worlds);
      await twins.start();
      for (let step = 0; step < setting.steps && twins.taps.length > 0; step++) {
        time += TICK_MS;
        const what = await twins.step(step);
        await twins.compare(what);
      }
      setting.tally.add('room pairs');
    } finally {
      Date.now = now;
      for (const world of worlds) await world.end();
    }
  }

  private async start(): Promise<void> {
    const { worlds, given, setting } = this;
    const { viewer } = given;
    await this.spectator('early spectator');
    if (viewer !== 'public')
      this.tap('viewer', viewer, [this.seat(0, viewer), this.seat(1, viewer)]);
    for (const k of [0, 1] as const) {
      setting.begin(given.positions[k]);
      await this.seat(k, 0).request('lobby', { op: 'start' });
      await worlds[k].settle();
    }
    await this.compare('start');
  }

  private seat(world: 0 | 1, seat: number): Person {
    return this.worlds[world].seats[seat]!;
  }

  private tap(name: string, viewer: Viewer, people: [Person, Person]): void {
    this.taps.push({ name, viewer, people });
  }

  /** The same, one after the other in both worlds. */
  private async inBoth<T>(act: (world: World, k: 0 | 1) => Promise<T>): Promise<[T, T]> {
    const first = await act(this.worlds[0], 0);
    return [first, await act(this.worlds[1], 1)];
  }

  private async spectator(name: string): Promise<void> {
    const people = await this.inBoth(({ hall, code }) => hall.join(code, { spectate: true }));
    this.tap(name, 'public', people);
  }

  /** Does something random. @returns what */
  private async step(number: number): Promise<string> {
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
    ];
    return steps[will.below(steps.length)]!();
  }

  private request(
    seat: number,
    name: string,
    body: (k: 0 | 1) => JsonObject | null,
  ): Promise<unknown> {
    return this.inBoth(async (_, k) => {
      const message = body(k);
      if (message) await this.seat(k, seat).request(name, message);
    });
  }

  private get id(): string {
    return `id ${this.asked++}`;
  }

  private actions(k: 0 | 1, seat: number): number[] {
    const { game } = this.setting;
    const count = game.legal(this.worlds[k].state, seat, this.codes);
    return Array.from(this.codes.subarray(0, count));
  }

  /** Somebody decides, the same in both worlds. */
  private async act(): Promise<string> {
    const { setting, given, worlds } = this;
    const { game } = setting;
    const deciders = seatsIn(game.deciders(worlds[0].state));
    const seat = deciders[given.will.below(deciders.length)];
    if (seat === undefined) return 'nothing';
    const shared = this.actions(0, seat).filter(
      (code) => game.check(worlds[1].state, seat, code) === 0,
    );
    if (shared.length === 0) return 'nothing';
    const action = game.decode(shared[given.will.below(shared.length)]!);
    this.pool.add(action);
    const id = this.id;
    await this.request(seat, 'act', () => ({ id, action: action as unknown as JsonObject }));
    return `${action.type} of seat ${seat}`;
  }

  /** Another seat does in secret this in one world and that, or nothing, in the other. */
  private async secretAct(): Promise<string> {
    const { setting, given, worlds } = this;
    const { game, samples } = setting;
    const others = this.worlds[0].seats.map((_, seat) => seat).filter((p) => p !== given.viewer);
    const seat = others[given.will.below(others.length)]!;
    const legal = ([0, 1] as const).map((k) => {
      const asides = samples.asides
        .map((action) => game.encode(action))
        .filter((code) => game.check(worlds[k].state, seat, code) === 0);
      const decisions = this.actions(k, seat);
      return [...asides, ...asides, ...decisions]
        .map((code) => game.decode(code))
        .filter(({ type }) => samples.secret.includes(type));
    });
    const [here = [], there = []] = legal;
    const one = here[given.will.below(here.length)];
    if (!one) return 'nothing';
    const alike = there.filter(({ type }) => type === one.type);
    const isAside = samples.asides.some(({ type }) => type === one.type);
    // What nobody may notice at all may as well not happen.
    const other =
      isAside && given.will.below(2) === 0 ? null : alike[given.will.below(alike.length)];
    if (!other && !isAside) return 'nothing';
    const id = this.id;
    const body = (action: ActionBase | null | undefined) =>
      action ? { id, action: action as unknown as JsonObject } : null;
    await this.request(seat, 'act', (k) => body(k === 0 ? one : other));
    return `${one.type} of seat ${seat}, not the same in both`;
  }

  /** Something that is mostly against the rules: reason and remedy. */
  private async refused(): Promise<string> {
    const seat = this.someSeat();
    const action = this.pool.pick() as JsonObject;
    const { game } = this.setting;
    const accepted = ([0, 1] as const).map((k) => {
      const code = game.encode(action);
      return code >= 0 && game.check(this.worlds[k].state, seat, code) === 0;
    });
    if (accepted[0] !== accepted[1] && seat !== this.given.viewer) return 'nothing';
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
    const [name, body] = bad[this.given.will.below(bad.length)]!;
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

  private async latecomer(number: number): Promise<string> {
    await this.spectator(`spectator since step ${number}`);
    return 'latecomer';
  }

  /** The viewer's connection is lost and comes back as the same session. */
  private async comeBack(): Promise<string> {
    // Only seats are kept for somebody who comes back.
    const tap = this.taps.find(({ viewer }) => viewer !== 'public');
    if (!tap || tap.viewer === 'public') return 'nothing';
    const { viewer } = tap;
    for (const person of tap.people) person.socket.terminate();
    await Promise.all(this.worlds.map((world) => world.settle()));
    const lost = tap.people;
    tap.people = await this.inBoth(({ hall, code }, k) => hall.reconnect(code, lost[k]));
    for (const k of [0, 1] as const) this.worlds[k].seats[viewer] = tap.people[k];
    return 'reconnection';
  }

  /** Another seat's connection is lost and comes back: what the others notice of it. */
  private async absence(): Promise<string> {
    const { viewer, seats, will } = this.given;
    const seat = will.below(seats);
    if (seat === viewer) return 'nothing';
    await this.inBoth(async (world, k) => {
      const lost = this.seat(k, seat);
      lost.socket.terminate();
      await world.settle();
      world.seats[seat] = await world.hall.reconnect(world.code, lost);
    });
    return `absence of seat ${seat}`;
  }

  // -- comparing ----------------------------------------------------------------------------------

  private async compare(what: string): Promise<void> {
    const { worlds } = this;
    for (const world of worlds) await world.settle();
    this.taps = this.taps.filter((tap) => {
      const heard = ([0, 1] as const).map((k) => worlds[k].heard(tap.people[k]));
      // What was opened to this viewer just now may differ, and everything after it.
      if (worlds[0].known(tap.viewer) !== worlds[1].known(tap.viewer)) return false;
      this.compareHeard(tap, what, heard[0]!, heard[1]!);
      return true;
    });
  }

  private compareHeard(tap: Tap, what: string, one: Heard[], other: Heard[]): void {
    const { tally } = this.setting;
    const who = `${tap.name} (${tap.viewer}) at ${what}`;
    const order = (heard: Heard[]) => heard.map(({ channel }) => channel).join(', ') || 'silence';
    tally.add('room checks');
    tally.add('rooms: number and order');
    if (order(one) !== order(other)) {
      throw new Error(`order: ${who} heard ${order(one)} / ${order(other)}`);
    }
    for (const channel of new Set(one.map((heard) => heard.channel))) {
      const name = tap.name.startsWith('spectator since') ? `${channel}, late` : channel;
      tally.add('room checks');
      tally.add(`rooms: ${name}`);
      const [mine, yours] = [one, other].map((all) => all.filter((h) => h.channel === channel));
      for (const [i, { bytes }] of mine!.entries()) {
        if (bytes !== yours![i]!.bytes)
          throw new Error(`${channel}: ${who} ${difference(bytes, yours![i]!.bytes)}`);
      }
    }
  }
}

/** Where two texts part, for the report. */
function difference(one: string, other: string): string {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  const near = (text: string) => JSON.stringify(text.slice(Math.max(0, at - 24), at + 24));
  return `byte ${at}: ${near(one)} / ${near(other)}`;
}
