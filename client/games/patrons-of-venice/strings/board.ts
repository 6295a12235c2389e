/** The texts of the things of the board for everybody, by their targets' keys. */

import { GOODS, LEAD_ACTIONS, SHIPS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { View } from '../../../../engine/games/patrons-of-venice/types.ts';
import { capital, series, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Told } from '../../../table/board/Hover.tsx';
import type { Noted } from '../../../table/noted.ts';
import { ownSeat } from '../../../table/seat/position.ts';
import { STALLS } from '../facts.ts';
import { recipes } from '../forecast.ts';
import { businessName, goodName, leadActionName, seatName, shipName, stallName } from './names.ts';
import { toldOf as placeTold } from './outlook.ts';
import { cardNote, saleNote, sealNote } from './things.ts';

const en = messages({
  galley: '{name}’s {ship}: {good}. {by, select, none {Not reserved.} other {Reserved by {by}.}}',
  lacks: 'You lack it for: {makers}.',
  house:
    '{points, plural, one {# point} other {# points}}, {cards, plural, one {# card} other {# cards}} in hand, {cubes, plural, one {# free cube} other {# free cubes}}.',
});
const t = translator({ en });

/** The viewer’s own recipes that still want a good. */
function lacking(view: View, good: string): string {
  if (!view.you) return '';
  const makers = recipes(view.public, view.you)
    .filter(({ held, inputs }) =>
      inputs.some((one) => one.good === good && !one.held && (held > 0 || inputs.length === 1)),
    )
    .map(({ business }) => businessName(business));
  return makers.length > 0 ? t('lacks', { makers: series(makers) }) : '';
}

const told = (label: string, { 'data-note': note = '', 'data-rule': rule }: Noted, more = '') => ({
  label,
  hint: [note, more].filter(Boolean).join(' '),
  ...(rule !== undefined && { rule }),
});

/** The text of a thing of the board, by its target's key; null: there is no such thing now. */
export function toldOf(view: View, key: string): Told | null {
  const [kind, id = '', more = ''] = key.split(':');
  const you = ownSeat(view);
  switch (kind) {
    case 'seal': {
      const action = LEAD_ACTIONS.find((one) => one === id);
      return action ? told(leadActionName(action), sealNote(action)) : null;
    }
    case 'raft': {
      const good = GOODS.find((one) => one === id);
      return good ? told(capital(goodName(good)), cardNote(good), lacking(view, good)) : null;
    }
    case 'stall': {
      const from = STALLS.find((one) => one === id);
      const good = GOODS.find((one) => one === more);
      if (!from || !good) return null;
      return told(stallName(from), saleNote(from, good), lacking(view, good));
    }
    case 'galley': {
      const ship = SHIPS.find((one) => one === more);
      const shipment = ship && view.public.seats[Number(id)]?.ships[ship];
      if (!ship || !shipment) return null;
      const { good, reservedBy } = shipment;
      const hint = t('galley', {
        name: view.public.seats[Number(id)]?.name ?? '',
        ship: shipName(ship),
        good: goodName(good),
        by: reservedBy === null ? 'none' : seatName(view, reservedBy, null),
      });
      return {
        label: capital(goodName(good)),
        hint: [hint, lacking(view, good)].filter(Boolean).join(' '),
        rule: reservedBy === null ? 'PV-039' : 'PV-038',
      };
    }
    case 'house': {
      const seat = view.public.seats[Number(id)];
      if (!seat) return null;
      const { points, handCount: cards, cubesLeft: cubes } = seat;
      return {
        label: seatName(view, seat.seat, you),
        hint: t('house', { points, cards, cubes }),
        rule: 'PV-087',
      };
    }
    default: {
      const place = placeTold(view, key);
      return place && { ...place, rule: kind === 'campo' ? 'PV-079' : 'PV-089' };
    }
  }
}
