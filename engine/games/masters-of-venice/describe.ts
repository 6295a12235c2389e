/** The full state, secrets included, in the words of scenarios: `position` reads it back. */

import type { Json, JsonFields, JsonObject } from '../../core/json.ts';
import {
  CHARACTERS,
  FAVOR_IDS,
  GUILD_ORDER_IDS,
  LOCATIONS,
  RESOURCES,
  RUMOR_IDS,
  STOCKS,
} from './data.ts';
import { upcoming } from './flow/scheduler.ts';
import * as N from './names.ts';
import { readOptions } from './options.ts';
import * as S from './state.ts';
import { view } from './view.ts';

const NOBODY = { name: '', color: '', bot: false };

/**
 * The whole position. `position(describe(s))` equals `s`. Beyond the input of `position` it has the
 * derived fields of the view, and `order`: the turns from here to the end of the round if each is
 * ended at once and every window declined.
 */
export function describe(s: S.State): JsonObject {
  const table = view(s, 'public', Array(s[S.SEATS]).fill(NOBODY)).public;
  const { church, activation, ...shared } = structuredClone(table);
  const acted = s[S.TURN_ACTED] === 1 && s[S.TURN_USED] === 0;
  return {
    ...shared,
    options: readOptions(s),
    seq: s[S.SEQ],
    drawsTaken: s[S.DRAWS],
    seats: table.seats.map((_, p) => describeSeat(s, p)),
    activation: describeActivation(s, activation),
    // Deliveries and tiles do not count as used in a turn.
    ...(acted && { acted }),
    deck: N.idsIn(s, S.DECK_SIZE, S.DECK, GUILD_ORDER_IDS),
    church,
    plaza: N.idsIn(s, S.PLAZA_SIZE, S.PLAZA, FAVOR_IDS),
    stack: N.idsIn(s, S.STACK_SIZE, S.STACK, FAVOR_IDS),
    favorsShown: N.named(s[S.FAVORS_SHOWN], FAVOR_IDS),
    canalRumors: describeCanal(s),
    removedRumors: N.drawn(s, S.REMOVED_RUMORS, 3, RUMOR_IDS),
    order: upcoming(s, true).map(({ seat, kind, place }) => [seat, kind, place]),
  };
}

function describeSeat(s: S.State, p: number): JsonObject {
  const o = S.at(p);
  const place = s[S.PAWN + o];
  const drew = s[S.PENDING] === S.PENDING_GUILD_KEEP && s[S.TURN_SEAT] === p;
  const spot = place < 0 ? null : N.spotName(place, s[S.PAWN_SPOT + o]);
  const known = N.named(s[S.KNOWN_RETURNED + o], GUILD_ORDER_IDS);
  const finished = s[S.PHASE] === S.PHASE_FINISHED;
  return {
    seat: p,
    youthRank: s[S.YOUTH + o],
    vp: s[S.VP + o],
    cash: s[S.CASH + o],
    shares: N.counts(s, S.SHARES + o, STOCKS),
    cubes: N.counts(s, S.CUBES + o, RESOURCES),
    characters: N.named(s[S.CHARACTER + o], CHARACTERS),
    guildHeld: s[S.HAND_SIZE + o],
    guildOrders: N.idsIn(s, S.HAND_SIZE + o, S.HAND + o, GUILD_ORDER_IDS),
    delivered: N.idsIn(s, S.DELIVERED_SIZE + o, S.DELIVERED + o, GUILD_ORDER_IDS),
    rumorsHeld: s[S.RUMORS_SIZE + o],
    rumors: N.idsIn(s, S.RUMORS_SIZE + o, S.RUMORS + o, RUMOR_IDS),
    favors: N.idsIn(s, S.FAVORS_SIZE + o, S.FAVORS + o, FAVOR_IDS),
    pawn: place < 0 ? null : { location: LOCATIONS[place], spot },
    bid: N.orNull(s[S.BID + o]),
    destination: N.idOrNull(LOCATIONS, s[S.DESTINATION + o]),
    guildDrawn: drew ? N.drawn(s, S.PENDING_CARDS, 2, GUILD_ORDER_IDS) : [],
    stance: N.STANCES[s[S.STANCE + o]],
    queuedInterrupt: s[S.MARKER_HOLDER] === p ? N.idOrNull(N.TARGETS, s[S.QUEUE_TARGET]) : null,
    knownReturned: known,
    ...(finished && { track: s[S.TRACK + o], owed: s[S.OWED + o] }),
  };
}

/** With the places that have been active even if none is at the moment. */
function describeActivation(s: S.State, activation: Json): Json {
  const mainDone = N.members(s[S.MAIN_DONE]);
  if (activation !== null) return { ...(activation as JsonObject), mainDone };
  if (s[S.ACTIVATED] === 0 && mainDone.length === 0) return null;
  return { activatedBefore: N.named(s[S.ACTIVATED], LOCATIONS), mainDone };
}

function describeCanal(s: S.State): JsonObject {
  const canal: JsonFields = {};
  for (let space = 1; space <= 16; space++) {
    if (s[S.CANAL + space] >= 0) canal[space] = RUMOR_IDS[s[S.CANAL + space]];
  }
  return canal;
}
