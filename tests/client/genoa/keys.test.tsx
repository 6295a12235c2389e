/** Keys of the answers: a final one is chosen by its key and sent by a second press. */

import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { currentPosition, useDrafts } from '../../../client/games/genoa/drafts.ts';
import { answerByKey } from '../../../client/games/genoa/panels/by-key.ts';
import { Decision } from '../../../client/games/genoa/panels/Decision.tsx';
import { useWaiting } from '../../../client/games/genoa/panels/waiting.ts';
import { useTable } from '../../../client/store/table.ts';
import { loadFinality } from '../../../client/table/decision/finality.ts';
import { SCREENS } from './browser/screens.ts';
import { Table } from './positions.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://house/table/ABCD'));
});
afterEach(() => useTable.getState().reset());

/** The panel as it is: on the server React uses stores' initial states. */
function panel(): string {
  for (const store of [useTable, useDrafts, useWaiting]) {
    Object.assign(store.getInitialState(), store.getState());
  }
  return renderToStaticMarkup(<Decision />);
}

function shown(name: string): string {
  const screen = SCREENS.find((one) => one.name === name);
  if (!screen) throw new Error(`There is no screen "${name}".`);
  useTable.getState().show(new Table(screen.position).at(0).view);
  return panel();
}

test.each([
  ['start', 'r', 'roll'],
  ['claim', 'x', 'take'],
  ['claim', 'a', 'O1'],
  ['acquire', 'z', 'nothing'],
])('of %s the key %s chooses, and the same again or Enter sends', async (name, key, id) => {
  await loadFinality('genoa');
  const sent: string[] = [];
  const { propose } = useTable.getState();
  useTable.setState({
    busy: false,
    propose: (action) => {
      sent.push(action.type);
      return Promise.resolve({ ok: false, error: 'refused' } as never);
    },
  });
  const html = shown(name);
  expect(html).not.toContain('data-waits');
  // Terms that came a moment ago need a second press: these are older.
  const later = performance.now() + 1000;
  const clock = vi.spyOn(performance, 'now').mockReturnValue(later);
  const position = currentPosition();
  if (!position) throw new Error('Nobody sits here.');
  expect(answerByKey(position, key)).toBe(true);
  expect(sent).toEqual([]);
  expect(panel()).toContain(`data-waits="${id}"`);
  // The waiting action can be called back.
  expect(answerByKey(position, 'Escape')).toBe(true);
  expect(panel()).not.toContain('data-waits');
  expect(answerByKey(position, 'Enter')).toBe(false);
  for (const second of [key, 'Enter']) {
    answerByKey(position, key);
    answerByKey(position, second);
  }
  expect(sent).toHaveLength(2);
  clock.mockRestore();
  useTable.setState({ propose });
});
