/**
 * The bot `merchant`: plays like a sensible person (rules, section 12). It sees the bytes of its
 * seat's view, constructs one possible state, tries its legal actions on it and takes the best. One
 * step ahead inside a turn, a whole greedy turn ahead for destinations.
 */

import { type Chance, SeededChance } from '../../../core/chance.ts';
import type { Bot, Game } from '../../../core/contract.ts';
import { actionOf, rowOf } from '../actions.ts';
import { SHARED_LOCATIONS } from '../data.ts';
import {
  ACT_PLACE,
  at,
  DECK,
  DECK_SIZE,
  DESTINATION,
  ORDERS,
  ordersMax,
  PAWN,
  PENDING,
  PHASE,
  PHASE_BID,
  PHASE_DESTINATION,
  PHASE_DRAFT,
  PHASE_TURN,
  PHASE_WINDOW,
  phase,
  STATE_LENGTH,
  type State,
  seatCount,
  TURN_ACTED,
  TURN_BOUGHT,
  TURN_KIND,
  TURN_PLACE,
  TURN_SEAT,
  TURN_SOLD,
  TURN_USED,
} from '../state.ts';
import type { Action, Options, View } from '../types.ts';
import { roundsLeft, standing, worth } from './evaluate.ts';

/** The part of the game that a bot plays with. */
export type Rules = Pick<
  Game<Action, View, Options, never>,
  'legal' | 'apply' | 'fromView' | 'maxLegal'
>;

/** Ducats a term's power is worth at the start of the game (rules, section 12). */
const CHARACTER_WORTH: { readonly [id: string]: number } = {
  guildMaster: 45,
  harborMaster: 55,
  taxCollector: 95,
  thief: 80,
  trader: 70,
};
/** Least gain of a further sub-action, in ducats. */
const WORTHWHILE = 3;
const MAX_STEPS = 8;
const DRAW_SAMPLES = 8;
const MAX_BID = 40;

/** Makes merchants that play by `rules`. */
export function createMerchant(rules: Rules): Bot {
  const codes = new Int32Array(rules.maxLegal);
  const scratch = new Int32Array(STATE_LENGTH);
  const best = new Int32Array(STATE_LENGTH);
  const trial = new Int32Array(STATE_LENGTH);

  /** Standing of `seat` after `code`, tried on a copy. */
  function after(state: State, seat: number, code: number, chance: Chance): number {
    scratch.set(state);
    rules.apply(scratch, seat, code, chance, null);
    return standing(scratch, seat);
  }

  /** The same for a card from the deck: the mean over possible top cards. */
  function afterDraw(state: State, seat: number, code: number, chance: Chance): number {
    let sum = 0;
    for (let i = 0; i < DRAW_SAMPLES; i++) {
      scratch.set(state);
      for (let k = 0; k < 2 && k < scratch[DECK_SIZE]; k++) {
        const other = chance.below(scratch[DECK_SIZE]);
        const top = scratch[DECK + k];
        scratch[DECK + k] = scratch[DECK + other];
        scratch[DECK + other] = top;
      }
      rules.apply(scratch, seat, code, chance, null);
      sum += standing(scratch, seat);
    }
    return sum / DRAW_SAMPLES;
  }

  /** The best legal code for `seat`, with its gain over doing nothing. */
  function choose(state: State, seat: number, chance: Chance): { code: number; gain: number } {
    const n = rules.legal(state, seat, codes);
    const now = standing(state, seat);
    let code = -1;
    let gain = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < n; i++) {
      const candidate = codes[i];
      const { type } = rowOf(candidate);
      if (type === 'endTurn') continue;
      const tried = type === 'drawOrder' ? afterDraw : after;
      const value = tried(state, seat, candidate, chance) - now + chance.below(100) / 200;
      if (value > gain) {
        gain = value;
        code = candidate;
      }
    }
    return { code, gain };
  }

  const endTurn = { type: 'endTurn' } as const;

  function playTurn(state: State, seat: number, chance: Chance): Action {
    const { code, gain } = choose(state, seat, chance);
    // An open question must be answered, with any gain.
    if (code >= 0 && (gain > WORTHWHILE || state[PENDING] !== 0)) return actionOf(code);
    return endTurn;
  }

  /** Gain of a greedy turn at `place`, begun now. */
  function turnGain(state: State, seat: number, place: number, chance: Chance): number {
    best.set(state);
    best[PHASE] = PHASE_TURN;
    best[TURN_SEAT] = seat;
    best[TURN_PLACE] = place;
    best[TURN_KIND] = 0;
    best[TURN_USED] = 0;
    best[TURN_BOUGHT] = 0;
    best[TURN_SOLD] = 0;
    best[TURN_ACTED] = 0;
    best[ACT_PLACE] = place;
    best[PENDING] = 0;
    best[PAWN + at(seat)] = place;
    const before = standing(best, seat);
    for (let step = 0; step < MAX_STEPS; step++) {
      const { code, gain } = choose(best, seat, chance);
      if (code < 0 || (gain <= WORTHWHILE && best[PENDING] === 0)) break;
      rules.apply(best, seat, code, chance, null);
      if (best[TURN_SEAT] !== seat) break;
    }
    return standing(best, seat) - before;
  }

  function chooseDestination(state: State, seat: number, chance: Chance): Action {
    const n = rules.legal(state, seat, codes);
    const options = Array.from(codes.subarray(0, n));
    const rivals = seatCount(state) - 1;
    let chosen = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const code of options) {
      const action = actionOf(code);
      if (action.type !== 'submitDestination') continue;
      trial.set(state);
      rules.apply(trial, seat, code, chance, null);
      // The last one to choose is moved at once: then the pawn shows the place, else the dial.
      const dial = trial[DESTINATION + at(seat)];
      const place = dial >= 0 ? dial : trial[PAWN + at(seat)];
      let value = turnGain(state, seat, place, chance);
      // A rival is likely to open a shared place anyway: going there gains only the earlier turn.
      if (place < SHARED_LOCATIONS) value *= 1 - 0.16 * Math.min(rivals, 3);
      value += chance.below(100) / 12;
      if (value > most) {
        most = value;
        chosen = code;
      }
    }
    return actionOf(chosen);
  }

  function chooseBid(state: State, seat: number, chance: Chance): Action {
    const n = rules.legal(state, seat, codes);
    const options = Array.from(codes.subarray(0, n));
    const now = worth(state, seat);
    const left = roundsLeft(state);
    let chosen: Action = { type: 'submitBid', amount: 0 };
    let most = Number.NEGATIVE_INFINITY;
    for (const code of options) {
      const action = actionOf(code);
      if (action.type !== 'submitBid' || action.amount > MAX_BID) continue;
      const steps = action.amount / 5;
      let opened = 0;
      for (let shop = 0; shop < 5; shop++) {
        trial.set(state);
        trial[ORDERS + shop] = Math.min(ordersMax(state), trial[ORDERS + shop] + steps);
        opened = Math.max(opened, worth(trial, seat) - now);
      }
      // Choosing early is most valuable for the first steps over the others' likely bids.
      const rank = 7 * Math.sqrt(steps) * Math.min(1, left / 3);
      const value = opened + rank - action.amount * 1.1 + chance.below(100) / 14;
      if (value > most) {
        most = value;
        chosen = action;
      }
    }
    return chosen;
  }

  function chooseDraft(state: State, seat: number, chance: Chance): Action {
    const n = rules.legal(state, seat, codes);
    const options = Array.from(codes.subarray(0, n));
    let chosen = options[0];
    let most = Number.NEGATIVE_INFINITY;
    for (const code of options) {
      const action = actionOf(code);
      let value = chance.below(100) / 10;
      if (action.type === 'chooseCharacter') value += CHARACTER_WORTH[action.character] ?? 0;
      else value += after(state, seat, code, chance);
      if (value > most) {
        most = value;
        chosen = code;
      }
    }
    return actionOf(chosen);
  }

  /** A jump ahead pays if others would take this seat's aim. */
  function answerWindow(state: State, seat: number, chance: Chance): Action {
    const n = rules.legal(state, seat, codes);
    const options = Array.from(codes.subarray(0, n));
    for (const code of options) {
      const action = actionOf(code);
      if (action.type !== 'useInterrupt') continue;
      const place = action.target === 'own' ? state[PAWN + at(seat)] : state[ACT_PLACE];
      const contested = place <= 1 && place === state[ACT_PLACE];
      if (contested && turnGain(state, seat, place, chance) > 60) return action;
    }
    return { type: 'declineInterrupt' };
  }

  return {
    name: 'merchant',
    think(view, chance) {
      const own = view as View;
      const seat = own.you?.seat ?? 0;
      const state = rules.fromView(own, new SeededChance(chance.below(0x7fffffff)));
      switch (phase(state)) {
        case PHASE_BID:
          return chooseBid(state, seat, chance);
        case PHASE_DRAFT:
          return chooseDraft(state, seat, chance);
        case PHASE_DESTINATION:
          return chooseDestination(state, seat, chance);
        case PHASE_WINDOW:
          return answerWindow(state, seat, chance);
        default:
          return playTurn(state, seat, chance);
      }
    },
  };
}
