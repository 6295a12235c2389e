/** Everything in the panels of Genoa explains itself, on every screen, wide and narrow. */

import type { ComponentType } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { useDrafts } from '../../../client/games/genoa/drafts.ts';
import { HandTable } from '../../../client/games/genoa/hand/HandTable.tsx';
import { Ledger, ShowLedger } from '../../../client/games/genoa/ledger/Ledger.tsx';
import { Hud, ShowHud } from '../../../client/games/genoa/panels/Hud.tsx';
import { positionOf, situation } from '../../../client/games/genoa/position.ts';
import { useTable } from '../../../client/store/table.ts';
import { useScreen } from '../../../client/table/screen.ts';
import type { TableState } from '../../../server/protocol/messages.ts';
import { setNarrow } from '../narrow.ts';
import { infos } from '../steps.ts';
import { unexplained } from '../unexplained.ts';
import { SCREENS } from './browser/screens.ts';
import { Table } from './positions.ts';

interface Store<S> {
  getInitialState(): S;
  getState(): S;
  setState(state: Partial<S>): void;
}
/** On the server React uses a store's initial state. */
function put<S extends object>(store: Store<S>, state: Partial<S>): void {
  store.setState(state);
  Object.assign(store.getInitialState(), store.getState());
}
const html = (Part: ComponentType): string => renderToStaticMarkup(<Part />);
const beside = { tools: <i />, children: <b /> };

const people = infos(4);
const table = {
  game: 'genoa',
  seats: people.map((one) => ({ ...one, taken: true, connected: true, bot: '' })),
  stage: 'playing',
  timers: [],
  caster: null,
} as unknown as TableState;

/**
 * The parts of a screen: in 3D, in the ledger, for spectators, on a phone with each of its tabs
 * open.
 */
function parts(): string[] {
  const all = [false, true].flatMap((narrow) => {
    setNarrow(narrow);
    const tabs = narrow ? ['turn', 'town', 'seats', 'wishes'] : ['turn'];
    const hud = tabs.map((tab) => {
      put(useScreen, { tab });
      return html(Hud);
    });
    put(useScreen, { tab: 'turn' });
    return [...hud, html(Ledger)];
  });
  setNarrow(false);
  return [
    ...all,
    renderToStaticMarkup(<ShowHud {...beside} />),
    renderToStaticMarkup(<ShowLedger {...beside} />),
    renderToStaticMarkup(<HandTable table={table} seat={0} />),
  ];
}

test.each(SCREENS)('$name: everything says what it is', ({ position, decides }) => {
  vi.stubGlobal('location', new URL('http://house/table/ABCD'));
  vi.stubGlobal('innerHeight', 1000);
  const { view } = new Table(position).at(0);
  put(useTable, { view, seat: 0, table });
  put(useDrafts, {});
  const seen = parts();
  expect([...new Set(seen.flatMap(unexplained))]).toEqual([]);
  const own = positionOf(view);
  if (decides && own && situation(own) !== 'talks') expect(seen[0]).toContain('data-purpose');
});
