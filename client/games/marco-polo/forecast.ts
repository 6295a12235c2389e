/**
 * What an action would bring, before it is made: carried out by the rules on a copy of a position that
 * the view holds possible. Of rolls and draws only that there will be some is told.
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

/** Sums of what the seat gives and gets. */
export type Sums = { readonly [what in keyof Amounts]: number };

/** A question that the action would put to the seat. */
export interface ToAnswer {
  readonly kind: QuestionKind;
  readonly n: number;
}

export interface Outcome {
  readonly paid: Sums;
  readonly gained: Sums;
  /** What other seats would get: Mercator. */
  readonly others: readonly { readonly seat: number; readonly gained: Sums }[];
  /** Coins of what is paid that go for joining dice. */
  readonly joining: number;
  /** Posts placed, in their order. */
  readonly posts: readonly string[];
  /** Contracts taken from the board, and how many would be drawn unseen. */
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

/** What a legal action would bring its seat, up to the end of its turn. */
export function outcomeOf(position: Position, action: Action): Outcome {
  const { state, seat } = position;
  const scratch = Int32Array.from(state);
  const sink = new EventList();
  const command = codec.encode(scratch, seat, action) as number | OpenAction;
  apply(scratch, seat, command, new SeededChance(0), sink);
  const all = sink.items.map(({ event }) => event as unknown as MpEvent);
  const end = all.findIndex(({ type }) => TURN_OVER.includes(type));
  const events = end < 0 ? all : all.slice(0, end);
  const sum = summed(events, seat);
  const gained = add([sum.gained, end < 0 ? waiting(scratch, seat) : {}]);
  // What the round then brings to everybody, and asks for by its rolls, is none of its doing.
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

/** Points and camels that come for certain once what is asked has been answered. */
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
