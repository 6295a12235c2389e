/**
 * Scenarios: rules as runnable sentences. *Given* a position, *when* these actions are proposed,
 * *then* these facts hold. The vocabulary is that of each game's view, actions and error codes; a
 * seat's private fields are in that seat's record.
 */

import { canonical } from './canonical.ts';
import type { Chance } from './chance.ts';
import { accepted } from './command.ts';
import { compare, difference, join, merge, valueAt, within } from './compare.ts';
import {
  type ActionBase,
  type Game,
  type Json,
  type JsonObject,
  MALFORMED,
  type SeatInfo,
  type State,
  type Viewer,
} from './contract.ts';
import { isList, isObject, type JsonFields } from './json.ts';
import { PositionError } from './position-error.ts';
import { asWorn, CHANCES, chanceOf, givenOf } from './scenario-given.ts';
import type { Shape } from './shape.ts';

const FIELDS = [
  'game',
  'rules',
  'title',
  'note',
  'options',
  'seed',
  'given',
  'draws',
  'when',
  'then',
  'views',
  'legal',
  'error',
  'decider',
  'order',
];
const STEP_FIELDS = ['seat', 'action', 'error', 'then', 'views', 'legal', 'draws', 'note'];
const LEGAL_FIELDS = ['seat', 'includes', 'excludes', 'count', 'note'];
const VIEW_FIELDS = ['as', 'hides', 'shows', 'note'];

/**
 * Runs one scenario.
 * @returns each difference as `path: expected … got …`; empty if all holds
 */
export function runScenario(asItIs: Game, scenario: JsonObject): string[] {
  const out: string[] = unknownFields('', scenario, FIELDS);
  const game = asWorn(asItIs, scenario);
  const chance = chanceOf(game, scenario, out);
  const built = chance && build(game, scenario, chance, out);
  if (built) new Run(game, built, scenario, chance, out).all();
  return out;
}

/** A position, and the fields of its description that follow from the rest. */
interface Built {
  readonly state: State;
  readonly follows: JsonObject;
}

function unknownFields(path: string, record: JsonObject, known: readonly string[]): string[] {
  return Object.keys(record)
    .filter((name) => !known.includes(name))
    .map((name) => difference(join(path, name), 'a field of scenarios', 'an unknown one'));
}

/**
 * The given position, or the set-up if only the number of players is given; null if there is none,
 * and whether that was expected.
 */
function build(game: Game, scenario: JsonObject, chance: Chance, out: string[]): Built | null {
  const given = Object.entries(givenOf(scenario)).filter(([name]) => !CHANCES.includes(name));
  const options = isObject(scenario.options) ? scenario.options : {};
  try {
    const [only] = given;
    if (given.length === 1 && only?.[0] === 'players') {
      const state = setUp(game, only[1], options, chance, out);
      return state && { state, follows: {} };
    }
    const built = positionOf(game, Object.fromEntries(given), options);
    if (scenario.error !== undefined && !isList(scenario.when)) {
      out.push(difference('given', scenario.error, 'a position that stands'));
    }
    return built;
  } catch (error) {
    if (!(error instanceof PositionError)) throw error;
    if (scenario.error !== error.invariant) {
      out.push(difference('given', scenario.error ?? 'a position', error.message));
    }
    return null;
  }
}

/**
 * The position, without those fields of the view that a position cannot set because they follow
 * from others.
 * @throws PositionError
 */
function positionOf(game: Game, given: JsonObject, options: JsonObject): Built {
  const taken = { ...given };
  const follows: JsonFields = {};
  for (;;) {
    try {
      return { state: game.position(taken, options), follows };
    } catch (error) {
      const unknown = error instanceof PositionError ? error.unknown : null;
      if (unknown === null || taken[unknown] === undefined) throw error;
      if (!within(game.publicShape, unknown)) throw error;
      follows[unknown] = taken[unknown];
      delete taken[unknown];
    }
  }
}

function setUp(
  game: Game,
  players: Json,
  options: JsonObject,
  chance: Chance,
  out: string[],
): State | null {
  const seats = Number(players);
  const { min, max } = game.seats;
  if (!Number.isInteger(seats) || seats < min || seats > max) {
    out.push(difference('given', 'a set-up', `${JSON.stringify(players)} players`));
    return null;
  }
  return game.setup(seats, game.options(options, seats), chance);
}

/**
 * Differences between the described and the actual position, in the words of views and positions;
 * empty if there are none.
 */
export function differences(
  game: Game,
  state: State,
  seats: readonly SeatInfo[],
  said: JsonObject,
  path = '',
): string[] {
  const out: string[] = [];
  const shown = game.view(state, 'public', seats).public;
  const facts = merge(shown, game.describe(state));
  for (const [name, expected] of Object.entries(said)) {
    const shape = within(game.publicShape, name);
    compare(join(path, name), expected, valueAt(facts, name), out, shape);
  }
  return out;
}

const kindOf = (x: Json | undefined): string => (isList(x) ? 'list' : typeof x);

class Run {
  private readonly game: Game;
  private readonly state: State;
  private readonly scenario: JsonObject;
  private readonly out: string[];
  private readonly seats: SeatInfo[];
  private readonly follows: JsonObject;
  private chance: Chance;

  constructor(game: Game, built: Built, scenario: JsonObject, chance: Chance, out: string[]) {
    const { state, follows } = built;
    this.game = game;
    this.state = state;
    this.follows = follows;
    this.scenario = scenario;
    this.out = out;
    const count = game.standings(state).length;
    this.seats = Array.from({ length: count }, (_, p) => ({
      name: `Seat ${p}`,
      color: '',
      bot: false,
    }));
    this.chance = chance;
    this.script(givenOf(scenario).draws);
    this.script(scenario.draws);
  }

  all(): void {
    const { when, error } = this.scenario;
    this.holds('given', this.follows);
    const steps = when === undefined ? [] : isList(when) ? when : [when];
    steps.forEach((step, i) => {
      const path = `when.${i}`;
      const isLast = i === steps.length - 1;
      if (!isObject(step)) this.out.push(difference(path, 'a step', step));
      else this.step(path, isLast && error !== undefined ? { error, ...step } : step);
    });
    this.facts('', this.scenario);
  }

  private step(path: string, step: JsonObject): void {
    this.out.push(...unknownFields(path, step, STEP_FIELDS));
    this.script(step.draws);
    if (step.action !== undefined) this.propose(path, step);
    this.facts(path, step);
  }

  /** Proposes the step's action; refused or not as the step expects. */
  private propose(path: string, { seat, action, error }: JsonObject): void {
    const { game, state } = this;
    const before = state.slice();
    const who = typeof seat === 'number' ? seat : -1;
    if (who < 0 || who >= this.seats.length) {
      this.out.push(difference(`${path}.seat`, 'a seat of this table', seat));
      return;
    }
    const refusal = game.explain(state, who, action);
    const command = accepted(game, state, who, action);
    if ((command === null) !== (refusal !== null)) {
      throw new Error(`${path}: the rules disagree with their own explanation`);
    }
    if (refusal) {
      const got = error === undefined ? `${refusal.code} (${refusal.rule})` : refusal.code;
      if (error !== refusal.code) this.out.push(difference(path, error ?? 'accepted', got));
      const changed = state.findIndex((value, i) => value !== before[i]);
      if (changed >= 0) this.out.push(difference(path, 'an untouched state', 'a changed one'));
      return;
    }
    if (error !== undefined) this.out.push(difference(path, error, 'accepted'));
    else if (command !== null) game.apply(state, who, command, this.chance, null);
  }

  /** Checks all statements of a scenario or a step about the present position. */
  private facts(path: string, said: JsonObject): void {
    if (said.legal !== undefined) {
      const questions = isList(said.legal) ? said.legal : [said.legal];
      for (const question of questions) this.legal(join(path, 'legal'), question);
    }
    const views = said.views === undefined ? [] : said.views;
    (isList(views) ? views : [views]).forEach((view, i) => {
      this.view(join(path, `views.${i}`), view);
    });
    const then: JsonFields = isObject(said.then) ? { ...said.then } : {};
    for (const name of ['decider', 'order']) {
      if (said[name] !== undefined) then[name] = said[name];
    }
    this.holds(join(path, 'then'), then);
  }

  /** Compares fields of views and positions with the actual ones. */
  private holds(path: string, said: JsonObject): void {
    if (Object.keys(said).length === 0) return;
    this.out.push(...differences(this.game, this.state, this.seats, said, path));
  }

  private legal(path: string, question: Json): void {
    if (!isObject(question) || typeof question.seat !== 'number') {
      this.out.push(difference(path, 'a seat', question));
      return;
    }
    this.out.push(...unknownFields(path, question, LEGAL_FIELDS));
    const { seat, count } = question;
    const list = this.listed(seat);
    const each = (name: string): readonly Json[] => (isList(question[name]) ? question[name] : []);
    each('includes').forEach((action, i) => {
      if (this.isListed(seat, action, list)) return;
      const why = this.game.explain(this.state, seat, action)?.code ?? 'accepted, but not listed';
      this.out.push(difference(`${path}.includes.${i}`, action, why));
    });
    each('excludes').forEach((action, i) => {
      if (!this.isListed(seat, action, list)) return;
      this.out.push(difference(`${path}.excludes.${i}`, 'not listed', action));
    });
    if (count !== undefined && count !== list.length) {
      this.out.push(difference(`${path}.count`, count, list.length));
    }
  }

  /**
   * Whether the list contains an action, in the spelling of the rules. For a partial action:
   * whether a listed one matches it.
   */
  private isListed(seat: number, action: Json, list: readonly ActionBase[]): boolean {
    const { game, state } = this;
    const isPartial = game.encode(state, seat, action) === MALFORMED;
    const spelt = isPartial ? action : (game.spelling?.(state, seat, action) ?? action);
    return list.some((listed) => {
      if (canonical(listed) === canonical(spelt)) return true;
      return isPartial && compare('', action, listed).length === 0;
    });
  }

  private listed(seat: number): ActionBase[] {
    const { game, state } = this;
    if (!this.seats[seat]) return [];
    const codes = new Int32Array(game.maxLegal);
    const count = game.legal(state, seat, codes);
    return Array.from(codes.subarray(0, count), (code) => game.decode(state, seat, code));
  }

  private view(path: string, said: Json): void {
    if (!isObject(said)) {
      this.out.push(difference(path, 'a view', said));
      return;
    }
    const as = said.as as Viewer;
    if (as !== 'public' && !(Number.isInteger(as) && this.seats[as as number])) {
      this.out.push(difference(`${path}.as`, 'a seat or public', said.as));
      return;
    }
    this.out.push(...unknownFields(path, said, VIEW_FIELDS));
    const { game } = this;
    const seen = this.seenBy(as);
    const truth = game.describe(this.state);
    for (const hidden of isList(said.hides) ? said.hides : []) {
      const shown = valueAt(seen, String(hidden)) ?? null;
      // A count in place of the counted list reveals nothing of it.
      const isOther = kindOf(shown) !== kindOf(valueAt(truth, String(hidden)));
      if (shown !== null && !isOther) {
        this.out.push(difference(`${path}.hides.${String(hidden)}`, 'nothing', shown));
      }
    }
    for (const [name, expected] of Object.entries(isObject(said.shows) ? said.shows : {})) {
      let shape: Shape | undefined = game.publicShape;
      for (const key of name.split('.')) shape = within(shape, key);
      compare(`${path}.shows.${name}`, expected, valueAt(seen, name), this.out, shape);
    }
  }

  /** A view in the scenario's form: private fields are in the seat's record as well as in `you`. */
  private seenBy(viewer: Viewer): Json {
    const seen = this.game.view(this.state, viewer, this.seats);
    const { public: shown, you = null } = seen;
    const table = this.game.viewByAppendix?.(seen) ?? shown;
    const own = Object.fromEntries(Object.entries(you ?? {}).filter(([, value]) => value !== null));
    const seats = isList(table.seats)
      ? table.seats.map((seat, p) => (p === viewer ? merge(seat, own) : seat))
      : null;
    return { ...table, ...(seats && { seats }), public: shown, ...(you && { you }) };
  }

  private script(draws: Json | undefined): void {
    if (draws === undefined) return;
    if (!this.game.script) throw new Error(`${this.game.id} cannot fix draws`);
    const list = isList(draws) ? draws : [draws];
    this.chance = this.game.script(this.state, list, this.chance);
  }
}
