/** How every target of the board stands towards the person: open, chosen or blocked, and why. */

import {
  CHARACTERS,
  LOCATIONS,
  RESOURCES,
  SHOPS,
  STOCKS,
} from '../../../engine/games/masters-of-venice/data.ts';
import type { Action } from '../../../engine/games/masters-of-venice/types.ts';
import { aim, countIn, DOCKS } from './draft.ts';
import type { Aim, Draft } from './draft-value.ts';
import { type Position, refusal, refusedAs, situation } from './position.ts';
import { consequence } from './preview.ts';
import { actionLine, consequenceLine, refusalLine } from './strings/actions.ts';
import { t } from './strings/index.ts';
import { targetName } from './strings/names.ts';
import { type Affordance, type BoardTarget, targetKey } from './targets.ts';

/** Codes that only say that the composition is not complete yet. */
const INCOMPLETE: readonly string[] = ['E_EMPTY', 'E_PLACEMENT'];

/** Everything on the board that stands there now, in reading order. */
export function targetsOf(position: Position): BoardTarget[] {
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

/** The affordance of every target that means something now, by key. Empty for spectators. */
export function affordancesOf(
  position: Position | null,
  draft: Draft,
): ReadonlyMap<string, Affordance> {
  const map = new Map<string, Affordance>();
  if (!position) return map;
  const now = situation(position);
  if (now === 'finished') return map;
  for (const target of targetsOf(position)) {
    const affordance = affordanceOf(position, draft, target);
    if (affordance) map.set(targetKey(target), affordance);
  }
  return map;
}

function affordanceOf(position: Position, draft: Draft, target: BoardTarget): Affordance | null {
  const next = aim(position, draft, target);
  const count = draft.suggested ? 0 : countIn(draft, target);
  const chosen = count > 0;
  if (!next && !chosen) return null;
  const action = next && ('send' in next ? next.send : next.draft.action);
  const code = action ? refusedAs(position, action) : null;
  const refused = code !== null && !INCOMPLETE.includes(code);
  return {
    target,
    state: chosen ? 'chosen' : refused ? 'blocked' : 'open',
    label: targetName(position.view, target),
    // Worked out when somebody looks: reasons and consequences cost more than all the rest.
    get hint() {
      return hintOf(position, next, action, code);
    },
    ...(chosen ? { count } : {}),
  };
}

function hintOf(position: Position, next: Aim, action: Action | null, code: string | null): string {
  if (!next) return t('hint.chosen');
  if (!action) return t('hint.compose');
  if (code !== null && !INCOMPLETE.includes(code)) {
    const why = refusal(position, action);
    return why ? refusalLine(position, why) : '';
  }
  const line = actionLine(position, action);
  if ('send' in next) return t('hint.send', { action: line });
  const brings = code === null ? consequence(position, action) : null;
  return [line, brings ? consequenceLine(position, brings) : ''].filter(Boolean).join('. ');
}
