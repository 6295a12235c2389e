/**
 * The effect of an action, as far as a seat can know it beforehand: carried out by the engine on a
 * scratch copy.
 */

import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type {
  ActionBase,
  Command,
  Game,
  GameEvent,
  State,
  ViewBase,
} from '../../../engine/core/contract.ts';
import { EventList, type EventSink } from '../../../engine/core/events.ts';
import type { Position } from './position.ts';

/** The part of a game's rules that carries actions out. */
export interface Applying<A extends ActionBase, V extends ViewBase>
  extends Pick<Game<A, V>, 'eventFor'> {
  encode(state: State, seat: number, action: unknown): Command;
  apply(state: State, seat: number, command: Command, chance: Chance, sink: EventSink | null): void;
}

/**
 * Events of a legal action, as the seat would see them. Draws from a bag, a deck or another's hand
 * are invented on the copy: a game reports only effects that do not depend on them.
 * @param ends whether the following events belong to the table and not to the action
 */
export function carriedOut<V extends ViewBase, A extends ActionBase>(
  game: Applying<A, V>,
  { state, seat }: Position<V, A>,
  action: A,
  ends: (event: GameEvent) => boolean = () => false,
): GameEvent[] {
  const scratch = Int32Array.from(state);
  const sink = new EventList();
  game.apply(scratch, seat, game.encode(scratch, seat, action), new SeededChance(0), sink);
  const events: GameEvent[] = [];
  for (const emitted of sink.items) {
    const event = game.eventFor(emitted, seat);
    if (event && ends(event)) break;
    if (event) events.push(event);
  }
  return events;
}
