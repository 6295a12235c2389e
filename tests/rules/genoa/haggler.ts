/**
 * Arbitrary offers of a haggling table: offers, proposals, revisions and acceptances that the list
 * of legal actions does not contain, sensible ones and foolish ones, for any position.
 */

import type { Chance } from '../../../engine/core/chance.ts';
import type { Json, JsonObject, State } from '../../../engine/core/contract.ts';
import { YIELD } from '../../../engine/games/genoa/buildings.ts';
import { CARD, CARD_IDS, kindOf } from '../../../engine/games/genoa/cards.ts';
import { CARDS, COMMODITIES, KINDS, TILES } from '../../../engine/games/genoa/data.ts';
import { isBuilding, SPACES } from '../../../engine/games/genoa/map.ts';
import * as R from '../../../engine/games/genoa/offers/record.ts';
import * as S from '../../../engine/games/genoa/state.ts';

const SHOWN = ['taker', 'nobody', 'all'];

export class Haggler {
  private readonly will: Chance;

  constructor(will: Chance) {
    this.will = will;
  }

  /** An offer that `seat` might make now; most of them are legal in phase 2. */
  word(s: State, seat: number): JsonObject {
    const own = this.slots(s, R.MAKER, seat);
    const others = this.slots(s, R.TAKER, seat);
    const dice = this.will.below(10);
    if (dice < 3 && own.length > 0) return this.revise(s, seat, this.of(own));
    if (dice < 6 && others.length > 0) return this.accept(s, seat, this.of(others));
    return seat === s[S.MERCHANT] ? this.propose(s, seat) : this.offer(s, seat);
  }

  private of<T>(list: readonly T[]): T {
    return list[this.will.below(list.length)];
  }

  private one(inSoMany: number): boolean {
    return this.will.below(inSoMany) === 0;
  }

  private slots(s: State, party: number, seat: number): number[] {
    const all = Array.from({ length: s[S.OFFERS] }, (_, slot) => slot);
    return all.filter((slot) => s[S.offerAt(slot) + party] === seat);
  }

  /** Mostly a space that can still be reached, or the building that is claimed. */
  private target(s: State): number {
    const near = SPACES.map((_, space) => space).filter((space) => s[S.REACH + space] === 1);
    if (s[S.PHASE] === S.CLAIM && this.one(2)) return S.tower(s);
    return near.length === 0 || this.one(12) ? this.will.below(SPACES.length) : this.of(near);
  }

  private offer(s: State, seat: number): JsonObject {
    const ready = this.ready(s, seat);
    if (ready.length > 0 && !this.one(4)) {
      const order = this.of(ready);
      const ducats = this.of([5, 10, 20, 40]);
      const [building] = CARD[order].buildings;
      // GE-1102: with two players a good has to go with it.
      const tile = YIELD[building].tile < 0 ? this.will.below(TILES.length) : YIELD[building].tile;
      const good: JsonObject = s[S.SEATS] === 2 || this.one(4) ? { tile: TILES[tile] } : {};
      const deferred = { ducats, commit: CARD_IDS[order], ...good };
      return { type: 'offer', target: SPACES[building], deferred };
    }
    const target = this.target(s);
    const terms = this.terms(s, seat, seat, target);
    const extra: JsonObject = this.one(5) ? { useExtra: true } : {};
    return { type: 'offer', target: SPACES[target], ...terms, ...extra };
  }

  private propose(s: State, seat: number): JsonObject {
    const player = (seat + 1 + this.will.below(s[S.SEATS] - 1)) % s[S.SEATS];
    const target = this.target(s);
    const answered = this.slots(s, R.MAKER, player).find(
      (slot) => s[S.offerAt(slot) + R.TARGET] === target,
    );
    const reply: JsonObject =
      answered === undefined ? {} : { replyTo: `O${s[S.offerAt(answered) + R.NUMBER]}` };
    const terms = this.terms(s, seat, player, target);
    return { type: 'propose', player, target: SPACES[target], ...terms, ...reply };
  }

  private revise(s: State, seat: number, slot: number): JsonObject {
    const at = S.offerAt(slot);
    const player = s[at + R.MAKER] === s[S.MERCHANT] ? s[at + R.TAKER] : s[at + R.MAKER];
    const terms = this.terms(s, seat, player, s[at + R.TARGET]);
    const extra: JsonObject = this.one(8) ? { useExtra: true } : {};
    return { type: 'revise', offerId: `O${s[at + R.NUMBER]}`, ...terms, ...extra };
  }

  private accept(s: State, seat: number, slot: number): JsonObject {
    const at = S.offerAt(slot);
    const version = s[at + R.VERSION] - (this.one(10) ? 1 : 0);
    const side = at + (s[at + R.MAKER] === s[S.MERCHANT] ? R.GIVE : R.ASK);
    const fill = this.fill(s, seat, side);
    const extra: JsonObject = this.one(4) ? { useExtra: true } : {};
    return { type: 'accept', offerId: `O${s[at + R.NUMBER]}`, version, ...fill, ...extra };
  }

  /** Fills wildcards with the seat's goods that are not named, sometimes wrongly. */
  private fill(s: State, seat: number, side: number): JsonObject {
    const block = S.at(seat);
    const some = (units: number, held: number, named: number, words: readonly string[]) => {
      const map: { [word: string]: number } = {};
      for (let i = 0; i < units; i++) {
        const free = words.filter(
          (word, k) => s[held + k] - s[named + k] - (map[word] ?? 0) > 0 || this.one(20),
        );
        if (free.length === 0) continue;
        const word = this.of(free);
        map[word] = (map[word] ?? 0) + 1;
      }
      return map;
    };
    const commodities = some(s[side + R.ANY_GOODS], S.GOODS + block, side + R.GOODS, COMMODITIES);
    const tiles = some(s[side + R.ANY_TILE], S.TILE + block, side + R.TILE, TILES);
    const cards = KINDS.flatMap((_, kind) => {
      const held = this.hand(s, seat).filter(
        (card) => kindOf(card) === kind && !R.hasCard(s, side, card),
      );
      return held.slice(0, s[side + R.ANY_CARD + kind]).map((card) => CARD_IDS[card]);
    });
    const isAny = Object.keys(commodities).length + Object.keys(tiles).length + cards.length > 0;
    return isAny && !this.one(8) ? { fill: { commodities, tiles, cards } } : {};
  }

  private hand(s: State, seat: number): number[] {
    return CARD_IDS.map((_, card) => card).filter((card) => s[S.HOLDER + card] === seat);
  }

  /**
   * @param maker the seat that offers
   * @param player the party that is not the merchant
   */
  private terms(s: State, maker: number, player: number, target: number): JsonObject {
    const merchant = s[S.MERCHANT];
    const give = this.basket(s, player, maker);
    const ask = this.one(3) ? this.basket(s, merchant, maker) : null;
    const deferred = this.one(3) ? this.deferred(s, maker, target) : null;
    const isCommit = deferred !== null && 'commit' in deferred;
    return {
      ...(!isCommit && { give }),
      ...(ask && { ask }),
      ...(deferred && { deferred }),
    } as JsonObject;
  }

  /** The part that `giver` gives in an offer of `maker`. */
  private basket(s: State, giver: number, maker: number): JsonObject {
    const block = S.at(giver);
    const basket: { [part: string]: Json } = {};
    if (!this.one(3)) basket.ducats = this.of([5, 5, 10, 15, 20, 35, 50, 90, 7, 400]);
    const counts = (held: number, words: readonly string[]): JsonObject => {
      const map: { [word: string]: number } = {};
      words.forEach((word, i) => {
        if (s[held + i] > 0 ? this.one(3) : this.one(90)) {
          map[word] = 1 + this.will.below(Math.max(1, s[held + i]));
        }
      });
      return map;
    };
    basket.commodities = counts(S.GOODS + block, COMMODITIES);
    basket.tiles = counts(S.TILE + block, TILES);
    if (this.one(s[S.PERSONAL + block] > 0 ? 3 : 60)) basket.markers = 1 + this.will.below(2);
    const isOwn = giver === maker;
    const named = this.hand(s, giver).filter(
      (card) => (isOwn || S.knows(s, maker, card) || this.one(20)) && this.one(5),
    );
    if (named.length > 0) {
      basket.cards = named.map((card) => ({ id: CARD_IDS[card], show: this.of(SHOWN) }));
    }
    if (isOwn ? this.one(40) : this.one(3)) {
      basket.any = this.of<JsonObject>([
        { commodities: 1 },
        { commodities: 2 },
        { tiles: 1 },
        { cards: { [this.of(KINDS)]: 1 } },
      ]);
    }
    return basket;
  }

  private deferred(s: State, maker: number, target: number): JsonObject {
    const ducats = this.of([5, 10, 20, 40, 60, 100]);
    const order = this.hand(s, maker).find((card) => kindOf(card) < 2 && this.one(2));
    if (this.one(12) || !isBuilding(target)) return { tile: this.of(TILES), ducats };
    const { first, tile, markers, draw, cards, villa } = YIELD[target];
    const own = this.orderFor(s, maker, target);
    if (own >= 0 && !this.one(3)) {
      const reward: JsonObject = villa && this.one(3) ? { tile: this.of(TILES) } : {};
      return { ducats, commit: CARD_IDS[own], ...reward };
    }
    if (order !== undefined && this.one(15)) return { ducats, commit: CARD_IDS[order] };
    if (first >= 0) return { commodities: [COMMODITIES[first + this.will.below(2)]] };
    if (tile >= 0) return { tile: TILES[tile] };
    if (markers > 0) return { markers: 1 + this.will.below(2) };
    return draw >= 0 ? { cards: 1 + this.will.below(cards) } : {};
  }

  /** Orders in hand with all goods, for reachable buildings. */
  private ready(s: State, seat: number): number[] {
    return this.hand(s, seat).filter((card) => {
      const { goods, buildings } = CARD[card];
      const isReached = s[S.REACH + buildings[0]] === 1 || S.tower(s) === buildings[0];
      return kindOf(card) < 2 && isReached && goods.every((good) => s[S.GOODS + S.at(seat) + good]);
    });
  }

  /** An order in hand for this building, -1 if there is none. */
  private orderFor(s: State, seat: number, target: number): number {
    for (let card = 0; card < CARDS; card++) {
      const isOrder = s[S.HOLDER + card] === seat && kindOf(card) < 2;
      if (isOrder && CARD[card].buildings[0] === target) return card;
    }
    return -1;
  }
}
