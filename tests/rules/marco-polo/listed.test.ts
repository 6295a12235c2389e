/**
 * Rules, section 5.8: every accepted command has the effect of a listed one at no higher cost.
 * Placements are made at random, with other dice, values, routes and orders than the list has.
 */

import { expect, test } from 'vitest';
import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type { JsonObject, State } from '../../../engine/core/contract.ts';
import { CITY_CARD_IDS } from '../../../engine/games/marco-polo/cards.ts';
import { PALAZZI } from '../../../engine/games/marco-polo/data/venice.ts';
import { GOODS } from '../../../engine/games/marco-polo/data/vocabulary.ts';
import { MAP_IDS, NEIGHBOURS, NODES } from '../../../engine/games/marco-polo/map.ts';
import * as S from '../../../engine/games/marco-polo/state.ts';
import type { PublicView, SeatView } from '../../../engine/games/marco-polo/types.ts';
import { isFree } from '../../../server/table/changes.ts';
import { playRandom } from '../../battery/play.ts';
import { samples } from './samples.ts';
import { game } from './table.ts';

const pick = <T>(list: readonly T[], chance: Chance): T => list[chance.below(list.length)];

const PLAIN = ['coins5', 'bazaarCamel', 'bazaarPepper', 'bazaarSilk', 'bazaarGold', 'khan'];
const SPACES = [...PLAIN, 'contracts', 'travel', 'cityCard', 'venice', 'companions'];
const DICE: { readonly [space: string]: number } = { bazaarSilk: 2, bazaarGold: 3, travel: 2 };
const MOST_STEPS = 4;

/** A way along routes or, as Johannes may, between oases. */
function walk(seat: SeatView, chance: Chance): JsonObject[] {
  const figures = seat.figures.filter(() => chance.below(2) === 0);
  const moved = figures.length > 0 ? figures : seat.figures.slice(0, 1);
  return moved.map(({ figure, node }) => {
    const path: string[] = [];
    let at = NODES.indexOf(node);
    for (let left = 1 + chance.below(MOST_STEPS); left > 0; left--) {
      at = pick(NEIGHBOURS[at], chance);
      path.push(MAP_IDS[at]);
    }
    return { figure, path };
  });
}

function inOrderOf<T>(list: readonly T[], chance: Chance): T[] {
  const left = [...list];
  return list.map(() => left.splice(chance.below(left.length), 1)[0]);
}

/** The fields of a placement besides its space and dice. */
function parameters(space: string, open: PublicView, seat: SeatView, chance: Chance): JsonObject {
  if (space === 'coins5') return {};
  if (space.startsWith('bazaar')) return chance.below(3) > 0 ? { row: 1 + chance.below(6) } : {};
  if (space === 'khan') return { good: pick(GOODS, chance) };
  if (space === 'companions') {
    const companion = open.companionRow.length > 0 ? pick(open.companionRow, chance) : null;
    return { good: pick(GOODS, chance), companion };
  }
  if (space === 'contracts') {
    const picks = inOrderOf([1, 2, 3, 4, 5, 6], chance).slice(0, 1 + chance.below(2));
    const bonuses = Object.fromEntries(
      picks.filter((one) => one > 4).map((one) => [one, pick(['coin', 'camel'], chance)]),
    );
    const needed = Math.max(0, seat.contracts.length + picks.length - 2);
    return { picks, bonuses, discards: inOrderOf(seat.contracts, chance).slice(0, needed) };
  }
  if (space === 'travel') {
    const legs = walk(seat, chance);
    const nodes = (legs[0]?.path ?? []) as string[];
    const has = (id: string): boolean => seat.companions.some((one) => one.id === id);
    return {
      legs,
      ...(has('cartographer') && chance.below(2) > 0 && { cartographer: 'coins' }),
      ...(seat.gifts.includes('GF14') && legs.length === 1 && { gift: 'GF14', giftCity: nodes[0] }),
    };
  }
  if (space === 'venice') {
    const ids = PALAZZI.map(({ id }) => id);
    const palazzo = pick(ids, chance);
    return { palazzo, via: chance.below(2) > 0 ? pick(ids, chance) : null };
  }
  const times = { times: 1 + chance.below(4) };
  const either = chance.below(2) > 0;
  const pay = Object.fromEntries(GOODS.map((good) => [good, chance.below(3)]));
  const asked = pick([{}, times, { ...times, option: either ? 1 : 0 }, { ...times, pay }], chance);
  const own = Object.entries(open.cityCards).filter(([slot]) =>
    seat.posts.includes(slot.replace(/^sumatra\d$/, 'sumatra')),
  );
  const card = own.length > 0 ? pick(own, chance)[1] : 'CC01';
  return { card, ...asked, ...(card === 'CC33' && { target: pick(CITY_CARD_IDS, chance) }) };
}

function spelledOut(state: State, p: number, chance: Chance): JsonObject {
  const open = game.describe(state) as unknown as PublicView;
  const seat = open.seats[p];
  const space = pick(SPACES, chance);
  const trades = seat.companions.some(({ id }) => id === 'trader') && space.startsWith('bazaar');
  const n = Math.max(1, (DICE[space] ?? 1) - (trades ? 1 : 0));
  const tokens = seat.tokens.map((value) => `token-${value}`);
  const ids = [...seat.dice.map(({ id }) => id), ...(seat.tokenUsed ? [] : tokens)];
  const dice = inOrderOf(ids, chance).slice(0, n);
  const ability = seat.roundCharacter ?? seat.character;
  const nun = seat.companions.some(({ id }) => id === 'nun') && chance.below(2) > 0;
  const adjust = dice.map((id) => (id.startsWith('token') ? 0 : chance.below(5) - 2));
  return {
    type: 'place',
    space,
    dice,
    ...(ability === 'raschid' && { values: dice.map(() => 1 + chance.below(6)) }),
    ...(nun && { adjust }),
    ...(seat.gifts.includes('GF13') && chance.below(2) > 0 && { freeBy: 'GF13' }),
    ...parameters(space, open, seat, chance),
  };
}

/** Spaces on which the value of a die is an effect: the next one must not be lower. */
const ORDERED = ['khan', 'venice'];

interface Outcome {
  readonly effect: string;
  readonly coins: number;
  readonly camels: number;
}

/** The position after a command: dice without their numbers, payments separate. */
function after(from: State, p: number, command: Parameters<typeof game.apply>[2]): Outcome {
  const s = from.slice();
  game.apply(s, p, command, new SeededChance('the same'), null);
  const told = game.describe(s) as unknown as PublicView & {
    readonly piles: { readonly special: readonly string[] };
  };
  const nameless = (dice: SeatView['dice'], isOpen: boolean): string[] =>
    dice.map(({ kind, value }) => `${kind} ${isOpen ? value : ''}`).sort();
  const spaces = Object.entries(told.spaces).map(([space, placed]) => [
    space,
    placed.map(({ seat, dice }) => [seat, nameless(dice, ORDERED.includes(space))]),
  ]);
  const seats = told.seats.map(({ coins, camels, dice, contracts, ...seat }) => ({
    ...seat,
    dice: nameless(dice, true),
    contracts: [...contracts].sort(),
    ...(seat.seat !== p && { coins, camels }),
  }));
  // The order of cards put under the pile is that of the command (5.8, 4).
  const piles = { ...told.piles, special: [...told.piles.special].sort() };
  const own = told.seats[p];
  const effect = JSON.stringify({ ...told, spaces, seats, piles, turn: null, undoable: 0 });
  return { effect, coins: own.coins, camels: own.camels };
}

const codes = new Int32Array(game.maxLegal);

/** Whether a listed placement on the same space has the same effect and costs no more. */
function hasListed(state: State, p: number, action: JsonObject, done: Outcome): boolean {
  const count = game.legal(state, p, codes);
  const all = Array.from(codes.subarray(0, count));
  return all.some((code) => {
    const listed = game.decode(state, p, code) as unknown as JsonObject;
    if (listed.type !== 'place' || listed.space !== action.space) return false;
    if (listed.card !== action.card || listed.freeBy !== action.freeBy) return false;
    const other = after(state, p, code);
    const costsNoMore = other.coins >= done.coins && other.camels >= done.camels;
    return costsNoMore && other.effect === done.effect;
  });
}

const MATCHES = 24;
const EVERY = 7;
const TRIES = 14;
/** Enough goods for all routes and cards. */
const RICH = [40, 12, 3, 3, 3];

test('an accepted action has the effect of a listed one at no higher cost', () => {
  const chance = new SeededChance('spelled out');
  const accepted = new Map<string, number>();
  let moment = 0;
  for (let number = 0; number < MATCHES; number++) {
    playRandom({ game, samples, number, asideEvery: 0 }, ({ state, seat }) => {
      const isTurn = state[S.PHASE] === S.TURNS && state[S.QUESTIONS] === 0;
      if (!isTurn || state[S.MAIN_DONE] === 1 || moment++ % EVERY > 0) return;
      const rich = state.slice();
      rich.set(RICH, S.PURSE + S.at(seat));
      for (let i = 0; i < TRIES; i++) {
        const action = spelledOut(rich, seat, chance);
        const command = game.encode(rich, seat, action);
        if (game.check(rich, seat, command) > 0) continue;
        const space = String(action.space);
        accepted.set(space, (accepted.get(space) ?? 0) + 1);
        // It answers its seat's question: it is no aside, of which a match allows only so many.
        expect(isFree(game, rich, seat, action)).toBe(false);
        const done = after(rich, seat, command);
        expect(hasListed(rich, seat, action, done), JSON.stringify(action)).toBe(true);
      }
    });
  }
  console.log(JSON.stringify(Object.fromEntries(accepted)));
  for (const space of SPACES) expect(accepted.get(space) ?? 0, space).toBeGreaterThan(0);
});
