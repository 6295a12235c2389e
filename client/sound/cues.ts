/**
 * The sounds of the tables. Cues are recipes of a few notes; the synthesiser makes them, no file is
 * loaded. Which event sounds how is each game's own business.
 */

/** One strike: a tone or a breath of noise with a quick start and a fading end. */
export interface Note {
  /** Seconds after the cue begins. */
  readonly at: number;
  /** Seconds until it has faded. */
  readonly lasts: number;
  /** Hertz; of noise, the middle of its band. */
  readonly pitch: number;
  /** Hertz at its end where it slides. */
  readonly to?: number;
  /** 0 … 1. */
  readonly gain: number;
  readonly wave: 'sine' | 'triangle' | 'sawtooth' | 'noise';
}

const wood = (at: number, pitch: number, gain = 0.5): Note[] => [
  { at, lasts: 0.07, pitch, to: pitch * 0.6, gain, wave: 'triangle' },
  { at, lasts: 0.03, pitch: pitch * 4, gain: gain * 0.5, wave: 'noise' },
];
const coin = (at: number, gain = 0.22): Note[] => [
  { at, lasts: 0.22, pitch: 3150, gain, wave: 'sine' },
  { at: at + 0.045, lasts: 0.3, pitch: 4210, gain: gain * 0.8, wave: 'sine' },
];
/** A bell of bronze: its hum, its strike and two of its overtones. */
const bell = (at: number, pitch: number, gain = 0.3): Note[] =>
  [0.5, 1, 2.4, 3.9].map((part, k) => ({
    at,
    lasts: 1.9 / (1 + k * 0.7),
    pitch: pitch * part,
    gain: gain / (1 + k * 0.9),
    wave: 'sine' as const,
  }));
const flute = (at: number, pitch: number, lasts: number, gain = 0.22): Note => ({
  ...{ at, pitch, lasts, gain },
  wave: 'triangle',
});

export const CUES = {
  /** A quiet knock: it is your decision. */
  decision: [flute(0, 587, 0.22, 0.2), flute(0.14, 880, 0.42, 0.2)],
  /** A knock, twice: the time is nearly out. */
  hurry: [
    ...wood(0, 620, 0.4),
    ...wood(0.16, 620, 0.4),
    ...wood(0.5, 700, 0.45),
    ...wood(0.66, 700, 0.45),
  ],
  coin: [...coin(0), ...coin(0.11, 0.16)],
  cube: wood(0, 320),
  peg: [...wood(0, 900, 0.22)],
  card: [{ at: 0, lasts: 0.16, pitch: 2600, to: 5200, gain: 0.16, wave: 'noise' }],
  step: [...wood(0, 180, 0.3), ...wood(0.12, 210, 0.24)],
  reveal: [
    { at: 0, lasts: 0.3, pitch: 900, to: 3600, gain: 0.14, wave: 'noise' },
    ...wood(0.2, 520),
  ],
  bell: bell(0, 392),
  water: [
    { at: 0, lasts: 0.9, pitch: 500, to: 1100, gain: 0.14, wave: 'noise' },
    { at: 0.5, lasts: 0.8, pitch: 900, to: 420, gain: 0.1, wave: 'noise' },
  ],
  horn: [
    { at: 0, lasts: 0.55, pitch: 175, to: 196, gain: 0.2, wave: 'sawtooth' },
    { at: 0.42, lasts: 0.9, pitch: 262, gain: 0.2, wave: 'sawtooth' },
  ],
  split: [...bell(0, 784, 0.2), ...bell(0.16, 988, 0.2), ...bell(0.32, 1175, 0.22)],
  control: [...bell(0, 147, 0.34), ...bell(0.45, 139, 0.3)],
  banner: [flute(0, 523, 0.2), flute(0.13, 659, 0.2), flute(0.26, 784, 0.45)],
  delivery: [...wood(0, 260), flute(0.08, 659, 0.2), flute(0.2, 988, 0.5)],
  final: [
    ...bell(0, 262, 0.26),
    ...bell(0.3, 330, 0.24),
    ...bell(0.6, 392, 0.24),
    ...bell(0.9, 523, 0.3),
  ],
} as const satisfies { readonly [name: string]: readonly Note[] };

export type Cue = keyof typeof CUES;
