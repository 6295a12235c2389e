/** The board's targets and the meaning of pointing at each, for the kit's affordances. */

import {
  GOODS,
  type Good,
  LEAD_ACTIONS,
  SHIPS,
} from '../../../engine/games/patrons-of-venice/data.ts';
import { CAMPI, SITES, type SiteId } from '../../../engine/games/patrons-of-venice/map.ts';
import type { Action, View } from '../../../engine/games/patrons-of-venice/types.ts';
import { capital, series } from '../../i18n/index.ts';
import type { Pointing } from '../../table/seat/affordances.ts';
import { type Aim as AimOf, type DraftOf, draftsOf } from '../../table/seat/draft.ts';
import { STALLS } from './facts.ts';
import { legalOf, type Position, situation } from './position.ts';
import { production } from './production.ts';
import { actionLine, refusalLine } from './strings/actions.ts';
import { effectsOf } from './strings/effects.ts';
import { t } from './strings/index.ts';
import {
  businessName,
  campoFullName,
  goodName,
  leadActionName,
  seatName,
  shipName,
  siteName,
  stallName,
} from './strings/names.ts';
import type { BoardTarget } from './targets.ts';

/** The composed action, and the businesses that are to produce. */
export type Draft = DraftOf<Action> & { readonly batch: readonly SiteId[] };
type Aim = AimOf<Action, Draft>;
export const { NO_DRAFT, drafted, opened, twice } = draftsOf<
  Action,
  { readonly batch: readonly SiteId[] }
>({ batch: [] });

/** The targets that stand on the board now, in reading order. */
export function targetsOf({ view }: Position): BoardTarget[] {
  const { seats, phase, market, wharf, sail } = view.public;
  if (phase === 'gameOver') return [];
  const stock = { market, wharf };
  return [
    ...LEAD_ACTIONS.map((action) => ({ kind: 'seal' as const, action })),
    ...CAMPI.map((campo) => ({ kind: 'campo' as const, campo })),
    ...SITES.map((site) => ({ kind: 'site' as const, site })),
    ...seats.flatMap(({ seat, ships }) =>
      SHIPS.filter((ship) => ships[ship]).map((ship) => ({ kind: 'galley' as const, seat, ship })),
    ),
    ...[...new Set(sail?.newShipments ?? [])].map((good) => ({ kind: 'raft' as const, good })),
    ...STALLS.flatMap((from) =>
      GOODS.filter((good) => stock[from][good]).map((good) => ({
        kind: 'stall' as const,
        from,
        good,
      })),
    ),
    ...seats.map(({ seat }) => ({ kind: 'house' as const, seat })),
  ];
}

/** The answer of one press behind a target; null where there is none at this moment. */
function answerAt(position: Position, target: BoardTarget): Action | null {
  const { view, seat } = position;
  const asked = situation(position);
  switch (target.kind) {
    case 'seal':
      return asked === 'chooseAction' ? { type: asked, action: target.action } : null;
    case 'galley': {
      const { seat: boardOwner, ship } = target;
      if (asked === 'reserve') return { type: asked, boardOwner, ship };
      // The shipment goes into the hand, or to the bank for the player's own chest.
      const unloads = ship === 'right' && boardOwner === view.public.sail?.board;
      return asked === 'sailUnload' && unloads ? { type: 'unload', choice: 'keep' } : null;
    }
    case 'house':
      return asked === 'sailUnload' && target.seat === seat
        ? { type: 'unload', choice: 'sell' }
        : null;
    case 'raft':
      return asked === 'sailPlace' ? { type: 'placeShipment', good: target.good } : null;
    case 'stall':
      return asked === 'tradeBuy' ? { type: 'buy', from: target.from, good: target.good } : null;
    case 'campo':
      return asked === 'sponsor' ? { type: 'sponsorStatue', campo: target.campo } : null;
    case 'site':
      return null;
  }
}

/** The effect of picking `target` now; null if it means nothing at this moment. */
export function aim(position: Position, draft: Draft, target: BoardTarget): Aim {
  const answer = answerAt(position, target);
  if (answer) return twice(draft, answer);
  const asked = situation(position);
  if (target.kind === 'site') {
    if (asked === 'sponsor') return sponsoring(position, draft, target.site);
    return asked === 'produce' ? ticking(position, draft, target.site) : null;
  }
  return asked === 'tradeSell' && target.kind === 'stall' && target.from === 'market'
    ? selling(position, draft, target.good)
    : null;
}

/** A site gets the business that is being composed. */
function sponsoring(position: Position, draft: Draft, site: SiteId): Aim {
  const [first] = legalOf(position, 'sponsorBusiness');
  const composed = draft.action?.type === 'sponsorBusiness' ? draft.action : first;
  if (!composed?.business) return null;
  return twice(draft, { ...composed, site });
}

/** Adds a business to those that are to produce, or removes it. */
function ticking({ view }: Position, draft: Draft, site: SiteId): Aim {
  const { batch } = draft;
  const { you } = view;
  if (!you) return null;
  if (batch.includes(site))
    return { draft: { ...draft, suggested: false, batch: batch.filter((one) => one !== site) } };
  const state = production(view.public, you, batch).workshops.find(
    (one) => one.site === site,
  )?.state;
  return state === 'open'
    ? { draft: { ...draft, suggested: false, batch: [...batch, site] } }
    : null;
}

/** One card more of a good that is for sale there already. */
function selling({ view }: Position, draft: Draft, good: Good): Aim {
  const goods = draft.action?.type === 'sell' ? draft.action.goods : {};
  const n = (goods[good] ?? 0) + 1;
  if (n > (view.you?.hand[good] ?? 0)) return null;
  return { draft: drafted({ type: 'sell', goods: { ...goods, [good]: n } }, draft) };
}

/** How often `target` is part of the composed action; 0 = not at all. */
export function countIn(draft: Draft, target: BoardTarget, position: Position): number {
  const { action, batch } = draft;
  if (target.kind === 'site') {
    const isMeant = action?.type === 'sponsorBusiness' && action.site === target.site;
    return isMeant || batch.includes(target.site) ? 1 : 0;
  }
  if (action?.type === 'sell' && target.kind === 'stall') {
    return target.from === 'market' ? (action.goods[target.good] ?? 0) : 0;
  }
  const answer = answerAt(position, target);
  return answer && JSON.stringify(answer) === JSON.stringify(action) ? 1 : 0;
}

function targetName({ view, seat }: Position, target: BoardTarget): string {
  switch (target.kind) {
    case 'seal':
      return leadActionName(target.action);
    case 'campo':
      return campoFullName(target.campo);
    case 'site': {
      const built = view.public.sites[target.site];
      if (!built) return siteName(target.site);
      return t('site.built', {
        business: businessName(built.business),
        site: siteName(target.site),
      });
    }
    case 'galley': {
      const good = view.public.seats[target.seat]?.ships[target.ship]?.good;
      const ship = shipName(target.ship);
      return good ? t('galley.with', { good: goodName(good), ship }) : ship;
    }
    case 'raft':
      return goodName(target.good);
    case 'stall':
      return t('stall.good', { good: goodName(target.good), stall: stallName(target.from) });
    case 'house':
      return seatName(view, target.seat, seat);
  }
}

export const pointing: Pointing<View, Action, Draft, BoardTarget> = {
  targetsOf,
  aim,
  countIn,
  name: targetName,
  line: ({ view }, action) => actionLine(view, action),
  why: refusalLine,
  brings: (position, action) => capital(series(effectsOf(position, action))),
};
