/** The way into the queue of the people who wait for a match: `POST /matchmake/joinById/queue`. */

import { setTimeout as sleep } from 'node:timers/promises';
import { alone } from '../cluster/peers.ts';
import { createAuthContext, matchMaker } from '../colyseus.ts';
import type { House } from '../house.ts';
import { introduced } from '../people/known/met.ts';
import { clockNamed } from '../protocol/clocks.ts';
import { QUEUE_ID } from '../protocol/people.ts';
import { queueOptions } from '../protocol/schemas.ts';
import { HttpError } from './body.ts';
import { isListed } from './listed.ts';
import type { Place } from './reservations.ts';

/** How often a place is asked for, and how long it takes until the next try, in milliseconds. */
const MAX_TRIES = 5;
const AGAIN_MS = 100;

export class QueueEntrance {
  private readonly house: House;
  private opening: Promise<unknown> | null = null;

  constructor(house: House) {
    this.house = house;
  }

  /**
   * Reserves a place.
   * @param check throws for somebody who is barred, by the mark of the key
   * @throws HttpError for a request that is malformed, or names a game or a clock that is none
   */
  async place(body: unknown, check: (mark: string) => void): Promise<Place> {
    const options = queueOptions.safeParse(body);
    if (!options.success) throw new HttpError(400, 'The request to wait is malformed.');
    const { game: id, clock } = options.data;
    const game = Object.hasOwn(this.house.games, id) && this.house.games[id];
    if (!game) throw new HttpError(404, `There’s no game "${id}" here.`);
    const fits = clock === undefined ? !game.clocks : Boolean(clockNamed(game.clocks, clock));
    if (!fits) {
      throw new HttpError(422, `There’s no clock "${clock}" here.`);
    }
    const { introduction, ...rest } = options.data;
    const met = introduction && (await introduced(this.house, 'queue', introduction));
    if (met) check(met.mark);
    const waiting = { ...rest, ...(met && { met }) };
    for (let tries = 1; ; tries++) {
      try {
        await this.open();
        const context = createAuthContext({ headers: {} });
        return await matchMaker.joinById(QUEUE_ID, waiting, context);
      } catch (error) {
        // Its process is gone, or another one is just opening it.
        if (tries >= MAX_TRIES) throw error;
        await sleep(AGAIN_MS);
      }
    }
  }

  /** Opens the one queue of the house, if no process has it. */
  private async open(): Promise<void> {
    if (await isListed(QUEUE_ID)) return;
    // Another process may have opened it since: two queues would not know of each other.
    const open = async () =>
      (await isListed(QUEUE_ID)) ? null : matchMaker.createRoom(QUEUE_ID, {});
    this.opening ??= (this.house.config.redis ? alone(QUEUE_ID, open) : open()).finally(() => {
      this.opening = null;
    });
    await this.opening;
  }
}
