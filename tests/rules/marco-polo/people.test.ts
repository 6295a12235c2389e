/** Companions, Bellela, Rusticiano and Piedro (rules, sections 8.12 to 8.18). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { rule } from '../rule.ts';
import { A, B, black, dice, lying, Table } from './table.ts';

const held = (...ids: string[]) => ({ companions: ids.map((id) => ({ id })) });

rule(['AV-082', 'AV-068'], 'the Gondolier once per round', () => {
  const seat = { dice: dice(A, 1, 1), ...held('gondolier') };
  const table = Table.of(4, { [A]: seat, [B]: { dice: dice(B, 1) } });
  table.place(A, 'gondolier', ['blue-1'], { palazzo: 'v1', via: null });
  expect(table.seat(A).posts).toEqual(['v1']);
  expect(table.seat(A).companions).toMatchObject([{ id: 'gondolier', used: ['space'] }]);
  table.do(A, { type: 'endTurn' }).do(B, { type: 'moneyBag', die: 'yellow-1' });
  expect(table.do(B, { type: 'endTurn' }).decider).toBe(A);
  const again = { palazzo: 'v2', via: 'v1' };
  expect(table.refusedPlace(A, 'gondolier', ['blue-2'], again)).toBe('COMPANION_USED');
});

rule(['AV-083', 'AV-067'], 'the Saracen trades once', () => {
  const table = Table.of(4, { [A]: { coins: 5, camels: 2, ...held('saracen') } });
  const trade = (direction: string, n: number) => ({ type: 'saracenTrade', direction, n });
  expect(table.refusal(A, trade('camelsToCoins', 3))).toBe('CANNOT_PAY');
  table.do(A, trade('coinsToCamels', 4));
  expect(table.purse(A)).toBe('1c 6k');
  expect(table.refusal(A, trade('coinsToCamels', 1))).toBe('COMPANION_USED');
  expect(Table.of(4, {}).refusal(A, trade('coinsToCamels', 1))).toBe('NOT_YOURS');
});

rule(['AV-087', 'AV-067'], 'the Diplomat opens one card', () => {
  const cityCards = { moscow: 'CC01', karachi: 'CC02' };
  const seat = { dice: dice(A, 3, 4), posts: ['moscow'], ...held('diplomat') };
  const table = Table.of(4, { [A]: seat }, { cityCards });
  const use = (die: string, card: string) =>
    table.refusedPlace(A, 'cityCard', [die], { card, diplomat: true });
  expect(use('blue-1', 'CC01')).toBe('BAD_CHOICE');
  table.place(A, 'cityCard', ['blue-1'], { card: 'CC02', diplomat: true });
  table.do(A, { type: 'endTurn' });
  expect([use('blue-2', 'CC02'), table.purse(A)]).toEqual(['COMPANION_USED', '1g']);
  const other = Table.of(4, { [A]: { dice: dice(A, 3) } }, { cityCards });
  const card = { card: 'CC02', diplomat: true };
  expect(other.refusedPlace(A, 'cityCard', ['blue-1'], card)).toBe('NOT_YOURS');
});

rule(['AV-065', 'AV-069', 'AV-054'], 'any number of companions, and a stack without any', () => {
  const some = Table.of(
    4,
    { [A]: { dice: dice(A, 3), ...held('nun', 'trader', 'scribe') } },
    { companionRow: ['saracen'] },
  );
  const want = { good: 'silk', companion: 'saracen' };
  some.place(A, 'companions', ['blue-1'], want);
  expect(some.seat(A).companions).toHaveLength(4);
  const none = Table.of(4, { [A]: { dice: dice(A, 3) } }, { companionRow: [] });
  expect(none.refusedPlace(A, 'companions', ['blue-1'], want)).toBe('COMPANION_NOT_AVAILABLE');
  none.place(A, 'companions', ['blue-1'], { good: 'silk', companion: null });
  expect([none.purse(A), none.seat(A).companions]).toEqual(['1s', []]);
});

/** Bellela's choice at the start of a round. */
function chosen(character: string, more: JsonObject = {}, moment: JsonObject = {}): Table {
  const seat = { character: 'bellela', bellela: [character], ...more };
  const at = { phase: 'ROUND.BELLELA', decider: [A], round: 3, ...moment };
  const table = Table.of(3, { [A]: seat }, at);
  return table.do(A, { type: 'chooseRoundCharacter', character });
}
/** A's whole round goes into the bag. */
function playOut(table: Table): Table {
  for (let i = 0; i < 300 && table.view.round === 3 && table.decider >= 0; i++) {
    const options = table.legal();
    const bag = options.find(({ type }) => type === 'moneyBag');
    const end = options.find(({ type }) => type === 'endTurn');
    table.do(table.decider, end ?? bag ?? options[0]);
  }
  return table;
}

rule(['AV-106', 'AV-113', 'AV-103'], 'Bellela as Wilhelm and as Matteo', () => {
  expect(chosen('wilhelm').seat(A).supply).toBe(13);
  const walk = { legs: [{ figure: 1, path: ['o1', 'moscow', 'anxi'] }] };
  const seat = {
    character: 'bellela',
    roundCharacter: 'wilhelm',
    coins: 12,
    camels: 3,
    dice: dice(A, 3, 3),
  };
  const table = Table.of(4, { [A]: seat }).place(A, 'travel', ['blue-1', 'blue-2'], walk);
  expect(table.seat(A).posts).toEqual(['moscow', 'anxi']);
  const matteo = chosen('matteo');
  expect(matteo.seat(A).contracts).toHaveLength(1);
  expect(matteo.seat(A).dice.map(({ id }) => id)).toContain('white');
  playOut(matteo);
  expect(matteo.seat(A)).toMatchObject({ roundCharacter: null });
  expect(matteo.seat(A).contracts.length).toBeGreaterThan(0);
  expect(JSON.stringify(matteo.view.spaces)).not.toContain('white');
});

rule(['AV-110', 'AV-111', 'AV-112'], 'Bellela as Rusticiano, Donata and Piedro', () => {
  const rusticiano = chosen('rusticiano');
  expect(rusticiano.seat(A)).toMatchObject({ rusticianoHeld: 3, rusticiano: null });
  expect(playOut(rusticiano).seat(A).rusticianoHeld).toBe(0);
  const donata = chosen('donata');
  expect(donata.seat(A).tokens).toEqual([2, 3, 4, 5, 6]);
  expect(playOut(donata).seat(A)).toMatchObject({ tokens: [], tokenUsed: false });
  const seat = { character: 'bellela', bellela: ['piedro', 'berke'] };
  const at = { phase: 'ROUND.BELLELA', decider: [A] };
  const choose = (character: string, start: string) => ({
    type: 'chooseRoundCharacter',
    character,
    start,
  });
  const first = Table.of(3, { [A]: seat }, { ...at, round: 1 });
  expect(first.refusal(A, choose('piedro', 'o1'))).toBe('BAD_CHOICE');
  expect(first.refusal(A, choose('berke', 'o2'))).toBe('BAD_CHOICE');
  first.do(A, choose('piedro', 'o2'));
  expect(first.seat(A).figures).toEqual([{ figure: 1, node: 'o2' }]);
  const later = Table.of(3, { [A]: seat }, { ...at, round: 2 });
  expect(later.refusal(A, choose('piedro', 'o2'))).toBe('BAD_CHOICE');
});

rule('AV-170', 'Piedro may start in an oasis', () => {
  const seat = { character: 'piedro' };
  const table = Table.of(3, { [A]: seat }, { phase: 'SETUP.CHARACTER', decider: [A] });
  const start = (node: string) => ({ type: 'chooseStart', node });
  const starts = table.legal().map(({ node }) => node);
  expect(starts).toEqual(['venezia', 'o2', 'o6', 'o8']);
  expect(table.refusal(A, start('o1'))).toBe('BAD_CHOICE');
  table.do(A, start('o6'));
  expect(table.seat(A).figures).toEqual([{ figure: 1, node: 'o6' }]);
});

/** Rusticiano with these cards, and further holdings. */
const with_ = (card: string, more: JsonObject = {}, moment: JsonObject = {}): Table => {
  const seat = { character: 'rusticiano', rusticiano: [card], dice: dice(A, 1), ...more };
  return Table.of(4, { [A]: seat }, moment);
};
const play = (card: string, more: JsonObject = {}) => ({ type: 'playRusticiano', card, ...more });

rule('AV-143', 'RU01 places a post for 15 coins', () => {
  const table = with_('RU01', { coins: 20, posts: ['v1', 'moscow'] });
  const at = (node: string, more: JsonObject = {}) =>
    table.refusal(A, play('RU01', { node, ...more }));
  expect(['beijing', 'sumatra', 'moscow', 'o1'].map((node) => at(node))).toEqual(
    Array(4).fill('BAD_CHOICE'),
  );
  expect([at('v2'), at('kochi', { via: null })]).toEqual(['BAD_PARAM', 'BAD_PARAM']);
  expect(at('v4', { via: 'v3' })).toBe('PALAZZO_NOT_CONNECTED');
  expect(at('v3', { via: 'v1' })).toBeNull();
  table.do(A, play('RU01', { node: 'lanzhou' }));
  expect(table.seat(A)).toMatchObject({ posts: ['v1', 'moscow', 'lanzhou'], coins: 5 });
  expect(with_('RU01', { coins: 14 }).refusal(A, play('RU01', { node: 'xian' }))).toBe(
    'CANNOT_PAY',
  );
});

rule(['AV-144', 'AV-149', 'AV-150'], 'RU02, RU07 and RU08', () => {
  const piles = { special: ['C01', 'C02'] };
  const drawn = with_('RU02', { contracts: ['S1'] }, { piles }).do(A, play('RU02'));
  expect([drawn.purse(A), drawn.seat(A).contracts]).toEqual(['', ['S1', 'C01', 'C02']]);
  drawn.do(A, { type: 'discardContract', q: drawn.q, contracts: ['S1'] });
  expect([drawn.purse(A), drawn.seat(A).contracts]).toEqual(['2k', ['C01', 'C02']]);
  const die = with_('RU07').do(A, play('RU07'));
  expect(die.seat(A).dice.map(({ id }) => id)).toEqual(['blue-1', 'black-1']);
  const all = [1, 2, 3, 4, 5].map((n) => black(n, 1));
  const empty = with_('RU07', {}, { spaces: { travel: [lying(B, ...all)] } });
  expect(empty.refusal(A, play('RU07'))).toBe('NOTHING_TO_DO');
  const bonus = with_('RU08', { posts: ['ormuz'] }, { cityBonuses: { ormuz: 'CB2', xian: 'CB1' } });
  expect(bonus.refusal(A, play('RU08', { node: 'xian' }))).toBe('BAD_CHOICE');
  expect(bonus.do(A, play('RU08', { node: 'ormuz' })).purse(A)).toBe('3k');
});

rule(['AV-146', 'AV-148'], 'RU04 and RU06', () => {
  const spaces = { travel: [lying(B, ...dice(B, 2, 2))], khan: [lying(B, black(1, 6))] };
  const table = with_('RU04', {}, { spaces });
  expect(table.refusal(A, play('RU04', { space: 'coins5' }))).toBe('NOTHING_TO_DO');
  table.do(A, play('RU04', { space: 'travel' }));
  expect(Object.keys(table.view.spaces)).not.toContain('travel');
  expect(table.view.diceAside).toMatchObject([{ seat: B, dice: [{}, {}] }]);
  const row = with_('RU06', {}, { companionRow: ['nun', 'trader'] });
  expect(row.refusal(A, play('RU06', { companion: 'scribe' }))).toBe('COMPANION_NOT_AVAILABLE');
  row.do(A, play('RU06', { companion: 'nun' }));
  expect(row.seat(A).companions).toMatchObject([{ id: 'nun' }]);
  expect(row.view.companionRow).toEqual(['trader']);
});

rule('AV-147', 'RU05 places posts in passing for 3 camels each', () => {
  const seat = { coins: 12, camels: 9, dice: dice(A, 4, 4) };
  const table = with_('RU05', seat);
  const walk = { legs: [{ figure: 1, path: ['o1', 'moscow', 'anxi', 'karakorum'] }] };
  const go = (...postsInPassing: string[]) => ({ ...walk, postsInPassing });
  const two = ['blue-1', 'blue-2'];
  expect(table.refusedPlace(A, 'travel', two, go('karakorum'))).toBe('BAD_CHOICE');
  expect(table.refusedPlace(A, 'travel', two, go('moscow', 'anxi'))).toBe('CANNOT_PAY');
  table.place(A, 'travel', two, go('moscow'));
  expect(table.seat(A).posts).toEqual(['moscow', 'karakorum']);
  expect([table.seat(A).rusticianoHeld, table.seat(A).camels]).toEqual([0, 1]);
});

rule(['AV-151', 'AV-153'], 'RU09 and RU11 draw three city cards', () => {
  const cityCards = { moscow: 'CC30' };
  const piles = { city: ['CC01', 'CC18', 'CC03'] };
  const kept = with_('RU09', { camels: 6 }, { piles, cityCards }).do(A, play('RU09'));
  expect(kept.view.questions).toMatchObject([
    { kind: 'pickCityCard', offered: piles.city, source: 'RU09' },
  ]);
  const pick = (card: string) => ({ type: 'pickCityCard', q: kept.q, card });
  expect(kept.refusal(A, pick('CC30'))).toBe('BAD_CHOICE');
  kept.do(A, pick('CC18'));
  expect(kept.seat(A).keptCityCard).toBe('CC18');
  expect(kept.refusal(A, { type: 'useKeptCityCard' })).toBe('BAD_PARAM');
  kept.do(A, { type: 'useKeptCityCard', times: 6 });
  expect([kept.seat(A).vp, kept.purse(A), kept.seat(A).keptCityCard]).toEqual([6, '', null]);
  const laid = with_('RU11', { posts: ['moscow'] }, { piles, cityCards });
  expect(laid.refusal(A, play('RU11', { slot: 'karachi' }))).toBe('BAD_CHOICE');
  laid.do(A, play('RU11', { slot: 'moscow' }));
  expect(laid.view.questions).toMatchObject([{ node: 'moscow', source: 'RU11' }]);
  expect(laid.view.cityCards).toEqual({});
  laid.do(A, { type: 'pickCityCard', q: laid.q, card: 'CC03' });
  expect(laid.view.cityCards).toEqual({ moscow: 'CC03' });
});
