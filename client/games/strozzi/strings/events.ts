/** Events as sentences: for the log, the announcements and "What just happened?". */

import type { GameEvent, ViewBase } from '../../../../engine/core/contract.ts';
import type { Payment, StEvent, View } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import { wantedIn } from '../facts.ts';
import {
  categoryName,
  cityName,
  flagName,
  rankName,
  seatName,
  shipName,
  shipWithCargo,
  tileName,
  waresName,
} from './names.ts';
import { t } from './told.ts';

/** One event in words; null if another sentence tells it already. */
export function sentence(event: GameEvent, base: ViewBase, you: number | null): string | null {
  return tell(event as unknown as StEvent, base as View, you);
}

type Of<T extends StEvent['type']> = Extract<StEvent, { type: T }>;

function tell(event: StEvent, view: View, you: number | null): string | null {
  const name = (seat: number): string => seatName(view, seat, you);
  const by = (seat: number) => ({ name: name(seat), you: seat === you ? 'yes' : 'no' });
  switch (event.type) {
    case 'roundStarted':
      return t('event.roundStarted', { ...by(event.drawer), round: event.round });
    case 'shipDrawn':
      return t('event.shipDrawn', { ship: shipWithCargo(event.ship), left: event.left });
    case 'passed':
      return t('event.passed', by(event.seat));
    case 'claimed':
      if (event.flag === 'pirate') return t('event.claimedPirate', by(event.seat));
      return t('event.claimed', { ...by(event.seat), flag: flagName(event.flag) });
    case 'flagReturned':
      return t('event.flagReturned', { ...by(event.seat), flag: flagName(event.flag) });
    case 'shipUnclaimed':
      return t('event.shipUnclaimed', { ship: shipName(event.ship) });
    case 'shipWon':
      // A pirate's stroke has told it.
      if (event.flag === 'pirate') return null;
      return t('event.shipWon', { ...by(event.seat), ship: shipName(event.ship) });
    case 'shipPlaced': {
      const lost = waresName(event.lost);
      const params = { port: cityName(event.port), place: rankName(event.place) };
      const told = { ...by(event.seat), ...params, speed: event.effectiveValue };
      return lost ? t('event.shipPlacedLost', { ...told, lost }) : t('event.shipPlaced', told);
    }
    case 'advanced':
      return advancedLine(event, by(event.seat));
    case 'tileTaken':
      return t('event.tileTaken', { ...by(event.seat), tile: tileName(event.tile) });
    case 'tileRevealed':
      return t('event.tileRevealed', { tile: tileName(event.tile) });
    case 'cityScored':
      return scoredLine(event, name);
    case 'promotionScored':
      return promotedLine(event, name);
    case 'matchEnded': {
      const money = view.public.seats[event.winner]?.money ?? null;
      if (money === null) return t('event.matchEnded', by(event.winner));
      return t('event.matchEndedMoney', { ...by(event.winner), money });
    }
    default:
      return null;
  }
}

function advancedLine(
  event: Of<'advanced'>,
  by: { readonly name: string; readonly you: string },
): string {
  const { city, from, to, rank, because } = event;
  const told = { ...by, city: cityName(city), n: to - from, to, rank: rankName(rank) };
  if (because === 'scrolls') return t('event.advancedScrolls', told);
  if (because === 'cargo') return t('event.advancedCargo', told);
  // A tile moves the marker in the city of its ware, and nowhere else.
  const ware = wantedIn(city);
  return ware === null
    ? t('event.advancedCargo', told)
    : t('event.advancedTile', { ...told, ware: t(`ware.${ware}`) });
}

type Name = (seat: number) => string;

/** `Anna 15, Bruno 10 and Chiara 5`. */
const payments = (paid: readonly Payment[], name: Name): string =>
  listed(paid.map(({ seat, amount }) => t('event.payment', { name: name(seat), amount })));

function scoredLine({ city, ships, track, bonus }: Of<'cityScored'>, name: Name): string {
  const parts = [
    ships.length > 0 ? t('event.prizesShips', { payments: payments(ships, name) }) : '',
    track.length > 0 ? t('event.prizesTrack', { payments: payments(track, name) }) : '',
    bonus.length > 0 ? t('event.prizesBonus', { payments: payments(bonus, name) }) : '',
  ].filter(Boolean);
  if (parts.length === 0) return t('event.cityScoredNobody', { city: cityName(city) });
  return t('event.cityScored', { city: cityName(city), prizes: parts.join('; ') });
}

function promotedLine({ category, prizes }: Of<'promotionScored'>, name: Name): string {
  const told = prizes.map(({ seat, amount, tiles }) =>
    t('event.promotionPrize', { name: name(seat), amount, tiles }),
  );
  if (told.length === 0) {
    return t('event.promotionScoredNobody', { category: categoryName(category) });
  }
  return t('event.promotionScored', { category: categoryName(category), prizes: listed(told) });
}
