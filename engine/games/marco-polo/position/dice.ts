/** Dice of a described position: in hands, on spaces, aside, in the pool. */

import type { Chance } from '../../../core/chance.ts';
import type { JsonObject } from '../../../core/contract.ts';
import type { Reader } from '../../../kit/reader.ts';
import { MATTEO, RASCHID } from '../data/people.ts';
import { ASIDE, MONEY_BAG, SPACES } from '../data/spaces.ts';
import { BLACK_MASK, colorMask, DICE, DIE_FACES, FIRST_BLACK, WHITE_MASK } from '../data.ts';
import { DIE_IDS, lay, TOKEN_IDS } from '../effects/dice.ts';
import * as S from '../state.ts';

/** Dice that are named somewhere, as a mask. */
interface Seen {
  mask: number;
}

export function readDice(
  s: S.State,
  given: Reader,
  seats: readonly Reader[],
  chance: Chance,
): void {
  for (let p = 0; p < s[S.SEATS]; p++) s[S.HAND + S.at(p)] = 0;
  const seen: Seen = { mask: 0 };
  const spaces = given.record('spaces');
  spaces.allow(SPACES);
  for (const id of spaces.keys()) readPlacements(s, spaces, id, SPACES.indexOf(id), seen);
  readPlacements(s, given, 'diceAside', ASIDE, seen);
  seats.forEach((seat, p) => {
    const { mask } = readList(s, seat, 'dice', seen);
    s[S.HAND + S.at(p)] = mask;
  });
  const all = BLACK_MASK & (2 ** (FIRST_BLACK + s[S.SEATS] + 1) - 1);
  s[S.POOL] = all & ~seen.mask;
  seats.forEach((seat, p) => {
    placeOthers(s, p, seat.has('dice'), seen, chance);
  });
}

/** Unnamed dice: on the money bag if the seat states its dice, else in its hand. */
function placeOthers(s: S.State, p: number, stated: boolean, seen: Seen, chance: Chance): void {
  // Before the roll nobody has the white die (MP-023).
  const isRolled = s[S.PHASE] >= S.COMPENSATION;
  const white = isRolled && S.ability(s, p) === MATTEO ? WHITE_MASK : 0;
  const own = (colorMask(p) | white) & ~seen.mask;
  for (let die = 0; die < DICE; die++) {
    if (((own >>> die) & 1) === 0) continue;
    const rolls = stated || S.ability(s, p) !== RASCHID;
    s[S.VALUE + die] = rolls ? 1 + chance.below(DIE_FACES) : 0;
    if (stated) lay(s, p, MONEY_BAG, 1 << die, 0);
    else s[S.HAND + S.at(p)] |= 1 << die;
  }
}

function readPlacements(s: S.State, given: Reader, name: string, space: number, seen: Seen): void {
  given.list(name).forEach((fields, i) => {
    const one = given.nested(`${name}.${i}`, fields as JsonObject);
    one.allow(['seat', 'dice']);
    if (!one.tells('seat')) return; // neutral dice follow from the number of players
    const p = one.int('seat', 0);
    if (p < 0 || p >= s[S.SEATS]) one.fail('seat', 'must be a seat of this table');
    const { mask, token } = readList(s, one, 'dice', seen);
    lay(s, p, space, mask, token);
  });
}

/** Dice of a list, as objects or as ids alone; their values go into the state. */
function readList(
  s: S.State,
  given: Reader,
  name: string,
  seen: Seen,
): { readonly mask: number; readonly token: number } {
  let mask = 0;
  let token = 0;
  given.list(name).forEach((fields, i) => {
    const one = given.nested(`${name}.${i}`, fields as JsonObject);
    one.allow(['id', 'kind', 'value']);
    const index = one.id('id', [...DIE_IDS, ...TOKEN_IDS], 0);
    if (index >= DICE) {
      token = index - DICE + 2;
      return;
    }
    const value = one.tells('value') ? one.int('value', 0) : 0;
    if (value < 0 || value > DIE_FACES) one.fail('value', 'must be from 1 to 6');
    if ((seen.mask >>> index) & 1) one.fail('id', 'names a die that lies elsewhere');
    s[S.VALUE + index] = value;
    mask |= 1 << index;
    seen.mask |= 1 << index;
  });
  return { mask, token };
}
