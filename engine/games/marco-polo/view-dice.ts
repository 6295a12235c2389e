/** Dice as a view shows them: in hands, on spaces, aside (rules, appendix B.2). */

import { ASIDE, COINS5, KHAN, SPACES, VENICE } from './data/spaces.ts';
import { DICE, FIRST_BLACK, WHITE } from './data.ts';
import { DIE_IDS, neutralOn } from './effects/dice.ts';
import * as S from './state.ts';
import type { DieView, PlacementView } from './types.ts';

const kindOf = (die: number): DieView['kind'] =>
  die < FIRST_BLACK ? 'color' : die < WHITE ? 'black' : 'white';

/** The dice of a mask in the order of the rules, a token last (0 = none). */
export function diceOf(s: S.State, mask: number, token: number): DieView[] {
  const dice: DieView[] = [];
  for (let die = 0; die < DICE; die++) {
    if (((mask >>> die) & 1) === 0) continue;
    dice.push({ id: DIE_IDS[die], kind: kindOf(die), value: s[S.VALUE + die] || null });
  }
  if (token > 0) dice.push({ id: `token-${token}`, kind: 'token', value: token });
  return dice;
}

/** Neutral dice are numbered over Khan's favor, 5 coins and Venice, from the left. */
function neutrals(s: S.State, space: number): PlacementView[] {
  let first = 1;
  for (const other of [KHAN, COINS5, VENICE]) {
    if (other === space) break;
    first += neutralOn(s, other);
  }
  return Array.from({ length: neutralOn(s, space) }, (_, i) => ({
    seat: null,
    dice: [{ id: `neutral-${first + i}`, kind: 'neutral', value: null }],
  }));
}

function placements(s: S.State, space: number): PlacementView[] {
  const found: PlacementView[] = [];
  for (let i = 0; i < s[S.PLACEMENTS]; i++) {
    const at = S.placementAt(i);
    if (s[at + S.P_SPACE] !== space) continue;
    found.push({
      seat: s[at + S.P_SEAT],
      dice: diceOf(s, s[at + S.P_DICE], s[at + S.P_TOKEN]),
    });
  }
  return found;
}

export function spacesView(s: S.State): { readonly [space: string]: readonly PlacementView[] } {
  const found: { [space: string]: PlacementView[] } = {};
  SPACES.forEach((id, space) => {
    const lying = [...neutrals(s, space), ...placements(s, space)];
    if (lying.length > 0) found[id] = lying;
  });
  return found;
}

export const asideView = (s: S.State): PlacementView[] => placements(s, ASIDE);
