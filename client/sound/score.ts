/** The music: a motif for each of the four lights of the day, a close, and a fuller one to win by. */

import type { Note, Wave } from './tones.ts';

/** Hertz of a note of the equal scale; 0 is the a of 220 Hz. */
const tone = (step: number): number => 220 * 2 ** (step / 12);

type Line = readonly (readonly [beat: number, step: number, beats?: number])[];

/** A line of music for one instrument. @param beat seconds */
function play(wave: Wave, beat: number, gain: number, line: Line): Note[] {
  return line.map(([at, step, beats = 1]) => ({
    wave,
    gain,
    at: at * beat,
    pitch: tone(step),
    lasts: wave === 'flute' ? beats * beat * 1.05 : wave === 'bell' ? 2.6 : 1.1 + beats * beat,
  }));
}

/** A chord whose strings are struck one after the other. */
const rolled = (beat: number, at: number, steps: readonly number[], gain = 0.3): Note[] =>
  steps.map((step, k) => ({
    wave: 'pluck' as const,
    gain,
    at: at * beat + k * 0.035,
    pitch: tone(step),
    lasts: 2.2,
  }));

/** Morning in G: the lute opens, the flute climbs out of the haze. */
export const MORNING: readonly Note[] = [
  ...play('pluck', 0.3, 0.32, [
    [0, -2, 2] as const,
    [1, 5] as const,
    [2, 10] as const,
    [3, 14] as const,
    [4, 17, 2] as const,
    [5, 14] as const,
    [6, 10, 2] as const,
    [8, -2, 4] as const,
  ]),
  ...play('flute', 0.3, 0.16, [
    [3, 17, 1],
    [4, 19, 1],
    [5, 21, 1],
    [6, 22, 2],
    [8, 26, 4],
  ]),
];

/** Noon in D: a step of dance, all strings. */
export const NOON: readonly Note[] = [
  ...play('pluck', 0.21, 0.34, [
    [0, 17, 1] as const,
    [1, 17, 1] as const,
    [2, 21, 1] as const,
    [3, 24, 2] as const,
    [5, 21, 1] as const,
    [6, 22, 1] as const,
    [7, 19, 1] as const,
    [8, 16, 1] as const,
    [9, 17, 4] as const,
  ]),
  ...rolled(0.21, 0, [-7, 5], 0.28),
  ...rolled(0.21, 3, [-2, 5], 0.26),
  ...rolled(0.21, 6, [-12, 4], 0.26),
  ...rolled(0.21, 9, [-7, 5, 9, 12], 0.26),
];

/** Evening in a: the flute descends, slower at its end. */
export const EVENING: readonly Note[] = [
  ...play('flute', 0.36, 0.19, [
    [0, 24, 2],
    [2, 22, 1],
    [3, 19, 2],
    [5, 17, 1],
    [6, 15, 1],
    [7, 12, 4],
  ]),
  ...rolled(0.36, 0, [0, 7, 12], 0.26),
  ...rolled(0.36, 3, [-5, 3, 10], 0.26),
  ...rolled(0.36, 5, [-7, 5, 8], 0.24),
  ...rolled(0.36, 7, [0, 7, 12, 15], 0.24),
];

/** Night in e: low strings far apart, and one bell over the water. */
export const NIGHT: readonly Note[] = [
  ...play('pluck', 0.44, 0.34, [
    [0, -5, 3],
    [1.5, 2, 2],
    [3, 7, 2],
    [4, 10, 2],
    [5, 9, 2],
    [6.5, 7, 4],
  ]),
  ...play('bell', 0.44, 0.1, [
    [4, 19],
    [6.5, 14],
  ]),
];

/** The match is over. */
export const CLOSE: readonly Note[] = [
  ...rolled(0.42, 0, [-7, 0, 5, 9]),
  ...rolled(0.42, 2, [-2, 2, 5, 10]),
  ...rolled(0.42, 4, [-12, 0, 4, 9]),
  ...rolled(0.42, 6, [-7, 5, 9, 12, 17]),
  ...play('flute', 0.42, 0.17, [
    [0, 21, 2],
    [2, 22, 1],
    [3, 19, 1],
    [4, 21, 1],
    [5, 19, 1],
    [6, 17, 3],
  ]),
];

/** The same for the winner: all bells of the town, and the theme a second time, higher. */
export const TRIUMPH: readonly Note[] = [
  ...CLOSE.map((note) => ({ ...note, gain: note.gain * 0.8 })),
  ...play('bell', 0.42, 0.15, [
    [0, 5],
    [2, 10],
    [4, 12],
    [6, 17],
    [7, 12],
    [8, 17],
    [9, 21],
    [10, 17],
    [12, 5],
  ]),
  ...play('pluck', 0.42, 0.26, [
    [8, 17, 1] as const,
    [8.5, 21, 1] as const,
    [9, 24, 1] as const,
    [9.5, 26, 1] as const,
    [10, 29, 2] as const,
    [11, 28, 1] as const,
    [12, 29, 4] as const,
  ]),
  ...rolled(0.42, 8, [-7, 5, 9, 12], 0.24),
  ...rolled(0.42, 10, [-2, 5, 10, 14], 0.24),
  ...rolled(0.42, 11, [-12, 4, 7, 10], 0.24),
  ...rolled(0.42, 12, [-7, 0, 5, 9, 12, 17], 0.26),
  ...play('flute', 0.42, 0.16, [
    [8, 29, 2],
    [10, 31, 1],
    [11, 28, 1],
    [12, 29, 4],
  ]),
];
