/** A viewer's knowledge of a position (section 7 and appendix B.2). */

import type { SeatInfo, Viewer } from '../../core/contract.ts';
import { drawn, idOrNull, idsIn, members, named, orNull } from '../../kit/names.ts';
import { deciders } from './actions.ts';
import { BONUS_IDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS, OUTPOST_IDS, SOURCES } from './cards.ts';
import { GIFT_IDS } from './data/gifts.ts';
import { BEIJING_SLOTS } from './data/map-nodes.ts';
import { CHARACTERS, COMPANIONS, RUSTICIANO_CARDS } from './data/people.ts';
import { ROW_SPACES, SLOTS } from './data/spaces.ts';
import { DEALT_GOALS, KEPT_GOALS, STACK_SIZE, TOKENS } from './data.ts';
import { count, otherMarkers, ownMarkers, relocatable } from './effects/posts.ts';
import { NODES } from './map.ts';
import { readOptions } from './options.ts';
import { draftOrder } from './phases/draft.ts';
import { chosenGoals } from './phases/goals.ts';
import { mayEnd } from './phases/turns.ts';
import * as Q from './questions.ts';
import { resultTable, winners } from './scoring.ts';
import * as S from './state.ts';
import type * as T from './types.ts';
import { asideView, diceOf, spacesView } from './view-dice.ts';
import { VIEW_VERSION } from './view-shape.ts';

export { publicShape } from './view-shape.ts';

export const PHASES = [
  'SETUP.DRAFT',
  'SETUP.GOALS',
  'SETUP.CHARACTER',
  'ROUND.BELLELA',
  'ROUND.BONUS',
  'ROUND.POPE',
  'ROUND.COMPENSATION',
  'TURNS',
  'ROUND.END',
  'GAME_OVER',
];

/** The knowledge of `viewer` about `s`; `seats` are the table's names, one per seat. */
export function view(s: S.State, viewer: Viewer, seats: readonly SeatInfo[]): T.View {
  const everybody = { version: VIEW_VERSION, seq: s[S.SEQ], public: publicView(s, seats) } as const;
  return viewer === 'public' ? everybody : { ...everybody, you: own(s, viewer) };
}

function publicView(s: S.State, seats: readonly SeatInfo[]): T.PublicView {
  const asks = s[S.PHASE] === S.TURNS;
  return {
    options: readOptions(s),
    round: s[S.ROUND],
    phase: PHASES[s[S.PHASE]],
    startSeat: s[S.START_SEAT],
    lastTraveller: orNull(s[S.LAST_TRAVELLER]),
    turn: asks ? turnView(s) : null,
    decider: members(deciders(s)),
    questions: Array.from({ length: s[S.QUESTIONS] }, (_, i) => questionView(s, S.questionAt(i))),
    draft: s[S.PHASE] === S.DRAFT ? draftView(s) : null,
    seats: seats.slice(0, s[S.SEATS]).map((info, p) => seatView(s, p, info)),
    spaces: spacesView(s),
    diceAside: asideView(s),
    blackPool: count(s[S.POOL]),
    contractRow: Array.from({ length: ROW_SPACES }, (_, i) => idOrNull(CONTRACT_IDS, s[S.ROW + i])),
    contractStacks: s[S.STACKS_SIZE] / STACK_SIZE,
    specialPile: s[S.SPECIAL_SIZE],
    cityCards: lying(s, S.CARD_IN, SLOTS, CITY_CARD_IDS),
    cityPile: s[S.CITY_SIZE],
    cityBonuses: lying(s, S.BONUS_AT, NODES, BONUS_IDS),
    outposts: lying(s, S.OUTPOST_AT, NODES, OUTPOST_IDS),
    beijing: BEIJING_SLOTS.map((_, i) => orNull(s[S.BEIJING_SEAT + i])),
    companionRow: idsIn(s, S.COMPANION_ROW_SIZE, S.COMPANION_ROW, COMPANIONS),
    companionStack: s[S.COMPANION_STACK_SIZE],
    giftPile: s[S.GIFT_SIZE],
    giftDiscards: idsIn(s, S.GIFT_DISCARDS_SIZE, S.GIFT_DISCARDS, GIFT_IDS),
    result: s[S.PHASE] === S.OVER ? { winners: winners(s), table: resultTable(s) } : null,
  };
}

/** AV-180: Arghun's cards are open at his side. */
function draftView(s: S.State): T.PublicView['draft'] {
  const arghunCards = idsIn(s, S.OFFERED_CARDS_SIZE, S.OFFERED_CARDS, CITY_CARD_IDS);
  return {
    offered: idsIn(s, S.OFFERED_SIZE, S.OFFERED, CHARACTERS),
    order: draftOrder(s),
    ...(arghunCards.length > 0 && { arghunCards }),
  };
}

/** Contents of places, by the names of those; an empty one has no key. */
function lying(
  s: S.State,
  start: number,
  places: readonly string[],
  ids: readonly string[],
): { [place: string]: string } {
  const found: { [place: string]: string } = {};
  places.forEach((place, i) => {
    if (s[start + i] >= 0) found[place] = ids[s[start + i]];
  });
  return found;
}

function turnView(s: S.State): T.PublicView['turn'] {
  return {
    seat: s[S.ACTIVE],
    mainDone: s[S.MAIN_DONE] === 1,
    blackBought: s[S.BLACK_BOUGHT] === 1,
    bagged: s[S.BAGGED] === 1,
    arghunUsed: s[S.ARGHUN_USED] === 1,
    canEnd: s[S.QUESTIONS] === 0 && mayEnd(s, s[S.ACTIVE]),
    canUndo: s[S.UNDOABLE] > 0,
  };
}

function questionView(s: S.State, at: number): T.QuestionView {
  const p = s[at + S.Q_SEAT];
  const kind = s[at + S.Q_KIND];
  const words = {
    q: s[at + S.Q_NUMBER],
    seat: p,
    kind: Q.QUESTION_KINDS[kind],
    source: SOURCES[s[at + S.Q_SOURCE]],
  };
  const n = s[at + S.Q_N];
  const inOrder = (mask: number): string[] => postsOf(s, p).filter((id) => isIn(mask, id));
  switch (kind) {
    case Q.DISCARD:
      return { ...words, n, offered: held(s, p) };
    case Q.OTHER_BONUS:
      return { ...words, n: 1, offered: NODES.filter((id) => isIn(offersOf(s, at), id)) };
    case Q.OWN_BONUS:
      return { ...words, n, offered: inOrder(ownMarkers(s, p)) };
    case Q.RELOCATE:
      return { ...words, node: NODES[s[at + S.Q_NODE]], offered: inOrder(relocatable(s, p)) };
    case Q.SEARCH:
      return { ...words, offered: idsIn(s, S.SHOWN_SIZE, S.SHOWN, CONTRACT_IDS) };
    case Q.PICK_CARD: {
      const slot = s[at + S.Q_NODE];
      const offered = idsIn(s, S.SHOWN_SIZE, S.SHOWN, CITY_CARD_IDS);
      return { ...words, ...(slot >= 0 && { node: SLOTS[slot] }), offered };
    }
    case Q.KEEP_GIFTS:
      return { ...words, offered: idsIn(s, S.SHOWN_SIZE, S.SHOWN, GIFT_IDS) };
    case Q.CHOOSE_FIGURE:
    case Q.DIE_OR_COINS:
      return words;
    default:
      return { ...words, n };
  }
}

const offersOf = (s: S.State, at: number): number => otherMarkers(s, s[at + S.Q_SOURCE]);
const isIn = (mask: number, id: string): boolean => ((mask >>> NODES.indexOf(id)) & 1) === 1;
const postsOf = (s: S.State, p: number): string[] =>
  idsIn(s, S.POSTS_SIZE + S.at(p), S.POST + S.at(p), NODES);
const held = (s: S.State, p: number): string[] =>
  idsIn(s, S.HELD_SIZE + S.at(p), S.HELD + S.at(p), CONTRACT_IDS);

function seatView(s: S.State, p: number, info: SeatInfo): T.SeatView {
  const block = S.at(p);
  const [coins, camels, pepper, silk, gold] = s.subarray(S.PURSE + block, S.PURSE + block + 5);
  const isOpen = s[S.OPT_OPEN_DRAFT] === 1;
  const isOver = s[S.PHASE] === S.OVER;
  const total = isOver ? resultTable(s)[p].total : s[S.SCORE + block];
  return {
    seat: p,
    name: info.name,
    color: info.color,
    bot: info.bot,
    character: idOrNull(CHARACTERS, s[S.CHAR + block]),
    roundCharacter: idOrNull(CHARACTERS, s[S.ROUND_CHAR + block]),
    characterFaceUp: s[S.FACE_UP + block] === 1,
    vp: total,
    coins,
    camels,
    pepper,
    silk,
    gold,
    dice: diceOf(s, s[S.HAND + block], 0),
    tokens: TOKENS.filter((value) => (s[S.TOKENS_LEFT + block] >> value) & 1),
    tokenUsed: s[S.TOKEN_USED + block] === 1,
    supply: S.supply(s, p),
    posts: postsOf(s, p),
    figures: [0, 1]
      .filter((figure) => s[S.FIGURE + block + figure] >= 0)
      .map((figure) => ({ figure: figure + 1, node: NODES[s[S.FIGURE + block + figure]] })),
    contracts: held(s, p),
    completed: idsIn(s, S.DONE_SIZE + block, S.DONE + block, CONTRACT_IDS),
    goalsHeld: drawn(s, S.GOAL + block, DEALT_GOALS, GOAL_IDS).length,
    goals: isOver ? drawn(s, S.GOAL + block, KEPT_GOALS, GOAL_IDS) : null, // MP-140
    companions: companionsView(s, p),
    rusticianoHeld: count(s[S.RUSTICIANO_LEFT + block]),
    rusticiano: isOpen ? named(s[S.RUSTICIANO_LEFT + block], RUSTICIANO_CARDS) : null,
    bellelaLeft: count(s[S.BELLELA_LEFT + block]),
    bellela: isOpen ? named(s[S.BELLELA_LEFT + block], CHARACTERS) : null,
    keptCityCard: idOrNull(CITY_CARD_IDS, s[S.KEPT + block]),
    gifts: named(s[S.GIFTS + block], GIFT_IDS),
    arghunCards: idsIn(s, S.ARGHUN_SIZE + block, S.ARGHUN + block, CITY_CARD_IDS),
    ...(s[S.OPT_NEW] === 1 && { extraTile: s[S.EXTRA_TILE + block] === 1 }),
    committed: s[S.PHASE] > S.CHOOSE_GOALS || s[S.CHOSEN + block] !== 0,
  };
}

export const COMPANION_PARTS = ['good', 'space'] as const;

function companionsView(s: S.State, p: number): T.SeatView['companions'] {
  return named(s[S.COMPANIONS_HELD + S.at(p)], COMPANIONS).map((id) => {
    const companion = COMPANIONS.indexOf(id);
    const parts = named(s[S.COMPANION_USED + S.at(p)], COMPANION_PARTS);
    // The Moneylender has the first part, the Gondolier the second.
    const own = COMPANION_PARTS[companion];
    return {
      id,
      setAside: ((s[S.SET_ASIDE + S.at(p)] >> companion) & 1) === 1,
      used: parts.filter((part) => part === own),
    };
  });
}

/** The private knowledge of `viewer`. */
export function own(s: S.State, viewer: number): NonNullable<T.View['you']> {
  const block = S.at(viewer);
  const isChoosing = s[S.PHASE] === S.CHOOSE_GOALS;
  const dealt = drawn(s, S.GOAL + block, DEALT_GOALS, GOAL_IDS);
  return {
    seat: viewer,
    goalsDealt: isChoosing ? dealt : [],
    goals: isChoosing ? chosenGoals(s, viewer).map((goal) => GOAL_IDS[goal]) : dealt,
    rusticiano: named(s[S.RUSTICIANO_LEFT + block], RUSTICIANO_CARDS),
    bellela: named(s[S.BELLELA_LEFT + block], CHARACTERS),
  };
}
