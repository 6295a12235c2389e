/** Every panel of the city in every situation of a whole match, for seats and spectators. */

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { HandTable } from '../../../client/games/masters-of-venice/hand/HandTable.tsx';
import { drafts } from '../../../client/games/masters-of-venice/intent.ts';
import { Ledger, ShowLedger } from '../../../client/games/masters-of-venice/ledger/Ledger.tsx';
import { AllHands } from '../../../client/games/masters-of-venice/panels/AllHands.tsx';
import { Hud } from '../../../client/games/masters-of-venice/panels/Hud.tsx';
import { Result } from '../../../client/games/masters-of-venice/panels/Result.tsx';
import { ShowHud } from '../../../client/games/masters-of-venice/panels/ShowHud.tsx';
import { positionOf, situation } from '../../../client/games/masters-of-venice/position.ts';
import { useHands } from '../../../client/store/hands.ts';
import { useTable } from '../../../client/store/table.ts';
import { useScreen } from '../../../client/table/screen.ts';
import { SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, ViewBase } from '../../../engine/core/contract.ts';
import { gameById } from '../../../engine/registry.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { setNarrow } from '../narrow.ts';
import { rulesNamed, unexplained } from '../unexplained.ts';

vi.stubGlobal('innerHeight', 1000);

const game = gameById('masters-of-venice');
const SEATS = ['Anna', 'Bruno', 'Chiara'].map((name) => ({ name, color: 'red', bot: false }));

/** Puts a store into a state: on the server React uses a store's initial state. */
function put<S extends object>(
  store: { getInitialState(): S; getState(): S; setState(state: Partial<S>): void },
  state: Partial<S>,
): void {
  store.setState(state);
  Object.assign(store.getInitialState(), store.getState());
}

/**
 * A position on the page.
 * @param seat null for a spectator
 */
function show(view: ViewBase, seat: number | null, hands: JsonObject[]): TableState {
  const stage = game.isFinished(game.fromView(view, new SeededChance(1))) ? 'finished' : 'playing';
  const seats = SEATS.map((one) => ({ ...one, taken: true, connected: true, bot: '' }));
  const table = { game: game.id, stage, seats, timers: [], caster: null } as unknown as TableState;
  put(useTable, { view, seat, table });
  put(useHands, { hands });
  put(drafts.useDrafts, {});
  return table;
}

const silent = new Set<string>();
const RULES = new Set(game.rules.map(({ id }) => id));
/** Every drawn thing explains itself, and names existing rules. */
function explains(text: string): string {
  for (const thing of unexplained(text)) silent.add(thing);
  for (const id of rulesNamed(text)) expect(RULES).toContain(id);
  if (text.includes('decision mine')) expect(text).toContain('data-purpose');
  return text;
}
const html = (Part: ComponentType): string => explains(renderToStaticMarkup(<Part />));
const page = { tools: <i />, children: <b /> };

test('whole matches in panels', () => {
  const chance = new SeededChance(5);
  const state = game.setup(3, game.options({}, 3), chance);
  const codes = new Int32Array(game.maxLegal);
  const situations = new Set<string>();
  for (let step = 0; !game.isFinished(state); step++) {
    const hands = SEATS.map((_, seat) => game.view(state, seat, SEATS).you as JsonObject);
    const own = positionOf(game.view(state, 0, SEATS));
    const isNew = own !== null && !situations.has(situation(own));
    for (const seat of isNew || step % 25 === 0 ? [0, null] : []) {
      const table = show(game.view(state, seat ?? 'public', SEATS), seat, hands);
      for (const narrow of [false, true]) {
        setNarrow(narrow);
        for (const Part of [Hud, Ledger]) {
          const text = html(Part);
          expect(text.match(/id="decision"/g), Part.name).toHaveLength(1);
          const [, asked = ''] = /data-situation="(\w+)"/.exec(text) ?? [];
          situations.add(asked);
        }
        expect(explains(renderToStaticMarkup(<ShowHud {...page} />))).not.toContain(
          'id="decision"',
        );
        for (const tab of ['market', 'hand', 'seats']) {
          put(useScreen, { tab });
          const open = html(Hud).includes(`aria-labelledby="tab-${tab}"`);
          expect(open, tab).toBe(narrow);
        }
        put(useScreen, { tab: 'turn' });
      }
      expect(explains(renderToStaticMarkup(<ShowLedger {...page} />))).toContain('ledger-tables');
      expect(html(AllHands).match(/data-hand=/g)).toHaveLength(SEATS.length);
      if (seat !== null) {
        const hand = renderToStaticMarkup(<HandTable table={table} seat={seat} />);
        expect(explains(hand)).toContain('class="hp-turn"');
      }
    }
    const decider = 31 - Math.clz32(game.deciders(state));
    const count = game.legal(state, decider, codes);
    game.apply(state, decider, codes[chance.below(count)] ?? 0, chance, null);
  }
  expect([...situations].sort()).toEqual(
    expect.arrayContaining([
      'adjust',
      'bid',
      'destination',
      'pick',
      'spectator',
      'turn',
      'waiting',
    ]),
  );
  show(game.view(state, 0, SEATS), 0, []);
  expect(html(Result).match(/data-seat=/g)).toHaveLength(SEATS.length);
  expect([...silent]).toEqual([]);
}, 120_000);
