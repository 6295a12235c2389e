/** A ship berths. */

import { PORT_FLAG, PORT_OWNER, PORT_SHIP, PORT_SIZE, type State, speed } from '../state.ts';

/** ST-025 … ST-027: the berth of a ship of this speed in the port, 0 = fastest. */
export function berthOf(s: State, port: number, effectiveValue: number): number {
  const row = port * 6;
  let i = 0;
  while (i < s[PORT_SIZE + port] && speedAt(s, row + i) >= effectiveValue) i++;
  return i;
}

const speedAt = (s: State, berth: number): number =>
  speed(s[PORT_SHIP + berth], s[PORT_FLAG + berth]);

/** Puts the ship of `p` below all that are as fast (ST-027) and above all slower ones. */
export function berth(s: State, port: number, p: number, ship: number, flag: number): number {
  const place = berthOf(s, port, speed(ship, flag));
  const row = port * 6;
  for (let i = s[PORT_SIZE + port]; i > place; i--) {
    s[PORT_SHIP + row + i] = s[PORT_SHIP + row + i - 1];
    s[PORT_OWNER + row + i] = s[PORT_OWNER + row + i - 1];
    s[PORT_FLAG + row + i] = s[PORT_FLAG + row + i - 1];
  }
  s[PORT_SHIP + row + place] = ship;
  s[PORT_OWNER + row + place] = p;
  s[PORT_FLAG + row + place] = flag;
  s[PORT_SIZE + port]++;
  return place;
}

/** ST-047: all ships leave. */
export function clearPorts(s: State): void {
  s.fill(-1, PORT_SHIP, PORT_FLAG + 18);
  s.fill(0, PORT_SIZE, PORT_SIZE + 3);
}
