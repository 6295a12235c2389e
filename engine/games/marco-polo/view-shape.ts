/** The typed fields of `view.public` (appendix B.2), for the synchronized schema. */

import {
  flag,
  int,
  list,
  map,
  nullable,
  optional,
  record,
  scalar,
  text,
} from '../../core/shape.ts';

const ids = list(text);
const numbers = list(int);
const die = record({ id: text, kind: text, value: nullable(int) });
const placements = list(record({ seat: nullable(int), dice: list(die) }));
const question = record({
  ...{ q: int, seat: int, kind: text, source: text },
  ...{ n: optional(int), node: optional(text), offered: optional(ids) },
});
const seat = record({
  ...{ seat: int, name: text, color: text, bot: flag },
  ...{ character: nullable(text), roundCharacter: nullable(text), characterFaceUp: flag },
  ...{ vp: int, coins: int, camels: int, pepper: int, silk: int, gold: int },
  ...{ dice: list(die), tokens: numbers, tokenUsed: flag, supply: int, posts: ids },
  figures: list(record({ figure: int, node: text })),
  ...{ contracts: ids, completed: ids, goalsHeld: int, goals: nullable(ids) },
  companions: list(record({ id: text, setAside: flag, used: ids })),
  ...{ rusticianoHeld: int, rusticiano: nullable(ids), bellelaLeft: int, bellela: nullable(ids) },
  ...{ keptCityCard: nullable(text), gifts: ids, arghunCards: ids, committed: flag },
  extraTile: optional(flag),
});
const row = record({
  ...{ seat: int, track: int, beijing: int, goods: int, coins: int, contracts: int },
  ...{ goalCards: int, goalCities: int, venice: int, total: int, camels: int },
});

/** Version of the view (rules, appendix B). */
export const VIEW_VERSION = 'mpav-view/1';

export const publicShape = record({
  options: record({
    ...{ venice: flag, companions: flag, newCharacters: flag, setup: scalar, openDraft: flag },
    ...{ publicFinalPreview: flag, turnTimer: int, undo: flag },
  }),
  ...{ round: int, phase: text, startSeat: int, lastTraveller: nullable(int) },
  turn: nullable(
    record({
      ...{ seat: int, mainDone: flag, blackBought: flag, bagged: flag, arghunUsed: flag },
      ...{ canEnd: flag, canUndo: flag },
    }),
  ),
  ...{ decider: numbers, questions: list(question) },
  draft: nullable(record({ offered: ids, order: numbers, arghunCards: optional(ids) })),
  ...{ seats: list(seat), spaces: map(placements), diceAside: placements, blackPool: int },
  ...{ contractRow: list(nullable(text)), contractStacks: int, specialPile: int },
  ...{ cityCards: map(text), cityPile: int, cityBonuses: map(text), outposts: map(text) },
  ...{ beijing: list(nullable(int)), companionRow: ids, companionStack: int },
  ...{ giftPile: int, giftDiscards: ids },
  result: nullable(record({ winners: numbers, table: list(row) })),
});
