/** The table's actions for an absent seat (rules, 4.7). */

import { expect, test } from 'vitest';
import { actionOf } from '../../../engine/games/masters-of-venice/actions.ts';
import { LOCATIONS } from '../../../engine/games/masters-of-venice/data.ts';
import { same, someSteps } from './matches.ts';
import { bidding, moving, turnAt } from './positions.ts';
import { game, type Table } from './table.ts';

const standIn = (table: Table, seat: number) => actionOf(game.standIn(table.state, seat));

test('It is legal wherever somebody must decide', () => {
  for (const { before, seats } of someSteps())
    for (let seat = 0; seat < seats; seat++)
      if (game.deciders(before) & (1 << seat))
        same(game.check(before, seat, game.standIn(before, seat)), 0);
});

test('A bid of nothing, the first character, the first adjustment', () => {
  const table = bidding({ shops: { blacksmith: { orders: 15 } } });
  expect(standIn(table, 1)).toEqual({ type: 'submitBid', amount: 0 });
  table.bid(10, 5, 0);
  expect(standIn(table, 0)).toEqual({ type: 'chooseCharacter', character: 'guildMaster' });
  table.do(0, { type: 'chooseCharacter', character: 'guildMaster' });
  // The blacksmith's orders cannot rise; they can fall by one.
  expect(standIn(table, 0)).toEqual({
    type: 'adjustOrders',
    shop: 'blacksmith',
    direction: 'down',
  });
  table.do(0, { type: 'adjustOrders', shop: 'blacksmith', direction: 'down' });
  expect(standIn(table, 1)).toEqual({ type: 'chooseCharacter', character: 'harborMaster' });
  table.do(1, { type: 'chooseCharacter', character: 'harborMaster' });
  expect(standIn(table, 1)).toEqual({ type: 'adjustOrders', shop: 'blacksmith', direction: 'up' });
});

test('The next destination of the list', () => {
  for (const [i, location] of LOCATIONS.entries()) {
    const table = moving({ round: 3, seats: [{ pawn: { location, spot: null } }, {}] });
    const next = LOCATIONS[(i + 1) % LOCATIONS.length];
    expect(standIn(table, 0)).toEqual({ type: 'submitDestination', location: next });
  }
  const off = moving({ seats: [{ pawn: null }, {}] });
  expect(standIn(off, 0)).toEqual({ type: 'submitDestination', location: 'docks' });
});

test('Cubes to docks in drawn order, the first card, no jump, else the end of the turn', () => {
  const office = turnAt('officeNorth', {}, { draws: ['iron', 'gems', 'iron', 'spice', 'lumber'] });
  office.do(0, { type: 'useOffice' });
  expect(standIn(office, 0)).toEqual({
    type: 'placeCubes',
    placement: { 1: 'gems', 2: 'iron', 3: 'spice', 4: 'lumber' },
  });
  const guild = turnAt('guildHall', {
    deck: ['GO-16', 'GO-05'],
    seats: [{ characters: ['guildMaster'], guildOrders: ['GO-01'] }, {}],
  });
  guild.do(0, { type: 'drawOrder', useGuildMaster: true });
  expect(standIn(guild, 0)).toEqual({ type: 'guildKeep', keep: 'GO-16', returnHeld: null });
  const window = moving({ marker: { holder: 2, used: false } }).go('docks', 'church', 'mercato');
  expect(standIn(window, 2)).toEqual({ type: 'declineInterrupt' });
  expect(standIn(turnAt('docks'), 0)).toEqual({ type: 'endTurn' });
});
