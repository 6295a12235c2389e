/** What the director hears, and what it makes of it. It knows no game. */

export type ShotSize = 'wide' | 'medium' | 'close';
/** How a shot begins; `orbit` begins like a glide and goes slowly round what it shows. */
export type Move = 'cut' | 'glide' | 'orbit';
/** 1 = worth a glance, 2 = a moment, 3 = nobody should miss it. */
export type Importance = 1 | 2 | 3;

/** Something that is about to matter, or does now. */
export interface Stake {
  /** A place that the game knows how to frame; null: everything. */
  readonly place: string | null;
  readonly size: ShotSize;
  /** The merchant whom it is about. */
  readonly seat: number | null;
  readonly importance: Importance;
  /** Which rule of the game's direction has found it. */
  readonly reason: string;
  /** One sentence: what it is and why it matters; null: the picture says it. */
  readonly text: string | null;
  /** Whatever is in the picture stays there. */
  readonly stays?: boolean;
}

/** A stake with its time, in seconds of the staging from the beginning of its take. */
export interface Moment extends Stake {
  readonly at: number;
  readonly until: number;
  /** When its sentence may be read: not before what it tells has been seen. */
  readonly told?: number;
  /** Comes after the staging; left out when the next take already waits. */
  readonly reaction?: boolean;
}

/** One accepted action on its way to the picture. */
export interface Take {
  /** When it could begin: everything before it has been staged. Seconds of the city's clock. */
  readonly arrives: number;
  /** Seconds of its staging, and how many of them pass in a second. */
  readonly lasts: number;
  readonly pace: number;
  /** How many more takes wait behind it. */
  readonly waiting: number;
  /** Sorted by `at`. */
  readonly moments: readonly Moment[];
  /** What is at stake in the position after it, the most important first. */
  readonly stakes: readonly Stake[];
}

/** What the camera shows from one instant on. */
export interface Shot {
  /** Seconds of the city's clock; the way into the shot belongs to it. */
  readonly at: number;
  readonly until: number;
  readonly place: string | null;
  readonly size: ShotSize;
  readonly move: Move;
  /** Seconds of the way from the shot before; 0 for a cut. */
  readonly passage: number;
  /** To which side the camera drifts. */
  readonly sway: 1 | -1;
  /** Why it was chosen. */
  readonly reason: string;
}

/** A sentence under the picture. */
export interface Line {
  readonly at: number;
  readonly until: number;
  readonly text: string;
  readonly seat: number | null;
  readonly reason: string;
  readonly importance: Importance;
}

/** The shots without a gap, the last one open (`until` is infinite), and the sentences. */
export interface Cut {
  readonly shots: readonly Shot[];
  readonly lines: readonly Line[];
}
