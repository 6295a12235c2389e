/** The same person twice: a seat that is open in another tab, and a person without a name. */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../client/store/settings.ts';
import { useTable } from '../../client/store/table.ts';
import { Spectating } from '../../client/table/decision/DecisionFrame.tsx';
import { People } from '../../client/table/panels/Together.tsx';
import { TableNews } from '../../client/table/TableNews.tsx';
import type { TableSeat, TableState } from '../../server/protocol/messages.ts';

const person = (seat: number, name: string): TableSeat =>
  ({ seat, name, color: 'red', bot: '', taken: true, connected: true }) as unknown as TableSeat;
const TABLE = {
  code: 'ABCDEF',
  stage: 'playing',
  host: 0,
  seats: [person(0, 'Guest'), person(1, 'Guest 2')],
  votes: [],
} as unknown as TableState;
/** Its spectators may ask for a chair. */
const ASKABLE: TableState = { ...TABLE, asking: [] };

function show(seat: number | null, name = '', table = TABLE): void {
  useTable.setState({ table, seat });
  useSettings.setState({ name });
  Object.assign(useTable.getInitialState(), useTable.getState());
  Object.assign(useSettings.getInitialState(), useSettings.getState());
}
afterEach(() => vi.unstubAllGlobals());

test('a second tab says where the player’s own seat is open, and offers that one alone', () => {
  show(null);
  const watching = renderToStaticMarkup(<Spectating over={false} />);
  expect(watching).not.toContain('data-own-chair');
  const stored = JSON.stringify({ token: 'own', seat: 0, at: 1 });
  vi.stubGlobal('localStorage', { getItem: () => stored });
  vi.stubGlobal('sessionStorage', { getItem: () => null });
  const second = renderToStaticMarkup(<Spectating over={false} />);
  expect(second).toContain('open in another tab');
  expect(second).toContain('data-own-chair');
  // After the match there is nothing to take.
  expect(renderToStaticMarkup(<Spectating over />)).not.toContain('data-own-chair');
  show(null, '', ASKABLE);
  vi.stubGlobal('location', { pathname: '/table/ABCDEF' });
  const news = renderToStaticMarkup(<TableNews table={ASKABLE} />);
  expect(news).toContain('data-own=');
  expect(news).not.toContain('data-ask');
  vi.stubGlobal('localStorage', { getItem: () => null });
  expect(renderToStaticMarkup(<TableNews table={ASKABLE} />)).toContain('data-ask');
});

test('a person without a name is You, beside the other guests', () => {
  const people = () => renderToStaticMarkup(<People table={TABLE} ask={() => undefined} />);
  show(0);
  expect(people()).toContain('<strong>You</strong>');
  expect(people()).toContain('<strong>Guest 2</strong>');
  expect(people()).not.toContain('<strong>Guest</strong>');
  show(0, 'Ana');
  expect(people()).toContain('<strong>Guest</strong>');
});
