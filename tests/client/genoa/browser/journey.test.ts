/** Genoa in a browser, shortly: dice, streets and buildings are pointed at; then keys, then touch. */

import { journey } from '../../browser/journey.ts';
import { Player } from './player.ts';
import { SCREENS } from './screens.ts';
import { sightOf } from './sight.ts';

const at = (name: string): object => SCREENS.find((screen) => screen.name === name)?.position ?? {};

journey('genoa', {
  sightOf,
  pressings: [
    { position: at('start'), board: ['dice'], action: { type: 'roll' } },
    {
      position: { ...at('move'), offers: [] },
      board: ['space:s62', 'space:s62'],
      action: { type: 'moveFree', space: 's62' },
    },
    {
      position: { ...at('move'), offers: [] },
      board: ['space:metals', 'space:metals'],
      action: { type: 'moveFree', space: 'metals' },
    },
  ],
  seats: 2,
  options: { shortGame: true },
  async play(page, hand, enough) {
    const player = new Player(page, hand, { journeys: 1 });
    await player.play(enough);
  },
  async tap(page, hand, enough) {
    const player = new Player(page, hand, { journeys: 1 });
    await player.play(enough);
  },
});
