/** Every panel of the map room in whole matches with and without the modules, for whoever sits there and for eyes. */

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { drafts, kindsOf } from '../../../client/games/marco-polo/drafts.ts';
import { HandTable } from '../../../client/games/marco-polo/hand/HandTable.tsx';
import { Ledger, ShowLedger } from '../../../client/games/marco-polo/ledger/Ledger.tsx';
import { AllHands } from '../../../client/games/marco-polo/panels/AllHands.tsx';
import { Hud, ShowHud } from '../../../client/games/marco-polo/panels/Hud.tsx';
import { Result } from '../../../client/games/marco-polo/panels/Result.tsx';
import { positionOf, situation } from '../../../client/games/marco-polo/position.ts';
import { useHands } from '../../../client/store/hands.ts';
import { useTable } from '../../../client/store/table.ts';
import type { JsonObject } from '../../../engine/core/contract.ts';
import type { View } from '../../../engine/games/marco-polo/types.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { game, infos, travelled } from './matches.ts';

let narrow = false;
vi.mock('../../../client/table/narrow.ts', () => ({ useNarrow: () => narrow }));
vi.stubGlobal('innerHeight', 1000);

/** Puts a store into a state: on the server's side React asks it how it began. */
function put<S extends object>(
  store: { getInitialState(): S; getState(): S; setState(state: Partial<S>): void },
  state: Partial<S>,
): void {
  store.setState(state);
  Object.assign(store.getInitialState(), store.getState());
}

const html = (Part: ComponentType): string => renderToStaticMarkup(<Part />);
const page = { tools: <i />, children: <b /> };
/** A match of travellers looked at from one seat, and from none. */
function look(seats: number, seed: number): readonly string[] {
  const situations = new Set<string>();
  const people = infos(seats);
  const steps = travelled(seats, seed, 0);
  function show(view: View, seat: number | null, over = false): TableState {
    const all = people.map((one) => ({ ...one, taken: true, connected: true, bot: '' }));
    const stage = over ? 'finished' : 'playing';
    const open = { game: game.id, stage, seats: all, timers: [], caster: null };
    const table = open as unknown as TableState;
    put(useTable, { view, seat, table });
    put(drafts.useDrafts, {});
    return table;
  }
  for (const [at, { before, state }] of steps.entries()) {
    const own = positionOf(before);
    const ducale = own !== null && before.public.seats[0]?.posts.includes('v7');
    const now = `${own ? situation(own) : 'watching'}${ducale ? ' in the last palazzo' : ''}`;
    if (situations.has(now) && at % 60 > 0) continue;
    situations.add(now);
    put(useHands, { hands: people.map((_, k) => game.view(state, k, people).you as JsonObject) });
    for (const seat of [0, null]) {
      const table = show(seat === 0 ? before : (game.view(state, 'public', people) as View), seat);
      for (narrow of [false, true]) {
        for (const Part of [Hud, Ledger]) {
          expect(html(Part).match(/id="decision"/g), Part.name).toHaveLength(1);
        }
      }
      expect(renderToStaticMarkup(<ShowHud {...page} />)).not.toContain('id="decision"');
      expect(renderToStaticMarkup(<ShowLedger {...page} />)).toContain('ledger-tables');
      expect(html(AllHands).match(/data-hand=/g)).toHaveLength(seats);
      if (seat === null || !own) continue;
      expect(renderToStaticMarkup(<HandTable table={table} seat={seat} />)).toContain('hp-turn');
      for (const kind of kindsOf(own)) {
        drafts.useDrafts.getState().open(kind);
        put(drafts.useDrafts, {});
        expect(html(Ledger), kind).toContain('id="decision"');
      }
    }
  }
  const { after } = steps[steps.length - 1] ?? {};
  if (!after) throw new Error('A match has steps.');
  show(after, 0, true);
  expect(html(Result).match(/data-seat=/g)).toHaveLength(seats);
  return [...situations];
}

test('whole matches in panels', () => {
  const met = new Set([look(3, 4), look(4, 2), look(5, 3)].flat());
  expect([...met].sort()).toEqual(
    expect.arrayContaining([
      ...['character', 'companion', 'goals', 'question', 'roundCharacter', 'start'],
      ...['turn', 'turn in the last palazzo', 'waiting'],
    ]),
  );
}, 120_000);
