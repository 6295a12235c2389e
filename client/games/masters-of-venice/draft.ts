/**
 * The effect of pointing at a target of the board on the composed action. Pure; the store in
 * `intent.ts` keeps the current one. Legality is never decided here.
 */

import type { Resource } from '../../../engine/games/masters-of-venice/data.ts';
import type {
  Action,
  ActionType,
  DockNumber,
} from '../../../engine/games/masters-of-venice/types.ts';
import { aimDestination, aimDraft } from './draft-rounds.ts';
import { aimTurn } from './draft-turn.ts';
import { type Aim, chosen, type Draft, drafted } from './draft-value.ts';
import { rumorShop, shopOf } from './facts.ts';
import { legalOf, type Position, refusedAs, situation } from './position.ts';
import type { BoardTarget } from './targets.ts';

/** The effect of picking `target` now; null if it means nothing at this moment. */
export function aim(position: Position, draft: Draft, target: BoardTarget): Aim {
  if (target.kind === 'gondola') return aimGondola(position, draft);
  switch (situation(position)) {
    case 'bid':
      return aimBid(position, draft, target);
    case 'pick':
    case 'adjust':
      return aimDraft(draft, target);
    case 'destination':
      return target.kind === 'marker' ? aimMarker(position, draft) : aimDestination(draft, target);
    case 'window':
      return aimWindow(position, draft, target);
    case 'guildKeep':
      return aimKeep(position, draft, target);
    case 'placeCubes':
      return aimPlace(position, draft, target);
    case 'turn':
      return target.kind === 'marker'
        ? aimMarker(position, draft)
        : aimTurn(position, draft, target);
    case 'waiting':
      return target.kind === 'marker' ? aimMarker(position, draft) : null;
    case 'finished':
      return null;
  }
}

/** A press on the gondolier sends the composed action; with none, the turn goes on. */
function aimGondola(position: Position, draft: Draft): Aim {
  const { action, suggested } = draft;
  if (action && !suggested && action.type !== 'endTurn') return { send: action };
  const now = situation(position);
  if (now === 'window') return { send: { type: 'declineInterrupt' } };
  if (now !== 'turn') return null;
  const done = action?.type === 'endTurn' || !canStillAct(position);
  return done ? { send: { type: 'endTurn' } } : { draft: drafted({ type: 'endTurn' }) };
}

/** Whether the running turn still has another action than its end. */
export function canStillAct(position: Position): boolean {
  return position.legal.some(({ type }) => type !== 'endTurn' && !isAside(type));
}

/** Actions beside the turn's own: they never stand between a person and the end of the turn. */
export function isAside(type: ActionType): boolean {
  return type === 'queueInterrupt' || type === 'setStance';
}

function aimBid(position: Position, draft: Draft, target: BoardTarget): Aim {
  const { you } = position.view;
  if (target.kind !== 'palazzo' || target.seat !== position.seat || !you) return null;
  const now = draft.action?.type === 'submitBid' ? draft.action.amount : (you.bid ?? 0);
  const amount = now + 5 > you.cash ? 0 : now + 5;
  return { draft: drafted({ type: 'submitBid', amount }) };
}

/** Each pick goes on to the next order that the marker could get, then to the next stance. */
function aimMarker(position: Position, draft: Draft): Aim {
  const { you } = position.view;
  const orders = (['own', 'shared', null] as const).map(
    (target) => ({ type: 'queueInterrupt', target }) as const,
  );
  const stances = (['always', 'placeStart', 'wait'] as const).map(
    (stance) => ({ type: 'setStance', stance }) as const,
  );
  const cycle: readonly Action[] = [
    ...orders.filter(({ target }) => target !== you?.queuedInterrupt),
    ...stances.filter(({ stance }) => stance !== you?.stance),
  ].filter((action) => refusedAs(position, action) === null);
  const now = JSON.stringify(draft.action);
  const at = cycle.findIndex((action) => JSON.stringify(action) === now);
  const next = cycle[(at + 1) % cycle.length];
  return next ? { draft: drafted(next) } : null;
}

function aimWindow(position: Position, draft: Draft, target: BoardTarget): Aim {
  const { turnOrder, seats, activation } = position.view.public;
  const open = legalOf(position, 'useInterrupt').map((action) => action.target);
  if (target.kind === 'marker') {
    const use = chosen(draft, 'useInterrupt');
    const now = use ? open.indexOf(use.target) : -1;
    const next = open[(now + 1) % Math.max(1, open.length)] ?? 'own';
    return { draft: drafted({ type: 'useInterrupt', target: next }) };
  }
  if (target.kind !== 'place' || turnOrder.length === 0) return null;
  const pawn = seats[position.seat]?.pawn?.location;
  if (target.location === pawn) return { draft: drafted({ type: 'useInterrupt', target: 'own' }) };
  if (target.location === activation?.location) {
    return { draft: drafted({ type: 'useInterrupt', target: 'shared' }) };
  }
  return null;
}

function aimKeep(position: Position, draft: Draft, target: BoardTarget): Aim {
  const { you } = position.view;
  if (target.kind !== 'guildOrder' || !you) return null;
  const now = draft.action?.type === 'guildKeep' ? draft.action : null;
  if (you.guildDrawn.includes(target.card)) {
    if (now?.keep === target.card && !draft.suggested) return { send: now };
    const returnHeld = now?.returnHeld ?? null;
    return { draft: drafted({ type: 'guildKeep', keep: target.card, returnHeld }) };
  }
  if (!you.guildOrders.includes(target.card)) return null;
  const keep = now?.keep ?? you.guildDrawn[0] ?? '';
  const returnHeld = now?.returnHeld === target.card ? null : target.card;
  return { draft: drafted({ type: 'guildKeep', keep, returnHeld }) };
}

function aimPlace(position: Position, draft: Draft, target: BoardTarget): Aim {
  const now = draft.action?.type === 'placeCubes' ? draft.action.placement : {};
  if (target.kind === 'drawnCube') {
    const action = draft.action ?? ({ type: 'placeCubes', placement: now } as const);
    return { draft: { ...drafted(action, draft), held: target.resource } };
  }
  if (target.kind !== 'dock' && target.kind !== 'dockCube') return null;
  const dock = String(target.dock);
  const rest = Object.fromEntries(Object.entries(now).filter(([at]) => at !== dock));
  const left = unplaced(position, rest);
  if (now[dock] && (draft.held === null || draft.held === now[dock])) {
    return { draft: drafted({ type: 'placeCubes', placement: rest }) };
  }
  const cube = draft.held && left.includes(draft.held) ? draft.held : left[0];
  if (!cube) return null;
  return { draft: drafted({ type: 'placeCubes', placement: { ...rest, [dock]: cube } }) };
}

/** Drawn cubes that no dock has yet, in drawn order. */
export function unplaced(
  position: Position,
  placement: { readonly [dock: string]: Resource },
): Resource[] {
  const left = [...(position.view.public.pending?.drawn ?? [])];
  for (const cube of Object.values(placement)) {
    const index = left.indexOf(cube);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

/** How often `target` is part of the composed action; 0 = not at all. */
export function countIn(draft: Draft, target: BoardTarget): number {
  const { action } = draft;
  if (!action) return 0;
  const is = (yes: boolean): number => (yes ? 1 : 0);
  switch (action.type) {
    case 'submitBid':
      return is(target.kind === 'palazzo');
    case 'chooseCharacter':
      return is(target.kind === 'character' && target.character === action.character);
    case 'adjustOrders':
      return is(target.kind === 'ordersPeg' && target.shop === action.shop);
    case 'submitDestination':
      return is(target.kind === 'place' && target.location === action.location);
    case 'useDock':
      if (target.kind === 'dock') return is(target.dock === action.dock);
      if (target.kind !== 'dockCube' || target.dock !== action.dock) return 0;
      return (action.buy[target.resource] ?? 0) + is(action.steal === target.resource);
    case 'useMajority':
      return is(
        (target.kind === 'resourcePeg' && shopOf(target.resource) === action.shop) ||
          (target.kind === 'ordersPeg' && target.shop === action.shop),
      );
    case 'sellAtShop':
      if (target.kind === 'shop' && target.shop === action.shop) return action.count;
      if (target.kind !== 'ownCube') return 0;
      return shopOf(target.resource) === action.shop ? action.count : 0;
    case 'buyShares':
      return target.kind === 'stock' ? (action.lots[target.stock] ?? 0) : 0;
    case 'sellShares':
      if (target.kind === 'stock') return action.lots[target.stock] ?? 0;
      return target.kind === 'sharePeg' ? (action.lots[target.shop] ?? 0) : 0;
    case 'drawOrder':
      return is(target.kind === 'guildDeck');
    case 'guildKeep':
      return is(
        target.kind === 'guildOrder' &&
          (target.card === action.keep || target.card === action.returnHeld),
      );
    case 'deliverOrder':
      return is(target.kind === 'guildOrder' && target.card === action.card);
    case 'buyFavor':
      return is(target.kind === 'favor' && target.favor === action.favor);
    case 'playFavor':
      if (target.kind === 'favor') return is(target.favor === action.favor);
      return is(target.kind === 'ordersPeg' && target.shop === action.shop);
    case 'playRumor':
      if (target.kind === 'rumor') return is(target.rumor === action.rumor);
      return is(isRumorPeg(action.rumor, action.peg, target));
    case 'useOffice':
      return is(target.kind === 'office');
    case 'placeCubes':
      if (target.kind === 'drawnCube') return is(target.resource === draft.held);
      return is(target.kind === 'dock' && action.placement[String(target.dock)] !== undefined);
    case 'mercatoBuy':
      return target.kind === 'mercatoCube' ? (action.cubes[target.resource] ?? 0) : 0;
    case 'mercatoSell':
      return target.kind === 'ownCube' ? (action.cubes[target.resource] ?? 0) : 0;
    case 'mercatoSwap':
      if (target.kind === 'ownCube') return is(target.resource === action.give);
      return is(target.kind === 'mercatoCube' && target.resource === action.take);
    case 'queueInterrupt':
    case 'setStance':
    case 'useInterrupt':
      return is(target.kind === 'marker');
    case 'endTurn':
      return is(target.kind === 'gondola');
    case 'declineInterrupt':
      return 0;
  }
}

function isRumorPeg(rumor: string, peg: string, target: BoardTarget): boolean {
  const shop = rumorShop(rumor);
  if (target.kind === 'sharePeg') return peg === 'share' && target.shop === shop;
  if (target.kind === 'ordersPeg') return peg === 'orders' && target.shop === shop;
  return target.kind === 'resourcePeg' && peg === 'resource' && shopOf(target.resource) === shop;
}

export const DOCKS: readonly DockNumber[] = [1, 2, 3, 4];
