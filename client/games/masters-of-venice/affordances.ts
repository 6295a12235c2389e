/** The board's targets and the meaning of pointing at each, for the kit's affordances. */

import {
  CHARACTERS,
  LOCATIONS,
  RESOURCES,
  SHOPS,
  STOCKS,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { Action, View } from '../../../engine/games/masters-of-venice/types.ts';
import type { Pointing } from '../../table/seat/affordances.ts';
import { aim, countIn, DOCKS } from './draft.ts';
import type { Draft } from './draft-value.ts';
import { type Position, situation } from './position.ts';
import { consequence } from './preview.ts';
import { actionLine, consequenceLine, refusalLine } from './strings/actions.ts';
import { targetName } from './strings/names.ts';
import type { BoardTarget } from './targets.ts';

/** The targets that stand on the board now, in reading order. */
export function targetsOf(position: Position): BoardTarget[] {
  if (situation(position) === 'finished') return [];
  const { view, seat } = position;
  const { public: open, you } = view;
  const own = open.seats[seat];
  return [
    ...LOCATIONS.map((location) => ({ kind: 'place' as const, location })),
    ...DOCKS.flatMap((dock) => [
      { kind: 'dock' as const, dock },
      ...RESOURCES.filter((resource) => open.docks[dock - 1]?.[resource]).map((resource) => ({
        kind: 'dockCube' as const,
        dock,
        resource,
      })),
    ]),
    ...[...new Set(open.pending?.drawn ?? [])].map((resource) => ({
      kind: 'drawnCube' as const,
      resource,
    })),
    ...SHOPS.flatMap((shop) => [
      { kind: 'shop' as const, shop },
      { kind: 'ordersPeg' as const, shop },
      { kind: 'sharePeg' as const, shop },
    ]),
    ...RESOURCES.flatMap((resource) => [
      { kind: 'resourcePeg' as const, resource },
      { kind: 'mercatoCube' as const, resource },
    ]),
    ...STOCKS.map((stock) => ({ kind: 'stock' as const, stock })),
    { kind: 'guildDeck' },
    ...[...(you?.guildOrders ?? []), ...(you?.guildDrawn ?? [])].map((card) => ({
      kind: 'guildOrder' as const,
      card,
    })),
    ...[...open.church.plaza, ...(own?.favors ?? [])].map((favor) => ({
      kind: 'favor' as const,
      favor,
    })),
    ...(you?.rumors ?? []).map((rumor) => ({ kind: 'rumor' as const, rumor })),
    { kind: 'office', location: 'officeNorth' },
    { kind: 'office', location: 'officeSouth' },
    ...RESOURCES.filter((resource) => own?.cubes[resource]).map((resource) => ({
      kind: 'ownCube' as const,
      resource,
    })),
    ...CHARACTERS.filter((c) => open.characterRow.includes(c) || own?.characters.includes(c)).map(
      (character) => ({ kind: 'character' as const, character }),
    ),
    ...(open.marker?.holder === seat && !open.marker.used ? [{ kind: 'marker' as const }] : []),
    { kind: 'gondola' },
    { kind: 'palazzo', seat },
  ];
}

export const pointing: Pointing<View, Action, Draft, BoardTarget> = {
  targetsOf,
  aim,
  countIn,
  name: ({ view }, target) => targetName(view, target),
  line: actionLine,
  why: refusalLine,
  brings(position, action) {
    const brings = consequence(position, action);
    return brings ? consequenceLine(position, brings) : '';
  },
};
