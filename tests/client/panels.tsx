/** Every panel of a game in whole matches, for seats and spectators, drawn without a browser. */

import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, vi } from 'vitest';
import { useHands } from '../../client/store/hands.ts';
import { useTable } from '../../client/store/table.ts';
import { useScreen } from '../../client/table/screen.ts';
import type { Position, SeatView } from '../../client/table/seat/position.ts';
import type { ActionBase, Game, JsonObject, ViewBase } from '../../engine/core/contract.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import { setNarrow } from './narrow.ts';
import { infos, type Step } from './steps.ts';
import { rulesNamed, unexplained } from './unexplained.ts';

interface Store<S> {
  getInitialState(): S;
  getState(): S;
  setState(state: Partial<S>): void;
}
type Around = ComponentType<{ readonly tools: ReactNode; readonly children: ReactNode }>;

/** The rooms of a game that are panels. */
export interface Panels<V extends SeatView, A extends ActionBase> {
  readonly game: Game;
  readonly positionOf: (view: ViewBase) => Position<V, A> | null;
  readonly situation: (position: Position<V, A>) => string;
  /** The kinds of actions whose forms can be opened. */
  readonly kindsOf: (position: Position<V, A>) => readonly A['type'][];
  readonly useDrafts: Store<{ readonly open: (kind: A['type']) => void }>;
  readonly Hud: ComponentType;
  readonly Ledger: ComponentType;
  readonly ShowHud: Around;
  readonly ShowLedger: Around;
  readonly AllHands: ComponentType;
  readonly Result: ComponentType;
  readonly HandTable: ComponentType<{ readonly table: TableState; readonly seat: number }>;
  /** Everything in its panels explains itself: see `unexplained.ts`. */
  readonly explained?: true;
  /** The tabs of the phone's sheet. */
  readonly tabs?: readonly string[];
  /** The part of a position, besides its question, that makes it worth another look. */
  readonly also?: (view: V) => string;
}

/** Decisions from one look at panels that were seen in that situation before to the next. */
const EVERY = 60;
const page = { tools: <i />, children: <b /> };
const html = (Part: ComponentType): string => renderToStaticMarkup(<Part />);

/** Puts a store into a state: on the server React uses a store's initial state. */
function put<S extends object>(store: Store<S>, state: Partial<S>): void {
  store.setState(state);
  Object.assign(store.getInitialState(), store.getState());
}

/**
 * Draws the panels of seat 0 and of spectators, at each new question to seat 0 and from time to
 * time.
 * @param steps a match as seat 0 sees it; one of bots where random ones are not enough
 * @returns the situations that occurred
 */
export function lookAtPanels<V extends SeatView, A extends ActionBase>(
  panels: Panels<V, A>,
  steps: readonly Step<A, V>[],
): readonly string[] {
  const { game, useDrafts } = panels;
  vi.stubGlobal('innerHeight', 1000);
  const last = steps[steps.length - 1]?.after;
  if (!last) throw new Error('A match has steps.');
  const people = infos((last as unknown as { public: { seats: unknown[] } }).public.seats.length);
  const situations = new Set<string>();
  const known = new Set(game.rules.map(({ id }) => id));
  const silent = new Set<string>();
  /** Every drawn thing explains itself, and names existing rules. */
  function explains(text: string): string {
    if (!panels.explained) return text;
    for (const thing of unexplained(text)) silent.add(thing);
    for (const id of rulesNamed(text)) expect(known).toContain(id);
    if (text.includes('decision mine')) expect(text).toContain('data-purpose');
    return text;
  }

  function show(view: ViewBase, seat: number | null, over = false): TableState {
    const seats = people.map((one) => ({ ...one, taken: true, connected: true, bot: '' }));
    const stage = over ? 'finished' : 'playing';
    const table = {
      game: game.id,
      stage,
      seats,
      timers: [],
      caster: null,
    } as unknown as TableState;
    put(useTable, { view, seat, table });
    put(useDrafts, {});
    return table;
  }
  /** The phone's sheet with each of its tabs open. */
  function narrowTabs(): string[] {
    const all = (panels.tabs ?? []).map((tab) => {
      put(useScreen, { tab });
      return html(panels.Hud);
    });
    put(useScreen, { tab: 'turn' });
    return all;
  }
  function look(view: ViewBase, seat: number | null): TableState {
    const table = show(view, seat);
    const [wide, phone] = [false, true].map((narrow) => {
      setNarrow(narrow);
      const [hud = '', ledger = ''] = [panels.Hud, panels.Ledger].map(html).map(explains);
      for (const text of [hud, ledger]) expect(text.match(/id="decision"/g)).toHaveLength(1);
      return hud;
    });
    expect(phone).not.toBe(wide);
    for (const tab of narrowTabs()) explains(tab);
    const showHud = explains(renderToStaticMarkup(<panels.ShowHud {...page} />));
    expect(showHud).not.toContain('id="decision"');
    const shown = explains(renderToStaticMarkup(<panels.ShowLedger {...page} />));
    expect(shown).toContain('ledger-tables');
    expect(explains(html(panels.AllHands)).match(/data-hand=/g)).toHaveLength(people.length);
    return table;
  }

  for (const [at, { before, state }] of steps.entries()) {
    const own = panels.positionOf(before);
    const now = `${own ? panels.situation(own) : 'watching'}${panels.also?.(before) ?? ''}`;
    if (situations.has(now) && at % EVERY > 0) continue;
    situations.add(now);
    put(useHands, { hands: people.map((_, k) => game.view(state, k, people).you as JsonObject) });
    look(game.view(state, 'public', people), null);
    const table = look(before, 0);
    const hand = renderToStaticMarkup(<panels.HandTable table={table} seat={0} />);
    expect(explains(hand)).toContain('hp-turn');
    for (const kind of own ? panels.kindsOf(own) : []) {
      useDrafts.getState().open(kind);
      put(useDrafts, {});
      expect(explains(html(panels.Ledger)), kind).toContain('id="decision"');
    }
  }
  show(last, 0, true);
  expect(explains(html(panels.Result)).match(/data-seat=/g)).toHaveLength(people.length);
  expect([...silent]).toEqual([]);
  return [...situations];
}
