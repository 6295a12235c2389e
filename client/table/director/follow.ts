/** The shots of one take: its important events are in the picture when they happen. Pure. */

import { lineOf } from './lines.ts';
import {
  AHEAD,
  CROWD,
  glides,
  LONGEST,
  PATIENCE,
  passageOf,
  type Sight,
  sameShot,
  standsUntil,
  type Wish,
} from './rules.ts';
import type { Importance, Line, Moment, Shot, Take } from './types.ts';

export interface Plan {
  /** When the staging begins. */
  readonly begins: number;
  /** The end of the last visible moment. */
  readonly ends: number;
  /** Importance of the last shot's event. */
  readonly importance: Importance;
  readonly shots: readonly Shot[];
  readonly lines: readonly Line[];
}

/** A shot being planned: until when it must stay, and for which moment. */
interface Draft {
  shot: Shot;
  covers: number;
  /** Until when it must stay in any case, for the event of an earlier take. */
  readonly rests: number;
  importance: Importance;
  /** Began before this take: it cannot be taken back. */
  readonly begun: boolean;
}

/** How many times the beginning is delayed until everything fits. */
const TRIES = 8;

/**
 * @param last the shot under way; null at the very beginning
 * @param rests until when it rests on its event
 * @param said the last sentence
 */
export function follow(
  take: Take,
  last: Shot | null,
  rests: number,
  said: Line | null,
  sight: Sight,
): Plan {
  let begins = take.arrives;
  for (let k = 0; k < TRIES; k++) {
    const tried = attempt(take, begins, last, rests, sight);
    if (typeof tried !== 'number') return { ...tried, begins, lines: told(take, begins, said) };
    begins = tried;
  }
  const tried = attempt({ ...take, moments: [] }, begins, last, rests, sight);
  const plan = typeof tried === 'number' ? { ends: begins, importance: 1, shots: [] } : tried;
  return { ...(plan as Omit<Plan, 'begins' | 'lines'>), begins, lines: told(take, begins, said) };
}

/** The shots if the staging begins at `begins`; a number: it had better begin then. */
function attempt(
  take: Take,
  begins: number,
  last: Shot | null,
  rests: number,
  sight: Sight,
): Omit<Plan, 'begins' | 'lines'> | number {
  const drafts: Draft[] = [];
  if (last) drafts.push({ shot: last, covers: rests, rests, importance: 1, begun: true });
  for (const moment of take.moments) {
    if (moment.reaction && take.waiting > 0) continue;
    const at = begins + moment.at / take.pace;
    const until = begins + moment.until / take.pace;
    const now = drafts.at(-1);
    const wish = wishOf(moment, now?.shot ?? null, at, sight);
    if (now && wish === null) {
      // The camera is still on its way there.
      const late = now.shot.at + now.shot.passage - at;
      if (late > 0 && now.begun && worth(moment, take, begins + late)) return begins + late + 1e-6;
      now.covers = Math.max(now.covers, until);
      now.importance = most(now.importance, moment.importance);
      continue;
    }
    const to = wish ?? moment;
    const passage = now ? wayTo(sight, now.shot, to) : 0;
    const start = at - passage - AHEAD;
    // Only a more important event ends the shot of a present one.
    const greater = now && (moment.importance > now.importance || (now.begun && isGreat(moment)));
    const free = greater ? now.rests : (now?.covers ?? 0);
    const leave = now ? Math.max(standsUntil(now.shot), free, take.arrives) : take.arrives;
    if (!now || start >= leave - 1e-9) {
      drafts.push(draftOf(moment, to, now?.shot ?? null, Math.max(start, leave), passage, until));
      continue;
    }
    const late = leave - start;
    if (now.begun) {
      // The present shot must end first.
      if (worth(moment, take, begins + late)) return begins + late + 1e-6;
      continue;
    }
    // Two moments too close for two shots: the greater one has it, and two great ones share it.
    if (moment.importance < 3 && moment.importance <= now.importance) continue;
    const shared = moment.importance > now.importance ? to : WHOLE;
    const short = change(drafts, moment, shared, until, take.arrives, sight);
    if (short > 0 && moment.importance === 3) return begins + short + 1e-6;
  }
  const end = drafts.at(-1);
  return {
    ends: end ? Math.max(end.covers, begins) : begins,
    importance: end?.importance ?? 1,
    shots: drafts.filter(({ begun }) => !begun).map(({ shot }) => shot),
  };
}

const isGreat = ({ importance }: Moment): boolean => importance === 3;

/** Whether a moment is worth this delay of its take. */
function worth(moment: Moment, take: Take, begins: number): boolean {
  const { waiting } = take;
  // The more that wait behind it, the less.
  const patience = waiting >= CROWD ? 0 : PATIENCE[moment.importance] / (1 + waiting);
  return isGreat(moment) || begins - take.arrives <= patience;
}

const WHOLE = { place: null, size: 'wide' } as const;

/** The shot for a moment; null: the present one is good enough. */
function wishOf(moment: Moment, now: Shot | null, at: number, sight: Sight): Wish | null {
  const wish = { place: moment.place, size: moment.size };
  if (!now) return wish;
  if (!sameShot(sight, now, wish)) return wish;
  // The same place for long: from nearer, or from farther off.
  if (wish.place === null || at - now.at < LONGEST || moment.importance < 2) return null;
  return { ...wish, size: now.size === 'close' ? 'medium' : 'close' };
}

function draftOf(
  moment: Moment,
  to: Wish,
  before: Shot | null,
  at: number,
  passage: number,
  covers: number,
): Draft {
  return {
    shot: {
      at,
      until: Number.POSITIVE_INFINITY,
      place: to.place,
      size: to.size,
      move: passage > 0 ? 'glide' : 'cut',
      passage,
      sway: before?.sway === 1 ? -1 : 1,
      reason: moment.reason,
    },
    covers,
    rests: 0,
    importance: moment.importance,
    begun: false,
  };
}

/**
 * Changes the subject of the last planned shot, from its beginning on. Returns how many seconds the
 * camera will be late.
 */
function change(
  drafts: Draft[],
  moment: Moment,
  to: Wish,
  until: number,
  earliest: number,
  sight: Sight,
): number {
  const old = drafts.pop();
  const before = drafts.at(-1);
  if (!old) return 0;
  const covers = Math.max(old.covers, until);
  const importance = most(old.importance, moment.importance);
  if (before && sameShot(sight, before.shot, to)) {
    before.covers = Math.max(before.covers, covers);
    before.importance = most(before.importance, importance);
    return 0;
  }
  const passage = before ? wayTo(sight, before.shot, to) : 0;
  const wished = old.shot.at + old.shot.passage - passage;
  const leave = before ? Math.max(standsUntil(before.shot), before.covers, earliest) : earliest;
  const at = Math.max(wished, leave);
  drafts.push({ ...draftOf(moment, to, before?.shot ?? null, at, passage, covers), importance });
  return before?.begun ? at - wished : 0;
}

/** Seconds of the way, 0 for a cut. There is no cut away from an orbiting camera. */
const wayTo = (sight: Sight, from: Shot, to: Wish): number =>
  from.move === 'orbit' || glides(sight, from, to) ? passageOf(sight, from, to) : 0;

const most = (a: Importance, b: Importance): Importance => (a > b ? a : b);

/** Shortest time of a sentence before a less important one may follow. */
const STANDS = 2.6;

/** The sentences of a take: of two too close together the more important one is shown. */
function told(take: Take, begins: number, said: Line | null): Line[] {
  const lines: Line[] = [];
  for (const moment of take.moments) {
    if (moment.text === null || (moment.reaction && take.waiting > 0)) continue;
    const line = lineOf(moment, moment.text, begins + (moment.told ?? moment.at) / take.pace);
    const last = lines.at(-1) ?? said;
    const crowded = last !== null && line.at - last.at < STANDS;
    if (!crowded) lines.push(line);
    else if (line.importance > last.importance) {
      if (lines.length > 0) lines.pop();
      lines.push(line);
    }
  }
  return lines;
}
