/**
 * An example for the preview of the overlay without a table: a contract late in a match among four.
 */

import type { PublicView, SeatView, View } from '../../../../engine/games/marco-polo/types.ts';
import { VIEW_VERSION } from '../../../../engine/games/marco-polo/view-shape.ts';
import type { Example } from '../../../table/overlay/make.ts';

type Told = Pick<SeatView, 'character' | 'vp' | 'coins' | 'camels' | 'pepper' | 'silk' | 'gold'> &
  Pick<SeatView, 'contracts' | 'completed' | 'posts'>;

const seatOf = (
  [seat, name, color]: readonly [number, string, string],
  told: Told,
  values: readonly number[],
): SeatView => ({
  seat,
  name,
  color,
  bot: false,
  roundCharacter: null,
  characterFaceUp: true,
  tokens: [],
  dice: values.map((value, k) => ({ id: `${color}-${k + 1}`, kind: 'color', value })),
  tokenUsed: false,
  supply: 8,
  figures: [{ figure: 1, node: told.posts.at(-1) ?? 'venezia' }],
  goalsHeld: 2,
  goals: null,
  companions: [],
  rusticianoHeld: 0,
  rusticiano: null,
  bellelaLeft: 0,
  bellela: null,
  keptCityCard: null,
  gifts: [],
  arghunCards: [],
  committed: true,
  ...told,
});

const BIANCA = seatOf(
  [0, 'Bianca', 'blue'],
  {
    character: 'johannes',
    vp: 34,
    coins: 12,
    camels: 4,
    pepper: 2,
    silk: 2,
    gold: 1,
    contracts: ['C18', 'C07'],
    completed: ['S2', 'C04'],
    posts: ['moscow', 'anxi', 'v1'],
  },
  [2, 5],
);
const MARCO = seatOf(
  [1, 'Marco', 'yellow'],
  {
    character: 'wilhelm',
    vp: 26,
    coins: 5,
    camels: 3,
    pepper: 1,
    silk: 3,
    gold: 2,
    contracts: ['C06'],
    completed: ['S6', 'C13'],
    posts: ['alexandria', 'ormuz', 'karachi', 'xian', 'beijing'],
  },
  [3, 6, 6],
);
const OTHERS = [
  seatOf(
    [2, 'Lucia', 'green'],
    {
      character: 'berke',
      vp: 30,
      coins: 23,
      camels: 2,
      pepper: 0,
      silk: 1,
      gold: 3,
      contracts: ['C27', 'C35'],
      completed: ['S4'],
      posts: ['samarcanda', 'v1', 'v3', 'v4'],
    },
    [1, 4],
  ),
  seatOf(
    [3, 'Alvise', 'red'],
    {
      character: 'matteo',
      vp: 38,
      coins: 8,
      camels: 6,
      pepper: 3,
      silk: 0,
      gold: 0,
      contracts: ['C01'],
      completed: ['S1', 'C19'],
      posts: ['moscow', 'karakorum'],
    },
    [5],
  ),
] as const;

const BEFORE: PublicView = {
  options: {
    venice: true,
    companions: true,
    newCharacters: false,
    setup: 'expert',
    openDraft: false,
    publicFinalPreview: true,
    turnTimer: 0,
    undo: true,
  },
  round: 4,
  phase: 'TURNS',
  startSeat: 2,
  lastTraveller: 3,
  decider: [1],
  questions: [],
  turn: {
    seat: 1,
    mainDone: false,
    blackBought: false,
    bagged: false,
    arghunUsed: false,
    canEnd: false,
    canUndo: false,
  },
  draft: null,
  seats: [BIANCA, MARCO, ...OTHERS],
  diceAside: [],
  blackPool: 3,
  spaces: {
    khan: [2, 3, 4].map((value, k) => ({
      seat: k,
      dice: [{ id: `black-${k + 1}`, kind: 'black', value }],
    })),
  },
  contractRow: ['C22', 'C14', 'C38', 'C11', null, null],
  contractStacks: 1,
  specialPile: 15,
  cityCards: {},
  cityPile: 20,
  cityBonuses: {},
  outposts: {},
  beijing: [1, null, null, null, null],
  companionRow: ['scribe', 'nun'],
  companionStack: 3,
  giftPile: 0,
  giftDiscards: [],
  result: null,
};

/** Marco has delivered three silk and two gold. */
const AFTER: PublicView = {
  ...BEFORE,
  seats: [
    BIANCA,
    {
      ...MARCO,
      vp: 34,
      camels: 5,
      silk: 0,
      gold: 0,
      contracts: [],
      completed: ['S6', 'C13', 'C06'],
    },
    ...OTHERS,
  ],
};

/** A contract, before and after. */
export const demo: Example<View> = {
  version: VIEW_VERSION,
  positions: [BEFORE, AFTER],
  last: [{ type: 'contractCompleted', seat: 1, contract: 'C06', scribe: null, double: false }],
  clock: { seat: 1, seconds: 48 },
};
