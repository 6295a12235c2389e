/** Offers and deals in words, also if another seat has the tower by now. */

import { expect, test } from 'vitest';
import { isRepeated } from '../../../client/games/genoa/deals/repeats.ts';
import { refusedWord } from '../../../client/games/genoa/earned.ts';
import { sentence } from '../../../client/games/genoa/events/index.ts';
import type { GameEvent } from '../../../engine/core/contract.ts';
import { Table } from './positions.ts';

const CLAIMED = { path: ['park'], state: 'CLAIM' };
const offered = { id: 'O1', version: 1, maker: 1, taker: 0, target: 'park', give: { ducats: 10 } };
const word = { ...offered, ask: {}, deferred: null, useExtra: false };

const happened = (...events: readonly object[]) =>
  events.map((event) => ({ event: event as GameEvent, withdrawn: false }));

test('a word of an earlier turn is told with its own merchant and its own terms', () => {
  // By now Bruno leads, and the first offer of his turn is about a card of Anna's.
  const at = new Table({ seats: [{ hand: ['MS-04'] }, {}, {}], merchant: 1, ...CLAIMED });
  at.do(0, { type: 'offer', target: 'park', give: { cards: [{ id: 'MS-04', show: 'taker' }] } });
  const { view } = at.at(0);
  const said = (type: string) => sentence({ type, merchant: 0, offer: word } as never, view, 0);
  expect(said('offerMade')).toBe('Bruno offers 10 ducats for the Park.');
  expect(said('dealStruck')).toBe('Deal: Bruno gives you 10 ducats for the Park.');
  const own = { ...word, maker: 0, taker: 1 };
  const asked = sentence({ type: 'offerRevised', merchant: 0, offer: own } as never, view, 0);
  expect(asked).toBe('You now want 10 ducats for the Park from Bruno.');
});

test('a no is remembered until one says something else, or the next turn begins', () => {
  const thread = { maker: 1, taker: 0, target: 'park' } as const;
  const made = { type: 'offerMade', merchant: 0, offer: word };
  const no = { type: 'offerEnded', offer: 'O1', because: 'declined' };
  expect(refusedWord(happened(made), thread)).toBeNull();
  expect(refusedWord(happened(made, no), thread)).toMatchObject({ id: 'O1' });
  expect(refusedWord(happened(made, no), { ...thread, target: 'inn' })).toBeNull();
  const again = { ...made, offer: { ...word, id: 'O2' } };
  expect(refusedWord(happened(made, no, again), thread)).toBeNull();
  expect(refusedWord(happened(made, no, { type: 'turnStarted' }), thread)).toBeNull();
  const back = { ...no, because: 'withdrawn' };
  expect(refusedWord(happened(made, back), thread)).toBeNull();
});

test('the same terms for the same space are known again once they were refused, in this turn alone', () => {
  const asked = { ...word, maker: 0, taker: 1 };
  const made = { type: 'offerMade', merchant: 0, offer: asked };
  const no = { type: 'offerEnded', offer: 'O1', because: 'declined' };
  const again = { ...asked, id: 'O2' } as never;
  expect(isRepeated(happened(made), again)).toBe(false);
  expect(isRepeated(happened(made, no), again)).toBe(true);
  const less = { ...asked, id: 'O2', give: { ducats: 5 } } as never;
  expect(isRepeated(happened(made, no), less)).toBe(false);
  const elsewhere = { ...asked, id: 'O2', target: 'inn' } as never;
  expect(isRepeated(happened(made, no), elsewhere)).toBe(false);
  expect(isRepeated(happened(made, no, { type: 'turnStarted' }), again)).toBe(false);
});
