/**
 * The changes that a street's disc can make to the buildings at the street (rules, section 5.8).
 */

import {
  BUILDINGS,
  BUILDINGS_AT,
  type BuildingId,
  SPACES,
  type SpaceId,
} from '../../../engine/games/genoa/map.ts';
import type { Action, OpName } from '../../../engine/games/genoa/types.ts';
import { legalOf, type Position } from './position.ts';

type Op = { readonly op: OpName; readonly building: BuildingId };
export type Acquire = Extract<Action, { type: 'acquire' }>;
export type Ops = Acquire['ops'];

const COST: { readonly [op in OpName]: number } = { place: 1, remove: 1, replace: 2 };

/** The number of markers that the changes cost. */
export const costOf = (ops: Ops): number => ops.reduce((sum, { op }) => sum + COST[op], 0);

const sorted = (ops: readonly Op[]): Op[] =>
  [...ops].sort((a, b) => BUILDINGS.indexOf(a.building) - BUILDINGS.indexOf(b.building));

/** Streets whose discs can change a building. */
export const streetsOf = (position: Position): readonly SpaceId[] => [
  ...new Set(legalOf(position, 'acquire').map(({ street }) => street)),
];

/** The two buildings at a street. */
export const buildingsAt = (street: SpaceId): readonly BuildingId[] =>
  (BUILDINGS_AT[SPACES.indexOf(street)] ?? []).flatMap((one) => BUILDINGS[one] ?? []);

/**
 * The changes that a street's disc allows for a building, given the change to the street's other
 * building.
 */
export function opsAt(
  position: Position,
  street: SpaceId,
  ops: Ops,
  building: BuildingId,
): readonly OpName[] {
  const rest = ops.filter((one) => one.building !== building);
  const found = legalOf(position, 'acquire').flatMap((action) => {
    if (action.street !== street || action.ops.length !== rest.length + 1) return [];
    const agrees = rest.every((one) =>
      action.ops.some(({ op, building: at }) => op === one.op && at === one.building),
    );
    return agrees ? action.ops.filter((one) => one.building === building).map(({ op }) => op) : [];
  });
  return [...new Set(found)];
}

/** Moves a building to its next possible change; after the last one it stays unchanged. */
export function nextOps(position: Position, street: SpaceId, ops: Ops, building: BuildingId): Ops {
  const possible = opsAt(position, street, ops, building);
  const rest = ops.filter((one) => one.building !== building);
  const now = ops.find((one) => one.building === building);
  const next = possible[now ? possible.indexOf(now.op) + 1 : 0];
  return next ? sorted([...rest, { op: next, building }]) : sorted(rest);
}

/**
 * The changes after a press on a building: its next change, by the disc of `street`, else by the
 * composed street's, else by the first that allows one; null where no disc does.
 */
export function changed(
  position: Position,
  composed: Acquire | null,
  building: BuildingId,
  street?: SpaceId,
): Acquire | null {
  const here = (one: SpaceId): boolean => buildingsAt(one).includes(building);
  const by =
    street ?? [composed?.street, ...streetsOf(position)].find((one) => one && here(one)) ?? null;
  if (!by) return null;
  const ops = by === composed?.street ? composed.ops : [];
  return { type: 'acquire', street: by, ops: nextOps(position, by, ops, building) };
}
