/**
 * Matches over days: how long a turn may take, and what a person says about their own nights and
 * holidays. Without packages: the client uses it, too.
 */

/** Time of one turn at each pace over days, in seconds. */
export const DAY_PACES = {
  halfDay: 43_200,
  day: 86_400,
  twoDays: 172_800,
  week: 604_800,
} as const;

export type DayPace = keyof typeof DAY_PACES;

/** Reserve of each seat for a whole match over days, in seconds: a week. */
export const RESERVE_SECONDS = 604_800;
/** Longest night, in minutes: a longer one would make turns out of weeks. */
export const LONGEST_NIGHT = 600;
/** Longest absence that somebody may announce, in days. */
export const MAX_AWAY_DAYS = 30;
/** Turns in a row that the rules decide before a bot holds the chair. */
export const MOST_MISSED = 3;

/** Answers beforehand that somebody is told of on coming back: the latest. */
export const MOST_TOLD_ANSWERS = 80;

const MINUTES = 1440;

/** The hours of the day that do not count on a person's clock. */
export type Night = {
  /** Minutes after midnight, 0 to 1439, in `zone`. */
  readonly from: number;
  readonly to: number;
  /** IANA name of the time zone, such as `Europe/Rome`. */
  readonly zone: string;
};

/** What the person of a seat has said about it; only they are told. */
export interface OwnDays {
  /** Null: every hour counts. Absent: never said. */
  readonly night?: Night | null;
  /** The answers that they have given beforehand; absent: none. */
  readonly given?: readonly GivenBeforehand[];
  /** They would begin now, with bots on the free chairs. */
  readonly ready?: boolean;
  /** `seq` of what was answered so since they last decided themselves; absent: nothing. */
  readonly answered?: readonly number[];
}

/** An answer that somebody has given before the question. */
export type GivenBeforehand = {
  /** Of a `Beforehand` of the game. */
  readonly id: string;
  /** What they have chosen with it. */
  readonly value?: string | number | undefined;
  /** Until they take it back; else until they are asked something that no such answer answers. */
  readonly stays?: boolean | undefined;
};

/** The pace of this name; null if it is none over days. Pure. */
export function dayPace(name: string | undefined): DayPace | null {
  return name !== undefined && Object.hasOwn(DAY_PACES, name) ? (name as DayPace) : null;
}

/** Length of a night in minutes, as a clock on the wall counts them. Pure. */
export const lengthOf = ({ from, to }: Pick<Night, 'from' | 'to'>): number =>
  (to - from + MINUTES) % MINUTES;
