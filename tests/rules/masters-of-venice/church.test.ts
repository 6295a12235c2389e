import { expect } from 'vitest';
import { rule } from '../rule.ts';
import { moving, turnAt } from './positions.ts';

const buy = (favor: string) => ({ type: 'buyFavor', favor }) as const;

rule('MV-461', 'A visitor may buy one face-up favor a turn at its printed price', () => {
  const given = { plaza: ['FAV-20-A', 'FAV-40-B'], stack: ['FAV-30-A', 'FAV-30-B'] };
  const table = turnAt('church', given);
  expect(table.legal(0, 'buyFavor')).toEqual([buy('FAV-20-A'), buy('FAV-40-B')]);
  expect(table.refusal(0, buy('FAV-30-A'))).toBe('E_NOT_THERE');
  table.do(0, buy('FAV-40-B'));
  expect(table.cash(0)).toBe(60);
  expect(table.pub().seats[0]?.favors).toEqual(['FAV-40-B']);
  expect(table.refusal(0, buy('FAV-20-A'))).toBe('E_USED');
  const poor = turnAt('church', { ...given, seats: [{ cash: 35 }, {}] });
  expect(poor.refusal(0, buy('FAV-40-B'))).toBe('E_CASH');
  poor.do(0, buy('FAV-20-A'));
  expect(poor.cash(0)).toBe(15);
  // The plaza is not shared: only visitors buy.
  const round = moving().go('church', 'docks', 'docks');
  expect(round.order().filter(([, , place]) => place === 'church')).toEqual([
    [0, 'main', 'church'],
  ]);
  expect(turnAt('docks', given).refusal(0, buy('FAV-20-A'))).toBe('E_LOCATION');
});

rule('MV-462', 'The plaza is refilled to two at once, as far as the stack goes', () => {
  const table = turnAt('church', {
    plaza: ['FAV-20-A', 'FAV-40-B'],
    stack: ['FAV-30-A', 'FAV-20-B', 'FAV-40-A', 'FAV-30-B'],
  });
  table.do(0, buy('FAV-20-A'));
  expect(table.plaza()).toEqual(['FAV-40-B', 'FAV-30-A']);
  expect(table.stack()).toEqual(['FAV-20-B', 'FAV-40-A', 'FAV-30-B']);
  expect(table.events('plazaRefilled')).toEqual([{ type: 'plazaRefilled', favor: 'FAV-30-A' }]);
  const held = ['FAV-20-B', 'FAV-40-A', 'FAV-30-B', 'FAV-30-A'];
  const empty = turnAt('church', {
    plaza: ['FAV-20-A', 'FAV-40-B'],
    stack: [],
    seats: [{}, { favors: held }],
  });
  empty.do(0, buy('FAV-20-A'));
  expect(empty.plaza()).toEqual(['FAV-40-B']);
  expect(empty.pub().church).toEqual({ plaza: ['FAV-40-B'], stack: 0 });
  // A used favor goes under the empty stack and so into the plaza at once.
  empty.do(0, { type: 'playFavor', favor: 'FAV-20-A', shop: 'tailor', amount: 1 });
  expect(empty.plaza()).toEqual(['FAV-40-B', 'FAV-20-A']);
  expect(empty.stack()).toEqual([]);
});
