/** A friend who watches: the way to ask for a chair, the answer, and the talk from there. */

import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test } from 'vitest';
import { mayAskForChair, useTable } from '../../client/store/table.ts';
import { AskForChair } from '../../client/table/panels/AskForChair.tsx';
import { Asking, Gallery } from '../../client/table/panels/Guests.tsx';
import { Talk } from '../../client/table/panels/Talk.tsx';
import { sentenceOf } from '../../client/table/panels/talk-lines.ts';
import type { TableSeat, TableState } from '../../server/protocol/messages.ts';
import type { TalkLine } from '../../server/protocol/talk.ts';

const person = (seat: number): TableSeat =>
  ({ seat, name: `P${seat}`, color: 'red', bot: '', taken: true }) as unknown as TableSeat;
const bot = (seat: number, open = false): TableSeat =>
  ({ ...person(seat), bot: 'steady', taken: false, open }) as TableSeat;

const tableOf = (seats: readonly TableSeat[], change: Partial<TableState> = {}): TableState =>
  ({
    stage: 'playing',
    host: 0,
    screen: false,
    asking: [],
    gallery: true,
    spectators: 1,
    seats,
    options: { chat: '"free"' },
    ...change,
  }) as unknown as TableState;

/** The page's text: on the server React uses a store's initial state. */
function show(change: Partial<ReturnType<typeof useTable.getState>>): void {
  useTable.setState(change);
  Object.assign(useTable.getInitialState(), useTable.getState());
}
beforeEach(() => {
  useTable.getState().reset();
  show({});
});

const MATCH = tableOf([person(0), bot(1)]);
const may = (table: TableState, change: object = {}): boolean => {
  show({ table, seat: null, ...change });
  return mayAskForChair(useTable.getState());
};

test('a spectator may ask if no chair can be had by one press, and only then', () => {
  expect(may(MATCH)).toBe(true);
  expect(may(tableOf([person(0), person(1)], { stage: 'lobby' }))).toBe(true);
  expect(may(tableOf([person(0), bot(1, true)]))).toBe(false);
  expect(may(tableOf([person(0), bot(1)], { stage: 'lobby' }))).toBe(false);
  expect(may(tableOf([bot(0), bot(1)], { host: -1 }))).toBe(false);
  expect(may(MATCH, { seat: 0 })).toBe(false);
  expect(may(MATCH, { seat: null, screen: true })).toBe(false);
});

test('one who asks is told so and can take it back', () => {
  show({ table: MATCH, guest: null });
  const before = renderToStaticMarkup(<AskForChair ask={() => undefined} />);
  expect(before).toContain('data-ask="true"');
  expect(before).toContain('You’re watching');
  // A phone that has just come to the table is not a spectator: it is offered that as well.
  const come = renderToStaticMarkup(<AskForChair ask={() => undefined} before />);
  expect(come).toContain('data-ask="true"');
  expect(come).not.toContain('You’re watching');
  show({ guest: 3 });
  const after = renderToStaticMarkup(<AskForChair ask={() => undefined} />);
  expect(after).toContain('data-ask="false"');
  expect(after).toContain('You’ve asked for a seat');
});

const asked = { asking: [{ guest: 3, name: 'Ben' }] };
const answers = (table: TableState): string =>
  renderToStaticMarkup(<Asking table={table} ask={() => undefined} />);

test('in a match everybody who sits there answers, in the lobby the host alone', () => {
  const match = tableOf([person(0), bot(1)], asked);
  show({ table: match, seat: 0, host: false });
  expect(answers(match)).toContain('Ben is watching and asks for a seat. A bot makes room.');
  expect(answers(match)).toContain('data-admit');
  show({ seat: null });
  expect(answers(match)).toBe('');
  const before = tableOf([person(0), person(1)], { ...asked, stage: 'lobby' });
  show({ seat: 1, host: false });
  expect(answers(before)).toBe('');
  show({ seat: 0, host: true });
  expect(answers(before)).toContain('data-admit');
  // Nobody there is a bot: the table grows by a seat.
  expect(answers(before)).toContain('One more is added.');
  const free = { ...person(1), taken: false } as TableSeat;
  const open = tableOf([person(0), free], { ...asked, stage: 'lobby' });
  expect(answers(open)).toContain('One is free.');
});

test('if no bot has a chair to give, only declining is offered, with the reason', () => {
  const full = tableOf([person(0), person(1)], asked);
  show({ table: full, seat: 0 });
  expect(answers(full)).toContain('there’s none to give');
  expect(answers(full)).not.toContain('data-admit');
  expect(answers(full)).toContain('data-decline');
});

const LINE: TalkLine = { n: 1, seat: -1, name: 'Ben', watcher: true, text: 'forza' };

test('a line of somebody who watches is marked, in the talk and for readers', () => {
  show({ table: MATCH, seat: 0, talk: [LINE] });
  expect(renderToStaticMarkup(<Talk />)).toMatch(/Ben<\/button> <small class="watcher">Spectator/);
  expect(sentenceOf(LINE)).toBe('Ben (spectator): forza');
});

test('a spectator may write if the table permits it; the host switches it off', () => {
  show({ table: MATCH, seat: null, talk: [] });
  expect(renderToStaticMarkup(<Talk />)).toContain('name="chat"');
  const off = tableOf([person(0), bot(1)], { gallery: false });
  show({ table: off });
  expect(renderToStaticMarkup(<Talk />)).not.toContain('name="chat"');
  expect(renderToStaticMarkup(<Talk />)).toContain('Spectators can’t chat');
  show({ table: MATCH, seat: 0, host: true, talk: [LINE] });
  const panel = renderToStaticMarkup(<Gallery table={MATCH} ask={() => undefined} />);
  expect(panel).toContain('name="gallery"');
  expect(panel).toContain('Mute, block or report Ben');
  // A spectator mutes nobody with the same name.
  const guest = { ...LINE, name: 'Guest' };
  show({ table: MATCH, seat: null, host: false, talk: [guest, { ...LINE, n: 2 }] });
  const watched = renderToStaticMarkup(<Gallery table={MATCH} ask={() => undefined} />);
  expect(watched).toContain('Mute, block or report Ben');
  expect(watched).not.toContain('Mute, block or report Guest');
});
