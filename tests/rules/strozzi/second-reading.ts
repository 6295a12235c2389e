/**
 * The rules of Strozzi a second time, implemented from their text without reading the engine: plain
 * lists and words, no speed. A test plays both and finds every difference. Shuffles are chance:
 * their results are given.
 */

import type { JsonObject } from '../../../engine/core/contract.ts';

import {
  ARTS,
  type Art,
  type Berthed,
  CARGO,
  CITIES,
  type City,
  cargoOf,
  type Event,
  FLAGS,
  type Flag,
  PORT_OF,
  PORTS,
  type Port,
  REMOVED,
  type Result,
  type Seat,
  speedOf,
  type TableRules,
  type Told,
  tileValue,
  WARES,
} from './second-words.ts';

export class SecondReading {
  private readonly rules: TableRules;
  private readonly seats: Seat[];
  private readonly tracks: { [city in City]: number[][] };
  private ports: { [port in Port]: Berthed[] } = { venice: [], rome: [], naples: [] };
  private shipDeck: string[] = [];
  private removedCards: string[] = [];
  private unclaimedCards: string[] = [];
  private readonly promoStack: string[];
  private readonly promoDisplay: string[];
  private round = 0;
  private phase = 'claim';
  private startPlayer: number;
  private drawer: number;
  private decider: number[] = [];
  private current: { card: string; claim: { seat: number; flag: Flag } | null } | null = null;
  private result: { winners: number[]; table: Result[] } | null = null;
  /** Whether a new round has begun whose shuffle `told` must give. */
  shuffling = false;
  /** All events since the last call. */
  private happened: Event[] = [];

  constructor(players: number, rules: TableRules, told: Told) {
    this.rules = rules;
    this.seats = Array.from({ length: players }, (_, seat) => ({
      seat,
      money: 0,
      flags: [...FLAGS],
      tiles: [],
    }));
    this.startPlayer = told.startPlayer;
    this.drawer = told.startPlayer;
    const line = this.seats.map(({ seat }) => (told.startPlayer + seat) % players);
    const track = (): number[][] =>
      Array.from({ length: rules.trackTop + 1 }, (_, space) => (space === 0 ? [...line] : []));
    this.tracks = { venice: track(), rome: track(), naples: track(), florence: track() };
    this.promoStack = [...told.promoStack];
    this.promoDisplay = [...told.promoDisplay];
    this.startRound(told.startPlayer);
    this.told(told);
  }

  /** The outcome of the shuffle that a round began with; the first ship is drawn already. */
  told(told: Told): void {
    const players = this.seats.length;
    const all = [told.current?.card ?? '', ...told.shipDeck, ...told.removedCards];
    const isWhole = [...all].sort().join() === Object.keys(CARGO).sort().join();
    if (!isWhole || told.removedCards.length !== REMOVED[players]) {
      throw new Error('not all 29 ships have been shuffled, or a wrong number is removed');
    }
    this.removedCards = [...told.removedCards];
    this.shipDeck = all.slice(0, 1 + told.shipDeck.length);
    this.shuffling = false;
    this.draw(this.startPlayer);
  }

  /** Section 5: carries out a legal action. */
  act(seat: number, action: JsonObject): void {
    if (action.type === 'pass') {
      this.tell('passed', { seat });
      this.askNext();
    } else if (action.type === 'claim') this.claim(seat, action.flag as Flag);
    else if (action.type === 'place') this.place(seat, action.port as Port);
    else this.take(seat, String(action.tile));
  }

  /** Section 5: the error of a well-formed action; null if it is legal. */
  refusal(seat: number, action: JsonObject): string | null {
    if (this.phase === 'gameOver') return 'GAME_OVER';
    const phase = { pass: 'claim', claim: 'claim', place: 'place', takeTile: 'promo' };
    const own = phase[action.type as keyof typeof phase];
    if (!this.decider.includes(seat) || this.phase !== own) return 'NOT_YOUR_DECISION';
    if (action.type === 'claim') {
      if (!this.seat(seat).flags.includes(action.flag as Flag)) return 'FLAG_USED';
      if (this.current?.claim && action.flag !== 'pirate') return 'ONLY_PIRATE_CAN_OVERBID';
    }
    const port = this.ports[action.port as Port] ?? [];
    if (port.some(({ owner }) => owner === seat)) return 'PORT_TAKEN';
    const isOffered = this.promoDisplay.includes(String(action.tile));
    return action.type === 'takeTile' && !isOffered ? 'TILE_NOT_OFFERED' : null;
  }

  /** The position in the words of `describe`, without options and counters. */
  position(): JsonObject {
    const { round, phase, decider, startPlayer, drawer, tracks, ports } = this;
    const { shipDeck, removedCards, unclaimedCards, promoStack, promoDisplay, current } = this;
    const seats = this.seats.map(({ seat, money, flags, tiles }) => ({
      seat,
      money,
      flagsUnused: FLAGS.filter((flag) => flags.includes(flag)),
      tiles,
    }));
    return JSON.parse(
      JSON.stringify({
        round,
        phase,
        decider,
        startPlayer,
        drawer,
        seats,
        tracks,
        ports,
        shipDeck,
        removedCards,
        unclaimedCards,
        promoStack,
        promoDisplay,
        current,
        result: this.result,
      }),
    );
  }

  /** Events since the last call, in order. */
  events(): Event[] {
    const events = this.happened;
    this.happened = [];
    return events;
  }

  private tell(type: string, fields: object): void {
    this.happened.push({ type, ...(fields as JsonObject) });
  }

  private seat(number: number): Seat {
    const seat = this.seats[number];
    if (!seat) throw new Error(`There is no seat ${number}.`);
    return seat;
  }

  /** The seats clockwise, beginning left of `seat` and ending with `seat`. */
  private clockwise(seat: number): Seat[] {
    return [...this.seats.slice(seat + 1), ...this.seats.slice(0, seat + 1)];
  }

  private startRound(drawer: number): void {
    this.round++;
    this.startPlayer = drawer;
    this.ports = { venice: [], rome: [], naples: [] };
    this.unclaimedCards = [];
    for (const seat of this.seats) seat.flags = [...FLAGS];
    this.shuffling = true;
    this.tell('roundStarted', { round: this.round, drawer });
  }

  private draw(drawer: number): void {
    this.drawer = drawer;
    this.current = { card: this.shipDeck.shift() ?? '', claim: null };
    this.phase = 'claim';
    this.decider = [drawer];
    this.tell('shipDrawn', { drawer, ship: this.current.card, left: this.shipDeck.length });
  }

  /** Section 4, poll order. */
  private askNext(): void {
    const [asked = 0] = this.decider;
    const order = [this.drawer, ...this.clockwise(this.drawer).map(({ seat }) => seat)];
    const later = order.slice(0, -1).slice(order.indexOf(asked) + 1);
    const claim = this.current?.claim ?? null;
    const next = later.find((seat) => {
      const { flags } = this.seat(seat);
      return claim ? flags.includes('pirate') : flags.length > 0;
    });
    if (next !== undefined) this.decider = [next];
    else if (claim) this.won(claim.seat);
    else this.putAside();
  }

  private claim(seat: number, flag: Flag): void {
    const { current } = this;
    if (!current) throw new Error('There is no ship.');
    const former = current.claim;
    const own = this.seat(seat);
    own.flags = own.flags.filter((one) => one !== flag);
    current.claim = { seat, flag };
    this.tell('claimed', { seat, flag });
    if (former) {
      this.seat(former.seat).flags.push(former.flag);
      this.tell('flagReturned', { ...former, by: seat });
    }
    if (flag === 'pirate') this.won(seat);
    else this.askNext();
  }

  private putAside(): void {
    const ship = this.current?.card ?? '';
    this.unclaimedCards.push(ship);
    this.tell('shipUnclaimed', { ship });
    const left = this.clockwise(this.drawer).find(({ flags }) => flags.length > 0);
    const next = this.rules.unclaimed === 'passLeft' ? (left?.seat ?? -1) : this.drawer;
    this.drawOrScore(next);
  }

  private won(seat: number): void {
    const { card, claim } = this.current ?? {};
    this.tell('shipWon', { seat, ship: card, flag: claim?.flag });
    const free = PORTS.filter((port) => this.ports[port].every(({ owner }) => owner !== seat));
    const [only] = free;
    if (free.length === 1 && only) {
      this.place(seat, only);
    } else {
      this.phase = 'place';
      this.decider = [seat];
    }
  }

  /** Section 5.3. */
  private place(seat: number, port: Port): void {
    const { card, claim } = this.current ?? {};
    if (!card || !claim) throw new Error('There is no ship with a claim.');
    const { flag } = claim;
    const effectiveValue = speedOf(card) + (flag === 'plusOne' ? 1 : 0);
    const queue = this.ports[port];
    const asFast = queue.filter((ship) => ship.effectiveValue >= effectiveValue).length;
    queue.splice(asFast, 0, { card, effectiveValue, owner: seat, flag });
    const cargo = cargoOf(card);
    const fits = WARES.findIndex((ware) => PORT_OF[ware] === port);
    const others = WARES.flatMap((ware, i) => (i !== fits && cargo[i] ? [[ware, cargo[i]]] : []));
    this.tell('shipPlaced', {
      seat,
      ship: card,
      port,
      flag,
      effectiveValue,
      place: asFast,
      lost: Object.fromEntries(others),
    });
    this.advance(seat, port, (cargo[fits] ?? 0) + (flag === 'ware' ? 1 : 0), 'cargo');
    this.advance(seat, 'florence', cargo[3] ?? 0, 'scrolls');
    const [tile, ...more] = this.promoDisplay;
    if (cargo[4] !== 1 || tile === undefined) this.settled(seat);
    else if (more.length === 0) this.take(seat, tile);
    else {
      this.phase = 'promo';
      this.decider = [seat];
    }
  }

  private advance(seat: number, city: City, steps: number, because: string): void {
    const track = this.tracks[city];
    const from = track.findIndex((space) => space.includes(seat));
    const to = Math.min(this.rules.trackTop, from + steps);
    if (to === from) return;
    track[from] = track[from]?.filter((one) => one !== seat) ?? [];
    track[to]?.push(seat);
    const rank = this.ranks(city).indexOf(seat);
    this.tell('advanced', { seat, city, from, to, rank, because });
  }

  /** Section 5.4. */
  private take(seat: number, tile: string): void {
    this.seat(seat).tiles.push(tile);
    this.tell('tileTaken', { seat, tile });
    const ware = WARES.find((one) => tile.includes(one));
    if (ware) this.advance(seat, PORT_OF[ware], 1, 'tile');
    this.promoDisplay.splice(this.promoDisplay.indexOf(tile), 1);
    const next = this.promoStack.shift();
    if (next) {
      this.promoDisplay.push(next);
      this.tell('tileRevealed', { tile: next });
    }
    this.settled(seat);
  }

  private settled(winner: number): void {
    const next = this.clockwise(winner).find(({ flags }) => flags.length > 0);
    this.drawOrScore(next?.seat ?? -1);
  }

  private drawOrScore(drawer: number): void {
    const isOver = this.seats.every(({ flags }) => flags.length === 0);
    if (!isOver && this.shipDeck.length > 0) {
      this.draw(drawer);
      return;
    }
    this.current = null;
    for (const city of CITIES) this.score(city);
    if (this.round < 3) this.startRound(this.ranks('florence')[0] ?? -1);
    else this.end();
  }

  private ranks(city: City): number[] {
    return [...this.tracks[city]].reverse().flat();
  }

  /** Section 5.5, one city and its port. */
  private score(city: City): void {
    type Paid = { seat: number; amount: number };
    const pay = (seat: number | undefined, amount = 0): Paid[] => {
      if (seat === undefined || amount === 0) return [];
      this.seat(seat).money += amount;
      return [{ seat, amount }];
    };
    const owners = city === 'florence' ? [] : this.ports[city].map(({ owner }) => owner);
    const space = (seat: number): number =>
      this.tracks[city].findIndex((seats) => seats.includes(seat));
    const moved = this.ranks(city).filter((seat) => space(seat) > 0);
    const top = (seat: number): number => 2 - (this.rules.trackTop - space(seat));
    this.tell('cityScored', {
      round: this.round,
      city,
      ships: [15, 10, 5].flatMap((prize, i) => pay(owners[i], prize)),
      track: [15, 10, 5].flatMap((prize, i) => pay(moved[i], prize)),
      bonus: this.ranks(city).flatMap((seat) => pay(seat, this.rules.topBonus?.[top(seat)])),
    });
  }

  /** Section 6. */
  private end(): void {
    const florence = this.ranks('florence');
    const sum = ({ tiles }: Seat, art: Art): number =>
      tiles.filter((tile) => tile.startsWith(art)).reduce((all, id) => all + tileValue(id), 0);
    const table = this.seats.map(
      ({ seat, money }): Result => ({
        seat,
        money,
        art: 0,
        science: 0,
        architecture: 0,
        total: money,
      }),
    );
    for (const art of ARTS) {
      const rivals = florence.map((seat) => this.seat(seat)).filter((seat) => sum(seat, art) > 0);
      // The sort keeps the order in Florence among equals.
      const best = rivals.sort((a, b) => sum(b, art) - sum(a, art));
      const prizes = best.slice(0, 3).map((seat, i) => {
        const amount = [30, 20, 10][i] ?? 0;
        const row = table[seat.seat];
        if (!row) throw new Error('Every seat has its row.');
        row[art] = amount;
        row.total += amount;
        return { seat: seat.seat, amount, tiles: sum(seat, art) };
      });
      this.tell('promotionScored', { category: art, prizes });
    }
    for (const { seat, total } of table) this.seat(seat).money = total;
    const most = Math.max(...table.map(({ total }) => total));
    const winner = florence.find((seat) => this.seat(seat).money === most) ?? -1;
    this.result = { winners: [winner], table };
    this.phase = 'gameOver';
    this.decider = [];
    this.tell('matchEnded', { winner });
  }
}
