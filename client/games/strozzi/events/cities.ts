/** The gains of a house in cities and arts: ways up, the loggia, payments. */

import { PORTS } from '../../../../engine/games/strozzi/data.ts';
import type { Payment, StEvent } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import type { Cue } from '../../../sound/cues.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { GULF } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { patronsOf, tileOf, wantedIn } from '../facts.ts';
import { wayId } from '../sites.ts';
import { categoryName, cityName, tileName } from '../strings/names.ts';
import { t } from '../strings/told.ts';
import type { Rows } from './table.ts';
import { advancedWhy, promotedWhy, scoredWhy } from './why.ts';

/** Ducats from which coins pour, and below which only a few fall. */
const MANY = 60;
const FEW = 15;
/** Seconds after which the picture shows it at the usual pace. */
const UNLOADS = 1.5;
const CLIMBS = 1.8;
const SHOWN = 0.7;

const sum = (...paid: readonly (readonly Payment[])[]): number =>
  paid.flat().reduce((total, { amount }) => total + amount, 0);
const money = (amount: number): Cue =>
  amount >= MANY ? 'coinRain' : amount < FEW ? 'coinFew' : 'coins';

export const cities: Rows<
  'advanced' | 'tileTaken' | 'tileRevealed' | 'cityScored' | 'promotionScored'
> = {
  advanced: {
    at: ({ city }) => wayId(city),
    line({ city, from, to, because }, { say }) {
      const n = to - from;
      if (because === 'scrolls') return say('event.advancedScrolls', { n });
      // A tile moves the marker in the city of its ware, and nowhere else.
      const ware = because === 'cargo' ? null : wantedIn(city);
      return ware === null
        ? say('event.advancedCargo', { n })
        : say('event.advancedTile', { ware: t(`ware.${ware}`) });
    },
    why: advancedWhy,
    sound: ({ because }) =>
      because === 'cargo'
        ? [
            { cue: GULF.crane, seen: UNLOADS },
            { cue: GULF.climb, seen: CLIMBS },
          ]
        : [GULF.climb],
    look: look(1),
    lean: 1,
  },
  tileTaken: {
    at: 'loggia',
    line: 'event.tileTaken',
    why: ['ST-037'],
    sound: GULF.unveil,
    look: look(2, 'medium', { told: 0.3 }),
    tell: tileLine,
    lean: 2,
    chapter: ({ seat, tile }, { name }) => ({
      kind: 'tile',
      title: t('chapter.tile', { name: name(seat), tile: tileName(tile) }),
      seat,
    }),
  },
  tileRevealed: {
    at: 'loggia',
    line: 'event.tileRevealed',
    why: ['ST-038'],
    sound: () => [{ cue: 'card', seen: SHOWN }],
    look: null,
  },
  cityScored: {
    at: ({ city }) => PORTS.find((port) => port === city) ?? wayId(city),
    line({ ships, track, bonus }, { say, name }) {
      const parts = [
        ships.length > 0 ? t('event.prizesShips', { payments: payments(ships, name) }) : '',
        track.length > 0 ? t('event.prizesTrack', { payments: payments(track, name) }) : '',
        bonus.length > 0 ? t('event.prizesBonus', { payments: payments(bonus, name) }) : '',
      ].filter(Boolean);
      if (parts.length === 0) return say('event.cityScoredNobody');
      return say('event.cityScored', { prizes: parts.join('; ') });
    },
    why: scoredWhy,
    sound({ ships, track, bonus }) {
      const paid = sum(ships, track, bonus);
      if (paid === 0) return [];
      return ships.length > 0
        ? [GULF.finish, GULF.fanfare, money(paid)]
        : [GULF.fanfare, money(paid)];
    },
    look: look(2, 'medium', { told: 0.3, least: 1.4 }),
    tell: scoredLine,
    lean: 3,
  },
  promotionScored: {
    at: 'loggia',
    line({ prizes }, { say, name }) {
      if (prizes.length === 0) return say('event.promotionScoredNobody');
      const told = prizes.map(({ seat, amount, tiles }) =>
        t('event.promotionPrize', { name: name(seat), amount, tiles }),
      );
      return say('event.promotionScored', { prizes: listed(told) });
    },
    why: promotedWhy,
    sound: ({ prizes }) => (prizes.length === 0 ? [] : [GULF.laurels, money(sum(prizes))]),
    look: look(3, 'medium', { told: 0.4, least: 2 }),
    tell(event, _, name) {
      const category = categoryName(event.category);
      if (event.prizes.length === 0) return aired('arts.nobody', { category });
      const paid = event.prizes.map(({ seat, amount }) =>
        aired('arts.payment', { name: name(seat), amount }),
      );
      return aired('arts', { category, paid: listed(paid) });
    },
    lean: 3,
  },
};

/** `Anna 15, Bruno 10 and Chiara 5`. */
const payments = (paid: readonly Payment[], name: Name): string =>
  listed(paid.map(({ seat, amount }) => t('event.payment', { name: name(seat), amount })));

function tileLine(event: Of<StEvent, 'tileTaken'>, scene: Scene, name: Name): string {
  const { category } = tileOf(event.tile);
  const patrons = patronsOf(scene.after.public, category);
  const [first, second] = patrons;
  const [before] = patronsOf(scene.before.public, category);
  const told = { category: categoryName(category) };
  const own = patrons.find(({ seat }) => seat === event.seat);
  const leads = first?.seat === event.seat && before?.seat !== event.seat;
  const level = own !== undefined && first !== undefined && second !== undefined;
  const why = scene.why(
    leads ? aired('tile.lead', told) : null,
    level && first.seat !== event.seat && own.sum === first.sum ? aired('tile.level', told) : null,
  );
  return aired('tile', { name: name(event.seat), tile: tileName(event.tile), why });
}

/** The sum that a city pays each house, the most first. */
export function paidBy({ ships, track, bonus }: Of<StEvent, 'cityScored'>): Payment[] {
  const sums = new Map<number, number>();
  for (const { seat, amount } of [...ships, ...track, ...bonus]) {
    sums.set(seat, (sums.get(seat) ?? 0) + amount);
  }
  return [...sums]
    .map(([seat, amount]) => ({ seat, amount }))
    .sort((a, b) => b.amount - a.amount || a.seat - b.seat);
}

function scoredLine(event: Of<StEvent, 'cityScored'>, _: Scene, name: Name): string {
  const city = cityName(event.city);
  const paid = paidBy(event);
  if (paid.length === 0) return aired('scored.nobody', { city });
  const told = paid.map(({ seat, amount }) =>
    aired('scored.payment', { name: name(seat), amount }),
  );
  const all = paid.reduce((total, { amount }) => total + amount, 0);
  const [most] = paid;
  const top = most && paid.length > 1 && most.amount * 2 > all;
  const why = top ? aired('scored.top', { name: name(most.seat) }) : '';
  return aired('scored', { city, paid: listed(told), why });
}
