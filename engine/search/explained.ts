/** Why a choice is better than those beside it: which of its consequences says that best. */

import type { JsonObject } from '../core/contract.ts';
import type { Reason, Seen } from './compared.ts';
import type { Gain, Gains } from './gains.ts';

/** Standard errors beyond which chance does not explain a difference. */
const SURE = 2;
/** What is worth this much of what it would be if it were sure. */
const LATER = 0.7;
const LEAD = 0.5;
/** Of the courses without the choice in which somebody else gets a thing: so many make it likely. */
const LIKELY = 0.5;
/** What speaks of the group that tells the choices apart is the likelier explanation. */
const FITTING = 1.6;
/** Of a gain that others bring as well this much is no reason for this one. */
const SHARED = 0.9;

const EMPTY: JsonObject = {};

/** A choice as it is explained. */
export interface Explained {
  readonly seen: Seen;
  readonly sure: readonly Gain[];
}

/** A gain, and how well it explains the choice. */
interface Ranked {
  readonly gain: Gain;
  readonly rank: number;
}

/** The gain, with who would get the thing otherwise. */
function contested(gain: Gain, seat: number, beside: readonly Explained[]): Gain {
  const { takes } = gain;
  if (takes === undefined || beside.length === 0) return gain;
  const share = (rival: number): number =>
    beside.reduce((sum, { seen }) => sum + seen.shareOf(takes, rival), 0) / beside.length;
  for (let rival = 0; rival < beside[0].seen.seats.length; rival++) {
    if (rival !== seat && share(rival) >= LIKELY) return { ...gain, rival };
  }
  return gain;
}

/**
 * Why a choice is a good one, in one consequence.
 * @param best the choice that is told first; null where it is this one
 */
export function explained(
  gains: Gains,
  one: Explained,
  beside: readonly Explained[],
  reason: Reason | null,
  best: Explained | null,
): Gain {
  return contested(chosen(gains, one, beside, reason, best), one.seen.seat, beside);
}

/** The consequence that best explains why `one` is better than those beside it, or else what it does. */
function chosen(
  gains: Gains,
  one: Explained,
  beside: readonly Explained[],
  reason: Reason | null,
  best: Explained | null,
): Gain {
  const fits = ({ group, of }: Gain): number =>
    reason && reason.group === group && reason.of === of ? FITTING : 1;
  const ranked: Ranked[] = [
    ...one.sure.map((gain) => ({ gain, rank: fits(gain) * apart(gain, beside) })),
    ...later(gains, one.seen, beside).map((gain) => ({ gain, rank: fits(gain) * gain.worth })),
  ];
  const lead = ahead(one, beside);
  if (reason && Math.round(lead) >= 1) ranked.push(leading(one, reason, Math.round(lead)));
  // Alone there is nothing to be apart from: what it does is told before what time brings anyway.
  if (beside.length === 0 && one.sure.length > 0) ranked.splice(one.sure.length);
  ranked.sort((a, b) => b.rank - a.rank);
  if (ranked.length > 0 && ranked[0].rank > 0) return ranked[0].gain;
  // Nothing sets it apart: what it does, whatever others do as well.
  const [most] = [...one.sure].sort((a, b) => b.worth - a.worth);
  return most && most.worth > 0 ? most : against(one, beside, best, lead);
}

/** What it leads to at the end, told with what it does for the group that tells the choices apart. */
function leading({ sure }: Explained, reason: Reason, lead: number): Ranked {
  const fits = ({ group, of }: Gain): boolean => group === reason.group && of === reason.of;
  const [most] = sure
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => Number(fits(b)) - Number(fits(a)) || b.worth - a.worth);
  const told = { group: reason.group };
  const gain = most ?? { kind: 'lead', group: reason.group, of: reason.of, worth: lead, told };
  return { gain: { ...gain, lead }, rank: LEAD * lead };
}

/** What is left of the worth of a sure gain without what the others bring of its kind. */
function apart({ kind, worth }: Gain, beside: readonly Explained[]): number {
  if (worth <= 0 || beside.length === 0) return worth;
  let others = 0;
  for (const { sure } of beside) {
    others += Math.max(0, ...sure.filter((gain) => gain.kind === kind).map((gain) => gain.worth));
  }
  return worth - (SHARED * others) / beside.length;
}

const ahead = ({ seen }: Explained, beside: readonly Explained[]): number =>
  beside.length === 0
    ? 0
    : seen.lead - beside.reduce((sum, other) => sum + other.seen.lead, 0) / beside.length;

/** By how much it is behind the first choice at the end, or that nothing is. */
function against(
  { seen }: Explained,
  beside: readonly Explained[],
  best: Explained | null,
  lead: number,
): Gain {
  const plain = { group: '', of: 'own' as const, worth: 0 };
  if (beside.length === 0) return { kind: 'only', ...plain, told: EMPTY };
  if (!best) {
    const n = Math.round(lead);
    return n >= 1
      ? { kind: 'lead', ...plain, told: EMPTY, lead: n }
      : { kind: 'alike', ...plain, told: EMPTY };
  }
  const n = Math.round(best.seen.lead - seen.lead);
  return n >= 1
    ? { kind: 'behind', ...plain, told: { n } }
    : { kind: 'near', ...plain, told: EMPTY };
}

/** What will be otherwise where the stage ends, on the average of many courses. */
function later({ figures }: Gains, seen: Seen, beside: readonly Explained[]): readonly Gain[] {
  const found: Gain[] = [];
  for (const [k, { name, group, worth, least, others }] of figures.entries()) {
    for (let seat = 0; seat < seen.seats.length; seat++) {
      const isOwn = seat === seen.seat;
      if (!isOwn && !others) continue;
      const { mean, error } = seen.figureAhead(
        beside.map((other) => other.seen),
        seat,
        k,
      );
      const good = isOwn ? mean : -mean;
      if (good < least || good <= SURE * error) continue;
      const share = isOwn ? 1 : 1 / (seen.seats.length - 1);
      const told: JsonObject = { figure: name, n: Math.round(good), ...(!isOwn && { seat }) };
      found.push({
        kind: 'later',
        group,
        of: isOwn ? 'own' : 'others',
        worth: LATER * share * worth * good,
        told,
      });
    }
  }
  return found;
}
