/**
 * Matches in which everybody haggles with unlisted offers, checked against the rules after every
 * step. `haggling.ts --seats 4 --matches 100 --first 0` prints the number of each event.
 */

import { parseArgs } from 'node:util';
import { SeededChance } from '../../../engine/core/chance.ts';
import { accepted } from '../../../engine/core/command.ts';
import type { Game, JsonObject, State } from '../../../engine/core/contract.ts';
import { erase } from '../../../engine/core/erase.ts';
import { EventList } from '../../../engine/core/events.ts';
import type { GeEvent } from '../../../engine/games/genoa/events.ts';
import { isPhase2 } from '../../../engine/games/genoa/flow.ts';
import { genoa } from '../../../engine/games/genoa/index.ts';
import { NOTHING_PENDING, PENDING } from '../../../engine/games/genoa/state.ts';
import { Haggler } from './haggler.ts';

const game = erase(genoa);
/** One action in so many comes from the list. */
const LISTED_EVERY = 3;

/** The result of an offer. */
export interface Judged {
  /** Before the offer; a refused one must leave it unchanged. */
  readonly state: State;
  readonly seat: number;
  readonly action: JsonObject;
  /** The error; null if it is legal. */
  readonly code: string | null;
}

/** How often each thing has occurred. */
export class Counts {
  private readonly map = new Map<string, number>();

  add(name: string, count = 1): void {
    if (count > 0) this.map.set(name, (this.map.get(name) ?? 0) + count);
  }
  of(name: string): number {
    return this.map.get(name) ?? 0;
  }
  get all(): JsonObject {
    return Object.fromEntries([...this.map].sort(([a], [b]) => (a < b ? -1 : 1)));
  }
}

/**
 * Plays one match to its end. @param judge looks at every free word
 * @throws Error naming the invariants that an action breaks
 */
export function haggle(
  seats: number,
  number: number,
  counts: Counts,
  judge: ((judged: Judged) => void) | null = null,
): void {
  const chance = new SeededChance(`haggling ${seats} ${number}`);
  const will = new SeededChance(`haggling will ${seats} ${number}`);
  const haggler = new Haggler(will);
  const codes = new Int32Array(game.maxLegal);
  const offerCards = ['taker', 'nobody', 'all'][number % 3];
  const options = game.options({ offerCards, shortGame: number % 4 > 0 }, seats);
  const state = game.setup(seats, options, chance);
  const act = (seat: number, command: Parameters<Game['apply']>[2]): void => {
    const events = new EventList();
    if ('fill' in game.decode(state, seat, command)) counts.add('struck with wildcards');
    game.apply(state, seat, command, chance, events);
    for (const { event } of events.items) note(counts, event as unknown as GeEvent);
    const broken = game.invariants(state);
    if (broken.length > 0) throw new Error(`match ${number} of ${seats}: ${broken.join(', ')}`);
    counts.add('actions');
  };
  for (let mask = game.deciders(state); mask !== 0; mask = game.deciders(state)) {
    if (will.below(LISTED_EVERY) > 0 && isUnderWay(state)) {
      const seat = will.below(seats);
      const action = haggler.word(state, seat);
      // The sentence of a refusal takes longer than all else here.
      judge?.({ state, seat, action, code: game.explain(state, seat, action)?.code ?? null });
      const command = accepted(game, state, seat, action);
      counts.add(command === null ? 'free words refused' : 'free words taken');
      if (command !== null) act(seat, command);
      continue;
    }
    let seat = will.below(seats);
    while (((mask >> seat) & 1) === 0) seat = (seat + 1) % seats;
    const count = game.legal(state, seat, codes);
    act(seat, codes[will.below(count)]);
  }
  counts.add('matches');
}

const isUnderWay = (s: State): boolean => isPhase2(s) && s[PENDING] === NOTHING_PENDING;

function note(counts: Counts, event: GeEvent): void {
  if (event.type === 'offerMade' || event.type === 'offerRevised' || event.type === 'dealStruck') {
    const { give, ask, deferred, replyTo } = event.offer;
    const what = { offerMade: 'made', offerRevised: 'revised', dealStruck: 'struck' }[event.type];
    counts.add(what);
    if (event.type === 'offerMade' && replyTo) counts.add('replies');
    if (give.any || ask.any) counts.add(`${what} with wildcards`);
    if (give.cards || ask.cards) counts.add(`${what} with cards`);
    if (deferred) counts.add(`${what} with promises`);
    if (deferred?.commit) counts.add(`${what} with an order`);
  } else counts.add(event.type === 'offerEnded' ? `ended: ${event.because}` : event.type);
}

if (process.argv[1]?.endsWith('haggling.ts')) {
  const { values } = parseArgs({
    options: {
      seats: { type: 'string', default: '4' },
      matches: { type: 'string', default: '10' },
      first: { type: 'string', default: '0' },
    },
  });
  const counts = new Counts();
  const first = Number(values.first);
  for (let i = 0; i < Number(values.matches); i++) haggle(Number(values.seats), first + i, counts);
  console.log(JSON.stringify(counts.all, null, 1));
}
