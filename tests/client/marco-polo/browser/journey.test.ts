/** Marco Polo in a browser, shortly: dice, spaces and nodes are pointed at; then keys, then touch. */

import { journey } from '../../browser/journey.ts';
import { Player as PhonePlayer } from './phone-player.ts';
import { Player } from './player.ts';
import { SCREENS } from './screens.ts';
import { sightOf } from './sight.ts';

const at = (name: string): object => SCREENS.find((screen) => screen.name === name)?.position ?? {};

journey('marco-polo', {
  sightOf,
  pressings: [
    {
      position: at('turn'),
      board: ['space:bazaarPepper', 'space:bazaarPepper'],
      action: { type: 'place', space: 'bazaarPepper', dice: ['blue-2'] },
    },
    {
      position: at('more'),
      board: ['contract:S6', 'contract:S6'],
      action: { type: 'completeContract', contract: 'S6' },
    },
    {
      position: at('move'),
      board: ['node:moscow', 'node:moscow'],
      action: { type: 'doMove', legs: [{ figure: 1, path: ['moscow'] }] },
    },
  ],
  seats: 2,
  options: { venice: false, companions: false },
  async play(page, hand, enough) {
    const player = new Player(page, hand);
    await player.play(enough);
  },
  async tap(page, hand, enough) {
    const player = new PhonePlayer(page, hand);
    await player.play(enough);
  },
});
