/** The Patrons in a browser, shortly: seals, galleys and sites are pointed at; then keys, then touch. */

import { journey } from '../../browser/journey.ts';
import { Player } from './player.ts';
import { SCREENS } from './screens.ts';
import { sightOf } from './sight.ts';

const at = (name: string): object => SCREENS.find((screen) => screen.name === name)?.position ?? {};

journey('patrons-of-venice', {
  sightOf,
  pressings: [
    {
      position: at('chooseAction'),
      board: ['seal:sail', 'seal:sail'],
      action: { type: 'chooseAction', action: 'sail' },
    },
    {
      position: at('reserve'),
      board: ['galley:1:left', 'galley:1:left'],
      action: { type: 'reserve', boardOwner: 1, ship: 'left' },
    },
    {
      position: at('sponsor'),
      board: ['site:B08', 'site:B08'],
      action: { type: 'sponsorBusiness', business: 'draper', site: 'B08' },
    },
  ],
  seats: 3,
  play: (page, hand, enough) => new Player(page, hand).play(enough),
  tap: (page, hand, enough) => new Player(page, hand).play(enough),
});
