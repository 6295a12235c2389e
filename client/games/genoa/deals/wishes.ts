/**
 * Standing wishes per building, known to this screen alone: for an unwanted building the seat
 * passes automatically; up to a sum, it offers ducats automatically. Everything else is asked.
 */

import { create } from 'zustand';
import { DUCAT_STEP } from '../../../../engine/games/genoa/data.ts';
import { BUILDINGS, type BuildingId, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Action, OfferView, PublicView } from '../../../../engine/games/genoa/types.ts';
import { useTable } from '../../../store/table.ts';
import { eligible, isBuilding, isNear, leftOf, neighbours } from '../facts.ts';
import { owes, type Position } from '../position.ts';
import { tidied } from './tray.ts';

/** `no`, or the most ducats to offer; absent = the seat is asked. */
export type Wish = 'no' | number;
export type Wishes = { readonly [building in BuildingId]?: Wish };

interface WishStore {
  /** The match of the wishes. */
  readonly match: string;
  readonly wishes: Wishes;
  /** The turn in which the seat passes unless a proposal is made to it in person; -1 = none. */
  readonly quiet: number;
  set(building: BuildingId, wish: Wish | null): void;
  /** Sets one wish for all buildings. */
  setAll(wish: Wish | null): void;
  /** For the rest of a turn only proposals to this seat are asked; -1 to be asked again. */
  rest(turn: number): void;
}

const matchNow = (): string => useTable.getState().table?.matchId ?? '';

export const useWishes = create<WishStore>()((set, get) => ({
  match: '',
  wishes: {},
  quiet: -1,
  set(building, wish) {
    const { [building]: _, ...rest } = get().match === matchNow() ? get().wishes : {};
    set({
      match: matchNow(),
      wishes: (wish === null ? rest : { ...rest, [building]: wish }) as Wishes,
    });
  },
  setAll(wish) {
    const all = wish === null ? [] : BUILDINGS.map((building) => [building, wish]);
    set({ match: matchNow(), wishes: Object.fromEntries(all) as Wishes });
  },
  rest(turn) {
    const wishes = get().match === matchNow() ? get().wishes : {};
    set({ match: matchNow(), wishes, quiet: turn });
  },
}));

/** The wishes of this match. */
export const wishesNow = (): Wishes => {
  const { match, wishes } = useWishes.getState();
  return match === matchNow() ? wishes : {};
};

/** Whether the seat passes automatically for the rest of a turn. */
export const isQuietIn = (turn: number): boolean => {
  const { match, quiet } = useWishes.getState();
  return match === matchNow() && quiet === turn;
};

/** The most ducats that another player offers for a space. */
const rival = ({ offers, merchant }: PublicView, space: SpaceId, seat: number): number =>
  offers
    .filter(({ target, maker }) => target === space && maker !== merchant && maker !== seat)
    .reduce((most, { give }) => Math.max(most, give.ducats ?? 0), 0);

const isPlain = ({ give, ask, deferred }: OfferView): boolean =>
  deferred === null && Object.keys(ask).length === 0 && Object.keys(give).join() === 'ducats';

/** The offer that a wish makes for a building; null = none. */
function bid({ view, seat }: Position, building: BuildingId, limit: number): Action | null {
  const table = view.public;
  const mine = table.offers.find(({ target, maker }) => target === building && maker === seat);
  const best = rival(table, building, seat);
  const wanted = Math.min(limit, best + DUCAT_STEP);
  if (wanted <= best || leftOf(table, seat) < 1) return null;
  if (!mine) return { type: 'offer', target: building, give: tidied({ ducats: wanted }) };
  if (!isPlain(mine) || (mine.give.ducats ?? 0) > best) return null;
  return { type: 'revise', offerId: mine.id, give: tidied({ ducats: wanted }) };
}

/** Whether the merchant waits for this seat's answer to a proposal. */
export const isMeant = ({ view: { public: table }, seat }: Position): boolean =>
  table.offers.some(({ taker, target }) => taker === seat && isNear(table, target));

/**
 * The action that the wishes demand now: an offer, a higher one, a no, or a pass; null where the
 * seat is asked.
 * @param quiet the seat passes for the rest of this turn, except on proposals made to it
 */
export function wishedAction(position: Position, wishes: Wishes, quiet = false): Action | null {
  const { view, seat } = position;
  const table = view.public;
  const { state, tower, merchant, offers, passed } = table;
  if (seat === merchant || tower === null) return null;
  if (state !== 'CLAIM' && state !== 'MOVE') return null;
  const near = [tower, ...neighbours(tower)].filter((space) => isNear(table, space));
  const unwanted = offers.find(
    ({ taker, target }) =>
      taker === seat && isBuilding(target) && wishes[target] === 'no' && isNear(table, target),
  );
  if (unwanted) return { type: 'decline', offerId: unwanted.id };
  for (const space of near) {
    const wish = isBuilding(space) ? wishes[space] : undefined;
    const said = typeof wish === 'number' && isBuilding(space) ? bid(position, space, wish) : null;
    if (said) return said;
  }
  const buildings = near.filter(isBuilding);
  const stands = offers.some(({ maker, taker }) => maker === seat || taker === seat);
  if (quiet && owes(position) && !passed.includes(seat) && !isMeant(position)) {
    return { type: 'pass' };
  }
  const bored = buildings.length > 0 && buildings.every((one) => settled(position, wishes, one));
  const silent = !owes(position) || passed.includes(seat) || stands || !eligible(table, seat);
  return bored && !silent ? { type: 'pass' } : null;
}

/** Whether a building needs no more offers: it is not wanted, or others offer the sum or more. */
function settled({ view, seat }: Position, wishes: Wishes, building: BuildingId): boolean {
  const wish = wishes[building];
  return wish === 'no' || (typeof wish === 'number' && rival(view.public, building, seat) >= wish);
}
