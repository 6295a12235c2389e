/** Ratings between a room and the people's records: who has proved a key, and what a match did. */

import type { House } from '../house.ts';
import { log, tagOf } from '../log.ts';
import { noteEnd } from '../people/known/ends.ts';
import type { RatingMessage } from '../protocol/ratings.ts';
import type { Play } from '../table/play.ts';
import type { Table } from '../table/table.ts';

/** The part of a room that is needed here. */
export interface RatingsRoom {
  readonly table: Table;
  tellRating(session: string, message: RatingMessage): void;
  /** Brings what everybody sees up to date. */
  changed(): void;
}

export class RatingsTelling {
  private readonly house: House;
  private readonly room: RatingsRoom;
  /** Ends the calls about people who show or hide their ratings. */
  readonly stop: () => void;

  constructor(house: House, room: RatingsRoom) {
    this.house = house;
    this.room = room;
    this.stop = house.people.ratings.follow((person) => this.shows(person));
  }

  /** What the people of a match have reached, and what that does to their ratings. */
  noteEnd({ id, record, result, rated }: Play): void {
    if (!result) return;
    this.aside(async () => {
      const verdict = await noteEnd(this.house, record, result);
      if (!rated) return;
      const { ratings } = this.room.table;
      await ratings.end(id, verdict);
      for (const session of ratings.sessions) await this.tell(session, id);
      await this.renew();
    });
  }

  /** A person has proved the key of a seat: the others may see the rating. */
  proved(session: string, person: string, match: string, seat: number): void {
    const { play, seats, ratings } = this.room.table;
    const { token } = seats.chairs[seat] ?? { token: '' };
    this.aside(async () => {
      await ratings.know(session, token, person);
      const finished = play?.id === match && play.finished ? play : null;
      // Somebody who was late to prove it may have been the last one missing.
      if (finished?.rated && ratings.verdictOf(match) !== 'counted') this.noteEnd(finished);
      else if (finished) await this.tell(session, match);
      await this.renew();
    });
  }

  /** A person now shows ratings, or hides them. */
  private shows(person: string): void {
    const { ratings } = this.room.table;
    if (!ratings.has(person)) return;
    this.aside(async () => {
      await ratings.look([person]);
      await this.renew();
    });
  }

  private async tell(session: string, match: string): Promise<void> {
    const message = await this.room.table.ratings.messageTo(session, match);
    if (message) this.room.tellRating(session, message);
  }

  /** Nobody reads the table while a command of it waits for the journal. */
  private renew(): Promise<void> {
    return this.room.table.queue.run(async () => this.room.changed());
  }

  /** Work beside the table's commands, which do not wait for it. */
  private aside(work: () => Promise<void>): void {
    work().catch((error) => {
      log.error('people.failed', { table: tagOf(this.room.table.code) }, error);
    });
  }
}
