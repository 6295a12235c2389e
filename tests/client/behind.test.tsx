/** Panels follow the board: while pieces are on their way they show the position before them. */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { useSettings } from '../../client/store/settings.ts';
import { useTable } from '../../client/store/table.ts';
import { tellStaging, useStaging } from '../../client/store/tempo.ts';
import { Show } from '../../client/table/board/show.ts';
import { gained } from '../../client/table/hud/Gains.tsx';
import { makeSeats } from '../../client/table/hud/seats.tsx';
import { useShownView } from '../../client/table/hud/shown.ts';
import type { DecidedView } from '../../client/table/question.ts';
import { useScreen } from '../../client/table/screen.ts';
import { Player } from '../../client/table/staging/player.ts';
import { tick } from '../../client/world/clock.ts';
import type { ViewBase } from '../../engine/core/contract.ts';

const views = [0, 1, 2, 3, 4].map((seq): ViewBase => ({ version: '1', seq, public: {} }));
const events = [{ type: 'moved' }];
/** Every take plays for two seconds. */
const staging = {
  shownOf: () => ({ seats: [] }),
  stage: () => ({ motions: [], patches: [], hints: [], marks: [], lasts: 2 }),
};
const take = (seq: number, more: object = {}) => ({
  events,
  before: views[seq - 1] ?? null,
  after: views[seq],
  came: 0,
  ...more,
});
const sites = { upright: false };

beforeEach(() => {
  useTable.getState().reset();
  useSettings.getState().borrow({ speed: 1, motion: 'full' });
});

test('the picture is behind by what has not been staged, take by take', () => {
  const player = new Player<ViewBase, object, object, never>(staging);
  const seq = () => player.behind(0)?.seq ?? null;
  expect(seq()).toBeNull();
  player.add(take(1));
  player.add(take(2));
  expect(seq()).toBe(0);
  player.advance(0, 1, false, {});
  player.advance(1, 1, false, {});
  expect(seq()).toBe(0);
  player.advance(2, 1, false, {});
  expect(seq()).toBe(1);
  player.finish();
  expect(seq()).toBeNull();
});

test('nobody waits for what is shown once more, what is old, or what has no story', () => {
  const player = new Player<ViewBase, object, object, never>(staging);
  player.add(take(1, { again: true }));
  expect(player.behind(0)).toBeNull();
  player.add(take(2));
  player.add(take(3, { came: 500 }));
  expect(player.behind(0)?.seq).toBe(1);
  expect(player.behind(1)?.seq).toBe(2);
  expect(player.behind(501)).toBeNull();
  player.add(take(4, { events: [], came: 600 }));
  expect(player.behind(0)).toBeNull();
});

/** A board without a picture. */
function board() {
  const idle = () => undefined;
  const runtime = {
    affordances: new Map(),
    hovered: null,
    arrange: idle,
    letter: idle,
    still: idle,
    moving: idle,
  };
  const drafts = {
    affordances: () => new Map(),
    useDrafts: {
      getState: () => ({ drafts: {}, active: '', hovered: null, pick: idle, hover: idle }),
      subscribe: () => idle,
    },
  };
  const pieces = { still: idle, moving: idle, flying: idle };
  const show = new Show(
    { staging, drafts, owes: () => false } as never,
    runtime as never,
    pieces as never,
    sites as never,
  );
  show.start();
  return {
    stop: () => show.stop(),
    frame(seconds: number) {
      tick(seconds);
      show.frame();
    },
  };
}
const shown = () => (useStaging.getState().behind ?? useTable.getState().view)?.seq;
function began() {
  useTable.getState().show(views[0]);
  const on = board();
  on.frame(0.1);
  return on;
}
const feed = (seq: number) => useTable.getState().feed(views[seq], events, seq, 1);

test('a position is shown once its pieces are there, and no later than that', () => {
  const on = began();
  feed(1);
  feed(2);
  expect(shown()).toBe(0);
  for (const [seconds, seq] of [
    [0.1, 0],
    [1, 0],
    [3, 1],
    [0.1, 1],
    [3, 2],
  ] as const) {
    on.frame(seconds);
    expect(shown()).toBe(seq);
  }
  on.stop();
});

test.each([
  ['at once', () => useSettings.getState().borrow({ speed: 'instant' })],
  ['without motion', () => useSettings.getState().borrow({ motion: 'reduced' })],
  ['in a hidden tab', () => vi.stubGlobal('document', { hidden: true })],
  ['behind the ledger', () => useScreen.setState({ ledger: true })],
])('%s panels never wait', (_, set) => {
  set();
  const on = began();
  feed(1);
  expect(shown()).toBe(1);
  on.frame(0.1);
  expect(shown()).toBe(1);
  on.stop();
  vi.unstubAllGlobals();
  useScreen.setState({ ledger: false });
});

test('where no frame comes, or the board goes, panels show what stands', () => {
  vi.useFakeTimers();
  const on = began();
  feed(1);
  expect(shown()).toBe(0);
  vi.advanceTimersByTime(20_000);
  expect(shown()).toBe(1);
  feed(2);
  expect(shown()).toBe(1);
  on.stop();
  expect(shown()).toBe(2);
  vi.useRealTimers();
});

test('what has become more or less is told where something has happened, and to its seat alone', () => {
  const holdings = ({ seq }: ViewBase) => [{ label: 'money', n: 10 * seq }];
  const at = (seq: number, seat = 0) => ({ view: views[seq], seat });
  useTable.setState({ seat: 0 });
  useTable.getState().show(views[0]);
  feed(1);
  expect(gained(at(0), at(1), holdings)).toEqual([{ label: 'money', n: 10 }]);
  expect(gained(at(0, 1), at(1), holdings)).toEqual([]);
  useTable.getState().show(views[2]);
  expect(gained(at(1), at(2), holdings)).toEqual([]);
});

/** The page as drawn without a browser: stores as they are now. */
function drawn(page: ReactNode): string {
  for (const store of [useTable, useStaging])
    Object.assign(store.getInitialState(), store.getState());
  return renderToStaticMarkup(page);
}

test('possessions of seats follow the board, the asked seat is shown at once', () => {
  const at = (seq: number, coins: number, decider: number) =>
    ({
      version: '1',
      seq,
      public: {
        decider: [decider],
        seats: [0, 1].map((seat) => ({ seat, name: `P${seat}`, color: 'red', coins })),
      },
    }) as unknown as DecidedView;
  const [before, now] = [at(1, 10, 0), at(2, 20, 1)];
  const Seats = makeSeats<DecidedView>({
    title: 'Seats',
    end: (_, seat) => <b>{(seat as unknown as { coins: number }).coins}</b>,
    rows: () => null,
  });
  useTable.setState({ view: now });
  tellStaging(true, null, before);
  const html = drawn(<Seats view={before} />);
  expect(html.match(/<b>(\d+)<\/b>/g)).toEqual(['<b>10</b>', '<b>10</b>']);
  expect(html).toMatch(/data-seat="1" data-lamp="asked"/);
  expect(html).toMatch(/data-seat="0" data-lamp="rests"/);
});

test('panels ask for the position that the board shows; without a match there is none', () => {
  const Panel = () => <p>{useShownView()?.seq ?? 'none'}</p>;
  const html = () => drawn(<Panel />);
  useTable.setState({ view: views[2] });
  tellStaging(true, null, views[1]);
  expect(html()).toBe('<p>1</p>');
  tellStaging(false, null);
  expect(html()).toBe('<p>2</p>');
  tellStaging(true, null, views[1]);
  useTable.setState({ view: null });
  expect(html()).toBe('<p>none</p>');
});
