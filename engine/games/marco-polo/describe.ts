/** The full state, secrets included, in the words of scenarios: `position` reads it back. */

import type { JsonObject } from '../../core/contract.ts';
import { drawn, named } from '../../kit/names.ts';
import { CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS } from './cards.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { CHARACTERS, COMPANIONS, RUSTICIANO_CARDS } from './data/people.ts';
import { DEALT_GOALS, STACK_SIZE } from './data.ts';
import { readOptions } from './options.ts';
import { chosenGoals } from './phases/goals.ts';
import * as S from './state.ts';
import { view } from './view.ts';

const NOBODY = { name: '', color: '', bot: false };

/** A pile from its top down. */
const pile = (s: S.State, size: number, start: number, ids: readonly string[]): string[] =>
  drawn(s, start, s[size], ids).reverse();

/** The whole position. `position(describe(s))` equals `s`. */
export function describe(s: S.State): JsonObject {
  const table = view(s, 'public', Array(s[S.SEATS]).fill(NOBODY)).public;
  const { decider, result: _result, ...rest } = table;
  const seats = table.seats.map(({ name: _name, color: _color, bot: _bot, ...seat }, p) => {
    const dealt = drawn(s, S.GOAL + S.at(p), DEALT_GOALS, GOAL_IDS);
    const isChoosing = s[S.PHASE] === S.CHOOSE_GOALS;
    return {
      ...seat,
      ...(isChoosing && { goalsDealt: dealt }),
      goals: isChoosing ? chosenGoals(s, p).map((goal) => GOAL_IDS[goal]) : dealt,
      rusticiano: named(s[S.RUSTICIANO_LEFT + S.at(p)], RUSTICIANO_CARDS),
      bellela: named(s[S.BELLELA_LEFT + S.at(p)], CHARACTERS),
    };
  });
  const { newCharacters, ...given } = readOptions(s);
  const stacks = pile(s, S.STACKS_SIZE, S.STACKS, CONTRACT_IDS);
  const described = {
    ...rest,
    decider,
    seats,
    // The form from before the New Characters: absent is off.
    options: newCharacters ? { ...given, newCharacters } : given,
    seq: s[S.SEQ],
    drawsTaken: s[S.DRAWS],
    asked: s[S.ASKED],
    turns: s[S.TURN],
    undoable: s[S.UNDOABLE],
    agenda: Array.from(s.subarray(S.AGENDA, S.AGENDA + s[S.AGENDA_SIZE] * S.ITEM_SIZE)),
    piles: {
      special: pile(s, S.SPECIAL_SIZE, S.SPECIAL, CONTRACT_IDS),
      city: pile(s, S.CITY_SIZE, S.CITY_PILE, CITY_CARD_IDS),
      companions: pile(s, S.COMPANION_STACK_SIZE, S.COMPANION_STACK, COMPANIONS),
      ...(newCharacters && { gifts: pile(s, S.GIFT_SIZE, S.GIFT_PILE, GIFT_IDS) }),
      stacks: Array.from({ length: stacks.length / STACK_SIZE }, (_, i) =>
        stacks.slice(i * STACK_SIZE, (i + 1) * STACK_SIZE),
      ),
    },
  };
  return structuredClone(described);
}
