/** The battery's data about the test guest beyond its contract. */

import type { Samples } from '../battery/samples.ts';

export const samples: Samples = {
  game: 'caravan',
  optionSets: [
    {},
    { openPurses: true, graceTimer: 0 },
    { bonus: null, rounds: 4 },
    { bonus: [0, 5, 99], rounds: 9, travelTimer: 30, offerTimer: 15 },
  ],
  perSeat: (options) => options,
  asides: [
    { type: 'offer', give: { salt: 1 }, ask: 5 },
    { type: 'offer', give: { dates: 1 }, ask: 10 },
    { type: 'offer', give: { salt: 1, silk: 1 }, ask: 35 },
    { type: 'offer', give: { dates: 2, silk: 0 }, ask: 100_005 },
    { type: 'withdraw', offer: 'O1' },
    { type: 'withdraw', offer: 'O4' },
  ],
  unlisted: ['offer', 'withdraw', 'travel', 'pass'],
  secret: [],
  nonsense: [
    { type: 'offer', give: {}, ask: 5 },
    { type: 'offer', give: { salt: 1 }, ask: 7 },
    { type: 'offer', give: { salt: 90 }, ask: 5 },
    { type: 'offer', give: { gold: 1 }, ask: 5 },
    { type: 'offer', give: { salt: -1 }, ask: 5 },
    { type: 'offer', give: { salt: 1 } },
    { type: 'accept', offer: 'O99' },
    { type: 'accept', offer: 7 },
    { type: 'travel', legs: [] },
    { type: 'travel', legs: [[0], [0]] },
    { type: 'travel', legs: [[0], [1], [2], [3], [4]] },
    { type: 'travel', legs: [[1, 0]] },
    { type: 'travel', legs: [[0, 5]] },
    { type: 'travel', legs: [[0]], sell: { silk: 50 } },
    { type: 'travel', legs: [[0]], sell: { silk: 1 }, note: 'x' },
    { type: 'pass', seat: 2 },
    { type: 'toString' },
    {},
  ],
};
