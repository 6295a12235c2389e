/** One of two tables that differ only in facts that some viewer may not know. */

import type { State, ViewBase, Viewer } from '../../../engine/core/contract.ts';
import { FRAME, type Hall, type Person } from './hall.ts';

/** The test's look inside the server's own room. */
interface Inside {
  readonly table: {
    readonly seats: { readonly chairs: readonly { readonly session: string | null }[] };
    readonly play: {
      readonly id: string;
      readonly state: State;
      readonly seq: number;
      readonly finished: boolean;
      view(viewer: Viewer): ViewBase;
      undoable(seat: number): number;
    } | null;
  };
}

/** A frame as it is compared: its kind and its bytes, as text of one character a byte. */
export interface Heard {
  readonly channel: string;
  readonly bytes: string;
}

export class World {
  readonly hall: Hall;
  readonly code: string;
  /** Owners of the seats, by seat. */
  readonly seats: Person[] = [];
  /** Sends the last request of all, so that all earlier messages have arrived. */
  private usher: Person | null = null;
  /**
   * Texts drawn anew in every world that are no secret: made equal before the comparison, byte by
   * byte.
   */
  private readonly own = new Set<string>();

  private constructor(hall: Hall, code: string) {
    this.hall = hall;
    this.code = code;
    this.own.add(code);
  }

  static async open(hall: Hall, game: string, seats: number, options: object): Promise<World> {
    const wish = { game, seats, options, pace: 'slow', listed: true };
    const world = new World(hall, await hall.table(wish as never));
    for (let seat = 0; seat < seats; seat++) {
      world.seats.push(await hall.join(world.code, { name: `Seat ${seat}` }));
    }
    world.usher = await hall.join(world.code, { spectate: true });
    return world;
  }

  private get play(): NonNullable<Inside['table']['play']> {
    const { play } = (this.hall.room(this.code) as Inside).table;
    if (!play) throw new Error('no match at this table');
    return play;
  }

  get state(): State {
    return this.play.state;
  }

  get finished(): boolean {
    return this.play.finished;
  }

  get matchId(): string {
    return this.play.id;
  }

  /** How much has happened that everybody noticed. */
  get seq(): number {
    return this.play.seq;
  }

  undoable(seat: number): number {
    return this.play.undoable(seat);
  }

  /** The viewer's knowledge, as text, without the engine's own count of actions. */
  known(viewer: Viewer): string {
    const view = this.play.view(viewer);
    return JSON.stringify([view.public, view.you ?? null]);
  }

  /** Waits until all requests so far are done and announced. */
  async settle(): Promise<void> {
    // The usher's own request may get its turn before others.
    while (!this.hall.app.house.turns.isIdle) await new Promise((done) => setImmediate(done));
    await this.usher?.request('lobby', { op: 'pace', pace: 'slow' });
    this.usher?.socket.take();
    await new Promise((resolve) => setImmediate(resolve));
  }

  /** Ends the connection of a seat's owner, and waits until the server has noticed. */
  async lose(seat: number, person: Person): Promise<void> {
    const { seats } = (this.hall.room(this.code) as Inside).table;
    person.socket.terminate();
    while (seats.chairs[seat].session !== null) await new Promise((done) => setImmediate(done));
    await this.settle();
  }

  /** Data received by `person` since the last call. */
  heard(person: Person): Heard[] {
    this.own.add(this.play.id);
    this.own.add(person.reconnectionToken);
    this.own.add(person.token);
    return person.socket.take().map((frame) => {
      let bytes = frame.toString('latin1');
      if (!this.play.finished && this.hall.keys.some((key) => bytes.includes(key))) {
        throw new Error(`key: it stands in a ${channelOf(frame)} while the match runs`);
      }
      for (const one of this.own) if (one) bytes = bytes.replaceAll(one, '?'.repeat(one.length));
      return { channel: channelOf(frame), bytes };
    });
  }

  /**
   * Everybody is disconnected and the table comes back from the journal; the seats return as well.
   */
  async restart(): Promise<void> {
    const { hall, code } = this;
    await hall.end(code);
    await hall.wake(code);
    for (const [seat, { token }] of this.seats.entries()) {
      this.seats[seat] = await hall.join(code, { token });
    }
    this.usher = await hall.join(code, { spectate: true });
  }

  async end(): Promise<void> {
    await this.hall.end(this.code);
  }
}

const NAMES: { readonly [kind: number]: string } = {
  [FRAME.JOIN]: 'handshake',
  [FRAME.STATE]: 'first state',
  [FRAME.PATCH]: 'patch',
  [FRAME.RESPONSE]: 'answer',
  [FRAME.ERROR]: 'error',
};

/** Which channel a frame belongs to: its kind, of a message its name. */
export function channelOf(frame: Buffer): string {
  const kind = frame[0];
  if (kind !== FRAME.MESSAGE) return NAMES[kind] ?? `frame ${kind}`;
  // A short string: 0xa0 + its length.
  const length = frame[1] & 0x1f;
  return frame.subarray(2, 2 + length).toString('latin1');
}
