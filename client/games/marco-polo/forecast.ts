/**
 * The effect of an action before it is made: the rules carry it out on a copy of a position that is
 * possible for the view. Of rolls and draws only their number is told.
 */

import { SeededChance } from '../../../engine/core/chance.ts';
import { EventList } from '../../../engine/core/events.ts';
import { apply, codec } from '../../../engine/games/marco-polo/actions.ts';
import { CAMELS, POINTS } from '../../../engine/games/marco-polo/effects/agenda.ts';
import type { Amounts, MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { QUESTION_KINDS, type QuestionKind } from '../../../engine/games/marco-polo/questions.ts';
import * as S from '../../../engine/games/marco-polo/state.ts';
import type { Action, OpenAction } from '../../../engine/games/marco-polo/types.ts';
import { contractOf } from './card-data.ts';
import type { Position } from './position.ts';

/** Sums of the seat's costs and gains. */
export type Sums = { readonly [what in keyof Amounts]: number };

/** A question that the action would put to the seat. */
export interface ToAnswer {
  readonly kind: QuestionKind;
  readonly n: number;
}

export interface Outcome {
  readonly paid: Sums;
  readonly gained: Sums;
  /** Gains of other seats: Mercator. */
  readonly others: readonly { readonly seat: number; readonly gained: Sums }[];
  /** The coins among the payment that are for joining dice. */
  readonly joining: number;
  /** Posts placed, in their order. */
  readonly posts: readonly string[];
  /** Contracts taken from the board, and the number of those drawn unseen. */
  readonly contracts: readonly string[];
  readonly drawn: number;
  readonly companion: string | null;
  /** Dice that would be rolled. */
  readonly rolls: number;
  /** Black dice that come without a roll. */
  readonly taken: number;
  /** MP-105: a contract brings a black die, and none is left. */
  readonly lost: boolean;
  readonly asks: readonly ToAnswer[];
}

const TURN_OVER: readonly string[] = ['turnEnded', 'turnStarted', 'roundStarted', 'roundEnded'];

const BEFORE_A_ROUND: readonly string[] = ['chooseRoundCharacter', 'takeCompanion'];

/** The effect of a legal action on its seat, up to the end of its turn. */
export function outcomeOf(position: Position, action: Action): Outcome {
  const { state, seat } = position;
  const scratch = Int32Array.from(state);
  const sink = new EventList();
  const command = codec.encode(scratch, seat, action) as number | OpenAction;
  apply(scratch, seat, command, new SeededChance(0), sink);
  const all = sink.items.map(({ event }) => event as MpEvent);
  const end = all.findIndex(({ type }) => TURN_OVER.includes(type));
  const events = end < 0 ? all : all.slice(0, end);
  const sum = summed(events, seat);
  const gained = add([sum.gained, end < 0 ? waiting(scratch, seat) : {}]);
  // A new round's gains for all seats, and the questions from its rolls, are not the action's
  // effect.
  const before = BEFORE_A_ROUND.includes(action.type);
  const others = before ? [] : sum.others;
  const lost =
    action.type === 'completeContract' &&
    position.view.public.blackPool === 0 &&
    'blackDie' in contractOf(action.contract).gain;
  return { ...sum, gained, others, lost, asks: end < 0 && !before ? asked(scratch, seat) : [] };
}

const of = <T extends MpEvent['type']>(events: readonly MpEvent[], type: T) =>
  events.filter((event): event is Extract<MpEvent, { type: T }> => event.type === type);

function summed(events: readonly MpEvent[], seat: number): Omit<Outcome, 'asks' | 'lost'> {
  const own = events.filter((event) => 'seat' in event && event.seat === seat);
  const joining = of(own, 'dicePlaced').reduce((sum, { occupancy }) => sum + occupancy, 0);
  const paid = add(of(own, 'paid').map(({ cost }) => cost));
  const others = of(events, 'gained').filter((event) => event.seat !== seat);
  const dice = of(own, 'blackDieTaken');
  // Raschid takes dice and rolls none.
  const taken = dice.filter(({ die }) => die.value === null).length;
  return {
    paid,
    joining,
    gained: add(of(own, 'gained').map(({ gain }) => gain)),
    others: [...new Set(others.map((event) => event.seat))].map((other) => ({
      seat: other,
      gained: add(others.filter((event) => event.seat === other).map(({ gain }) => gain)),
    })),
    posts: own.flatMap((event) =>
      event.type === 'postPlaced' || event.type === 'postRelocated' ? [event.node] : [],
    ),
    contracts: own.flatMap((event) => (event.type === 'contractsTaken' ? event.contracts : [])),
    drawn: own.flatMap((event) => (event.type === 'contractsDrawn' ? event.contracts : [])).length,
    companion: of(own, 'companionTaken')[0]?.companion ?? null,
    rolls: dice.length - taken,
    taken,
  };
}

/** Points and camels that are certain once the open questions are answered. */
function waiting(state: S.State, seat: number): Amounts {
  let [vp, camel] = [0, 0];
  for (let i = 0; i < (state[S.AGENDA_SIZE] ?? 0); i++) {
    const [what, n = 0, whose] = state.subarray(S.AGENDA + i * S.ITEM_SIZE);
    if (whose !== seat) continue;
    if (what === POINTS) vp += n;
    if (what === CAMELS) camel += n;
  }
  return { ...(vp > 0 && { vp }), ...(camel > 0 && { camel }) };
}

function add(amounts: readonly Amounts[]): Sums {
  const sums: { [what: string]: number } = {};
  for (const amount of amounts) {
    for (const [what, n] of Object.entries(amount)) sums[what] = (sums[what] ?? 0) + Number(n);
  }
  return sums as Sums;
}

function asked(state: S.State, seat: number): readonly ToAnswer[] {
  return Array.from({ length: state[S.QUESTIONS] ?? 0 }, (_, i) => S.questionAt(i)).flatMap(
    (at) => {
      const kind = QUESTION_KINDS[state[at + S.Q_KIND] ?? 0];
      return kind && state[at + S.Q_SEAT] === seat ? [{ kind, n: state[at + S.Q_N] ?? 0 }] : [];
    },
  );
}
