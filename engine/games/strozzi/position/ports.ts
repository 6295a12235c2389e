/** Ships in port in a described position. */

import type { JsonObject } from '../../../core/contract.ts';
import type { Reader } from '../../../kit/reader.ts';
import { FLAGS, PIRATE, PLUS_ONE, PORTS, SHIP_IDS, SHIPS, WARE_FLAG } from '../data.ts';
import * as S from '../state.ts';
import { usedFlags } from './moment.ts';

/** Assumed flags of ships without a named one, the least significant first. */
const GUESSES = [WARE_FLAG, PIRATE, PLUS_ONE] as const;

/** Each port's ships, the fastest first. */
export function readPorts(s: S.State, given: Reader, seats: readonly Reader[]): void {
  const ports = given.record('ports');
  ports.allow(PORTS);
  const unnamed: { readonly ship: Reader; readonly port: number }[] = [];
  PORTS.forEach((name, port) => {
    ports.list(name).forEach((fields, i) => {
      const ship = ports.nested(`${name}.${i}`, fields as JsonObject);
      ship.allow(['card', 'effectiveValue', 'owner', 'flag']);
      if (!ship.tells('flag')) unnamed.push({ ship, port });
      put(s, ship, port, i, ship.tells('flag') ? ship.id('flag', FLAGS, 0) : -1);
    });
  });
  // Only now the flags left for the others are known.
  for (const { ship, port } of unnamed) guess(s, ship, port, seats);
}

function put(s: S.State, ship: Reader, port: number, place: number, flag: number): void {
  const at = port * 6 + place;
  const owner = ship.int('owner', -1);
  if (owner < 0 || owner >= s[S.SEATS]) ship.fail('owner', 'must be a seat of this table');
  const card = ship.id('card', SHIP_IDS, -1);
  if (card < 0) ship.fail('card', 'must be a ship');
  if (place >= s[S.SEATS]) ship.fail('card', 'is one more than there are players');
  s[S.PORT_SIZE + port] = place + 1;
  s[S.PORT_SHIP + at] = card;
  s[S.PORT_OWNER + at] = owner;
  s[S.PORT_FLAG + at] = flag < 0 ? FLAGS.length : flag;
  if (flag >= 0) checkSpeed(ship, card, flag);
}

function checkSpeed(ship: Reader, card: number, flag: number): void {
  const speed = S.speed(card, flag);
  if (ship.int('effectiveValue', speed) !== speed) {
    ship.fail('effectiveValue', `must be ${speed}: the ship's value, one more under the +1 flag`);
  }
}

/** A used flag of its owner without another place, fitting the ship's named speed. */
function guess(s: S.State, ship: Reader, port: number, seats: readonly Reader[]): void {
  const owner = ship.int('owner', 0);
  let at = port * 6;
  while (s[S.PORT_OWNER + at] !== owner) at++;
  const card = s[S.PORT_SHIP + at];
  let taken = usedFlags(s, owner);
  for (const flag of seats[owner].ids('flagsUnused', FLAGS)) taken |= 1 << flag;
  const wanted = ship.int('effectiveValue', SHIPS[card].value);
  const free = GUESSES.filter((flag) => (taken & (1 << flag)) === 0);
  const flag = free.find((one) => S.speed(card, one) === wanted) ?? free[0];
  if (flag === undefined) ship.fail('flag', 'is left of none: its owner has used all three');
  s[S.PORT_FLAG + at] = flag;
  checkSpeed(ship, card, flag);
}
