/**
 * Cards and tiles of a described position: named ones are where the description says, the rest
 * where the game would put them, in a seeded order.
 */

import type { Chance } from '../../../core/chance.ts';
import { PositionError } from '../../../core/position-error.ts';
import type { Reader } from '../../../kit/reader.ts';
import { CANAL_SPACES, FAVOR_IDS, GUILD_ORDER_IDS, isBidRound, RUMOR_IDS } from '../data.ts';
import * as S from '../state.ts';

/** The cards or tiles of one kind: those not yet named, in seeded order. */
class Pool {
  private readonly free: number[];
  private readonly ids: readonly string[];
  private readonly invariant: string;

  constructor(ids: readonly string[], invariant: string, chance: Chance) {
    this.ids = ids;
    this.invariant = invariant;
    this.free = ids.map((_, i) => i);
    for (let i = ids.length - 1; i > 0; i--) {
      const j = chance.below(i + 1);
      [this.free[i], this.free[j]] = [this.free[j], this.free[i]];
    }
  }

  get left(): number {
    return this.free.length;
  }

  /** Takes the cards that a description names. */
  named(reader: Reader, field: string): number[] {
    const wanted = reader.ids(field, this.ids);
    for (const id of wanted) {
      const i = this.free.indexOf(id);
      const complaint = `${reader.at(field)}: ${this.ids[id]} lies elsewhere already`;
      if (i < 0) throw new PositionError(this.invariant, complaint);
      this.free.splice(i, 1);
    }
    return wanted;
  }

  mustBeEmpty(): void {
    if (this.left === 0) return;
    throw new PositionError(this.invariant, `${this.left} lie nowhere: every place is described`);
  }

  /** Takes the next `count`. */
  next(count: number): number[] {
    if (count <= this.free.length) return this.free.splice(0, count);
    throw new PositionError(this.invariant, `only ${this.free.length} are left, not ${count}`);
  }
}

function write(s: S.State, size: number, start: number, items: readonly number[]): void {
  for (const item of items) S.push(s, size, start, item);
}

/** MV-006: hands, deliveries, drawn cards, then the deck. */
export function readGuildOrders(
  s: S.State,
  given: Reader,
  seats: readonly Reader[],
  chance: Chance,
): void {
  const pool = new Pool(GUILD_ORDER_IDS, 'guildOrders', chance);
  const top = pool.named(given, 'deck');
  seats.forEach((seat, p) => {
    const o = S.at(p);
    write(s, S.HAND_SIZE + o, S.HAND + o, pool.named(seat, 'guildOrders'));
    write(s, S.DELIVERED_SIZE + o, S.DELIVERED + o, pool.named(seat, 'delivered'));
    for (const card of seat.ids('knownReturned', GUILD_ORDER_IDS)) {
      s[S.KNOWN_RETURNED + o] |= 1 << card;
    }
  });
  if (s[S.PENDING] === S.PENDING_GUILD_KEEP) {
    const drawer = seats[s[S.TURN_SEAT]];
    const drawn = pool.named(drawer, 'guildDrawn');
    if (drawn.length === 0) drawn.push(...pool.next(countDrawn(given, seats, pool, top.length)));
    if (drawn.length > 2) drawer.fail('guildDrawn', 'are two cards at most');
    drawn.forEach((card, i) => {
      s[S.PENDING_CARDS + i] = card;
    });
  }
  seats.forEach((seat, p) => {
    if (seat.has('guildOrders')) return;
    write(s, S.HAND_SIZE + S.at(p), S.HAND + S.at(p), pool.next(seat.int('guildHeld', 0)));
  });
  const wanted = given.int('guildDeck', top.length + pool.left) - top.length;
  const rest = pool.next(Math.max(0, wanted));
  write(s, S.DECK_SIZE, S.DECK, [...top, ...rest]);
  giveAway(s, seats, 'guildOrders', pool, S.HAND_SIZE, S.HAND);
  giveAway(s, seats, 'delivered', pool, S.DELIVERED_SIZE, S.DELIVERED);
  pool.mustBeEmpty();
}

/** Number of drawn cards: the rest of deck and hands, one or two. */
function countDrawn(given: Reader, seats: readonly Reader[], pool: Pool, onDeck: number): number {
  if (!given.has('guildDeck')) return Math.min(2, pool.left);
  let left = pool.left - (given.int('guildDeck', 0) - onDeck);
  for (const seat of seats) if (!seat.has('guildOrders')) left -= seat.int('guildHeld', 0);
  return Math.min(2, Math.max(1, left));
}

/** The surplus of a described deck or stack goes to seats that do not name their hands. */
function giveAway(
  s: S.State,
  seats: readonly Reader[],
  field: string,
  pool: Pool,
  size: number,
  start: number,
): void {
  const open = seats.map((_, p) => p).filter((p) => !seats[p].has(field));
  for (let i = 0; pool.left > 0 && open.length > 0; i++) {
    const o = S.at(open[open.length - 1 - (i % open.length)]);
    write(s, size + o, start + o, pool.next(1));
  }
}

/** MV-004: hands, plaza, then the stack. `plaza` and `stack` may stand inside `church` too. */
export function readFavors(
  s: S.State,
  given: Reader,
  seats: readonly Reader[],
  chance: Chance,
): void {
  const pool = new Pool(FAVOR_IDS, 'favors', chance);
  const church = given.record('church');
  church.allow(['plaza', 'stack']);
  seats.forEach((seat, p) => {
    write(s, S.FAVORS_SIZE + S.at(p), S.FAVORS + S.at(p), pool.named(seat, 'favors'));
  });
  const plazaAt = church.has('plaza') ? church : given;
  const plaza = pool.named(plazaAt, 'plaza');
  if (plaza.length > 2) plazaAt.fail('plaza', 'holds two favors at most');
  const top = pool.named(church.isList('stack') ? church : given, 'stack');
  if (!plazaAt.has('plaza')) plaza.push(...pool.next(Math.min(2, pool.left)));
  write(s, S.PLAZA_SIZE, S.PLAZA, plaza);
  const counted = church.has('stack') && !church.isList('stack');
  const size = counted ? church.int('stack', 0) : top.length + pool.left;
  write(s, S.STACK_SIZE, S.STACK, [...top, ...pool.next(Math.max(0, size - top.length))]);
  giveAway(s, seats, 'favors', pool, S.FAVORS_SIZE, S.FAVORS);
  pool.mustBeEmpty();
  for (const favor of given.ids('favorsShown', FAVOR_IDS)) s[S.FAVORS_SHOWN] |= 1 << favor;
  for (const favor of plaza) s[S.FAVORS_SHOWN] |= 1 << favor;
  for (let p = 0; p < s[S.SEATS]; p++) {
    const o = S.at(p);
    for (let i = 0; i < s[S.FAVORS_SIZE + o]; i++) s[S.FAVORS_SHOWN] |= 1 << s[S.FAVORS + o + i];
  }
}

/**
 * MV-005, MV-106, MV-107: hands, discards, the three removed, then the canal. Spaces that the
 * gondola has reached are empty; their rumors that are in no hand have been played.
 */
export function readRumors(
  s: S.State,
  given: Reader,
  seats: readonly Reader[],
  chance: Chance,
): void {
  const pool = new Pool(RUMOR_IDS, 'rumors', chance);
  seats.forEach((seat, p) => {
    write(s, S.RUMORS_SIZE + S.at(p), S.RUMORS + S.at(p), pool.named(seat, 'rumors'));
  });
  write(s, S.DISCARD_SIZE, S.DISCARD, pool.named(given, 'discardedRumors'));
  const removed = pool.named(given, 'removedRumors');
  const spaces = readCanal(s, given, pool);
  seats.forEach((seat, p) => {
    if (seat.has('rumors')) return;
    write(s, S.RUMORS_SIZE + S.at(p), S.RUMORS + S.at(p), pool.next(seat.int('rumorsHeld', 0)));
  });
  if (removed.length > 3) given.fail('removedRumors', 'are three');
  removed.push(...pool.next(3 - removed.length));
  removed.forEach((rumor, i) => {
    s[S.REMOVED_RUMORS + i] = rumor;
  });
  for (const space of spaces) if (pool.left > 0) s[S.CANAL + space] = pool.next(1)[0];
  write(s, S.DISCARD_SIZE, S.DISCARD, pool.next(pool.left));
}

/** Fills the named spaces of the canal; returns the remaining ones, the nearest first. */
function readCanal(s: S.State, given: Reader, pool: Pool): number[] {
  if (given.isList('canalRumors')) return given.ints('canalRumors');
  const spaces: number[] = [];
  const canal = given.record('canalRumors');
  for (let space = 1; space <= CANAL_SPACES; space++) {
    const name = String(space);
    if (canal.tells(name)) {
      const tile = canal.nested('', { [name]: [canal.raw(name) ?? null] });
      s[S.CANAL + space] = pool.named(tile, name)[0];
    } else if (!canal.has(name) && space > s[S.ROUND] && !isBidRound(space)) {
      spaces.push(space);
    }
  }
  canal.allow(Array.from({ length: CANAL_SPACES }, (_, i) => String(i + 1)));
  return spaces;
}
