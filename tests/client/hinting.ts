/** Hints along matches of bots, and conditions for those of every game. */

import { expect } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { numeral } from '../../client/i18n/index.ts';
import type { AdviceWords } from '../../client/table/game.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ActionBase, Game, GameEvent, ViewBase } from '../../engine/core/contract.ts';
import { EventList } from '../../engine/core/events.ts';
import { games, searchings } from '../../engine/registry.ts';
import { Adviser, sensible, type Weighed } from '../../engine/search/advice.ts';
import type { Searching } from '../../engine/search/contract.ts';
import { seatInfos } from '../battery/play.ts';
import { SEED, several } from '../scope.ts';

/** Roll-outs of a thought: the conditions must hold for few as for many. */
const FEW = 6;
/** One decision in so many is asked about, so that a match is covered from beginning to end. */
const RARE = 9;
const LEAST = several(120, 2000);
/** Longest that these lines may take: thousands are thought of for minutes. */
export const HINTS_MS = several(120_000, 1_800_000);

/** One line of a hint. */
export interface Hinted<V, E> {
  readonly view: V;
  readonly seat: number;
  readonly action: ActionBase;
  readonly choice: Weighed;
  readonly line: string;
  /** The same match after the choice alone, as the seat sees it, and the events. */
  readonly after: V;
  readonly events: readonly E[];
  /** The same after the choice in a possible position: without facts that no view shows. */
  readonly foreseen: V;
  /** The game's words for hints. */
  readonly words: AdviceWords;
}

const plain = <T>(value: T): T => JSON.parse(JSON.stringify(value));
const gameOf = (id: string): Game => games[id];

/** Words that no hint may have: riddles, and terms that the glossary replaces. */
const RIDDLES =
  /\b(the own|rivals?|comes? to|come by|whoever|nobody but|counsel|leads? to more|by what you know)\b/i;
/** The kit's sentences if nothing that a choice does sets it apart. */
const AGAINST: readonly string[] = ['lead', 'alike', 'only', 'behind', 'near'];

export interface Shares {
  /** Number of lines, and of those that name a gain of the choice. */
  lines: number;
  concrete: number;
}

/** Asks for hints along matches of the game's own bot. */
export async function along<V extends ViewBase, E>(
  id: string,
  each: (hinted: Hinted<V, E>) => void,
): Promise<Shares> {
  const game = gameOf(id);
  const searching: Searching = { ...searchings[id], mostRollouts: FEW };
  const words = await (await tables[id]()).adviceWords?.();
  if (!words) throw new Error(`${id} has no words for a hint`);
  const adviser = new Adviser(game, searching);
  const found: Shares = { lines: 0, concrete: 0 };
  for (let number = 0; found.lines < LEAST; number++) {
    const { min, max } = game.seats;
    const seats = seatInfos(min + (number % (max - min + 1)));
    const chance = new SeededChance(`hints ${SEED} ${number}`);
    const will = new SeededChance(`asking ${SEED} ${number}`);
    const [bot] = Object.values(game.bots);
    const bots = seats.map(() => bot());
    const state = game.setup(seats.length, game.options({}, seats.length), chance);
    while (game.deciders(state) !== 0 && found.lines < LEAST) {
      const asked = seats.flatMap((_, seat) =>
        game.deciders(state) & (1 << seat)
          ? [{ seat, view: plain(game.view(state, seat, seats)) }]
          : [],
      );
      for (const { seat, view } of asked) {
        if (will.below(RARE) !== 0) continue;
        const advice = adviser.advise(view, 3);
        for (const choice of sensible(advice?.choices ?? [])) {
          const { action } = choice;
          const copy = state.slice();
          const sink = new EventList();
          game.apply(copy, seat, game.encode(copy, seat, action), new SeededChance(number), sink);
          const events = sink.items.flatMap((one) => game.eventFor(one, seat) ?? []);
          const line = words.whyLine(view, choice);
          const after = plain(game.view(copy, seat, seats)) as V;
          const held = game.fromView(view, new SeededChance(number));
          const code = game.encode(held, seat, action);
          game.apply(held, seat, code, new SeededChance(number), null);
          const foreseen = plain(game.view(held, seat, seats)) as V;
          const hinted = { view: view as V, seat, action, choice, line, after, foreseen, words };
          general(searching, hinted);
          each({ ...hinted, events: events as readonly GameEvent[] as unknown as readonly E[] });
          found.lines++;
          if (!AGAINST.includes(choice.gain?.kind ?? 'lead')) found.concrete++;
        }
      }
      const thought = asked
        .map(({ seat, view }) => ({ seat, action: bots[seat].think(view, chance) }))
        .find(({ action }) => action !== null);
      if (!thought?.action) throw new Error(`No bot of ${id} has an answer`);
      const { seat, action } = thought;
      game.apply(state, seat, game.encode(state, seat, action), chance, null);
    }
  }
  return found;
}

/** A line has contents: no bare group, no riddle, and no card that its reader has not seen. */
function general<V extends ViewBase>(
  { features }: Searching,
  { view, choice, line, words }: Omit<Hinted<V, unknown>, 'events'>,
): void {
  const said = `${JSON.stringify(choice.gain)} ${line}`;
  expect(line, said).not.toBe('');
  expect(line, said).not.toMatch(RIDDLES);
  expect(line, said).not.toMatch(/undefined|NaN|\{|\}| {2}| \.| -\d/);
  expect(line, said).toMatch(/^[^a-z].*\.$/);
  for (const { group } of features) {
    for (const of of ['own', 'others'] as const) {
      expect(line, said).not.toBe(words.whyLine(view, { reason: { group, of }, gain: null }));
    }
  }
  const { gain } = choice;
  expect(gain, said).not.toBeNull();
  const told = gain?.told as { readonly [name: string]: unknown };
  // A gain with a number shows it, and a worthless thing is no gain.
  if (typeof told.n === 'number' && gain?.kind !== 'proof' && gain?.kind !== 'keeps') {
    if (told.n > 1) expect(line, said).toContain(numeral(told.n));
  }
  if (gain?.lead !== undefined) expect(gain.lead, said).toBeGreaterThanOrEqual(1);
  for (const name of ['card', 'contract', 'tile']) {
    const card = told[name];
    if (typeof card === 'string') expect(JSON.stringify(view), said).toContain(`"${card}"`);
  }
}
