/** The mini expansion The New Characters (rules, appendix A; AV-108, AV-109). */

import { expect } from 'vitest';
import type { JsonObject } from '../../../engine/core/contract.ts';
import { CITY_BONUSES } from '../../../engine/games/marco-polo/data/bonuses.ts';
import { CONTRACTS } from '../../../engine/games/marco-polo/data/contracts.ts';
import { GIFT_IDS } from '../../../engine/games/marco-polo/data/gifts.ts';
import { rule } from '../rule.ts';
import { A, B, dice, game, lying, Table } from './table.ts';

const NEW = { newCharacters: true };
const table = (seats: { [seat: number]: JsonObject }, more: JsonObject = {}): Table =>
  Table.of(4, seats, more, NEW);

/** Completing N2 draws a gift; `character` does it. */
function gifted(gifts: string[], seat: JsonObject = {}, more: JsonObject = {}): Table {
  const given = { contracts: ['N2'], camels: 2, pepper: 1, silk: 1, ...seat };
  const one = table({ [A]: given, [B]: { dice: dice(B, 1) } }, { piles: { gifts }, ...more });
  return one.do(A, { type: 'completeContract', contract: 'N2' });
}

rule('AV-180', 'Arghun brings his cards at every place at which he is offered', () => {
  const places = new Set<number>();
  for (let seed = 1; seed <= 300 && !places.has(0); seed++) {
    const { draft } = Table.fresh(4, NEW, seed).view;
    const place = draft?.offered.indexOf('arghun') ?? -1;
    expect(draft?.arghunCards?.length).toBe(place < 0 ? undefined : 6);
    places.add(place);
  }
  expect(places).toContain(0);
});

rule('AV-180', 'Arghun is offered with six open city cards, for the player who takes him', () => {
  let taken = 0;
  let left = 0;
  for (let seed = 1; seed <= 60 && (taken === 0 || left === 0); seed++) {
    const fresh = Table.fresh(4, NEW, seed);
    const cards = fresh.view.draft?.arghunCards;
    expect(fresh.view.draft?.offered.includes('arghun')).toBe(cards !== undefined);
    if (!cards) continue;
    expect([cards.length, fresh.view.cityPile]).toEqual([6, 35 - 12 - 6]);
    if (seed % 2 === 0) {
      const owner = fresh.decider;
      fresh.do(owner, { type: 'pickCharacter', character: 'arghun' });
      expect(fresh.seat(owner).arghunCards).toEqual(cards);
      expect(fresh.view.draft?.arghunCards).toBeUndefined();
      taken++;
      continue;
    }
    while (fresh.view.phase === 'SETUP.DRAFT') {
      const pick = fresh.legal().find(({ character }) => character !== 'arghun');
      fresh.do(fresh.decider, pick ?? {});
    }
    expect(fresh.view.seats.flatMap((seat) => seat.arghunCards)).toEqual([]);
    expect(fresh.view.cityPile).toBe(35 - 12 - 6);
    left++;
  }
  expect([taken > 0, left > 0]).toEqual([true, true]);
});

rule('AV-181', 'one of his cards per turn, with value 6 and without a die', () => {
  const arghun = { character: 'arghun', arghunCards: ['CC18', 'CC01'], camels: 7 };
  const khan = table({ [A]: { ...arghun, dice: dice(A, 1) }, [B]: { dice: dice(B, 1) } });
  const use = (card: string, more: JsonObject = {}) => ({ type: 'useArghunCard', card, ...more });
  expect(khan.refusal(A, use('CC18'))).toBe('BAD_PARAM');
  expect(khan.refusal(A, use('CC02'))).toBe('NOT_YOURS');
  khan.do(A, use('CC18', { times: 6 }));
  expect([khan.seat(A).vp, khan.purse(A), khan.seat(A).arghunCards]).toEqual([6, '1k', ['CC01']]);
  expect(khan.seat(A).dice).toHaveLength(1);
  expect(khan.refusal(A, use('CC01'))).toBe('ALREADY_USED');
  khan.place(A, 'coins5', ['blue-1']).do(A, { type: 'endTurn' });
  khan.place(B, 'bazaarCamel', ['yellow-1'], { row: 1 });
  expect(khan.view.turn?.arghunUsed).toBe(false);
  // The card that he has used is in no pile.
  expect([...khan.piles.city, ...Object.values(khan.view.cityCards)]).not.toContain('CC18');
  const other = table({ [A]: { character: 'berke', arghunCards: ['CC01'] } });
  expect(other.refusal(A, use('CC01'))).toBe('NOT_YOURS');
  const poor = table({ [A]: { ...arghun, camels: 2 } });
  expect(poor.refusal(A, use('CC18', { times: 3 }))).toBe('CANNOT_PAY');
});

const keeping = (more: JsonObject = {}): Table =>
  table(
    { [A]: { character: 'nicolao', extraTile: true, ...more } },
    {
      phase: 'ROUND.BONUS',
      questions: [
        { q: 0, seat: A, kind: 'keepGifts', source: 'nicolao', offered: ['GF01', 'GF10', 'GF03'] },
        { q: 1, seat: B, kind: 'chooseGoods', source: 'CB3', n: 1 },
      ],
    },
  );
const keep = (...gifts: string[]) => ({ type: 'keepGifts', q: 0, gifts });

rule('AV-182', 'Nicolao keeps one of three', () => {
  const one = keeping().do(A, keep('GF01'));
  expect([one.purse(A), one.seat(A).gifts, one.seat(A).extraTile]).toEqual(['3k', [], true]);
  expect(one.view.giftDiscards).toEqual(['GF10', 'GF03', 'GF01']);
  expect(keeping().refusal(A, keep('GF02'))).toBe('BAD_CHOICE');
  expect(keeping().refusal(B, keep('GF01'))).toBe('NO_SUCH_QUESTION');
  expect(keeping().refusal(A, { type: 'keepGifts', q: 0, gifts: [] })).toBe('BAD_PARAM');
});

rule('AV-183', 'and once in the match two, for his tile', () => {
  const two = keeping().do(A, keep('GF01', 'GF10'));
  expect([two.purse(A), two.seat(A).gifts]).toEqual(['3k', ['GF10']]);
  expect(two.view.giftDiscards).toEqual(['GF03', 'GF01']);
  expect(two.seat(A).extraTile).toBe(false);
  expect(keeping({ extraTile: false }).refusal(A, keep('GF01', 'GF10'))).toBe('NOT_YOURS');
});

rule('AV-184', 'gifts that act at once', () => {
  const purse = (gift: string, seat: JsonObject = {}): unknown[] => {
    const one = gifted([gift], seat);
    expect(one.view.giftDiscards).toEqual([gift]);
    return [one.purse(A), one.purse(B), one.seat(A).vp, one.view.questions.map((q) => q.kind)];
  };
  expect(purse('GF01')).toEqual(['3k', '', 3, []]);
  expect(purse('GF02')).toEqual(['2k', '', 3, []]);
  expect(purse('GF03')).toEqual(['5c', '', 3, []]);
  expect(purse('GF04')).toEqual(['', '', 3, ['chooseGoods']]);
  expect(purse('GF05')).toEqual(['', '', 3, ['chooseDieOrCoins']]);
  expect(purse('GF06')).toEqual(['', '1g', 3, ['choosePair']]);
  expect(purse('GF07')).toEqual(['8c', '3c', 3, []]);
  expect(purse('GF08', { posts: ['moscow', 'v1'] })).toEqual(['', '', 5, []]);
  const posts = ['moscow', 'v1', 'v2', 'v3', 'v4', 'anxi', 'xian'];
  expect(purse('GF08', { posts })).toEqual(['', '', 9, []]);
  // The contract that draws it counts.
  expect(purse('GF09', { completed: ['C01', 'C02'] })).toEqual(['', '', 6, []]);
});

rule('AV-184', 'a black die or three coins', () => {
  const take = (what: string, q: number) => ({ type: 'chooseDieOrCoins', q, take: what });
  const die = gifted(['GF05']);
  die.do(A, take('blackDie', die.q));
  expect(die.seat(A).dice).toMatchObject([{ id: 'black-1', kind: 'black' }]);
  expect(die.seat(A).dice[0]?.value).toBeGreaterThan(0);
  const coins = gifted(['GF05']);
  expect(coins.do(A, take('coins', coins.q)).purse(A)).toBe('3c');
  // With an empty pool only coins are left.
  const blacks = [1, 2, 3, 4, 5].map((n) => ({ id: `black-${n}`, value: 1 }));
  const none = gifted(['GF05'], {}, { spaces: { moneyBag: [lying(B, ...blacks)] } });
  expect([none.purse(A), none.view.questions]).toEqual(['3c', []]);
});

rule('AV-184', 'between the rounds a black die is promised, and no compensation counts it', () => {
  const black = { id: 'black-1', value: 4 };
  const bonus = Table.of(
    4,
    {},
    {
      phase: 'ROUND.BONUS',
      round: 2,
      spaces: { moneyBag: [lying(B, black)] },
      questions: [
        { q: 0, seat: A, kind: 'chooseDieOrCoins', source: 'GF05' },
        { q: 1, seat: B, kind: 'chooseGoods', source: 'CB3', n: 1 },
      ],
    },
    NEW,
    // Every die falls on 1.
    { below: () => 0 },
  );
  bonus.do(A, { type: 'chooseDieOrCoins', q: 0, take: 'blackDie' });
  expect(bonus.seat(A).dice).toEqual([{ id: 'black-1', kind: 'black', value: null }]);
  bonus.do(B, { type: 'chooseGoods', q: 1, goods: { gold: 1 } });
  expect(bonus.view.phase).toBe('ROUND.COMPENSATION');
  expect(bonus.seat(A).dice.map(({ value }) => value)).toEqual([1, 1, 1, 1, 1, 1]);
  expect(bonus.view.blackPool).toBe(4);
  expect(bonus.view.questions.map(({ seat, n }) => [seat, n])).toEqual([
    [0, 10],
    [1, 10],
    [2, 10],
    [3, 10],
  ]);
});

rule('AV-185', 'contracts, a step, a die that is set', () => {
  const using = (gift: string, more: JsonObject = {}): Table =>
    table({ [A]: { gifts: [gift], dice: dice(A, 2), ...more } });
  const use = (gift: string, more: JsonObject = {}) => ({ type: 'useGift', gift, ...more });
  const two = using('GF10').do(A, use('GF10'));
  expect([two.seat(A).contracts.length, two.view.giftDiscards]).toEqual([2, ['GF10']]);
  expect(using('GF11').do(A, use('GF11')).seat(A).contracts).toHaveLength(1);
  expect(using('GF15').do(A, use('GF15')).view.questions).toMatchObject([{ kind: 'doMove', n: 1 }]);
  const set = { die: 'blue-1', value: 6 };
  expect(using('GF12').do(A, use('GF12', set)).seat(A).dice[0]?.value).toBe(6);
  expect(using('GF12').refusal(A, use('GF12', { ...set, value: 2 }))).toBe('BAD_CHOICE');
  expect(using('GF12').refusal(A, use('GF12', { die: 'blue-1' }))).toBe('BAD_PARAM');
  expect(using('GF10').refusal(A, use('GF10', set))).toBe('BAD_PARAM');
  expect(using('GF13').refusal(A, use('GF13'))).toBe('BAD_PARAM');
  expect(using('GF10').refusal(A, use('GF11'))).toBe('NOT_YOURS');
  const raschid = using('GF12', { character: 'raschid' });
  expect(raschid.refusal(A, use('GF12', set))).toBe('NOT_APPLICABLE');
});

rule('AV-185', 'a placement without occupancy cost', () => {
  const spaces = { coins5: [lying(B, { id: 'yellow-5', value: 3 })] };
  const seat = { gifts: ['GF13'], dice: dice(A, 4) };
  const free = { freeBy: 'GF13' };
  const one = table({ [A]: seat }, { spaces });
  expect(one.refusedPlace(A, 'coins5', ['blue-1'])).toBe('CANNOT_PAY_OCCUPANCY');
  expect(one.legal()).toContainEqual({ type: 'place', space: 'coins5', dice: ['blue-1'], ...free });
  one.place(A, 'coins5', ['blue-1'], free);
  expect([one.purse(A), one.seat(A).gifts, one.view.giftDiscards]).toEqual(['5c', [], ['GF13']]);
  const without = table({ [A]: { dice: dice(A, 4) } }, { spaces });
  expect(without.refusedPlace(A, 'coins5', ['blue-1'], free)).toBe('NOT_YOURS');
  expect(table({ [A]: seat }).refusedPlace(A, 'coins5', ['blue-1'], free)).toBe('BAD_CHOICE');
});

rule('AV-185', 'a post in a city passed', () => {
  const seat = { gifts: ['GF14'], dice: dice(A, 3, 3), coins: 12, camels: 3 };
  const travel = (giftCity: string, ...path: string[]) => ({
    legs: [{ figure: 1, path }],
    gift: 'GF14',
    giftCity,
  });
  const way = travel('moscow', 'o1', 'moscow', 'anxi');
  const one = table({ [A]: seat });
  expect(one.legal()).toContainEqual({
    type: 'place',
    space: 'travel',
    dice: ['blue-1', 'blue-2'],
    ...way,
  });
  one.place(A, 'travel', ['blue-1', 'blue-2'], way);
  expect(one.seat(A).posts).toEqual(['moscow', 'anxi']);
  expect([one.seat(A).gifts, one.view.giftDiscards]).toEqual([[], ['GF14']]);
  const refused = (owner: JsonObject, more: JsonObject): string | null =>
    table({ [A]: { ...seat, ...owner } }).refusedPlace(A, 'travel', ['blue-1', 'blue-2'], more);
  expect(refused({ gifts: [] }, way)).toBe('NOT_YOURS');
  expect(refused({ character: 'wilhelm' }, way)).toBe('NOT_YOURS');
  expect(refused({ posts: ['moscow'] }, way)).toBe('BAD_CHOICE');
  expect(refused({}, travel('anxi', 'o1', 'moscow', 'anxi'))).toBe('BAD_CHOICE');
  expect(refused({}, { legs: way.legs, gift: 'GF14' })).toBe('BAD_PARAM');
});

rule('AV-185', 'a gift that its owner cannot use is drawn anew', () => {
  for (const [character, useless] of [
    ['raschid', 'GF12'],
    ['berke', 'GF13'],
    ['wilhelm', 'GF14'],
  ]) {
    const one = gifted([useless, 'GF11'], { character });
    expect([one.seat(A).gifts, one.view.giftDiscards]).toEqual([['GF11'], [useless]]);
  }
  expect(gifted(['GF12', 'GF11']).seat(A).gifts).toEqual(['GF12']);
});

rule('AV-186', 'the marker and the contracts', () => {
  expect(CONTRACTS.slice(-4)).toEqual([
    { id: 'N1', cost: { camel: 2, silk: 1, gold: 3 }, gain: { coin: 5, gift: 1, vp: 6 } },
    { id: 'N2', cost: { camel: 2, pepper: 1, silk: 1 }, gain: { gift: 1, vp: 3 } },
    { id: 'N3', cost: { camel: 1, pepper: 3 }, gain: { camel: 2, gift: 1, vp: 2 } },
    { id: 'N4', cost: { camel: 2, silk: 2, gold: 2 }, gain: { good: 1, gift: 1, vp: 4 } },
  ]);
  expect(CITY_BONUSES.at(-1)).toEqual({ id: 'CB10', gain: { gift: 1 } });
  const fresh = Table.fresh(4, NEW);
  expect([fresh.view.specialPile, fresh.view.giftPile]).toEqual([18, GIFT_IDS.length]);
  const markers = new Set<string>();
  const people = new Set<string>();
  for (let seed = 1; seed <= 40; seed++) {
    const { view } = Table.fresh(4, NEW, seed);
    for (const marker of Object.values(view.cityBonuses)) markers.add(marker);
    for (const one of view.draft?.offered ?? []) people.add(one);
    const plain = Table.fresh(4, {}, seed);
    expect([plain.view.specialPile, plain.view.giftPile]).toEqual([14, 0]);
    expect(Object.values(plain.view.cityBonuses)).not.toContain('CB10');
    expect(plain.view.draft?.offered.some((id) => ['arghun', 'nicolao'].includes(id))).toBe(false);
  }
  expect([markers.has('CB10'), people.has('nicolao')]).toEqual([true, true]);
});

const bellela = (character: string, more: JsonObject = {}): Table =>
  table(
    { [A]: { character: 'bellela', bellela: ['arghun', 'nicolao'], posts: ['anxi'] } },
    { phase: 'ROUND.BELLELA', cityBonuses: { anxi: 'CB10' }, ...more },
  ).do(A, { type: 'chooseRoundCharacter', character });

rule(['AV-187', 'AV-108'], 'Bellela as Arghun has three cards for a round', () => {
  const piles = { city: ['CC20', 'CC21', 'CC22', 'CC23'], gifts: ['GF01'] };
  const one = bellela('arghun', { piles });
  expect(one.seat(A).arghunCards).toEqual(['CC20', 'CC21', 'CC22']);
  expect(one.purse(A)).toBe('3k');
  const last = { character: 'bellela', roundCharacter: 'arghun', arghunCards: ['CC20', 'CC21'] };
  const end = table({ [A]: { ...last, bellela: ['berke'] } }).do(A, { type: 'endTurn' });
  expect([end.view.round, end.seat(A).arghunCards]).toEqual([2, []]);
  // The rest goes to the box: into no pile, and to nobody.
  expect(JSON.stringify(game.describe(end.state))).not.toMatch(/CC20|CC21/);
});

rule(['AV-187', 'AV-109', 'AV-182'], 'Bellela as Nicolao draws three and has the tile', () => {
  const gifts = ['GF03', 'GF11', 'GF12', 'GF13'];
  const one = bellela('nicolao', { piles: { gifts } });
  // The marker's gift comes first.
  expect([one.purse(A), one.seat(A).extraTile]).toEqual(['5c', true]);
  expect(one.view.questions).toMatchObject([{ kind: 'keepGifts', offered: gifts.slice(1) }]);
  const last = { character: 'bellela', roundCharacter: 'nicolao', extraTile: true };
  const seat = { ...last, gifts: ['GF10'], bellela: ['berke'] };
  const end = table({ [A]: seat }).do(A, { type: 'endTurn' });
  expect([end.seat(A).extraTile, end.seat(A).gifts]).toEqual([false, ['GF10']]);
  // Two are left, then the discards are shuffled.
  const giftDiscards = GIFT_IDS.filter((id) => !['GF03', 'GF11', 'GF12'].includes(id));
  const short = bellela('nicolao', { piles: { gifts: gifts.slice(0, 3) }, giftDiscards });
  expect(short.view.questions[0]?.offered).toHaveLength(3);
  expect([short.view.giftPile, short.view.giftDiscards]).toEqual([12, []]);
});
