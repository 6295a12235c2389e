/** Finds the consequence that best explains why a choice is better than the others. */

import type { JsonObject } from '../core/contract.ts';
import type { Reason, Seen } from './compared.ts';
import type { Gain, Gains } from './gains.ts';

/** Standard errors beyond which chance does not explain a difference. */
const SURE = 2;
/** Discount of an uncertain consequence against a sure one. */
const LATER = 0.7;
const LEAD = 0.5;
/**
 * Share of play-outs without the choice in which another seat gets a thing, from which that is
 * likely.
 */
const LIKELY = 0.5;
/**
 * Factor for a consequence in the group that sets the choices apart: it is the likelier
 * explanation.
 */
const FITTING = 1.6;
/** Share of a gain that is no reason for this choice if others bring it as well. */
const SHARED = 0.9;

const EMPTY: JsonObject = {};

/** A choice with the data for its explanation. */
export interface Explained {
  readonly seen: Seen;
  readonly sure: readonly Gain[];
}

/** A gain, and how well it explains the choice. */
interface Ranked {
  readonly gain: Gain;
  readonly rank: number;
}

/** The gain, with the seat that would get the thing otherwise. */
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
 * The one consequence that explains why a choice is good.
 * @param best the first choice of the list; null if it is this one
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

/**
 * The consequence that best explains why `one` is better than the others, or else its main effect.
 */
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
  // A single choice has nothing to be compared with: its effects come before those of time.
  if (beside.length === 0 && one.sure.length > 0) ranked.splice(one.sure.length);
  ranked.sort((a, b) => b.rank - a.rank);
  if (ranked.length > 0 && ranked[0].rank > 0) return ranked[0].gain;
  // Nothing sets it apart: its effect, even if others have the same.
  const [most] = [...one.sure].sort((a, b) => b.worth - a.worth);
  return most && most.worth > 0 ? most : against(one, beside, best, lead);
}

/** Its lead at the end, together with its effect on the group that sets the choices apart. */
function leading({ sure }: Explained, reason: Reason, lead: number): Ranked {
  const fits = ({ group, of }: Gain): boolean => group === reason.group && of === reason.of;
  const [most] = sure
    .filter(({ worth }) => worth > 0)
    .sort((a, b) => Number(fits(b)) - Number(fits(a)) || b.worth - a.worth);
  const told = { group: reason.group };
  const gain = most ?? { kind: 'lead', group: reason.group, of: reason.of, worth: lead, told };
  return { gain: { ...gain, lead }, rank: LEAD * lead };
}

/** The value of a sure gain minus the gains of its kind that the others bring. */
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

/** Its loss against the first choice at the end, or that there is none. */
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

/** Differences at the end of the stage, in the mean of many play-outs. */
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
