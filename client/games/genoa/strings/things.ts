/**
 * Descriptions of things on the board: their yield, their owner, and the player's own cards that need them.
 */

import type { Kind } from '../../../../engine/games/genoa/data.ts';
import { SPACES, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { View } from '../../../../engine/games/genoa/types.ts';
import { capital, listed } from '../../../i18n/index.ts';
import type { Told } from '../../../table/board/Hover.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { faceOf, isBuilding, isStreet, neighbours, yieldOf } from '../facts.ts';
import { offerLine } from './deal-lines.ts';
import { cardName, seatName, spaceName } from './names.ts';
import { t } from './purpose.ts';
import { theSpace } from './spaces.ts';
import { toldAt } from './town.ts';

/** The buildings that draw cards of each kind. */
const DRAWS: { readonly [kind in Kind]: string } = {
  LO: 'GE-701',
  SO: 'GE-702',
  MS: 'GE-703',
  CT: 'GE-708',
};

const said = (...parts: readonly string[]): string =>
  parts
    .filter(Boolean)
    .map((one) => capital(/[.!?]$/.test(one) ? one : `${one}.`))
    .join(' ');

/** The purpose of a space. */
function use(space: SpaceId): string {
  if (space === 'market') return t('thing.market');
  if (!isStreet(space)) return isBuilding(space) && yieldOf(space).villa ? t('thing.villa') : '';
  const beside = neighbours(space).filter(isBuilding);
  return beside.length > 0
    ? t('thing.street', { buildings: listed(beside.map((one) => theSpace(one))) })
    : t('thing.street.alone');
}

/** The rule of a space's yield. */
function ruleAt(space: SpaceId): string {
  if (space === 'market') return 'GE-710';
  if (!isBuilding(space)) return 'GE-709';
  const { goods, tile, draws, markers, villa } = yieldOf(space);
  if (villa) return 'GE-708';
  if (markers > 0) return 'GE-704';
  if (goods.length > 0) return 'GE-707';
  if (tile !== null) return 'GE-705';
  return draws ? DRAWS[draws.kind] : 'GE-401';
}

function atSpace(view: View, space: SpaceId): string {
  const cards = (view.you?.hand ?? []).filter((card) =>
    faceOf(card).buildings.some((one) => one === space),
  );
  const own = cards.length > 0 ? t('thing.cards', { cards: listed(cards.map(cardName)) }) : '';
  return said(toldAt(view, space), use(space), own);
}

/** The description of a target, by its key; null for none. */
export function toldOf(view: View, key: string): Told | null {
  const [kind, id = ''] = key.split(':');
  const you = ownSeat(view);
  switch (kind) {
    case 'space': {
      const space = SPACES.find((one) => one === id);
      if (!space) return null;
      return { label: spaceName(space), hint: atSpace(view, space), rule: ruleAt(space) };
    }
    case 'house': {
      const seat = Number(id);
      if (!view.public.seats[seat]) return null;
      const hint = t(seat === you ? 'thing.house.you' : 'thing.house');
      return { label: seatName(view, seat, you), hint, rule: 'GE-016' };
    }
    case 'offer': {
      const offer = view.public.offers.find((one) => one.id === id);
      if (!offer) return null;
      const label = capital(offerLine(view, offer));
      return { label, hint: t('thing.offer'), rule: 'GE-528' };
    }
    default:
      if (kind !== 'dice') return null;
      return { label: t('thing.dice.name'), hint: t('thing.dice'), rule: 'GE-201' };
  }
}
