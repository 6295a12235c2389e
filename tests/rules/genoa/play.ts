/** Whole matches of Genoa among seats that each choose in their own way. */

import { SeededChance } from '../../../engine/core/chance.ts';
import type { Command, State } from '../../../engine/core/contract.ts';
import type { EventSink } from '../../../engine/core/events.ts';
import { seatsIn } from '../../battery/play.ts';
import { game } from './table.ts';

export type Will = (s: State, seat: number) => Command | null;

/** Plays a match; `see` looks at every choice before it is carried out, and may end it. */
export function play(
  seats: number,
  seed: string,
  wills: (seat: number) => Will,
  meter: EventSink | null = null,
  see: (s: State, seat: number, command: Command | null) => boolean | undefined = () => undefined,
): State {
  const chance = new SeededChance(seed);
  const s = game.setup(seats, game.options({}, seats), chance, meter ?? undefined);
  while (!game.isFinished(s)) {
    let isDone = false;
    for (const seat of seatsIn(game.deciders(s))) {
      const command = wills(seat)(s, seat);
      if (see(s, seat, command)) return s;
      if (command === null) continue;
      game.apply(s, seat, command, chance, meter);
      isDone = true;
      break;
    }
    if (!isDone) throw new Error('All who are asked wait for one another.');
  }
  return s;
}
