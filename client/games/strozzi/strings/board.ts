/** The texts of the things of the board for everybody, by their targets' keys. */

import { CITIES, FLAGS, PORTS, WARES } from '../../../../engine/games/strozzi/data.ts';
import type { View } from '../../../../engine/games/strozzi/types.ts';
import { capital, series, translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import type { Told } from '../../../table/board/Hover.tsx';
import { ownSeat } from '../../../table/seat/position.ts';
import { rankingOf, shipOf, spaceOf, speedPrize, tileOf, wantedIn, wareOf } from '../facts.ts';
import { moneyOf } from '../money.ts';
import { t as text } from './index.ts';
import {
  cargoName,
  cityName,
  flagName,
  rankFigure,
  seatName,
  shipName,
  tileName,
} from './names.ts';
import { flagsNote, moneyNote, sumNote, tileNote } from './things.ts';

const en = messages({
  ship: 'Carries {cargo}. {claim, select, none {No flag is on it yet.} other {{claim} is on it.}}',
  claim: '{you, select, yes {Your {flag}} other {The {flag} of {name}}}',
  ware: 'One step more in the city of its port.',
  plusOne: 'The ship counts as one faster.',
  pirate: 'It takes a ship at once, whatever flag is on it.',
  port: 'Takes {ware}. {ships, select, none {No ships yet.} other {{ships}.}}',
  shipIn: '{rank} {name} with speed {speed}: {n, plural, =0 {no prize} other {# ducats}}',
  fits: 'The ship at anchor brings {n, plural, one {# step} other {# steps}} here.',
  city: '{wants}. {rank}.',
  takes: 'Climbed with {ware}',
  scrolls: 'Climbed with scrolls, from any port',
  step: '{name} on step {n}',
  berth:
    '{name}’s ship, {place} in the harbour: {n, plural, =0 {no prize} other {# ducats}} after the round.',
  palace: '{money} {flags}',
});
const t = translator({ en });

const portOf = (id: string) => PORTS.find((port) => port === id);

/** The ship at anchor: its cargo, and the owner of the flag on it. */
function shipTold(view: View): Told | null {
  const { current } = view.public;
  if (!current || view.public.phase === 'promo') return null;
  const { card, claim } = current;
  const you = ownSeat(view);
  return {
    label: capital(shipName(card)),
    hint: t('ship', {
      cargo: cargoName(card),
      claim: claim
        ? t('claim', {
            flag: flagName(claim.flag),
            name: seatName(view, claim.seat, you),
            you: claim.seat === you ? 'yes' : 'no',
          })
        : 'none',
    }),
    rule: claim ? 'ST-017' : 'ST-016',
  };
}

function portTold(view: View, id: string): Told | null {
  const port = portOf(id);
  if (!port) return null;
  const you = ownSeat(view);
  const ships = view.public.ports[port].map(({ owner, effectiveValue }, place) =>
    t('shipIn', {
      rank: rankFigure(place),
      name: seatName(view, owner, you),
      speed: effectiveValue,
      n: speedPrize(place),
    }),
  );
  const { current, phase } = view.public;
  const wares = current && phase !== 'promo' ? shipOf(current.card).wares : [0, 0, 0];
  const n = wares[WARES.indexOf(wareOf(port))] ?? 0;
  const hint = t('port', { ware: text(`ware.${wareOf(port)}`), ships: series(ships) || 'none' });
  return {
    label: cityName(port),
    hint: n > 0 ? [hint, t('fits', { n })].join(' ') : hint,
    rule: 'ST-042',
  };
}

function cityTold(view: View, id: string): Told | null {
  const city = CITIES.find((one) => one === id);
  if (!city) return null;
  const you = ownSeat(view);
  const ware = wantedIn(city);
  const rank = rankingOf(view.public, city).map((seat) =>
    t('step', { name: seatName(view, seat, you), n: spaceOf(view.public, city, seat) }),
  );
  return {
    label: cityName(city),
    hint: t('city', {
      wants: ware ? t('takes', { ware: text(`ware.${ware}`) }) : t('scrolls'),
      rank: series(rank),
    }),
    rule: 'ST-043',
  };
}

function berthTold(view: View, id: string, card: string): Told | null {
  const port = portOf(id);
  const ships = port ? view.public.ports[port] : [];
  const place = ships.findIndex((ship) => ship.card === card);
  const ship = ships[place];
  if (!ship) return null;
  const name = seatName(view, ship.owner, null);
  return {
    label: capital(shipName(card)),
    hint: t('berth', { name, place: rankFigure(place), n: speedPrize(place) }),
    rule: 'ST-025',
  };
}

/** The text of a thing of the board, by its target's key; null: there is no such thing now. */
export function toldOf(view: View, key: string): Told | null {
  const [kind, id = '', more = ''] = key.split(':');
  switch (kind) {
    case 'ship':
      return shipTold(view);
    case 'flag': {
      const flag = FLAGS.find((one) => one === more);
      const rules = { ware: 'ST-029', plusOne: 'ST-026', pirate: 'ST-014' };
      return flag ? { label: capital(flagName(flag)), hint: t(flag), rule: rules[flag] } : null;
    }
    case 'port':
      return portTold(view, id);
    case 'city':
      return cityTold(view, id);
    case 'berth':
      return berthTold(view, id, more);
    case 'tile': {
      const { 'data-note': hint = '', 'data-rule': rule = '' } = tileNote(id);
      const you = ownSeat(view);
      const own = view.public.seats[you ?? -1];
      const { category } = tileOf(id);
      const sum = own ? sumNote(view, own.seat, category) : '';
      return { label: tileName(id), hint: [hint, sum].filter(Boolean).join(' '), rule };
    }
    case 'palazzo': {
      const seat = view.public.seats[Number(id)];
      if (!seat) return null;
      const money = moneyNote(view, seat, moneyOf(view, seat));
      return {
        label: seatName(view, seat.seat, ownSeat(view)),
        hint: t('palace', { money, flags: flagsNote(seat) }),
        rule: 'ST-054',
      };
    }
    default:
      return null;
  }
}
