/**
 * The things before a traveller besides purse, dice and contracts, in words: for plates and tables.
 */

import type { SeatView } from '../../../../engine/games/marco-polo/types.ts';
import type { SignName } from '../faces/index.ts';
import { cardLine } from './effects.ts';
import { characterName, companionName, giftName, rusticianoName } from './names.ts';
import { t } from './turn.ts';

/** The number of things of a kind, and those of them that this screen knows. */
export interface Belonging {
  readonly sign: SignName;
  readonly n: number;
  readonly words: string;
}

const kind = (sign: SignName, n: number, words: string): readonly Belonging[] =>
  n === 0 ? [] : [{ sign, n, words }];

/** The kinds with at least one thing. Hidden hands are only counted. */
export function belongings(seat: SeatView): readonly Belonging[] {
  const { companions, gifts, arghunCards, rusticiano, bellela, keptCityCard, extraTile } = seat;
  const open = rusticiano?.map(rusticianoName).join(', ');
  const left = bellela?.map(characterName).join(', ');
  return [
    ...kind(
      'companion',
      companions.length,
      t('has.companions', { names: companions.map(({ id }) => companionName(id)).join(', ') }),
    ),
    ...kind(
      'page',
      seat.rusticianoHeld,
      open ? t('has.pagesOpen', { names: open }) : t('has.pages', { n: seat.rusticianoHeld }),
    ),
    ...kind(
      'hourglass',
      seat.bellelaLeft,
      left ? t('has.leftOpen', { names: left }) : t('has.left', { n: seat.bellelaLeft }),
    ),
    ...kind(
      'cityCard',
      arghunCards.length,
      t('has.arghun', { n: arghunCards.length, cards: arghunCards.map(cardLine).join(' ') }),
    ),
    ...kind(
      'cityCard',
      keptCityCard ? 1 : 0,
      t('has.kept', { card: keptCityCard ? cardLine(keptCityCard) : '' }),
    ),
    ...kind('gift', gifts.length, t('has.gifts', { names: gifts.map(giftName).join(', ') })),
    ...kind('gift', extraTile ? 1 : 0, t('own.extraTile')),
  ];
}
