/**
 * Which cards, people, tiles, gifts and questions matches meet: travellers and curious players at one
 * table, with every module. `node tests/rules/marco-polo/met.ts [MATCHES]` prints how often each.
 */

import { type Chance, SeededChance } from '../../../engine/core/chance.ts';
import type { GameEvent, JsonObject, State } from '../../../engine/core/contract.ts';
import { EventList } from '../../../engine/core/events.ts';
import { choose } from '../../../engine/games/marco-polo/bot/choose.ts';
import {
  BONUS_IDS,
  CITY_CARD_IDS,
  CONTRACT_IDS,
  GOAL_IDS,
  OUTPOST_IDS,
} from '../../../engine/games/marco-polo/cards.ts';
import { GIFT_IDS } from '../../../engine/games/marco-polo/data/gifts.ts';
import {
  CHARACTERS,
  COMPANIONS,
  RUSTICIANO_CARDS,
} from '../../../engine/games/marco-polo/data/people.ts';
import { SPACES } from '../../../engine/games/marco-polo/data/spaces.ts';
import type { MpEvent } from '../../../engine/games/marco-polo/events.ts';
import { QUESTION_KINDS } from '../../../engine/games/marco-polo/questions.ts';
import type { PublicView } from '../../../engine/games/marco-polo/types.ts';
import { seatInfos, seatsIn } from '../../battery/play.ts';
import { game } from './table.ts';

/** How often each thing was met. */
type Met = Map<string, number>;

/** The things that occur in an event: used cards, taken people, spaces with dice. */
function inEvent(event: MpEvent): readonly string[] {
  switch (event.type) {
    case 'characterPicked':
    case 'roundCharacterChosen':
      return [event.character];
    case 'companionTaken':
      return [event.companion];
    case 'dicePlaced':
      return [event.space];
    case 'contractCompleted':
      return [event.contract];
    case 'cityCardUsed':
      return [event.card];
    case 'rusticianoPlayed':
      return [event.card];
    case 'outpostTaken':
      return [event.outpost];
    case 'giftUsed':
      return [event.gift];
    default:
      return [];
  }
}

const codes = new Int32Array(game.maxLegal);

/** Number of listed commands that a curious player examines. */
const LOOKED_AT = 60;

/** A random action, preferring one that names something new. */
function curious(s: State, seat: number, chance: Chance, met: Met): number {
  const count = game.legal(s, seat, codes);
  for (let i = 0; i < LOOKED_AT && i < count; i++) {
    const code = codes[chance.below(count)];
    const said = JSON.stringify(game.decode(s, seat, code));
    if ((said.match(NAMED) ?? []).some((id) => !met.has(id))) return code;
  }
  return codes[chance.below(count)];
}
/** Ids of cards as actions name them. */
const NAMED = /\b(?:CC|RU|GF|[SCN])\d+\b/g;

/** Nine posts are placed: founding another one moves one of them. */
const POSTED = ['moscow', 'anxi', 'samarcanda', 'alexandria', 'xian', 'ormuz', 'karachi', 'kochi'];

/** The first turn of a late round in which nobody has a post left. */
const withoutPosts = (seats: number): State =>
  game.position(
    {
      round: 4,
      seats: Array.from({ length: seats }, (_, p) => ({
        posts: [...POSTED, 'adana'],
        coins: 40,
        camels: 12,
        figures: [{ figure: 1, node: p === 0 ? 'o8' : 'o6' }],
      })),
    },
    { venice: false },
  );

/** A match: even seats are travellers, the others are curious. */
function play(number: number, options: JsonObject, met: Met, from: State | null = null): void {
  const seats = 2 + (number % (from ? 3 : 4));
  const chance = new SeededChance(`met ${number}`);
  const add = (what: string): void => void met.set(what, (met.get(what) ?? 0) + 1);
  const sink = new EventList();
  const s = from ?? game.setup(seats, game.options(options, seats), chance, sink);
  const asked = new Set<number>();
  while (!game.isFinished(s)) {
    const [seat] = seatsIn(game.deciders(s));
    const code = seat % 2 === 0 ? choose(s, seat) : curious(s, seat, chance, met);
    // CC33's use names the other card.
    const { card } = game.decode(s, seat, code) as { readonly card?: string };
    if (card === 'CC33') add(card);
    game.apply(s, seat, code, chance, sink);
    const { questions } = game.view(s, 'public', seatInfos(seats)).public as unknown as PublicView;
    for (const { q, kind } of questions) {
      if (asked.has(q)) continue;
      asked.add(q);
      add(kind);
    }
  }
  for (const { event } of sink.items) {
    for (const what of inEvent(event as GameEvent as unknown as MpEvent)) add(what);
  }
  const { seats: ended, cityBonuses } = game.view(s, 'public', seatInfos(seats))
    .public as unknown as PublicView;
  for (const { goals, posts } of ended) {
    for (const goal of goals ?? []) add(goal);
    for (const node of posts) if (cityBonuses[node]) add(cityBonuses[node]);
  }
}

/** Number of matches in which everything occurs. */
export const ENOUGH = 130;

/** Everything that can occur, by kind. */
const KINDS: { readonly [kind: string]: readonly string[] } = {
  contracts: CONTRACT_IDS,
  cityCards: CITY_CARD_IDS,
  markers: BONUS_IDS,
  outposts: OUTPOST_IDS,
  goals: GOAL_IDS,
  characters: CHARACTERS,
  companions: COMPANIONS,
  rusticiano: RUSTICIANO_CARDS,
  gifts: GIFT_IDS,
  questions: QUESTION_KINDS,
  spaces: SPACES,
};

/** How often each was met, the rarest of a kind first. [kind] */
export type Table = { readonly [kind: string]: readonly (readonly [id: string, times: number])[] };

/** Plays so many matches with and without modules, and some that begin without a post to place. */
export function meetAll(matches: number): Table {
  const met: Met = new Map();
  for (let number = 0; number < matches; number++) {
    const venice = number % 4 === 3 || number % 3 > 0;
    play(number, { newCharacters: number % 4 !== 3, openDraft: number % 2 === 0, venice }, met);
  }
  for (let number = 0; number < 3; number++) play(number, {}, met, withoutPosts(2 + number));
  const counted = (ids: readonly string[]) =>
    ids.map((id) => [id, met.get(id) ?? 0] as const).sort(([, a], [, b]) => a - b);
  return Object.fromEntries(Object.entries(KINDS).map(([kind, ids]) => [kind, counted(ids)]));
}

if (process.argv[1]?.endsWith('met.ts')) {
  for (const [kind, list] of Object.entries(meetAll(Number(process.argv[2] ?? ENOUGH)))) {
    console.log(`${kind}: ${list.map(([id, times]) => `${id} ${times}`).join(', ')}`);
  }
}
