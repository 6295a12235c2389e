/** Strozzi in a browser, shortly: flags, ports and tiles are pointed at; the poll by keys and by touch. */

import { journey } from '../../browser/journey.ts';
import { byHand, Player } from './player.ts';
import { SCREENS } from './screens.ts';
import { sightOf } from './sight.ts';

const at = (name: string): object => SCREENS.find((screen) => screen.name === name)?.position ?? {};

journey('strozzi', {
  sightOf,
  pressings: [
    {
      position: at('claim'),
      board: ['flag:0:pirate', 'flag:0:pirate'],
      action: { type: 'claim', flag: 'pirate' },
    },
    {
      position: at('place'),
      board: ['port:naples', 'port:naples'],
      action: { type: 'place', port: 'naples' },
    },
    {
      position: at('promo'),
      board: ['tile:science-1-cloth-3', 'tile:science-1-cloth-3'],
      action: { type: 'takeTile', tile: 'science-1-cloth-3' },
    },
  ],
  seats: 3,
  play: (page, hand, enough) => new Player(page, byHand(hand)).play(enough),
  tap: (page, hand, enough) => new Player(page, byHand(hand)).play(enough),
});
