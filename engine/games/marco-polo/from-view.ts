/** A state that the viewer of a view considers possible: clients and bots reason on it. */

import type { Chance } from '../../core/chance.ts';
import type { JsonObject } from '../../core/contract.ts';
import { GOAL_IDS } from './cards.ts';
import { CHARACTERS, RUSTICIANO_CARDS } from './data/people.ts';
import { readPosition } from './position/read.ts';
import { determinize, redrawPiles } from './secrets.ts';
import type { State } from './state.ts';
import type { SeatView, View } from './types.ts';

/** A seat's knowledge of itself. */
type You = NonNullable<View['you']>;

/**
 * A state that would give the same viewer the same view; unknown facts are drawn from `chance`. No
 * view contains the items that wait behind an open question (`effects/agenda.ts`): the state has
 * none.
 */
export function fromView(view: View, chance: Chance): State {
  const state = possible(view, view.you ? [view.you] : []);
  determinize(state, view.you ? view.you.seat : 'public', chance);
  return state;
}

/** The same from all hands: only the piles are unknown. */
export function fromHands(view: View, hands: readonly JsonObject[], chance: Chance): State {
  const state = possible(view, hands as readonly You[]);
  redrawPiles(state, chance);
  return state;
}

/** Some state with that view, in which these seats have their stated cards. */
function possible(view: View, known: readonly You[]): State {
  const { specialPile: _special, ...table } = view.public;
  const isChoosing = table.phase === 'SETUP.GOALS';
  const own = (seat: number): You | undefined => known.find((you) => you.seat === seat);
  const taken = new Set(known.flatMap(({ goals, goalsDealt }) => [...goals, ...goalsDealt]));
  const free = GOAL_IDS.filter((id) => !taken.has(id));
  const seats = table.seats.map((seat) => {
    const you = own(seat.seat);
    const lying = you ? [] : (seat.goals ?? free.splice(0, seat.goalsHeld));
    return {
      ...seat,
      ...(isChoosing && { goalsDealt: you?.goalsDealt ?? lying }),
      goals: you?.goals ?? (isChoosing ? chosenOf(seat, lying) : lying),
      rusticiano: you?.rusticiano ?? seat.rusticiano ?? standIns(seat),
      bellela: you?.bellela ?? seat.bellela ?? othersOf(table.seats, seat),
    };
  });
  return readPosition({ ...table, seq: view.seq, seats });
}

const chosenOf = (seat: SeatView, dealt: readonly string[]): readonly string[] =>
  seat.committed ? dealt.slice(0, 2) : [];

/** Some cards in place of unknown ones; `determinize` draws others. */
const standIns = (seat: SeatView): readonly string[] =>
  RUSTICIANO_CARDS.slice(0, seat.rusticianoHeld);

function othersOf(seats: readonly SeatView[], seat: SeatView): readonly string[] {
  const gone = seats.flatMap(({ character, roundCharacter }) => [character, roundCharacter]);
  const left = CHARACTERS.filter(
    (id) => !gone.includes(id) && id !== 'kubilai' && id !== 'bellela',
  );
  return left.slice(0, seat.bellelaLeft);
}
