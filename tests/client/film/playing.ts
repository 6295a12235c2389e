/** A match among bots as the public sees it, and the visual interest of each of its actions. */

import { stageSeats } from '../../../client/pages/stage/seats.ts';
import type { Staged } from '../../../client/pages/stage/stage.ts';
import type { Direction } from '../../../client/table/director/direction.ts';
import type { Moment, Stake } from '../../../client/table/director/types.ts';
import type { ClientGame } from '../../../client/table/game.ts';
import { lightOf, type Scenery } from '../../../client/world/scenery.ts';
import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type {
  ActionBase,
  Bot,
  Game,
  GameEvent,
  JsonObject,
  ViewBase,
} from '../../../engine/core/contract.ts';
import { Match } from '../../../engine/core/match.ts';
import { seatsIn } from '../../battery/play.ts';

/** One accepted action, and its public part. */
export interface Step {
  readonly seat: number;
  readonly action: JsonObject;
  readonly events: readonly GameEvent[];
  readonly before: ViewBase;
  readonly after: ViewBase;
}

export interface Play {
  /** The scenario from which the steps go on. */
  readonly start: JsonObject;
  readonly steps: readonly Step[];
}

/**
 * Plays a whole match as at a stand. The same seed and bot give the same steps.
 * @param bot its name; the game's first one by default
 * @throws Error if there is no such bot, or one of them proposes an illegal action
 */
export function play(game: Game, seed: string, bot = Object.keys(game.bots)[0] ?? ''): Play {
  const create = game.bots[bot];
  if (!create) throw new Error(`There is no bot "${bot}" of ${game.id}.`);
  const { seats: count, options } = game.stand ?? { seats: game.seats.max, options: {} };
  const fresh = game.setup(count, game.options(options, count), new SeededChance(`${seed} start`));
  const given = game.describe(fresh);
  const seats = stageSeats(count, game.colors);
  const match = new Match({ game, seats, start: given, options, chance: { seed } });
  const table = new Table(match, seats.map(create), new SeededChance(`${seed} bots`));
  return { start: { game: game.id, seed, options, given }, steps: [...table.steps()] };
}

class Table {
  private readonly match: Match;
  private readonly bots: readonly Bot[];
  private readonly thoughts: Chance;

  constructor(match: Match, bots: readonly Bot[], thoughts: Chance) {
    this.match = match;
    this.bots = bots;
    this.thoughts = thoughts;
  }

  *steps(): Generator<Step> {
    const { match } = this;
    while (!match.isFinished) {
      // Once before each decision the speakers may act.
      for (const seat of this.speakers()) {
        const action = this.speakers().includes(seat) ? this.thought(seat) : null;
        if (action) yield this.act(seat, action);
      }
      if (!match.isFinished) yield this.decision();
    }
  }

  private speakers(): number[] {
    const { game, state, deciders } = this.match;
    return seatsIn((game.mayAct?.(state) ?? 0) & ~deciders);
  }

  /** The first decision among those owed; a bot that waits for the others is asked after them. */
  private decision(): Step {
    for (const seat of seatsIn(this.match.deciders)) {
      const action = this.thought(seat);
      if (action) return this.act(seat, action);
    }
    throw new Error('All who are asked wait for one another.');
  }

  /** The proposal of a seat's bot. It gets the bytes of a view, as it would over the wire. */
  private thought(seat: number): ActionBase | null {
    const view = JSON.parse(JSON.stringify(this.match.view(seat)));
    return this.bots[seat]?.think(view, this.thoughts) ?? null;
  }

  private act(seat: number, action: ActionBase): Step {
    const { match } = this;
    const before = match.view('public');
    const outcome = match.act(seat, action);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    const events = outcome.events.flatMap((event) => match.game.eventFor(event, 'public') ?? []);
    return { seat, action: { ...action }, events, before, after: match.view('public') };
  }
}

/** A step as a film has it. */
export interface Beat {
  readonly seat: number;
  readonly action: JsonObject;
  /** Seconds until the next one. */
  readonly lasts: number;
  /** Visual interest, without a unit. */
  readonly interest: number;
  /** The kind of its main part, and the place: repeated ones are worth less. */
  readonly kind: string;
  /** The hour of the day before it and after it, as the course of the match has it. */
  readonly light: { readonly before: number; readonly after: number };
  /** The director's moments of it. */
  readonly moments: readonly Moment[];
  readonly stakes: readonly Stake[];
}

/** Value of a moment of each importance. */
const WORTH = { 1: 1, 2: 4, 3: 12 } as const;
/** Share of it without a place to go to: a film lives from close views. */
const WHOLE = 0.25;
/** A pause after each action, and the length of an invisible one, in seconds. */
const BREATH = 0.4;
const UNSEEN = 0.5;

/**
 * The steps of a match with the game's data about them.
 * @param staged the staging of each of them, in their order
 */
export function beatsOf(
  { steps }: Play,
  staged: readonly Staged[],
  direction: Direction,
  { course }: Pick<Scenery, 'course'>,
): Beat[] {
  return steps.map(({ seat, action, before, after }, k) => {
    const { marks, lasts } = staged[k] ?? { marks: [], lasts: 0 };
    const moments = direction.moments(marks, before, after);
    const most = [...moments].sort((a, b) => b.importance - a.importance)[0];
    return {
      seat,
      action,
      moments,
      stakes: direction.stakes(after),
      lasts: lasts > 0 ? lasts + BREATH : UNSEEN,
      interest: moments.reduce(
        (sum, { importance, place }) => sum + WORTH[importance] * (place === null ? WHOLE : 1),
        0,
      ),
      kind: most ? `${most.reason} ${most.place}` : '',
      light: { before: lightOf(course, before, null), after: lightOf(course, after, null) },
    };
  });
}

/**
 * The part of a game that its film needs.
 * @throws Error if it has no direction
 */
export async function directionOf({ id, words, direction }: ClientGame): Promise<Direction> {
  await words();
  const found = await direction?.();
  if (!found) throw new Error(`${id} cannot be filmed: it has no direction.`);
  return found;
}
