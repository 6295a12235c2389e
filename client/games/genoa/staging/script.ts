/** The writer of this game's timelines: the kit's script with houses, money and goods. */

import {
  type CardId,
  COMMODITIES,
  type Commodity,
  KINDS,
  type Kind,
  TILES,
  type Tile,
} from '../../../../engine/games/genoa/data.ts';
import { BUILDINGS, type BuildingId } from '../../../../engine/games/genoa/map.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import { COIN_FLIES, type Throw } from '../../../table/staging/script.ts';
import { SeatScript } from '../../../table/staging/seat-script.ts';
import type { Shown, ShownSeat } from '../board/shown.ts';
import {
  at,
  CARD,
  edgeOf,
  GROUND,
  homeOf,
  ownCard,
  ownGood,
  ownMarker,
  ownTile,
  PURSE,
  purseGround,
  type Sites,
  stockOf,
  terrace,
  tileStoreOf,
} from '../board/sites.ts';
import { byCard } from '../facts.ts';
import type { Own, Thing } from './motion.ts';

/** Seconds that a chest stays open after its coins. */
const CLOSES = 0.15;
/** Colours of gains and payments. */
export const GAIN = 0x2f7a3a;
const LOSS = 0xa3262a;
/** Seconds that a good, a tile or a card is in the air. */
export const FLIES = 0.75;

export const goodAt = (good: Commodity): number => COMMODITIES.indexOf(good);
export const tileAt = (tile: Tile): number => TILES.indexOf(tile);
export const kindAt = (kind: Kind): number => KINDS.indexOf(kind);
export const buildingAt = (building: BuildingId): number => BUILDINGS.indexOf(building);

/** `by` more of something in a list. */
export const more = (list: number[], k: number, by: number): void => {
  list[k] = (list[k] ?? 0) + by;
};

export class Script extends SeatScript<ShownSeat, Shown, Sites, Thing, Own> {
  home(seat: number): Surface {
    return homeOf(seat, this.seats);
  }
  edge(seat: number): Surface {
    return edgeOf(seat, this.seats);
  }
  /** The picture of a seat changes `after` seconds from now. */
  own(seat: number, change: (seat: ShownSeat, shown: Shown) => void, after = 0): void {
    this.change((shown) => {
      const s = shown.seats[seat];
      if (s) change(s, shown);
    }, after);
  }

  /** Ducats between a house (positive: to it) and a place, coin by coin. */
  coins(seat: number, amount: number, away: Surface, after = 0): void {
    if (amount === 0) return;
    const ground = purseGround(seat, this.seats);
    const isHidden = this.seat(seat).ducats === null;
    const deal = {
      ground,
      spot: PURSE,
      away: place(away, 0, 0, 1, newPose()),
      money: () => this.seat(seat).ducats,
    };
    const pay = (by: number) => (shown: Shown) => {
      const s = shown.seats[seat];
      if (s && s.ducats !== null) s.ducats += by;
    };
    const coin = (denomination: number): Thing => ({ what: 'coin', denomination });
    this.coinsBetween(amount, deal, coin, pay, after);
    if (isHidden) this.chest(seat, after, after + COIN_FLIES);
    const gains = amount > 0;
    this.note(ground, Math.abs(amount), gains ? GAIN : LOSS, {
      sign: gains ? '+' : '−',
      size: 2.6,
      after: after + (gains ? COIN_FLIES * 0.5 : 0),
      lasts: gains ? 0.85 : COIN_FLIES + CLOSES,
    });
  }

  /** Opens a closed chest between `from` and `to` seconds from now; an open one stays open. */
  private chest(seat: number, from: number, to: number): void {
    const start = this.now + Math.max(0, from - 0.15);
    const isOwn = (motion: Own): boolean => motion.kind === 'chest' && motion.seat === seat;
    this.keepOpen({ kind: 'chest', seat }, start, this.now + to + CLOSES, isOwn);
  }

  /** A commodity on its way; `take` and `give` change the picture as it leaves and arrives. */
  good(good: Commodity, from: Pose, to: Pose, how: Throw<Shown> = {}): void {
    this.fly({ what: 'good', good }, from, to, { lasts: FLIES, bounce: 0.3, ...how });
  }
  goodOf(seat: number, good: Commodity): Pose {
    return ownGood(seat, this.seats, good);
  }
  /** From the store into a house, or back. */
  stock(seat: number, good: Commodity, gains: boolean, from: Pose | null = null, after = 0): void {
    const k = goodAt(good);
    const store = stockOf(good, (this.shown.goods[k] ?? 1) - (gains ? 1 : 0));
    const own = this.goodOf(seat, good);
    const inStore = (by: number) => (shown: Shown) => more(shown.goods, k, by);
    const inHouse = (by: number) => (shown: Shown) => more(shown.seats[seat]?.goods ?? [], k, by);
    this.good(good, gains ? (from ?? store) : own, gains ? own : store, {
      after,
      take: gains ? inStore(-1) : inHouse(-1),
      give: gains ? inHouse(1) : inStore(1),
    });
  }
  tileOf(seat: number, tile: Tile): Pose {
    return ownTile(seat, this.seats, tile);
  }
  /** A special tile from the store into a house, or back. */
  tile(seat: number, tile: Tile, gains: boolean, from: Pose | null = null, after = 0): void {
    const k = tileAt(tile);
    const store = tileStoreOf(tile, (this.shown.tiles[k] ?? 1) - (gains ? 1 : 0));
    const own = this.tileOf(seat, tile);
    const inStore = (by: number) => (shown: Shown) => more(shown.tiles, k, by);
    const inHouse = (by: number) => (shown: Shown) => more(shown.seats[seat]?.tiles ?? [], k, by);
    this.fly({ what: 'tile', tile }, gains ? (from ?? store) : own, gains ? own : store, {
      lasts: FLIES,
      turns: 1,
      after,
      take: gains ? inStore(-1) : inHouse(-1),
      give: gains ? inHouse(1) : inStore(1),
    });
  }
  cardOf(seat: number, kind: Kind): Pose {
    return { ...ownCard(seat, this.seats, kind), size: CARD.w / 2 };
  }
  /** A house's markers between its reserve and its hand (positive: to the hand). */
  markers(seat: number, by: number, from: Pose | null = null, after = 0): void {
    const { color } = this.seat(seat);
    for (let k = 0; k < Math.abs(by); k++) {
      const { personal, general } = this.seat(seat);
      const isRaised = by > 0;
      const reserve = ownMarker(seat, this.seats, 'general', Math.max(0, general - 1));
      const hand = ownMarker(
        seat,
        this.seats,
        'personal',
        Math.max(0, personal - (isRaised ? 0 : 1)),
      );
      const size = { size: 0.5 };
      const away = { ...(from ?? reserve), ...size };
      this.fly(
        { what: 'marker', color },
        isRaised ? away : { ...hand, ...size },
        isRaised ? { ...hand, ...size } : { ...reserve, ...size },
        {
          after: after + k * 0.12,
          lasts: FLIES,
          tumble: 1,
          take: (shown) => {
            const s = shown.seats[seat];
            if (!s) return;
            if (isRaised) s.general--;
            else s.personal--;
          },
          give: (shown) => {
            const s = shown.seats[seat];
            if (!s) return;
            if (isRaised) s.personal++;
            else s.general++;
          },
        },
      );
    }
  }

  /** The token of a house's action turns over. */
  flip(seat: number, isLeft: boolean, after = 0): void {
    const spot = at(terrace(seat, this.seats).token, GROUND + 0.3, 1.05);
    this.fly({ what: 'token', isLeft }, spot, spot, { after, lasts: 0.6, arc: 3.5, tumble: 1 });
  }

  /** Adds and removes cards of this viewer. */
  learn(seat: number, gained: readonly CardId[], lost: readonly CardId[], after = 0): void {
    this.change((shown) => {
      if (seat !== shown.me) return;
      shown.hand = [...shown.hand.filter((card) => !lost.includes(card)), ...gained].sort(byCard);
    }, after);
  }
}

/** A surface `by` above another one. */
export const lifted = (surface: Surface, by: number): Surface => ({
  ...surface,
  y: surface.y + by,
});
