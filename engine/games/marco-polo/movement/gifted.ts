/** The numbers of movements that spend GF14 on a city passed (rules, AV-185; see `list.ts`). */

import { JOHANNES } from '../data/people.ts';
import * as S from '../state.ts';
import type { Movement } from './movement.ts';
import { type Route, routesOf } from './routes.ts';

/** Bits of a route in a movement's number; ones only = that figure stays. */
export const ROUTE_BITS = 6;
export const STAYS = 2 ** ROUTE_BITS - 1;

/** Fills `m` from a number: figure, route to the city that gets the post, route on from there. */
export function selectGifted(s: S.State, p: number, number: number, m: Movement): void {
  const figure = number >> (2 * ROUTE_BITS);
  const from = figure > 1 ? -1 : s[S.FIGURE + S.at(p) + figure];
  const routes = routesOf(S.ability(s, p) === JOHANNES);
  const to = from < 0 ? undefined : routes[from][(number >> ROUTE_BITS) & STAYS];
  const on = to && routes[to.to][number & STAYS];
  if (!to || !on) return;
  m.add(figure, [...to.path, ...on.path]);
  m.giftCity = to.to;
}

/** The number of a movement that could be listed; -1 if there is none. */
export function numberOfGifted(s: S.State, p: number, m: Movement): number {
  if (m.legs !== 1 || m.passing !== 0) return -1;
  const path = Array.from(m.path[0].subarray(0, m.size[0]));
  const at = path.indexOf(m.giftCity);
  const from = s[S.FIGURE + S.at(p) + m.figure[0]];
  if (at < 0 || from < 0) return -1;
  const routes = routesOf(S.ability(s, p) === JOHANNES);
  const first = routeAlong(routes[from], path.slice(0, at + 1));
  const second = routeAlong(routes[m.giftCity], path.slice(at + 1));
  if (first < 0 || second < 0) return -1;
  return (m.figure[0] * 2 ** ROUTE_BITS + first) * 2 ** ROUTE_BITS + second;
}

const routeAlong = (routes: readonly Route[], path: readonly number[]): number =>
  routes.findIndex(
    (route) => route.path.length === path.length && route.path.every((n, i) => n === path[i]),
  );
