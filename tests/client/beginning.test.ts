/** How a table begins: with a chair for its creator, as a big screen, or with bots alone. */

import { expect, test } from 'vitest';
import { begun } from '../../client/app/CreateTable.tsx';

const usual = { seats: 3, bot: 'steady', fill: true, screen: false, show: false };
const asked = (change: Partial<Parameters<typeof begun>[0]>) => {
  const { wish, page } = begun({ ...usual, ...change });
  return { ...wish, page: page('ABC') };
};

test('bots have the other chairs, or all of them and begin at once', () => {
  expect(asked({})).toEqual({ bots: ['steady', 'steady'], page: '/table/ABC' });
  expect(asked({ fill: false })).toEqual({ page: '/table/ABC' });
  expect(asked({ bot: null })).toEqual({ page: '/table/ABC' });
  const bots = ['steady', 'steady', 'steady'];
  expect(asked({ show: true, fill: false })).toEqual({ bots, start: true, page: '/watch/ABC' });
  expect(asked({ screen: true })).toEqual({ screen: true, page: '/watch/ABC?screen' });
});
