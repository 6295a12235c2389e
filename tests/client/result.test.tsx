/**
 * The scoring of a game whose city shows the end at length: it comes when that is over, and stays.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { tellStaging, useStaging } from '../../client/store/tempo.ts';
import { tellable } from '../../client/table/panels/EventLog.tsx';
import { makeResult } from '../../client/table/result/make.tsx';
import { ResultFrame } from '../../client/table/result/ResultFrame.tsx';
import { useScreen } from '../../client/table/screen.ts';
import type { SeatedView } from '../../client/table/seat/position.ts';

/** Puts a store into a state: on the server React uses a store's initial state. */
function put<S extends object>(
  store: { getInitialState(): S; setState(state: Partial<S>): void },
  state: Partial<S>,
): void {
  store.setState(state);
  Object.assign(store.getInitialState(), state);
}

const seats = [{ seat: 0, color: 'red' }];
const view = { version: '1', seq: 1, public: { seats, over: true } } as unknown as SeatedView;
const scoring = (afterCity?: true) =>
  makeResult<SeatedView, { seat: number; total: number }>({
    result: () => ({ winners: [0], table: [{ seat: 0, total: 7 }] }),
    title: 'Scoring',
    seatTitle: 'Seat',
    totalTitle: 'Total',
    headline: () => 'Ana wins',
    name: () => 'Ana',
    steps: [{ key: 'all', title: 'All', of: () => ({ score: 7 }) }],
    ...(afterCity && { afterCity }),
  });
const shows = (Result: ReturnType<typeof scoring>): 'scoring' | 'way' => {
  const html = renderToStaticMarkup(<Result />);
  expect(html.includes('result-soon')).toBe(!html.includes('Scoring'));
  return html.includes('Scoring') ? 'scoring' : 'way';
};

beforeEach(() => {
  put(useTable, { view });
  put(useScreen, { webgl: true, ledger: false });
  put(useStaging, { busy: false });
});

test('while the city shows the end there is a way to the scoring, and after it the scoring', () => {
  const Result = scoring(true);
  put(useStaging, { busy: true });
  expect(shows(Result)).toBe('way');
  put(useStaging, { busy: false });
  expect(shows(Result)).toBe('scoring');
});

test('nobody waits for what is not to be seen, nor where the city has nothing to show', () => {
  put(useStaging, { busy: true });
  expect(shows(scoring())).toBe('scoring');
  put(useScreen, { ledger: true });
  expect(shows(scoring(true))).toBe('scoring');
  put(useScreen, { ledger: false, webgl: false });
  expect(shows(scoring(true))).toBe('scoring');
});

test('a listener is called once when the staging begins, and once when it is over', () => {
  const heard: boolean[] = [];
  const stop = useStaging.subscribe(({ busy }) => heard.push(busy));
  for (const busy of [false, true, true, true, false, false]) tellStaging(busy, null);
  stop();
  expect(heard).toEqual([true, false]);
});

test('while points are counted the log does not tell the last action, which names the winner', () => {
  const entry = (seq: number, type: string) => ({
    id: seq + 1,
    seq,
    seat: 0,
    event: { type },
    withdrawn: false,
  });
  const log = [entry(0, 'scored'), entry(1, 'paid'), entry(1, 'won')];
  expect(tellable(log, 1, true)).toEqual(log.slice(0, 1));
  expect(tellable(log, 1, false)).toEqual(log);
});

test('a sum is no total before all is counted', () => {
  const step = (title: string) => ({ key: title, title, score: 4 });
  const shown = (count: number): string =>
    renderToStaticMarkup(
      <ResultFrame
        title="Scoring"
        headline=""
        seatTitle="Seat"
        totalTitle="Total"
        steps={Array.from({ length: count }, (_, k) => step(`Step ${k}`))}
        rows={[
          {
            seat: 0,
            name: 'Ana',
            color: 'red',
            winner: true,
            total: 4 * count,
            steps: Array.from({ length: count }, () => ({ score: 4 })),
          },
        ]}
      />,
    );
  expect(shown(1)).toContain('Total');
  expect(shown(3)).toContain('So far');
  expect(shown(3)).not.toContain('Total');
});
