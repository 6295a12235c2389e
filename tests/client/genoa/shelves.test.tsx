/**
 * The things that can be put on a tray, and the choices that an offer leaves, without a browser.
 */

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { threadOf } from '../../../client/games/genoa/deals/thread.ts';
import { committing, EMPTY } from '../../../client/games/genoa/deals/tray.ts';
import { currentPosition, useDrafts } from '../../../client/games/genoa/drafts.ts';
import { Composing } from '../../../client/games/genoa/panels/Composing.tsx';
import { Decision } from '../../../client/games/genoa/panels/Decision.tsx';
import { yieldName } from '../../../client/games/genoa/strings/worth.ts';
import { useTable } from '../../../client/store/table.ts';
import { TILES } from '../../../engine/games/genoa/data.ts';
import type { SpaceId } from '../../../engine/games/genoa/map.ts';
import { SCREENS } from './browser/screens.ts';
import { Table } from './positions.ts';

beforeEach(() => {
  vi.stubGlobal('location', new URL('http://house/table/ABCD'));
});
afterEach(() => useTable.getState().reset());

/** On the server React uses stores' initial states. */
function rendered(page: ReactNode): string {
  for (const store of [useTable, useDrafts]) {
    Object.assign(store.getInitialState(), store.getState());
  }
  return renderToStaticMarkup(page);
}

/** The text of all matches, one after the other. */
const texts = (html: string, pattern: RegExp): string[] =>
  [...html.matchAll(pattern)].map(([, text = '']) => text.replace(/<[^>]+>/g, ' ').trim());

/** The shelves beside a tray, as the seat of the shown table sees them. */
function shelves(space: SpaceId, tray = EMPTY): string {
  const position = currentPosition();
  if (!position) throw new Error('No table is shown.');
  const thread = threadOf(position.view, position.seat, space, position.seat);
  return rendered(
    <Composing position={position} thread={thread} tray={tray} id={`deal:${space}:0`} />,
  );
}

test('composing one deal leaves what is looked at alone, and offers what one has', () => {
  const asked = SCREENS.find(({ name }) => name === 'asked');
  if (!asked) throw new Error('There is no such screen.');
  useTable.getState().show(new Table(asked.position).at(0).view);
  const { open, activate, change } = useDrafts.getState();
  open('offer', 'deal:park:0');
  activate('main');
  change({ focus: 'park' });
  expect(rendered(<Decision />)).toContain('data-focus="park"');
  const html = shelves('park');
  expect(texts(html, /data-thing="give:([\w-]+)"/g)).toEqual([
    'copper',
    'silk',
    'ale',
    'trade11',
    'marker',
    'LO-04',
    'SO-03',
    'MS-04',
    'MS-09',
    'CT-05',
  ]);
  expect(texts(html, /data-promise="[^"]*(extraAction)[^"]*"/g)).toEqual(['extraAction']);
});

test('out of a large order that could be delivered, ducats and each tile can be promised', () => {
  const seats = [{ hand: ['LO-08'], commodities: { wine: 1, silver: 1, linen: 1 } }, {}, {}];
  const table = new Table({ seats, merchant: 1, path: ['villaMonetti'], state: 'CLAIM' });
  useTable.getState().show(table.at(0).view);
  const html = shelves('villaMonetti');
  expect(html).toContain('data-order="LO-08"');
  expect(texts(html, /data-reward="(\w+)"/g)).toEqual([...TILES]);
  const tray = committing(EMPTY, 'LO-08', 0, 'trade11');
  expect(tray.deferred).toEqual({ commit: 'LO-08', tile: 'trade11' });
  const pressed =
    shelves('villaMonetti', tray).match(/<button[^>]*aria-pressed="true"[^>]*>/g) ?? [];
  expect(texts(pressed.join(), /data-reward="(\w+)"/g)).toEqual(['trade11']);
});

test('what is left to a choice of one thing is named, and what one has none of is said', () => {
  const asking = (hand: readonly string[]) => {
    const table = new Table({
      seats: [{ hand }, {}, {}],
      merchant: 1,
      path: ['park'],
      state: 'CLAIM',
    });
    table.do(1, {
      type: 'propose',
      player: 0,
      target: 'park',
      give: { any: { cards: { CT: 1 } } },
    });
    return table;
  };
  const one = asking(['CT-05']);
  useTable.getState().show(one.at(0).view);
  const html = rendered(<Decision />);
  expect(html).toContain('the contract of the Metals warehouse for the Park');
  expect(texts(html, /class="ge-line">([^<]*)/g).join()).not.toContain('any commodity');
  expect(html).not.toContain('What do you give?');
});

test('a word for a card that one has no more says so, and cannot be taken', () => {
  const table = new Table({
    seats: [{ hand: ['CT-05'], tiles: { extraAction: 1 } }, {}, {}],
    merchant: 1,
    path: ['s52'],
    state: 'MOVE',
  });
  for (const target of ['park', 's62'] as const) {
    table.do(1, { type: 'propose', player: 0, target, give: { any: { cards: { CT: 1 } } } });
  }
  table.do(0, { type: 'accept', offerId: 'O2', version: 1, fill: { cards: ['CT-05'] } });
  useTable.getState().show(table.at(0).view);
  useDrafts.getState().change({ focus: 'park' });
  const html = rendered(<Decision />);
  expect(html).toContain('You have none left.');
  expect(html).not.toContain('What do you give?');
  expect(html).toMatch(/data-accept="O1"[^>]*aria-disabled="true"/);
});

test('an empty pile gives nothing', () => {
  const table = new Table({
    seats: [{}, {}, {}],
    merchant: 0,
    path: ['villaRicci'],
    state: 'CLAIM',
  });
  const { view } = table.at(0);
  const none = { ...view.public.piles, CT: { faceDown: 0, faceUp: [] } };
  expect(yieldName(view, 'villaRicci')).toBe('a contract');
  const empty = { ...view, public: { ...view.public, piles: none } };
  expect(yieldName(empty, 'villaRicci')).toBe('');
});

test('what one more press would take over is said before it, with its markers', () => {
  const table = new Table({
    seats: [{ personal: 2 }, {}, {}],
    owners: { tavern: 2 },
    merchant: 0,
    path: ['s74', 'tavern'],
    status: { tavern: 'unused' },
    state: 'ACQUIRE',
  });
  useTable.getState().show(table.at(0).view);
  const html = rendered(<Decision />);
  expect(html).toMatch(/1 marker; press again to take the Tavern over from [^(<]+ \(2 markers\)/);
});

test('a building that is used with a tile names what it brings', () => {
  const table = new Table({
    seats: [{ tiles: { buildingAction: 1 } }, {}, {}],
    owners: { metals: 0 },
    merchant: 0,
    path: ['cityHall'],
    status: { cityHall: 'taken' },
    state: 'ACTION',
    window: { actor: 0, mainDone: true },
  });
  useTable.getState().show(table.at(0).view);
  expect(rendered(<Decision />)).toContain('1 silver and 1 copper');
});
