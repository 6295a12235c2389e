/** The meaning of pointing within one's own turn: each target adds to the action of its place. */

import type { Resource, Stock } from '../../../engine/games/masters-of-venice/data.ts';
import type { Action, Cubes, DockNumber } from '../../../engine/games/masters-of-venice/types.ts';
import { type Aim, chosen, type Draft, drafted, NO_DRAFT } from './draft-value.ts';
import { favorMax, rumorShop, shopOf, total } from './facts.ts';
import { legalOf, type Position } from './position.ts';
import type { BoardTarget } from './targets.ts';

type Of<T extends Action['type']> = Extract<Action, { type: T }>;

const current = <T extends Action['type']>(draft: Draft, type: T): Of<T> | null =>
  draft.action?.type === type ? (draft.action as Of<T>) : null;

/** Adds `by` to a count of a sparse map; a count of 0 is absent. */
export function plus<K extends string>(
  counts: { readonly [k in K]?: number },
  key: K,
  by: number,
): { readonly [k in K]?: number } {
  const next = { ...counts, [key]: (counts[key] ?? 0) + by };
  if ((next[key] ?? 0) <= 0) delete next[key];
  return next;
}

export function aimTurn(position: Position, draft: Draft, target: BoardTarget): Aim {
  const turn = position.view.public.turn;
  switch (target.kind) {
    case 'dockCube':
      return aimDockCube(draft, target.dock, target.resource);
    case 'dock': {
      const now = current(draft, 'useDock');
      if (now?.dock === target.dock && total(now.buy) + (now.steal ? 1 : 0) > 0) {
        return { send: now };
      }
      return { draft: drafted({ type: 'useDock', dock: target.dock, buy: {}, steal: null }) };
    }
    case 'shop': {
      const now = current(draft, 'sellAtShop');
      const favor = current(draft, 'playFavor');
      if (favor) return { draft: drafted({ ...favor, shop: target.shop }) };
      const count = now?.shop === target.shop ? now.count + 1 : 1;
      return { draft: drafted({ type: 'sellAtShop', shop: target.shop, count }) };
    }
    case 'ordersPeg':
    case 'resourcePeg':
    case 'sharePeg':
      return aimPeg(position, draft, target);
    case 'stock':
      return aimStock(draft, target.stock);
    case 'guildDeck':
      return aimDeck(position, draft);
    case 'guildOrder':
      return aimDelivery(position, draft, target.card);
    case 'favor':
      return aimFavor(position, draft, target.favor);
    case 'rumor':
      return aimRumor(draft, target.rumor);
    case 'office':
      return turn?.location === target.location ? aimOffice(position, draft) : null;
    case 'mercatoCube':
      return aimMercato(draft, target.resource);
    case 'ownCube':
      return aimOwnCube(position, draft, target.resource);
    case 'character':
      return aimPower(position, draft, target.character);
    case 'palazzo':
      return aimPalazzo(position, draft, target.seat);
    case 'place':
      if (target.location !== turn?.location) return null;
      if (draft.action && !draft.suggested) return { send: draft.action };
      return target.location.startsWith('office') ? aimOffice(position, draft) : null;
    default:
      return null;
  }
}

function aimDockCube(draft: Draft, dock: DockNumber, resource: Resource): Aim {
  const now = current(draft, 'useDock');
  const base =
    now?.dock === dock ? now : ({ type: 'useDock', dock, buy: {}, steal: null } as const);
  if (draft.stealing) {
    const steal = base.steal === resource ? null : resource;
    return { draft: drafted({ ...base, steal }, { ...draft, stealing: steal === null }) };
  }
  return { draft: drafted({ ...base, buy: plus(base.buy, resource, 1) }, draft) };
}

function aimPeg(
  position: Position,
  draft: Draft,
  target: Extract<BoardTarget, { kind: 'ordersPeg' | 'resourcePeg' | 'sharePeg' }>,
): Aim {
  const shop = target.kind === 'resourcePeg' ? shopOf(target.resource) : target.shop;
  if (!shop) return null;
  const rumor = current(draft, 'playRumor');
  if (rumor && rumorShop(rumor.rumor) === shop) {
    const peg =
      target.kind === 'sharePeg' ? 'share' : target.kind === 'ordersPeg' ? 'orders' : 'resource';
    const direction = rumor.peg === peg && rumor.direction === 'up' ? 'down' : 'up';
    return { draft: drafted({ ...rumor, peg, direction }) };
  }
  const favor = current(draft, 'playFavor');
  if (favor && target.kind === 'ordersPeg') return { draft: drafted({ ...favor, shop }) };
  if (target.kind === 'sharePeg') {
    const lots = current(draft, 'sellShares')?.lots ?? {};
    return { draft: drafted({ type: 'sellShares', lots: plus(lots, shop, 1) }) };
  }
  if (position.view.public.turn?.location !== 'shops') return null;
  const now = current(draft, 'useMajority');
  const direction =
    now?.shop === shop && now.direction === 'lowerPrice' ? 'raisePrice' : 'lowerPrice';
  return { draft: drafted({ type: 'useMajority', shop, direction }) };
}

function aimStock(draft: Draft, stock: Stock): Aim {
  if (draft.composer === 'sellShares') {
    const lots = current(draft, 'sellShares')?.lots ?? {};
    return { draft: drafted({ type: 'sellShares', lots: plus(lots, stock, 1) }) };
  }
  const lots = current(draft, 'buyShares')?.lots ?? {};
  return { draft: drafted({ type: 'buyShares', lots: plus(lots, stock, 1) }) };
}

function aimDeck(position: Position, draft: Draft): Aim {
  const now = chosen(draft, 'drawOrder');
  const master = holds(position, 'guildMaster');
  if (now) return { send: now };
  return { draft: drafted({ type: 'drawOrder', useGuildMaster: master }) };
}

/** First the whole award in victory points; each further pick turns one into ducats. */
function aimDelivery(position: Position, draft: Draft, card: string): Aim {
  const now = current(draft, 'deliverOrder');
  const whole = awardOf(position);
  const takeVp = now?.card === card ? (now.takeVp > 0 ? now.takeVp - 1 : whole) : whole;
  return { draft: drafted({ type: 'deliverOrder', card, takeVp }) };
}

/** Award of the seat's next delivery in victory points (MV-522). */
export function awardOf(position: Position): number {
  const delivered = position.view.public.seats[position.seat]?.delivered.length ?? 0;
  return 3 + Math.min(3, delivered);
}

function aimFavor(position: Position, draft: Draft, favor: string): Aim {
  if (position.view.public.church.plaza.includes(favor)) {
    const now = chosen(draft, 'buyFavor');
    const action = { type: 'buyFavor', favor } as const;
    return now?.favor === favor ? { send: action } : { draft: drafted(action) };
  }
  const now = chosen(draft, 'playFavor');
  const max = favorMax(favor);
  if (now?.favor === favor) {
    return { draft: drafted({ ...now, amount: now.amount > 1 ? now.amount - 1 : max }) };
  }
  return { draft: drafted(firstFavorUse(position, favor)) };
}

/** A favor's first suggestion: as many orders as it moves where the seat holds most cubes. */
export function firstFavorUse(position: Position, favor: string): Of<'playFavor'> {
  const uses = legalOf(position, 'playFavor').filter((use) => use.favor === favor);
  const most = Math.max(0, ...uses.map((use) => use.amount));
  const cubes: Cubes = position.view.public.seats[position.seat]?.cubes ?? {};
  const held = (use: Of<'playFavor'>): number =>
    Object.entries(cubes).find(([r]) => shopOf(r as Resource) === use.shop)?.[1] ?? 0;
  const best = uses
    .filter((use) => use.amount === most)
    .sort((a, b) => held(b) - held(a))
    .at(0);
  return best ?? { type: 'playFavor', favor, shop: 'blacksmith', amount: favorMax(favor) };
}

function aimRumor(draft: Draft, rumor: string): Aim {
  const now = chosen(draft, 'playRumor');
  if (now?.rumor === rumor) {
    const direction = now.direction === 'up' ? 'down' : 'up';
    return { draft: drafted({ ...now, direction }) };
  }
  return { draft: drafted({ type: 'playRumor', rumor, peg: 'share', direction: 'up' }) };
}

function aimOffice(position: Position, draft: Draft): Aim {
  const now = chosen(draft, 'useOffice');
  if (!now) return { draft: drafted({ type: 'useOffice' }) };
  if (!holds(position, 'harborMaster')) return { send: now };
  return {
    draft: drafted({ type: 'useOffice', ...(now.declineFree ? {} : { declineFree: true }) }),
  };
}

function aimMercato(draft: Draft, resource: Resource): Aim {
  const swap = current(draft, 'mercatoSwap');
  if (swap) return { draft: drafted({ ...swap, take: resource }) };
  const cubes = current(draft, 'mercatoBuy')?.cubes ?? {};
  return { draft: drafted({ type: 'mercatoBuy', cubes: plus(cubes, resource, 1) }) };
}

function aimOwnCube(position: Position, draft: Draft, resource: Resource): Aim {
  const dock = current(draft, 'useDock');
  if (dock) {
    if (!dock.buy[resource]) return null;
    return { draft: drafted({ ...dock, buy: plus(dock.buy, resource, -1) }) };
  }
  const place = position.view.public.turn?.location;
  if (place === 'mercato') {
    const swap = current(draft, 'mercatoSwap');
    if (swap) return { draft: drafted({ ...swap, give: resource }) };
    const cubes = current(draft, 'mercatoSell')?.cubes ?? {};
    return { draft: drafted({ type: 'mercatoSell', cubes: plus(cubes, resource, 1) }) };
  }
  const shop = shopOf(resource);
  if (place !== 'shops' || !shop) return null;
  const now = current(draft, 'sellAtShop');
  const count = now?.shop === shop ? now.count + 1 : 1;
  return { draft: drafted({ type: 'sellAtShop', shop, count }) };
}

/** A power in hand, taken up: the Thief's hand at the docks, the Trader's swap at the Mercato. */
function aimPower(position: Position, draft: Draft, character: string): Aim {
  const place = position.view.public.turn?.location;
  if (character === 'thief' && place === 'docks') {
    return { draft: { ...draft, composer: 'useDock', stealing: !draft.stealing } };
  }
  if (character === 'guildMaster' && place === 'guildHall') {
    const two = current(draft, 'drawOrder')?.useGuildMaster ?? false;
    return { draft: drafted({ type: 'drawOrder', useGuildMaster: !two }) };
  }
  if (character !== 'trader' || place !== 'mercato') return null;
  if (current(draft, 'mercatoSwap')) return { draft: NO_DRAFT };
  const first = legalOf(position, 'mercatoSwap')[0];
  return {
    draft: drafted(first ?? { type: 'mercatoSwap', give: 'iron', take: 'lumber' }),
  };
}

/** One's own palazzo keeps one's shares: at the market it turns buying into selling. */
function aimPalazzo(position: Position, draft: Draft, seat: number): Aim {
  if (seat !== position.seat || position.view.public.turn?.location !== 'stockMarket') return null;
  const composer = draft.composer === 'sellShares' ? 'buyShares' : 'sellShares';
  return { draft: { ...NO_DRAFT, composer } };
}

export function holds(position: Position, character: string): boolean {
  const held = position.view.public.seats[position.seat]?.characters ?? [];
  return (held as readonly string[]).includes(character);
}
