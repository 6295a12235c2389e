/** The frames of the kit without any game in them: landmarks, tabs, scores in any unit. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeAll, expect, test, vi } from 'vitest';
import { useSettings } from '../../client/store/settings.ts';
import { useTable } from '../../client/store/table.ts';
import { Spectating } from '../../client/table/decision/DecisionFrame.tsx';
import { HandFrame, type HandFrameProps, SIGNS } from '../../client/table/hand/HandFrame.tsx';
import { AllHandsFrame } from '../../client/table/hud/AllHandsFrame.tsx';
import { HudFrame, type Pointed, ShowHudFrame } from '../../client/table/hud/HudFrame.tsx';
import { SheetFrame } from '../../client/table/hud/SheetFrame.tsx';
import { LedgerFrame, ShowLedgerFrame } from '../../client/table/ledger/LedgerFrame.tsx';
import { ResultFrame, type ScoreRow } from '../../client/table/result/ResultFrame.tsx';
import { useScreen } from '../../client/table/screen.ts';
import type { TableState } from '../../server/protocol/messages.ts';
import { setNarrow } from './narrow.ts';
import { type Element, press, pressed } from './pressing.tsx';

/** Nothing is under the pointer. */
const nothing = { hovered: null, hover: () => undefined };
const drafts: Pointed = {
  useDrafts: Object.assign(<R,>(select: (store: typeof nothing) => R): R => select(nothing), {
    getState: () => nothing,
  }),
  useAffordances: () => new Map(),
};

/** Puts a store into a state: on the server React uses a store's initial state. */
function put<S extends object>(
  store: { getInitialState(): S; setState(state: Partial<S>): void },
  state: Partial<S>,
): void {
  store.setState(state);
  Object.assign(store.getInitialState(), state);
}
const count = (html: string, what: RegExp): number => html.match(what)?.length ?? 0;

beforeAll(() => void vi.stubGlobal('innerHeight', 1000));

const sheet = (
  <SheetFrame
    drafts={drafts}
    mine
    situation="ask"
    withForm={false}
    decision={<p>question</p>}
    hint="tap the board"
    purse={<p>purse</p>}
    turnTitle="Turn"
    tabs={[{ id: 'cards', title: 'Cards', page: <p>the cards</p> }]}
  />
);

test('the panels around a board: one decision that can be skipped to, at any width', () => {
  const page = (): string =>
    renderToStaticMarkup(
      <HudFrame
        drafts={drafts}
        progress={<p>round</p>}
        strip={(mini) => <p>{mini ? 'slim' : 'broad'}</p>}
        seatsTitle="Traders"
        seats={<p>plates</p>}
        decision={<p>question</p>}
        own={<p>own cards</p>}
        sheet={sheet}
      />,
    );
  setNarrow(false);
  const wide = page();
  expect(count(wide, /id="decision"/g)).toBe(1);
  expect(wide).toContain('href="#decision"');
  expect(wide).toContain('aria-label="Traders"><p>plates');
  expect(wide).toMatch(/round.*broad.*plates.*question.*own cards/s);
  setNarrow(true);
  const slim = page();
  expect(count(slim, /id="decision"/g)).toBe(1);
  expect(slim).toMatch(/round.*slim.*purse.*question/s);
  expect(slim).not.toContain('plates');
});

test('the sheet: tabs of the game beside the turn, a hint only while it is lowered', () => {
  put(useScreen, { tab: 'turn', sheet: 'low' });
  const low = renderToStaticMarkup(sheet);
  expect(low).toContain('tap the board');
  expect(count(low, /role="tab"/g)).toBe(2);
  expect(low).toMatch(/id="tab-turn" aria-selected="true"[^>]*class="calls"/);
  put(useScreen, { tab: 'cards', sheet: 'half' });
  const half = renderToStaticMarkup(sheet);
  expect(half).toContain('the cards');
  expect(half).not.toContain('tap the board');
  expect(half).toContain('aria-labelledby="tab-cards"');
});

test('pages on which nobody decides have the board’s panels and their own tools, and no decision', () => {
  setNarrow(false);
  const parts = { tools: <i>tools</i>, children: <b>below</b> };
  const hud = renderToStaticMarkup(
    <ShowHudFrame {...parts} drafts={drafts} progress="round" seatsTitle="Traders" seats="p" />,
  );
  const ledger = renderToStaticMarkup(
    <ShowLedgerFrame {...parts} title="Book" progress="round" pages={[]} />,
  );
  for (const html of [hud, ledger]) {
    expect(html).toMatch(/tools.*below/s);
    expect(html).not.toContain('id="decision"');
  }
});

test('the ledger: every page by its name, and why there is no board', () => {
  const page = (): string =>
    renderToStaticMarkup(
      <LedgerFrame
        title="Book"
        progress="round 3"
        decision={<p>question</p>}
        own={{ title: 'Your cards', body: 'ace' }}
        pages={[
          { title: 'Prices', body: 'salt 5' },
          { title: 'Traders', body: 'Anna', wide: true },
        ]}
      />,
    );
  put(useScreen, { webgl: true });
  const html = page();
  expect(html).not.toContain('no-gl');
  // The player's holdings are already a landmark of their own, by the game.
  expect(html).toContain('<section class="ledger-page"><h2>Your cards</h2>');
  for (const name of ['Prices', 'Traders']) {
    expect(html).toMatch(new RegExp(`<section [^>]*aria-label="${name}"><h2>${name}</h2>`));
  }
  put(useScreen, { webgl: false });
  expect(page()).toContain('no-gl');
});

const ROWS: readonly ScoreRow[] = [
  { seat: 0, name: 'Anna', color: 'red', winner: false, total: 90, steps: [{ score: 90 }] },
  { seat: 1, name: 'Bruno', color: 'blue', winner: true, total: 90, steps: [{ score: -5 }] },
];
const result = (steps: readonly { key: string; title: string }[]): string =>
  renderToStaticMarkup(
    <ResultFrame
      title="The end"
      headline="Bruno wins"
      seatTitle="Trader"
      totalTitle="Money"
      steps={steps}
      rows={ROWS}
      score={(total) => `${total} coins`}
      note="Bruno has more goods left."
    />,
  );

test('the result in money and without steps is there at once, the winner first', () => {
  put(useTable, { host: true, table: null });
  const html = result([]);
  expect(html).toMatch(/Bruno wins.*Bruno.*90 coins.*Anna.*90 coins.*more goods left/s);
  expect(html).not.toContain('Next step');
  expect(html).toContain('Rematch');
});

test('step by step, the winner is told at the end', () => {
  put(useSettings, { speed: 1, reducedMotion: false });
  const two = [
    { key: 'one', title: 'Trade' },
    { key: 'two', title: 'Rest' },
  ];
  const html = result(two);
  expect(html).toMatch(/Anna.*90 coins.*Bruno.*−5.*-5 coins/s);
  expect(html).not.toContain('Bruno wins');
  expect(html).toContain('Next step');
  put(useSettings, { reducedMotion: true });
  expect(result(two)).toContain('Bruno wins');
});

test('the hand: who one is, what one has in the game’s unit, its tabs', () => {
  const table = { stage: 'playing', caster: null } as unknown as TableState;
  const html = renderToStaticMarkup(
    <HandFrame
      table={table}
      name="Anna"
      color="red"
      progress="Round 3"
      score={45}
      unit="coins"
      due={true}
      question="Buy?"
      situation="ask"
      Result={() => null}
      turn={() => <p>question</p>}
      tabs={[{ id: 'cards', title: 'Cards', sign: SIGNS.hand, page: () => <p>ace</p> }]}
    />,
  );
  expect(html).toContain('45 <small>coins</small>');
  expect(html).toMatch(/class="hp due"/);
  expect(html).toMatch(/data-situation="ask"><p>question/);
  expect(count(html, /role="tab"/g)).toBe(2);
  expect(html).not.toContain('ace');
});

test('the cover hides the page of a hand until it is lifted', () => {
  const props: HandFrameProps = {
    table: { stage: 'playing', caster: null } as unknown as TableState,
    name: 'Anna',
    color: 'red',
    progress: 'Round 3',
    score: 45,
    unit: 'coins',
    due: false,
    question: '',
    situation: 'wait',
    Result: () => null,
    turn: () => <p>my ace</p>,
    tabs: [],
  };
  expect(pressed(HandFrame, props, () => undefined)).toContain('my ace');
  const cover = (drawn: readonly Element[]): void =>
    press(drawn, (of) => 'onCover' in of, 'onCover');
  const covered = pressed(HandFrame, props, cover);
  expect(covered).not.toContain('my ace');
  expect(covered).toContain('data-look');
});

test('a person without a seat reads why, and a caster that nothing is asked of him', () => {
  const told = (pathname: string): string => {
    vi.stubGlobal('location', { pathname });
    return renderToStaticMarkup(<Spectating over={false} />);
  };
  expect(told('/table/ABCDEF')).toMatch(/match in progress.*Back to the menu/);
  expect(told('/caster/ABCDEF')).toContain('no decisions to make');
  expect(told('/caster/ABCDEF')).not.toMatch(/in progress|<button/);
  vi.stubGlobal('location', undefined);
});

test('the hands of all: known ones, empty ones, none', () => {
  const hand = { seat: 0, color: 'red', name: 'Anna', title: 'Anna' };
  const page = (hands: Parameters<typeof AllHandsFrame>[0]['hands']): string =>
    renderToStaticMarkup(
      <AllHandsFrame title="All hands" none="Nothing is known." empty="no cards" hands={hands} />,
    );
  expect(page([])).toContain('Nothing is known.');
  expect(page([{ ...hand, cards: null }])).toContain('no cards');
  const full = page([{ ...hand, cards: <li className="hand-card">ace</li> }]);
  expect(full).toMatch(/data-hand="0".*ace/s);
  expect(full).not.toContain('no cards');
});
