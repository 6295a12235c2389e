/** One seat of a described position. */

import type { JsonObject } from '../../../core/contract.ts';
import { push } from '../../../kit/lists.ts';
import type { Reader } from '../../../kit/reader.ts';
import { CITY_CARD_IDS, CONTRACT_IDS, GOAL_IDS } from '../cards.ts';
import { GIFT_IDS } from '../data/gifts.ts';
import { CHARACTERS, COMPANIONS, RUSTICIANO_CARDS } from '../data/people.ts';
import { DEALT_GOALS, TOKENS } from '../data.ts';
import { BEIJING, NODES } from '../map.ts';
import * as S from '../state.ts';
import { COMPANION_PARTS } from '../view.ts';

const PURSE = ['coins', 'camels', 'pepper', 'silk', 'gold'] as const;
const maskOf = (members: readonly number[]): number =>
  members.reduce((mask, member) => mask | (1 << member), 0);

export function readSeat(s: S.State, p: number, seat: Reader): void {
  const block = S.at(p);
  PURSE.forEach((name, i) => {
    s[S.PURSE + block + i] = seat.int(name, 0);
  });
  s[S.SCORE + block] = seat.int('vp', 0);
  s[S.CHAR + block] = seat.id('character', CHARACTERS, -1);
  s[S.ROUND_CHAR + block] = seat.id('roundCharacter', CHARACTERS, -1);
  s[S.FACE_UP + block] = seat.flag('characterFaceUp', true) ? 1 : 0;
  s[S.KEPT + block] = seat.id('keptCityCard', CITY_CARD_IDS, -1);
  s[S.GIFTS + block] = maskOf(seat.ids('gifts', GIFT_IDS));
  s[S.EXTRA_TILE + block] = seat.flag('extraTile', false) ? 1 : 0;
  for (const id of seat.ids('arghunCards', CITY_CARD_IDS)) {
    push(s, S.ARGHUN_SIZE + block, S.ARGHUN + block, id);
  }
  for (const value of seat.ints('tokens')) {
    if (!TOKENS.some((token) => token === value)) seat.fail('tokens', 'are values from 2 to 6');
    s[S.TOKENS_LEFT + block] |= 1 << value;
  }
  s[S.TOKEN_USED + block] = seat.flag('tokenUsed', false) ? 1 : 0;
  for (const node of seat.ids('posts', NODES)) {
    push(s, S.POSTS_SIZE + block, S.POST + block, node);
    s[S.POSTED + block] |= 1 << node;
  }
  readFigures(s, p, seat);
  readCards(s, p, seat);
  readCompanions(s, p, seat);
}

function readFigures(s: S.State, p: number, seat: Reader): void {
  seat.list('figures').forEach((fields, i) => {
    const one = seat.nested(`figures.${i}`, fields as JsonObject);
    one.allow(['figure', 'node']);
    const figure = one.int('figure', i + 1);
    if (figure < 1 || figure > 2) one.fail('figure', 'must be 1 or 2');
    s[S.FIGURE + S.at(p) + figure - 1] = one.id('node', NODES, 0);
  });
}

function readCards(s: S.State, p: number, seat: Reader): void {
  const block = S.at(p);
  for (const id of seat.ids('contracts', CONTRACT_IDS)) {
    push(s, S.HELD_SIZE + block, S.HELD + block, id);
  }
  for (const id of seat.ids('completed', CONTRACT_IDS)) {
    push(s, S.DONE_SIZE + block, S.DONE + block, id);
  }
  if (seat.tells('rusticiano')) {
    s[S.RUSTICIANO_LEFT + block] = maskOf(seat.ids('rusticiano', RUSTICIANO_CARDS));
  }
  if (seat.tells('bellela')) s[S.BELLELA_LEFT + block] = maskOf(seat.ids('bellela', CHARACTERS));
  const dealt = seat.has('goalsDealt') ? seat.ids('goalsDealt', GOAL_IDS) : [];
  const goals = seat.tells('goals') ? seat.ids('goals', GOAL_IDS) : [];
  const lying = dealt.length > 0 ? dealt : goals;
  if (lying.length > DEALT_GOALS) seat.fail('goals', `are ${DEALT_GOALS} at most`);
  s.set(lying, S.GOAL + block);
  if (dealt.length > 0) s[S.CHOSEN + block] = maskOf(goals.map((goal) => dealt.indexOf(goal)));
}

function readCompanions(s: S.State, p: number, seat: Reader): void {
  seat.list('companions').forEach((fields, i) => {
    const one = seat.nested(`companions.${i}`, fields as JsonObject);
    one.allow(['id', 'setAside', 'used']);
    const companion = one.id('id', COMPANIONS, 0);
    s[S.COMPANIONS_HELD + S.at(p)] |= 1 << companion;
    if (one.flag('setAside', false)) s[S.SET_ASIDE + S.at(p)] |= 1 << companion;
    s[S.COMPANION_USED + S.at(p)] |= maskOf(one.ids('used', COMPANION_PARTS));
  });
}

/** Posts in Beijing by seat, if a description names no places: in the order of the seats. */
export function beijingBySeats(s: S.State): number[] {
  return Array.from({ length: s[S.SEATS] }, (_, p) => p).filter((p) => S.hasPost(s, p, BEIJING));
}
