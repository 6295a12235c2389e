/**
 * Promises of the rules about every position: invariants, lists, refusals, stand-ins, events, text.
 */

import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import { EventList } from '../../../engine/core/events.ts';
import type { Table } from '../games.ts';
import { isEqual, isSame, Observer, plain } from '../pass.ts';
import { type Moment, type Play, Pool, seatsIn } from '../play.ts';

/** Invariants hold after every action. */
export class Invariants extends Observer {
  readonly looks = Number.POSITIVE_INFINITY;

  look({ state }: Moment): void {
    for (const name of this.game.invariants(state)) this.complain(name);
  }
}

/** A listed action is accepted, listed once, and the same after JSON. */
export class Listed extends Observer {
  readonly looks = 32;
  private looked = 0;

  look({ state, seat, codes, count }: Moment): void {
    const { game, will } = this;
    if (seat < 0) return;
    this.insist(count > 0, () => `nothing is listed for ${seat}`);
    const isOnce = new Set(codes.subarray(0, count)).size === count;
    this.insist(isOnce, () => `something is listed twice for ${seat}`);
    const step = Math.max(1, Math.floor(count / 5));
    for (let i = this.looked++ % step; i < count; i += step) {
      const said = JSON.stringify(game.decode(state, seat, codes[i]));
      this.insist(game.check(state, seat, codes[i]) === 0, () => `${said} is listed and refused`);
      const why = game.explain(state, seat, JSON.parse(said));
      this.insist(why === null, () => `${said} is listed and explained: ${JSON.stringify(why)}`);
      const read = game.encode(state, seat, JSON.parse(said));
      this.insist(read === codes[i], () => `${said} is ${codes[i]}, and read as ${read}`);
    }
    // A listed action other than the played one can be carried out as well.
    const other = state.slice();
    const code = codes[this.looked % count];
    game.apply(other, seat, code, will, new EventList());
    const broken = game.invariants(other);
    const said = (): string => `${JSON.stringify(game.decode(state, seat, code))} breaks ${broken}`;
    this.insist(broken.length === 0, said);
  }
}

/** An unlisted action is refused, with its reason, and leaves the state byte-equal. */
export class Refusals extends Observer {
  readonly looks = 32;
  /** How often each code was answered. */
  readonly refused = new Map<string, number>();
  private pool: Pool;
  private readonly rules: ReadonlySet<string>;

  constructor(table: Table) {
    super(table);
    this.pool = new Pool(this.samples);
    this.rules = new Set(this.game.rules.map(({ id }) => id));
  }

  override begin(play: Play, everything: boolean): void {
    super.begin(play, everything);
    this.pool = new Pool(this.samples, `${play.seed}pool ${play.number}`);
  }

  override pass(moment: Moment, step: number, oneIn: number): void {
    const { state, seat, chosen } = moment;
    if (chosen >= 0) this.pool.add(this.game.decode(state, seat, chosen));
    super.pass(moment, step, oneIn);
  }

  look({ state, seats }: Moment): void {
    const { game, samples, codes } = this;
    const before = state.slice();
    for (let i = 0; i < 6; i++) {
      const seat = i % seats.length;
      const action = this.pool.pick();
      const said = (what: string) => () => `${what}: seat ${seat} ${JSON.stringify(action)}`;
      const command = accepted(game, state, seat, action);
      const refusal = game.explain(state, seat, action);
      this.insist((refusal === null) === (command !== null), said('taken or refused'));
      if (refusal) {
        const { code, rule } = refusal;
        this.insist(game.errors.includes(code), said(`no error ${code}`));
        this.insist(this.rules.has(rule), said(`no rule ${rule} for ${code}`));
        this.refused.set(code, (this.refused.get(code) ?? 0) + 1);
      } else if (command !== null && !samples.unlisted.includes(String(action.type))) {
        const count = game.legal(state, seat, codes);
        const isListed = typeof command === 'number' && codes.subarray(0, count).includes(command);
        this.insist(isListed, said('accepted and not listed'));
      }
    }
    this.insist(isEqual(state, before), () => 'a question has changed the position');
  }
}

/** The stand-in for an absent seat is always legal. */
export class StandIns extends Observer {
  readonly looks = 40;

  look({ state }: Moment): void {
    for (const seat of seatsIn(this.game.deciders(state))) {
      const answer = this.game.standIn(state, seat);
      const isLegal = this.game.check(state, seat, answer) === 0;
      this.insist(isLegal, () => `the stand-in of ${seat} is refused: ${JSON.stringify(answer)}`);
    }
  }
}

class Counting implements Chance {
  calls = 0;
  private readonly stream: SeededChance;

  constructor(seed: string) {
    this.stream = new SeededChance(seed);
  }

  below(n: number): number {
    this.calls++;
    return this.stream.below(n);
  }
}

/** Events contain only JSON and have a receiver; each call of chance is counted as a draw. */
export class Carried extends Observer {
  readonly looks = 16;

  look({ state, seat, chosen }: Moment): void {
    const { game, will } = this;
    if (seat < 0) return;
    const after = state.slice();
    const events = new EventList();
    const chance = new Counting(String(will.below(1_000_000)));
    game.apply(after, seat, chosen, chance, events);
    const draws = game.draws(after) - game.draws(state);
    this.insist(draws === chance.calls, () => `${chance.calls} draws, counted as ${draws}`);
    for (const emitted of events.items) {
      const text = JSON.stringify(emitted);
      // Key by key: the text would not contain a field of `undefined`.
      this.insist(sameFields(emitted, JSON.parse(text)), () => `an event is no JSON: ${text}`);
      const shown = game.eventFor(emitted, emitted.to ?? 'public');
      this.insist(shown !== null, () => `an event for nobody: ${text}`);
    }
  }
}

/** Whether JSON lost nothing. */
function sameFields(value: unknown, copy: unknown): boolean {
  if (typeof value !== 'object' || value === null) return Object.is(value, copy);
  if (typeof copy !== 'object' || copy === null) return false;
  if (Array.isArray(value) !== Array.isArray(copy)) return false;
  const held = Object.entries(value).filter(([, one]) => one !== undefined);
  const read = new Map(Object.entries(copy));
  return held.length === read.size && held.every(([name, one]) => sameFields(one, read.get(name)));
}

/** Every position can be written down and read back, byte for byte. */
export class Written extends Observer {
  readonly looks = 16;

  look({ state }: Moment): void {
    const { game } = this;
    const position = plain(game.describe(state));
    const read = game.position(position);
    const said = (): string => `${JSON.stringify(position)} is read as another position`;
    this.insist(isEqual(read, state), said);
    this.insist(isSame(game.describe(read), position), said);
  }
}
