/** The requests of people about events: what runs, how one stands, entering and leaving. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '../house.ts';
import { HttpError, readJson } from '../http/body.ts';
import type { Door } from '../http/door.ts';
import { addressOf, PerMinute, senderOf } from '../http/limits.ts';
import { send } from '../http/matchmake.ts';
import { log } from '../log.ts';
import { introduced } from '../people/known/met.ts';
import { eventAsk } from '../protocol/event-schemas.ts';
import type { EventAsk, EventRefusal, EventReply } from '../protocol/events.ts';
import { readCode } from '../table/codes.ts';
import type { Entrant } from './book.ts';
import type { Events } from './events.ts';

const MAX_BYTES = 2048;
const PATH = /^\/event\/([^/]{1,20})\/(state|ask)$/;
/** In a minute of one address, behind which a whole stand may be: looks, newcomers, wrong tokens. */
const LOOKS = 12_000;
const NEWCOMERS = 120;
const MISSES = 300;

const STATUS: Readonly<Record<EventRefusal, number>> = {
  malformed: 400,
  removed: 403,
  barred: 403,
  gone: 404,
  unknown: 404,
  closed: 409,
  twice: 409,
  full: 409,
  name: 422,
  tooFast: 429,
  storage: 503,
};

/** Somebody who is known by now; the token is new to a newcomer. */
interface Here {
  readonly one: Entrant;
  readonly token: string;
  readonly isNew: boolean;
}

export class EventPages {
  private readonly house: House;
  private readonly events: Events;
  private readonly door: Door;
  private readonly looks: PerMinute;
  private readonly newcomers: PerMinute;
  private readonly misses: PerMinute;

  constructor(house: House, events: Events, door: Door) {
    this.house = house;
    this.events = events;
    this.door = door;
    const { now } = house.clock;
    this.looks = new PerMinute(LOOKS, now);
    this.newcomers = new PerMinute(NEWCOMERS, now);
    this.misses = new PerMinute(MISSES, now);
  }

  /** @returns false if the path is not one of these */
  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    const [, given = '', what = ''] = PATH.exec(path) ?? [];
    if (path !== '/events' && what === '') return false;
    if (what === 'ask') await this.ask(req, res, given);
    else if (req.method !== 'GET') send(res, 405, { error: 'Only GET is answered here.' });
    else if (what === 'state') await this.state(req, res, given);
    else send(res, 200, await this.events.running());
    return true;
  }

  private async state(req: IncomingMessage, res: ServerResponse, given: string): Promise<void> {
    const sender = senderOf(addressOf(req, this.house.config.proxies));
    // Nobody finds an event by guessing codes.
    if (!this.misses.take(sender)) return send(res, 429, { error: 'tooFast' });
    const code = readCode(given);
    const shown = code && (await this.events.show(code));
    if (!shown) return send(res, 404, { error: 'gone' });
    this.misses.giveBack(sender);
    send(res, 200, shown.view);
  }

  private async ask(req: IncomingMessage, res: ServerResponse, given: string): Promise<void> {
    if (req.method !== 'POST') return send(res, 405, { error: 'Only POST is answered here.' });
    const foreign = this.door.refuseForeign(req);
    if (foreign) return send(res, foreign.status, { error: foreign.error });
    const reply = await this.reply(req, given).catch((error): EventReply => {
      if (error instanceof HttpError) return { ok: false, error: 'malformed' };
      log.error('event.failed', {}, error);
      return { ok: false, error: 'storage' };
    });
    send(res, reply.ok ? 200 : STATUS[reply.error], reply);
  }

  private async reply(req: IncomingMessage, given: string): Promise<EventReply> {
    const no = (error: EventRefusal): EventReply => ({ ok: false, error });
    const sender = senderOf(addressOf(req, this.house.config.proxies));
    if (!this.looks.take(sender)) return no('tooFast');
    const asked = eventAsk.safeParse(await readJson(req, MAX_BYTES));
    if (!asked.success) return no('malformed');
    const code = readCode(given);
    if (!code) return no('gone');
    const ask = asked.data as EventAsk;
    const here = await this.come(code, ask, sender);
    if (typeof here === 'string') return no(here);
    const shown = await this.events.show(code);
    if (!shown) return no('gone');
    const { id } = here.one;
    // What has just been asked for may have changed it.
    const own = shown.whole.entrants.find((one) => one.id === id) ?? here.one;
    const { name, status } = own;
    const chair = status === 'removed' ? null : await this.events.chairOf(code, id, here.token);
    const known = ask.op === 'mine' && ask.seen === shown.seen;
    return {
      ok: true,
      mine: { id, name, status, chair },
      seen: shown.seen,
      ...(!known && { event: shown.view }),
      ...(here.isNew && { token: here.token }),
    };
  }

  private async come(code: string, ask: EventAsk, sender: string): Promise<Here | EventRefusal> {
    if (ask.op === 'enter') return this.enter(code, ask, sender);
    // Counted beforehand; otherwise a thousand guesses at once would count as none.
    if (!this.misses.take(sender)) return 'tooFast';
    if (ask.op === 'find') {
      const person = await this.personOf(ask.introduction);
      const found = person === '' ? 'unknown' : await this.events.find(code, person, ask.browser);
      if (typeof found === 'string') return found;
      this.misses.giveBack(sender);
      return { ...found, isNew: true };
    }
    const one = await this.events.byToken(code, ask.token);
    if (!one) return (await this.events.show(code)) ? 'unknown' : 'gone';
    this.misses.giveBack(sender);
    if (one.status === 'removed' && ask.op !== 'mine') return 'removed';
    if (ask.op === 'leave') await this.events.setStatus(code, one.id, 'left', ['in', 'away']);
    if (ask.op === 'back') await this.events.setStatus(code, one.id, 'in', ['left', 'away']);
    return { one, token: ask.token, isNew: false };
  }

  private async enter(
    code: string,
    { name, browser, introduction }: Extract<EventAsk, { op: 'enter' }>,
    sender: string,
  ): Promise<Here | EventRefusal> {
    const { config, people, clock } = this.house;
    if (!this.newcomers.take(sender)) return 'tooFast';
    if (!config.words.fits(name)) return 'name';
    const met = introduction && (await introduced(this.house, 'event', introduction));
    const visitor = { mark: met?.mark ?? '', sender };
    if (people.bars.find(visitor, 'all', clock.now())) return 'barred';
    // From now on the person's page shows it.
    const known = met && (await people.begin(met.key, '', clock.now()));
    const person = known && !known.struck ? known.person : '';
    const entered = await this.events.enter(code, name, person, browser);
    return typeof entered === 'string' ? entered : { ...entered, isNew: true };
  }

  private async personOf(given: Parameters<typeof introduced>[2]): Promise<string> {
    const met = await introduced(this.house, 'event', given);
    return met?.person ?? '';
  }
}
