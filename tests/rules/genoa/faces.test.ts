/**
 * Which seats see which cards in a deal, and how wildcards are filled (rules, sections 5.7.2,
 * 5.11).
 */

import { describe, expect, test } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, C, game, on, Table } from './table.ts';

const SHOWS = ['taker', 'nobody', 'all', undefined] as const;
const card = (show: (typeof SHOWS)[number]): JsonObject => ({
  cards: [{ id: 'MS-02', ...(show && { show }) }],
});

/** C and the public must not have seen the card, in a view, an event, or a hand that they know. */
function staysUnseen(table: Table): void {
  expect(JSON.stringify(table.view)).not.toContain('MS-02');
  expect(JSON.stringify(table.seenBy(C).you)).not.toContain('MS-02');
  expect(table.truth.known).not.toMatchObject({ 'MS-02': expect.arrayContaining([C]) });
  expect(game.invariants(table.state)).toEqual([]);
}

describe.each(['taker', 'nobody', 'all'])('a table that shows cards to %s', (offerCards) => {
  const held = { [B]: { hand: ['MS-02'] } };
  const merchant = { [A]: { hand: ['MS-02'] } };

  rule(['GE-543', 'GE-549'], 'A card of the player stays between him and the merchant', () => {
    for (const show of SHOWS) {
      const known = { known: { 'MS-02': [A] } };
      const table = Table.of(on(3, ['s42'], held, known), { offerCards });
      table.propose(A, B, 's52', card(show));
      staysUnseen(table);
      expect(table.you(A).offers.O1?.give).toEqual([{ id: 'MS-02', show: 'taker' }]);
      expect(table.you(B).offers.O1?.give).toEqual([{ id: 'MS-02', show: 'taker' }]);
      table.do(A, { type: 'revise', offerId: 'O1', give: card(show), ask: { ducats: 5 } });
      staysUnseen(table);
      table.accept(B, 1);
      expect(table.hand(A)).toEqual(['MS-02']);
      staysUnseen(table);
    }
  });

  rule(['GE-543', 'GE-549'], 'A card of the merchant stays between him and the player', () => {
    for (const show of SHOWS) {
      const known = { known: { 'MS-02': [B] } };
      const table = Table.of(on(3, ['s42'], merchant, known), { offerCards });
      table.offer(B, 's52', { ducats: 5 }, { ask: card(show) });
      staysUnseen(table);
      table.do(B, { type: 'revise', offerId: 'O1', give: { ducats: 10 }, ask: card(show) });
      staysUnseen(table);
      table.accept(A, 1);
      expect(table.hand(B)).toEqual(['MS-02']);
      staysUnseen(table);
    }
  });

  test('the maker’s own card is shown as he says, else as the table does', () => {
    for (const show of SHOWS) {
      const table = Table.of(on(3, ['s42'], held), { offerCards });
      table.offer(B, 's52', card(show));
      const way = show ?? offerCards;
      expect(table.view.offers[0].give.cards).toEqual([
        { kind: 'MS', id: way === 'all' ? 'MS-02' : null, show: way },
      ]);
    }
  });
});

/** Holdings of B, items asked for by name, and number of units by kind. */
const SHORT: readonly (readonly [held: JsonObject, later: JsonObject, asked: JsonObject])[] = [
  [
    { commodities: { ale: 1, wine: 1 } },
    { commodities: { ale: 1, wine: 1 } },
    { any: { commodities: 2 } },
  ],
  [
    { commodities: { ale: 2, wine: 1 } },
    { commodities: { wine: 1 } },
    { commodities: { ale: 1 }, any: { commodities: 2 } },
  ],
  [{ tiles: { trade11: 1, startingSpace: 1 } }, { tiles: { trade11: 1 } }, { any: { tiles: 2 } }],
  [{ hand: ['SO-01', 'SO-02'] }, { cards: [{ id: 'SO-01' }] }, { any: { cards: { SO: 2 } } }],
  [
    { hand: ['SO-01', 'MS-05'], commodities: { ale: 1 } },
    { commodities: { ale: 1 } },
    { any: { commodities: 1, cards: { SO: 1 } } },
  ],
];

rule('GE-542', 'An acceptance is listed only where every wildcard can be filled', () => {
  for (const [held, later, asked] of SHORT) {
    const table = Table.of(on(3, ['s23'], { [B]: held }));
    const accepts = () => table.listed(B).filter(({ type }) => type === 'accept');
    table.propose(A, B, 's25', asked).offer(B, 's24', later).accept(A, 2);
    expect(accepts(), JSON.stringify(asked)).toEqual([]);
    expect(table.refusal(B, { type: 'accept', offerId: 'O1', version: 1 })).toBe(
      'E_WILDCARD_UNFILLED',
    );
  }
});

rule('GE-542', 'A tile that pays for the action fills no wildcard', () => {
  const taken = { taken: 1, tiles: { extraAction: 1, trade11: 1 } };
  const table = Table.of(on(3, ['s62'], { [B]: taken }));
  table.propose(A, B, 'metals', { any: { tiles: 2 } });
  expect(table.listed(B).filter(({ type }) => type === 'accept')).toEqual([]);
});

rule('GE-542', 'What is accepted as listed hands over every unit', () => {
  for (const [held, , asked] of SHORT) {
    const table = Table.of(on(3, ['s23'], { [B]: held }));
    table.propose(A, B, 's24', asked);
    const [accept] = table.listed(B).filter(({ type }) => type === 'accept');
    const units = (basket: JsonObject): number =>
      Object.values(basket).reduce<number>((sum, value) => {
        return sum + (typeof value === 'number' ? value : units(value as JsonObject));
      }, 0);
    table.do(B, accept);
    const [handed] = table.events('handed') as unknown as JsonObject[];
    const { commodities, tiles, cards } = handed;
    expect(units({ commodities, tiles, cards }), JSON.stringify(asked)).toBe(units(asked));
  }
});
