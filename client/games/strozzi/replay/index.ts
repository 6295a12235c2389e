/** Strozzi for the replay. */

import type { Chapter } from '../../../table/replay/kit.ts';
import { makeReplay, opening, type Samples } from '../../../table/replay/make.ts';
import type { Recording } from '../../../table/replay/recording.ts';
import { chaptersOf } from './chapters.ts';
import { chartsOf } from './charts.ts';
import { type Worth, worthAt } from './worth.ts';

/**
 * The starts of rounds, and the moments after every ship: `2` is the second round, `2.5` its fifth
 * ship.
 */
function samplesOf(_: Recording, chapters: readonly Chapter[]): Samples {
  const rounds = chapters.filter(({ kind }) => kind === 'round').map(({ at }) => at);
  const ships = chapters.filter(({ kind }) => kind === 'ship' || kind === 'pirate');
  const places = [...new Set([...rounds, ...ships.map(({ at }) => at)])].sort((a, b) => a - b);
  let ship = 0;
  return places.map((at) => {
    const begins = rounds.includes(at);
    ship = begins ? 0 : ship + 1;
    const round = rounds.filter((began) => began <= at).length;
    return { at, label: begins ? String(round) : `${round}.${ship}` };
  });
}

export const { replayKit, storyOf } = makeReplay<Worth>({
  open: opening('money'),
  worthAt,
  chaptersOf,
  chartsOf,
  samplesOf,
  leads: ({ worth }) => worth,
});
