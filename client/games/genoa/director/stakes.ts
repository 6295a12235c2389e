/** The stakes of a position, from the public view. Pure. */

import type { PublicView, View } from '../../../../engine/games/genoa/types.ts';
import { listed } from '../../../i18n/index.ts';
import { byWeight, staking } from '../../../table/director/staking.ts';
import type { Name } from '../../../table/director/telling.ts';
import type { Stake } from '../../../table/director/types.ts';
import { eligible, forcing, isBuilding, leftOf, optionsOf } from '../facts.ts';
import { houseId } from '../sites.ts';
import { offerLine } from '../strings/deal-lines.ts';
import { seatName } from '../strings/names.ts';
import { theSpace } from '../strings/spaces.ts';
import { yieldName } from '../strings/worth.ts';
import { bidsFor, byDucats, contested, openView } from './scene.ts';
import { t } from './strings.ts';

const stake = staking(t);

/** All stakes, the most important first; of the same weight the deciding seat's comes first. */
export function stakes(seen: View): Stake[] {
  const view = openView(seen);
  const open = view.public;
  if (open.state === 'OVER') return [];
  const name = (seat: number): string => seatName(view, seat, null);
  return byWeight([
    ...forced(view, name),
    ...war(view, name),
    ...decision(view, name),
    ...proposals(view, name),
    ...ending(open),
    ...lead(open, name),
  ]);
}

/** The decision and its seat. */
function decision(view: View, name: Name): Stake[] {
  const { state, merchant, tower, window, pending, acquiring, movesUsed } = view.public;
  const told = { name: name(merchant) };
  switch (state) {
    case 'START':
      return [stake('at.start', 'dice', merchant, 2, told)];
    case 'CLAIM': {
      if (tower === null || !isBuilding(tower)) return [];
      const gives = yieldName(view, tower);
      const params = {
        ...told,
        atSpace: theSpace(tower, 'at'),
        what: gives ? t('gives', { gives }) : '',
      };
      return [stake('at.claim', tower, merchant, 2, params)];
    }
    case 'ACTION': {
      if (!window) return [];
      const params = { name: name(window.actor), atSpace: theSpace(window.building, 'at') };
      return [stake(pending ? 'at.choose' : 'at.act', window.building, window.actor, 2, params)];
    }
    case 'MOVE':
      return [stake('at.move', tower, merchant, 2, { ...told, n: LAST - movesUsed })];
    case 'ACQUIRE': {
      if (acquiring === null) return [];
      const markers = view.public.seats[acquiring]?.personal ?? 0;
      const at = houseId(acquiring, view.public.seats.length);
      return [stake('at.acquire', at, acquiring, 2, { name: name(acquiring), n: markers })];
    }
    default:
      return [];
  }
}
/** Moves of the tower in a turn. */
const LAST = 4;

/** The merchant has no action left, and offers stand: he must take one of them. */
function forced({ public: open }: View, name: Name): Stake[] {
  const { merchant, tower } = open;
  const must = forcing(open);
  if (must.length === 0 || tower === null || leftOf(open, merchant) > 0) return [];
  const params = { name: name(merchant), atSpace: theSpace(tower, 'at'), n: must.length };
  return [stake('at.forced', tower, merchant, 3, params, 'close')];
}

/** Several players make offers for one space. */
function war(view: View, name: Name): Stake[] {
  return contested(view.public)
    .slice(0, 2)
    .flatMap((bids): Stake[] => {
      const [best] = bids;
      if (!best) return [];
      const others = bids.slice(1).map(({ maker }) => name(maker));
      const params = {
        deal: offerLine(view, best),
        name: name(best.maker),
        others: listed(others),
        n: others.length,
      };
      return [stake('at.war', best.target, best.maker, 3, params)];
    });
}

/** The merchant's proposal waits for its answer. */
function proposals(view: View, name: Name): Stake[] {
  const { offers, merchant } = view.public;
  const [word] = offers.filter(
    ({ maker, target }) => maker === merchant && bidsFor(view.public, target).length < 2,
  );
  if (!word) return [];
  const params = { name: name(word.taker), merchant: name(merchant), deal: offerLine(view, word) };
  return [stake('at.asked', word.target, word.taker, 2, params)];
}

function ending(open: PublicView): Stake[] {
  if (open.roundsLeft > 1) return [];
  const able = open.seats.filter(({ seat }) => eligible(open, seat)).length;
  return able === 0 ? [] : [stake('at.last', null, null, 1, {})];
}

function lead(open: PublicView, name: Name): Stake[] {
  if (!optionsOf(open).openMoney) return [];
  const [first, second] = byDucats(open);
  if (!first || !second || first.ducats === second.ducats) return [];
  const gap = first.ducats - second.ducats;
  const params = { name: name(first.seat), ducats: first.ducats, gap, second: name(second.seat) };
  return [stake('at.lead', houseId(first.seat, open.seats.length), first.seat, 1, params)];
}
