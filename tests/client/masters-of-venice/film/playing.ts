/** A match among bots, and how long each of its actions is staged. */

import { shownOf } from '../../../../client/games/masters-of-venice/board/shown.ts';
import { sitesFor } from '../../../../client/games/masters-of-venice/board/sites.ts';
import { direction } from '../../../../client/games/masters-of-venice/director/index.ts';
import { siteOf } from '../../../../client/games/masters-of-venice/event-sites.ts';
import { stage } from '../../../../client/games/masters-of-venice/staging.ts';
import type { Moment, Stake } from '../../../../client/table/director/types.ts';
import { SeededChance } from '../../../../engine/core/chance.ts';
import type { GameEvent, JsonObject } from '../../../../engine/core/contract.ts';
import { Match } from '../../../../engine/core/match.ts';
import type { View } from '../../../../engine/games/masters-of-venice/types.ts';
import { gameById } from '../../../../engine/registry.ts';

export interface Beat {
  readonly seat: number;
  readonly action: JsonObject;
  /** Round in which it is done. */
  readonly round: number;
  /** Seconds until the next one. */
  readonly lasts: number;
  /** Where most of it is to be seen: a landmark, or null for the whole. */
  readonly site: string | null;
  /** How much there is to see, in no unit. */
  readonly interest: number;
  /** What the director hears of it. */
  readonly moments: readonly Moment[];
  readonly stakes: readonly Stake[];
}

export interface Play {
  /** The scenario from which the beats go on. */
  readonly start: JsonObject;
  readonly beats: readonly Beat[];
}

/** What is worth a look, and how much; anything else is worth 1. */
const INTEREST: { readonly [type: string]: number } = {
  stockSplit: 12,
  finalScored: 30,
  orderDelivered: 8,
  sold: 6,
  priceControl: 6,
  bidsRevealed: 5,
  destinationsRevealed: 6,
  cubesPlaced: 4,
  cubeStolen: 5,
  dividendPaid: 4,
  cubesBought: 3,
  majorityChanged: 3,
  gondolaMoved: 4,
  sharesBought: 3,
  favorPlayed: 3,
};
/** A breath after each action, and what one takes of which nothing is seen, in seconds. */
const BREATH = 0.4;
const UNSEEN = 0.5;
const SEATS = 4;
/** As the stage names them. */
const NAMES = ['Anna', 'Bruno', 'Chiara', 'Dario'];
const COLORS = ['red', 'blue', 'green', 'yellow'];

/** Plays a whole match. The same seed and bot give the same beats. */
export function play(seed: string, bot = 'merchant'): Play {
  const game = gameById('masters-of-venice');
  const start: JsonObject = {
    seed,
    options: { money: 'open' },
    given: { round: 1, seats: Array.from({ length: SEATS }, () => ({})) },
  };
  const match = new Match({
    game,
    seats: COLORS.map((color, k) => ({ name: NAMES[k] ?? color, color, bot: true })),
    ...{ start: start.given as JsonObject, options: start.options as JsonObject },
    chance: { seed },
  });
  const create = game.bots[bot];
  if (!create) throw new Error(`There is no bot "${bot}"`);
  const bots = COLORS.map(() => create());
  const thoughts = new SeededChance(`${seed} bots`);
  const beats: Beat[] = [];
  while (!match.isFinished) {
    const seat = 31 - Math.clz32(match.deciders & -match.deciders);
    const before = match.view('public') as View;
    // Bots get the bytes of a view, as they would over the wire.
    const action = bots[seat]?.think(JSON.parse(JSON.stringify(match.view(seat))), thoughts);
    const outcome = match.act(seat, action);
    if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`);
    const events = outcome.events.flatMap((event) => game.eventFor(event, 'public') ?? []);
    const after = match.view('public') as View;
    beats.push({ seat, action: action as never, ...told(events, before, after) });
  }
  return { start, beats };
}

function told(
  events: readonly GameEvent[],
  before: View,
  after: View,
): Omit<Beat, 'seat' | 'action'> {
  const { lasts, marks } = stage(events, shownOf(before), sitesFor(16 / 9));
  let [site, most, interest]: [string | null, number, number] = [null, 0, 0];
  for (const event of events) {
    const worth = INTEREST[event.type] ?? 1;
    interest += worth;
    const place = siteOf(event);
    if (!place || worth <= most) continue;
    [site, most] = [place, worth];
  }
  // What happens to everybody is seen as a whole.
  const whole = events.some(({ type }) => type.endsWith('Revealed') || type === 'finalScored');
  const { round } = before.public;
  return {
    ...{ round, interest, site: whole ? null : site },
    lasts: lasts > 0 ? lasts + BREATH : UNSEEN,
    moments: direction.moments(marks, before, after),
    stakes: direction.stakes(after),
  };
}
