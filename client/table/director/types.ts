/** The director's input and output. It knows no game. */

export type ShotSize = 'wide' | 'medium' | 'close';
/** How a shot begins; `orbit` begins like a glide and goes slowly round its subject. */
export type Move = 'cut' | 'glide' | 'orbit';
/** 1 = worth a glance, 2 = a moment, 3 = nobody should miss it. */
export type Importance = 1 | 2 | 3;

/** Something important that is about to happen, or happens now. */
export interface Stake {
  /** A place that the game can frame; null: everything. */
  readonly place: string | null;
  readonly size: ShotSize;
  /** The merchant that it is about. */
  readonly seat: number | null;
  readonly importance: Importance;
  /** Which rule of the game's direction has found it. */
  readonly reason: string;
  /** One sentence: the event and its importance; null: the picture shows it. */
  readonly text: string | null;
  /** The present picture stays. */
  readonly stays?: boolean;
}

/** A stake with its time, in seconds of the staging from the beginning of its take. */
export interface Moment extends Stake {
  readonly at: number;
  readonly until: number;
  /** When its sentence may be read: not before its event has been seen. */
  readonly told?: number;
  /** Comes after the staging; left out if the next take already waits. */
  readonly reaction?: boolean;
}

/** One accepted action on its way to the picture. */
export interface Take {
  /** Its earliest start, after the staging of all earlier ones. Seconds of the city's clock. */
  readonly arrives: number;
  /** Seconds of its staging, and its rate. */
  readonly lasts: number;
  readonly pace: number;
  /** Number of further takes waiting behind it. */
  readonly waiting: number;
  /** Sorted by `at`. */
  readonly moments: readonly Moment[];
  /** The stakes of the position after it, the most important first. */
  readonly stakes: readonly Stake[];
}

/** The camera's subject from one instant on. */
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
