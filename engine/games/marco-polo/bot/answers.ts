/** Values of answers to questions, and of choices before the dice are rolled, for a seat. */

import type { ActionBase } from '../../../core/contract.ts';
import { CARDS, CITY_CARD_IDS, CONTRACT_IDS, GOAL_CITIES, GOAL_IDS, GOAL_VP } from '../cards.ts';
import { COINS_FOR_DIE, GF05, GIFT_IDS, GIFTS, MOST_GIFT_POINTS } from '../data/gifts.ts';
import * as R from '../data/people.ts';
import { CAMEL, COIN, GOOD_IDS, GOODS, PEPPER } from '../data/vocabulary.ts';
import { GIFT_GAIN } from '../effects/gifts.ts';
import { NODES } from '../map.ts';
import { Movement } from '../movement/movement.ts';
import { nodeNamed, readMovement } from '../placing/action.ts';
import * as S from '../state.ts';
import type { Action } from '../types.ts';
import { worth } from './market.ts';
import { companionWorth, movementWorth } from './placements.ts';
import { postWorth, promise, wayBetween } from './posts.ts';
import { contractWorth, gainWorth, markerWorth } from './rewards.ts';

/** How well the characters do in this bot's hands, for a match and for a round. [character] */
export const STRENGTH: readonly number[] = R.CHARACTERS.map(
  (id) =>
    ({
      mercator: 7,
      kubilai: 8,
      raschid: 7,
      johannes: 8,
      wilhelm: 6,
      polos: 6,
      berke: 7,
      matteo: 8,
      bellela: 7,
      gregorio: 8,
      donata: 9,
      rusticiano: 8,
      piedro: 6,
      arghun: 7,
      nicolao: 7,
    })[id],
);

const movement = new Movement();

/** Value of the listed answer `action`; the bot gives the most valuable one. */
export function answerWorth(s: S.State, p: number, action: ActionBase): number {
  const asked = action as Action;
  switch (asked.type) {
    case 'pickCharacter':
      return characterWorth(asked.character);
    case 'chooseRoundCharacter':
      return characterWorth(asked.character, asked.start);
    case 'keepGoals':
      return goalsWorth(asked.goals);
    case 'chooseStart':
      return promise(nodeNamed(asked.node), 0);
    case 'takeCompanion':
      return asked.companion === null
        ? 0
        : companionWorth(s, p, R.COMPANION_IDS.indexOf(asked.companion));
    case 'chooseGoods':
      return GOODS.reduce((sum, good, i) => sum + worth(PEPPER + i, asked.goods[good] ?? 0), 0);
    case 'choosePair':
      return pairsWorth(asked.pairs);
    case 'chooseCamelsOrCoins':
      return camelsWorth(s, p, asked);
    case 'chooseOtherCityBonus':
      return markerWorth(s, p, nodeNamed(asked.node));
    case 'chooseOwnCityBonus':
      return asked.nodes.reduce((sum, node) => sum + markerWorth(s, p, nodeNamed(node)), 0);
    case 'discardContract':
      return -contractsWorth(s, p, asked.contracts);
    case 'searchContracts':
      return contractsWorth(s, p, asked.keep) - contractsWorth(s, p, asked.discard);
    case 'doMove':
      readMovement(asked, movement);
      return movement.legs === 0 ? 0 : movementWorth(s, p, movement, 0, 0);
    case 'keepGifts':
      return asked.gifts.reduce((sum, id) => sum + giftWorth(s, p, GIFT_IDS.indexOf(id)), 0);
    case 'chooseDieOrCoins':
      return asked.take === 'blackDie' ? A_BLACK_DIE : worth(COIN, COINS_FOR_DIE);
    case 'relocatePost':
      return relocating(s, p, asked);
    case 'pickCityCard':
      return promisingCard(CITY_CARD_IDS.indexOf(asked.card));
    case 'chooseFigure':
      // The other one stays.
      return promise(s[S.FIGURE + S.at(p) + 2 - asked.remove], 0);
    default:
      return 0;
  }
}

/** A black die of a gift, in points. */
const A_BLACK_DIE = 1.5;
/** Value of a kept gift in points, if its gain says nothing. */
const KEPT_GIFT = 1;

export function giftWorth(s: S.State, p: number, gift: number): number {
  const { count } = GIFTS[gift];
  if (count) {
    const n = s[(count === 'posts' ? S.POSTS_SIZE : S.DONE_SIZE) + S.at(p)];
    return Math.min(MOST_GIFT_POINTS, n);
  }
  if (gift === GF05) return A_BLACK_DIE;
  return GIFTS[gift].gain ? gainWorth(s, p, GIFT_GAIN[gift]) : KEPT_GIFT;
}

/** `start` = the start of Bellela's figure as Piedro, if stated. */
function characterWorth(id: string, start?: string): number {
  const begins = start === undefined ? 0 : promise(nodeNamed(start), 0) / 10;
  return STRENGTH[R.CHARACTER_IDS.indexOf(id)] + begins;
}

/** A card that gives points for existing things is most valuable at a high value. */
export const promisingCard = (card: number): number => {
  const rules = CARDS[card];
  if (rules.kind === 'perCount') return 2;
  return rules.kind === 'exchange' && (rules.gain.vp ?? 0) > 0 ? 3 : 1;
};

/** Points of both cards, less the way through all their cities. */
function goalsWorth(goals: readonly string[]): number {
  const cards = goals.map((id) => GOAL_IDS.indexOf(id));
  const cities = [...new Set(cards.flatMap((goal) => GOAL_CITIES[goal]))];
  let at = NODES.indexOf('venezia');
  let way = 0;
  for (let open = cities; open.length > 0; open = open.filter((city) => city !== at)) {
    const from = at;
    const nearest = open.reduce((a, b) => (wayBetween(from, b) < wayBetween(from, a) ? b : a));
    way += wayBetween(from, nearest);
    at = nearest;
  }
  return cards.reduce((sum, goal) => sum + GOAL_VP[goal], 0) + 2 * cities.length - way / 2;
}

/** Each further one of a kind is worth less, so they are counted together. */
function pairsWorth(pairs: readonly (readonly string[])[]): number {
  const taken = pairs.flat().map((good) => GOOD_IDS.indexOf(good));
  return GOODS.reduce(
    (sum, _, good) => sum + worth(PEPPER + good, taken.filter((one) => one === good).length),
    0,
  );
}

function camelsWorth(
  s: S.State,
  p: number,
  { q, camels }: { readonly q: number; readonly camels: number },
): number {
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_NUMBER] !== q || s[at + S.Q_SEAT] !== p) continue;
    return worth(CAMEL, camels) + worth(COIN, s[at + S.Q_N] - camels);
  }
  return 0;
}

const contractsWorth = (s: S.State, p: number, ids: readonly string[]): number =>
  ids.reduce((sum, id) => sum + 0.5 + contractWorth(s, p, CONTRACT_IDS.indexOf(id)), 0);

/** The new post minus the one given up: markers, palazzi and goals still count. */
function relocating(
  s: S.State,
  p: number,
  { q, from }: { readonly q: number; readonly from: string | null },
): number {
  if (from === null) return 0;
  for (let i = 0; i < s[S.QUESTIONS]; i++) {
    const at = S.questionAt(i);
    if (s[at + S.Q_NUMBER] !== q) continue;
    return postWorth(s, p, s[at + S.Q_NODE]) - postWorth(s, p, nodeNamed(from));
  }
  return 0;
}
