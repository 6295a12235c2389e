/** The keys of a match: actions that Enter sends, and places that it only leads to. */

import { beforeEach, expect, test, vi } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { type DraftOf, draftsOf } from '../../client/table/seat/draft.ts';
import { makeDrafts } from '../../client/table/seat/drafts.ts';
import { gameKeysOf } from '../../client/table/seat/game-keys.ts';
import { makeSeat } from '../../client/table/seat/position.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import { caravan } from '../guest/engine/index.ts';
import type { View } from '../guest/engine/knowledge.ts';
import type { Action } from '../guest/engine/types.ts';

const { NO_DRAFT, opened } = draftsOf<Action>({});
const seat = makeSeat<View, Action>(caravan, 'cv-view/1', ['E_EMPTY']);
const drafts = makeDrafts<View, Action, DraftOf<Action>, { readonly kind: 'road' }>({
  seat,
  none: NO_DRAFT,
  first: ({ legal: [action] }) => (action ? opened(action.type, action) : null),
  opened: (_position, type) => opened(type, null),
  occasion: ({ view }) => `${view.seq}`,
  targetsOf: () => [],
  aim: () => null,
  countIn: () => 0,
  name: () => '',
  line: () => '',
  why: (_position, { code }) => code,
});
const { onGameKey, isComposed } = gameKeysOf({
  seat,
  drafts,
  places: [],
  placeUnder: () => null,
});

const infos = Array.from({ length: 3 }, (_, p) => ({ name: `${p}`, color: 'red', bot: false }));
let sent: Action[] = [];
const focus = vi.fn();

beforeEach(() => {
  sent = [];
  focus.mockClear();
  vi.stubGlobal('document', { querySelector: () => ({ focus }) });
  const state = caravan.setup(3, caravan.options({}, 3), new SeededChance(3));
  const who = Math.log2(caravan.deciders(state) & -caravan.deciders(state));
  useTable.getState().connect({
    act: async (action) => {
      sent.push(action as Action);
      return { ok: true, seq: 1 };
    },
    undo: () => Promise.reject(new Error('nobody takes back')),
    lobby: () => Promise.reject(new Error('nobody is in the lobby')),
  });
  useTable.getState().show(null);
  useTable.getState().show(caravan.view(state, who, infos));
});

test('Enter sends what the person has composed; of a suggestion it goes to its button', async () => {
  expect(drafts.useDrafts.getState().drafts.main).toMatchObject({ suggested: true });
  expect(isComposed()).toBe(false);
  expect(onGameKey('Enter')).toBe(true);
  expect(sent).toEqual([]);
  expect(focus).toHaveBeenCalledOnce();
  const [action] = drafts.currentPosition()?.legal ?? [];
  if (!action) throw new Error('the seat that decides can do something');
  drafts.useDrafts.getState().edit(action);
  expect(isComposed()).toBe(true);
  expect(onGameKey('Enter')).toBe(true);
  expect(sent).toEqual([action]);
  await vi.waitFor(() => expect(drafts.useDrafts.getState().sent).toBe(1));
});
