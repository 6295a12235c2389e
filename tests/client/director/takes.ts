/** Whole matches as a director hears them: every action staged, one after the other. */

import { shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { direction } from '../../../client/games/masters-of-venice/director/index.ts';
import type { Take as StagedTake } from '../../../client/games/masters-of-venice/staging/player.ts';
import { stage } from '../../../client/games/masters-of-venice/staging.ts';
import { Editor } from '../../../client/table/director/editor.ts';
import type { Cut, Moment, Take } from '../../../client/table/director/types.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { Viewer } from '../../../engine/core/contract.ts';
import { Match } from '../../../engine/core/match.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';
import { sites } from '../staging-matches.ts';

export interface Directed {
  readonly takes: readonly Take[];
  /** When each of them has begun. */
  readonly begins: readonly number[];
  readonly cut: Cut;
  readonly ends: number;
}

/** Seconds that somebody thinks, in turn; the last ones are long. */
const THINKS = [0.4, 1.5, 0, 3, 0.7, 12, 0.2, 45];

/**
 * Directs the actions of a match. The next take arrives when the one before has been staged and its
 * seat has thought. `looks`: how often somebody looks at the cut meanwhile.
 */
export function directed(
  match: readonly StagedTake[],
  looks = 0,
  thinks: readonly number[] = THINKS,
): Directed {
  const editor = new Editor(direction.sight);
  const takes: Take[] = [];
  const begins: number[] = [];
  let now = 2;
  for (const [k, { events, before, after }] of match.entries()) {
    if (!before) continue;
    const { marks, lasts } = stage(events, shownOf(before), sites);
    const take: Take = {
      ...{ arrives: now, lasts, pace: 1, waiting: 0 },
      moments: direction.moments(marks, before, after),
      stakes: direction.stakes(after),
    };
    takes.push(take);
    const begin = editor.take(take);
    begins.push(begin);
    const next = begin + lasts + (thinks[k % thinks.length] ?? 0);
    for (let look = 1; look <= looks; look++) editor.until(now + ((next - now) * look) / looks);
    now = next;
  }
  return { takes, begins, cut: editor.until(now + 60), ends: now };
}

/** Moments of all takes with the instant at which they happen. */
export const happenings = ({ takes, begins }: Directed): { at: number; moment: Moment }[] =>
  takes.flatMap(({ moments, pace }, k) =>
    moments.map((moment) => ({ at: (begins[k] ?? 0) + moment.at / pace, moment })),
  );

const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];
const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena'];

/** The actions of a match among merchants, as one viewer sees them. */
export function played(seats: number, seed: string, viewer: Viewer = 'public'): StagedTake[] {
  const game = gameById('masters-of-venice');
  const info = COLORS.slice(0, seats).map((color, k) => ({
    ...{ name: NAMES[k] ?? color, color, bot: true },
  }));
  const match = new Match({ game, seats: info, options: { money: 'open' }, chance: { seed } });
  const bots = info.map(() => game.bots.merchant?.());
  const thoughts = new SeededChance(`${seed} bots`);
  const takes: StagedTake[] = [];
  while (!match.isFinished) {
    const seat = 31 - Math.clz32(match.deciders & -match.deciders);
    const before = match.view(viewer) as View;
    const known = JSON.parse(JSON.stringify(match.view(seat)));
    const outcome = match.act(seat, bots[seat]?.think(known, thoughts));
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    const events = outcome.events.flatMap((event) => game.eventFor(event, viewer) ?? []);
    takes.push({ events, before, after: match.view(viewer) as View });
  }
  return takes;
}
