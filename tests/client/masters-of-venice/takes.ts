/** Whole matches in the director's form: every action staged, one after the other. */

import { shownOf } from '../../../client/games/masters-of-venice/board/shown.ts';
import { direction } from '../../../client/games/masters-of-venice/director/index.ts';
import { stage } from '../../../client/games/masters-of-venice/staging.ts';
import type { Take as StagedTake } from '../../../client/table/staging/player.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { Viewer } from '../../../engine/core/contract.ts';
import { Match } from '../../../engine/core/match.ts';
import type { View } from '../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../engine/registry.ts';
import { directing } from '../cut.ts';
import { sites } from './staging-matches.ts';

/** Directs the actions of a match of the flagship. */
export const directed = directing<View>(direction, ({ events, before }) =>
  stage(events, shownOf(before), sites),
);

const COLORS = ['red', 'blue', 'green', 'yellow', 'purple'];
const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario', 'Elena'];

/** The actions of a match among merchants, as one viewer sees them. */
export function played(seats: number, seed: string, viewer: Viewer = 'public'): StagedTake<View>[] {
  const game = gameById('masters-of-venice');
  const info = COLORS.slice(0, seats).map((color, k) => ({
    name: NAMES[k] ?? color,
    color,
    bot: true,
  }));
  const match = new Match({ game, seats: info, options: { money: 'open' }, chance: { seed } });
  const bots = info.map(() => game.bots.merchant?.());
  const thoughts = new SeededChance(`${seed} bots`);
  const takes: StagedTake<View>[] = [];
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
