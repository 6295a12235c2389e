/** Deck, removed and unclaimed ships, stack, display and owned tiles of a described position. */

import type { Chance } from '../../../core/chance.ts';
import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { shuffled } from '../../../kit/unseen.ts';
import { DISPLAY_LENGTH, removedWith, SHIP_IDS, SHIPS, TILE_IDS, TILES } from '../data.ts';
import * as S from '../state.ts';

/** A given pile: a list, top first; a view's count adds nothing new. */
function pile(given: Reader, name: string, ids: readonly string[]): number[] {
  return given.isList(name) ? given.ids(name, ids) : [];
}

/**
 * All of 0 … n - 1 that are not in `named`, shuffled.
 * @throws PositionError for doubles
 */
function others(n: number, named: readonly number[], what: string, chance: Chance): number[] {
  const seen = new Set(named);
  if (seen.size !== named.length) throw new PositionError(what, 'something is named twice');
  return shuffled(
    Array.from({ length: n }, (_, i) => i).filter((i) => !seen.has(i)),
    chance,
  );
}

function write(s: S.State, size: number, start: number, values: readonly number[]): void {
  s[size] = values.length;
  values.forEach((value, i) => {
    s[start + i] = value;
  });
}

/** ST-009; the deck takes the ships without another place, from below. */
export function readShips(s: S.State, given: Reader, chance: Chance): void {
  const name = 'every ship lies in one place';
  const unclaimed = given.ids('unclaimedCards', SHIP_IDS);
  const removed = pile(given, 'removedCards', SHIP_IDS);
  const deck = pile(given, 'shipDeck', SHIP_IDS);
  const inPort = Array.from(s.subarray(S.PORT_SHIP, S.PORT_SHIP + 18)).filter((ship) => ship >= 0);
  const isAtSea = s[S.PHASE] === S.PHASE_CLAIM || s[S.PHASE] === S.PHASE_PLACE;
  const atSea = isAtSea && s[S.CURRENT] >= 0 ? [s[S.CURRENT]] : [];
  const named = [...unclaimed, ...removed, ...deck, ...inPort, ...atSea];
  const rest = others(SHIPS.length, named, name, chance);
  if (isAtSea && s[S.CURRENT] < 0) s[S.CURRENT] = rest.pop() ?? deck.shift() ?? -1;
  const away = removedWith(s[S.SEATS]);
  if (removed.length > away) given.fail('removedCards', `are ${away} at this table`);
  removed.push(...rest.splice(0, away - removed.length));
  const left = SHIPS.length - away - inPort.length - unclaimed.length - (isAtSea ? 1 : 0);
  if (left < 0 || deck.length > left) given.fail('shipDeck', `can be ${Math.max(0, left)} ships`);
  write(s, S.UNCLAIMED_SIZE, S.UNCLAIMED, unclaimed);
  write(s, S.REMOVED_SIZE, S.REMOVED, removed);
  write(s, S.DECK_SIZE, S.DECK, [...deck, ...rest].reverse());
}

/** Tiles that are not named fill first the display, then the stack from below. */
export function readTiles(
  s: S.State,
  given: Reader,
  seats: readonly Reader[],
  chance: Chance,
): void {
  const owned = seats.map((seat) => seat.ids('tiles', TILE_IDS));
  const stack = pile(given, 'promoStack', TILE_IDS);
  const display = given.ids('promoDisplay', TILE_IDS);
  if (display.length > DISPLAY_LENGTH) given.fail('promoDisplay', 'are three tiles at most');
  const named = [...owned.flat(), ...stack, ...display];
  const rest = others(TILES.length, named, 'every tile lies in one place', chance);
  display.push(...rest.splice(0, DISPLAY_LENGTH - display.length));
  owned.forEach((tiles, p) => {
    write(s, S.TILES_SIZE + S.at(p), S.OWN_TILES + S.at(p), tiles);
  });
  write(s, S.DISPLAY_SIZE, S.DISPLAY, display);
  write(s, S.STACK_SIZE, S.STACK, [...stack, ...rest].reverse());
}
