/**
 * The state of the picture: the view, flattened to lists that motions change one by one while they
 * play. After the last motion it is made from the view again.
 */

import { GOALS } from '../../../../engine/games/marco-polo/data/goals.ts';
import type { DieView, ResultRow, View } from '../../../../engine/games/marco-polo/types.ts';

export interface ShownDie {
  readonly id: string;
  readonly kind: DieView['kind'];
  value: number | null;
}
export interface ShownPlacement {
  readonly seat: number | null;
  readonly dice: ShownDie[];
}
export interface ShownSeat {
  readonly seat: number;
  readonly name: string;
  readonly color: string;
  character: string | null;
  faceUp: boolean;
  vp: number;
  coins: number;
  camels: number;
  pepper: number;
  silk: number;
  gold: number;
  dice: ShownDie[];
  supply: number;
  posts: string[];
  figures: { readonly figure: number; node: string }[];
  contracts: string[];
  completed: string[];
  goalsHeld: number;
  /** null: they lie face down. */
  goals: string[] | null;
  companions: { readonly id: string; readonly setAside: boolean }[];
  /** City cards for use without a die, and kept gifts: both lie open. */
  cards: string[];
  gifts: string[];
}

export interface Shown {
  readonly me: number | null;
  readonly venice: boolean;
  readonly companionsOn: boolean;
  /** Cities on the viewer's goal cards, held or to choose from; those of others are unknown. */
  readonly goalCities: readonly string[];
  round: number;
  phase: string;
  startSeat: number;
  deciders: number[];
  seats: ShownSeat[];
  spaces: { [space: string]: ShownPlacement[] };
  contractRow: (string | null)[];
  contractStacks: number;
  specialPile: number;
  cityCards: { [slot: string]: string };
  cityBonuses: { [node: string]: string };
  outposts: { [node: string]: string };
  beijing: (number | null)[];
  companionRow: string[];
  companionStack: number;
  blackPool: number;
  winners: number[];
  result: readonly ResultRow[] | null;
  /** Figures that motions carry, as `SEAT FIGURE`; seats whose dice are in the air. */
  walking: string[];
  rolling: number[];
}

const diceOf = (dice: readonly DieView[]): ShownDie[] => dice.map((die) => ({ ...die }));

/** The picture of a view, for that view's viewer. */
export function shownOf(view: View): Shown {
  const { public: p, you } = view;
  return {
    me: you?.seat ?? null,
    venice: p.options.venice,
    companionsOn: p.options.companions,
    goalCities: GOALS.flatMap(({ id, cities }) =>
      you && [...you.goals, ...you.goalsDealt].includes(id) ? cities : [],
    ),
    round: p.round,
    phase: p.phase,
    startSeat: p.startSeat,
    deciders: [...p.decider],
    seats: p.seats.map((s) => ({
      seat: s.seat,
      name: s.name,
      color: s.color,
      character: s.roundCharacter ?? s.character,
      faceUp: s.characterFaceUp,
      vp: s.vp,
      coins: s.coins,
      camels: s.camels,
      pepper: s.pepper,
      silk: s.silk,
      gold: s.gold,
      dice: [
        ...diceOf(s.dice),
        ...(s.tokenUsed
          ? []
          : s.tokens.map((value) => ({ id: `token-${value}`, kind: 'token' as const, value }))),
      ],
      supply: s.supply,
      posts: [...s.posts],
      figures: s.figures.map((one) => ({ ...one })),
      contracts: [...s.contracts],
      completed: [...s.completed],
      goalsHeld: s.goalsHeld,
      goals: s.goals ? [...s.goals] : null,
      companions: s.companions.map(({ id, setAside }) => ({ id, setAside })),
      cards: [...s.arghunCards],
      gifts: [...s.gifts],
    })),
    spaces: Object.fromEntries(
      Object.entries(p.spaces).map(([space, placed]) => [
        space,
        placed.map(({ seat, dice }) => ({ seat, dice: diceOf(dice) })),
      ]),
    ),
    contractRow: [...p.contractRow],
    contractStacks: p.contractStacks,
    specialPile: p.specialPile,
    cityCards: { ...p.cityCards },
    cityBonuses: { ...p.cityBonuses },
    outposts: { ...p.outposts },
    beijing: [...p.beijing],
    companionRow: [...p.companionRow],
    companionStack: p.companionStack,
    blackPool: p.blackPool,
    winners: [...(p.result?.winners ?? [])],
    result: p.result?.table ?? null,
    walking: [],
    rolling: [],
  };
}

/** Whether dice lie on a space: joining them has a cost. */
export const occupied = ({ spaces }: Shown, space: string): boolean =>
  (spaces[space]?.length ?? 0) > 0;
