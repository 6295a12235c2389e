/** The numbers behind events: purses, journeys and points with their parts. */

import { BONUS_IDS, OUTPOST_IDS } from '../../../../engine/games/marco-polo/cards.ts';
import { CITY_CARDS } from '../../../../engine/games/marco-polo/data/city-cards.ts';
import { CONTRACTS } from '../../../../engine/games/marco-polo/data/contracts.ts';
import { GIFT_IDS } from '../../../../engine/games/marco-polo/data/gifts.ts';
import {
  CHARACTER_IDS,
  RUSTICIANO_CARDS,
} from '../../../../engine/games/marco-polo/data/people.ts';
import {
  BODYGUARD_STEP,
  CAMELS_IN_PASSING,
  STEP_COST,
} from '../../../../engine/games/marco-polo/data/spaces.ts';
import { SCRIBE_VP } from '../../../../engine/games/marco-polo/data.ts';
import type { Amounts, MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { NODES } from '../../../../engine/games/marco-polo/map.ts';
import { stepsOf } from '../../../../engine/games/marco-polo/movement/routes.ts';
import type { SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import type { Change, Now, Part, Sum } from '../../../table/events/causes.ts';
import type { Of } from '../../../table/events/rows.ts';
import { SOURCES } from '../sources.ts';
import { contractName } from '../strings/actions.ts';
import { t } from '../strings/causes.ts';
import { amountName, characterName, spaceName } from '../strings/names.ts';

type Here = Now<MpEvent, View>;
type Event<T extends MpEvent['type']> = Of<MpEvent, T>;

/** The things in a purse that count as money and points; the others are goods. */
const COUNTED: { readonly [thing: string]: Change['of'] } = { coin: 'money', vp: 'points' };

/** The one amount that an event gives or takes. */
function oneOf(amounts: Amounts): { readonly thing: string; readonly n: number } {
  const [[thing, n] = ['coin', 0]] = Object.entries(amounts);
  return { thing, n };
}

const changeOf = (seat: number, thing: string, by: number): Pick<Sum, 'change'> => {
  const of = COUNTED[thing];
  return of ? { change: { seat, of, by } } : {};
};

/** MP-045: the cost of joining is paid before the dice lie there. */
export function isOccupancy(event: Event<'paid'>, { events }: Here): boolean {
  const placed = events.find((one) => one.type === 'dicePlaced');
  return (
    placed?.type === 'dicePlaced' &&
    event.cost.coin === placed.occupancy &&
    events.indexOf(event) < events.indexOf(placed)
  );
}

/** The movement that a payment belongs to: the payment comes before it. */
const journeyOf = (event: Event<'paid'>, { events }: Here): Event<'moved'> | null => {
  const moved = events.slice(events.indexOf(event)).find((one) => one.type === 'moved');
  return moved?.type === 'moved' && moved.seat === event.seat ? moved : null;
};

export const isJourney = (event: Event<'paid'>, now: Here): boolean =>
  !isOccupancy(event, now) && journeyOf(event, now) !== null;

/** Whether a seat plays Johannes in this round. */
const isJohannes = ({ character, roundCharacter }: SeatView): boolean =>
  (roundCharacter ?? character) === 'johannes';

/** Coins and camels of the routes of a movement. */
function tolls({ legs }: Event<'moved'>, own: SeatView): { coin: number; camel: number } {
  const ways = stepsOf(isJohannes(own));
  const sum = { coin: 0, camel: 0 };
  for (const { figure, path } of legs) {
    let from = NODES.indexOf(own.figures.find((one) => one.figure === figure)?.node ?? '');
    for (const node of path) {
      const to = NODES.indexOf(node);
      sum.coin += Math.max(0, ways.coins(from, to));
      sum.camel += Math.max(0, ways.camels(from, to));
      from = to;
    }
  }
  return sum;
}

/** MP-071, MP-072, AV-085, AV-086, AV-147 */
function journeyParts(event: Event<'paid'>, moved: Event<'moved'>, now: Here): Part[] {
  const { thing, n } = oneOf(event.cost);
  const own = now.before?.public.seats[event.seat];
  if (!own || (thing !== 'coin' && thing !== 'camel')) return [{ n, what: t('journey') }];
  const steps = moved.legs.reduce((sum, { path }) => sum + path.length, 0);
  const guard = own.companions.some(({ id, setAside }) => id === 'bodyguard' && !setAside);
  const forSteps = (): Part =>
    guard
      ? { n: BODYGUARD_STEP, times: steps, what: t('guarded') }
      : { n: STEP_COST[steps] ?? 0, what: t('steps', { n: steps }) };
  const toll = tolls(moved, own)[thing];
  const first = thing === 'coin' && event.source === 'travel' ? [forSteps()] : [];
  const parts = [...first, ...(toll > 0 ? [{ n: toll, what: t('routes') }] : [])];
  const known = parts.reduce((sum, { n: one, times = 1 }) => sum + one * times, 0);
  const passed = thing === 'camel' ? Math.max(0, Math.ceil((n - known) / CAMELS_IN_PASSING)) : 0;
  const less = n - known - CAMELS_IN_PASSING * passed;
  return [
    ...parts,
    ...(passed > 0 ? [{ n: CAMELS_IN_PASSING, times: passed, what: t('passing') }] : []),
    ...(less < 0 ? [{ n: less, what: t('less') }] : []),
  ];
}

const CONTRACT = new Map(CONTRACTS.map((one) => [one.id, one]));
const CITY_CARD = new Set<string>(CITY_CARDS.map(({ id }) => id));

/** The number of uses of a city card, where they explain all of an amount. */
function timesOf(source: string, n: number, { events }: Here): number {
  const used = events.find((one) => one.type === 'cityCardUsed' && one.card === source);
  const times = used?.type === 'cityCardUsed' ? used.times : 1;
  return n % times === 0 ? times : 1;
}

/** The parts of a source's gain or cost. */
function partsOf(event: Event<'paid'> | Event<'gained'>, now: Here): Part[] {
  const { source } = event;
  const { thing, n } = oneOf(event.type === 'paid' ? event.cost : event.gain);
  const one = (what: string): Part[] => [{ n, what }];
  const each = (what: string): Part[] => [{ n: 1, times: n, what }];
  if (source === 'roll') return each(t('point'));
  if (CHARACTER_IDS.includes(source)) return one(t('character', { who: characterName(source) }));
  if (CONTRACT.has(source)) return contractParts(source, n, thing, event, now);
  if (CITY_CARD.has(source) || source === 'v7a' || source === 'v7b') {
    const times = timesOf(source, n, now);
    const what = CITY_CARD.has(source) ? t('card') : t('space', { space: spaceName(source) });
    return times > 1 ? [{ n: n / times, times, what }] : one(what);
  }
  if (OUTPOST_IDS.some((id) => id === source)) return one(t('outpost'));
  if (BONUS_IDS.includes(source)) return one(t('bonus'));
  if (GIFT_IDS.includes(source)) {
    if (thing !== 'vp') return one(t('gift'));
    return each(t(source === 'GF08' ? 'post' : 'completed'));
  }
  if (RUSTICIANO_CARDS.includes(source))
    return thing === 'vp' ? each(t('halfPosts')) : one(t('rusticiano'));
  if (thing === 'vp') return one(t('lastPost'));
  if (source === 'moneyBag') return one(t(event.type === 'paid' ? 'reroll' : 'bag'));
  if (source === 'venice' || (source === 'gondolier' && event.type === 'paid'))
    return one(t('way'));
  return one(t('space', { space: spaceName(source) }));
}

/** AV-084: the Scribe's points come before those of the contract. */
function contractParts(
  id: string,
  n: number,
  thing: string,
  event: MpEvent,
  { events }: Here,
): Part[] {
  const done = events.find((one) => one.type === 'contractCompleted' && one.contract === id);
  const points = events.find((one) => one.type === 'gained' && one.gain.vp !== undefined);
  const isScribes =
    done?.type === 'contractCompleted' &&
    done.scribe === 'vp' &&
    thing === 'vp' &&
    n === SCRIBE_VP &&
    points === event;
  return [{ n, what: isScribes ? t('scribe') : contractName(id) }];
}

export const purse = {
  paid(event: Event<'paid'>, now: Here): readonly Sum[] {
    const { seat, cost } = event;
    const { thing, n } = oneOf(cost);
    const moved = journeyOf(event, now);
    const parts = isOccupancy(event, now)
      ? [{ n, what: t('lowest') }]
      : moved
        ? journeyParts(event, moved, now)
        : partsOf(event, now);
    const head = t('pays', { ...now.whose(seat), what: amountName(cost) });
    return [{ head, total: n, parts, ...changeOf(seat, thing, -n) }];
  },
  gained(event: Event<'gained'>, now: Here): readonly Sum[] {
    const { seat, gain } = event;
    const { thing, n } = oneOf(gain);
    const head = t('gets', { ...now.whose(seat), what: amountName(gain) });
    return [{ head, total: n, parts: partsOf(event, now), ...changeOf(seat, thing, n) }];
  },
};

/** MP-041, MP-044 */
export function occupancy({ occupancy: cost, dice }: Event<'dicePlaced'>): readonly Sum[] {
  if (cost === 0) return [];
  const lowest = Math.min(...dice.flatMap(({ value }) => value ?? []));
  return [
    { head: t('occupied', { n: cost }), total: cost, parts: [{ n: lowest, what: t('lowest') }] },
  ];
}

/** AV-083 */
export function saracen({ seat, coins, camels }: Event<'traded'>, now: Here): readonly Sum[] {
  const n = Math.abs(coins);
  const [given, got] =
    coins > 0 ? [{ camel: -camels }, { coin: n }] : [{ coin: n }, { camel: camels }];
  const parts = [{ n: 1, times: n, what: t('saracen') }];
  const whose = now.whose(seat);
  return [
    {
      head: t('pays', { ...whose, what: amountName(given) }),
      total: n,
      parts,
      ...(coins < 0 ? changeOf(seat, 'coin', coins) : {}),
    },
    {
      head: t('gets', { ...whose, what: amountName(got) }),
      total: n,
      parts,
      ...(coins > 0 ? changeOf(seat, 'coin', coins) : {}),
    },
  ];
}

/** MP-130 … MP-136: the points that the end adds to the track. */
export const endSums = ({ after, whose }: Here): readonly Sum[] =>
  (after.public.result?.table ?? []).map((row) => {
    const { seat, track, total } = row;
    const n = total - track;
    return {
      head: t('all', { ...whose(seat), n, total }),
      total: n,
      parts: FINAL.map((source) => ({ n: row[source], what: t(source) })).filter(
        ({ n: one }, k) => k === 0 || one !== 0,
      ),
      change: { seat, of: 'points', by: n },
    };
  });

const FINAL = SOURCES.filter((source) => source !== 'track');
