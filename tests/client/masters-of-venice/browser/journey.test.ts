/** Masters of Venice in a browser, shortly: three actions of the appendix by pointing; then keys, then touch. */

import { type Journey, journey, type Pressing } from '../../browser/journey.ts';
import { ALL } from './cases.ts';
import { Person } from './person.ts';
import { sightOf } from './sight.ts';

/** Everything on the board is composed there, and the gondola sends it. */
function pressing(type: string): Pressing {
  const one = ALL.find(({ action }) => action.type === type);
  if (!one) throw new Error(`There is no case of ${type}.`);
  const { action, given, board } = one;
  return { action, position: given, board: [...board, 'gondola'] };
}

const play: Journey['play'] = async (page, hand, enough) => {
  const person = new Person(page, hand, { undoes: false });
  await person.play(60_000, enough);
};

journey('masters-of-venice', {
  sightOf,
  pressings: [pressing('submitDestination'), pressing('useDock'), pressing('playRumor')],
  seats: 3,
  play,
  tap: play,
});
