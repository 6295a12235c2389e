/**
 * The requests of the page `/me`: what is kept of a person, its export and its erasure. Each is
 * signed by a key over a nonce that is given once, so that nobody else can read or erase.
 */

import { randomInt } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Timer } from '../../clock.ts';
import type { House } from '../../house.ts';
import { HttpError, readJson } from '../../http/body.ts';
import type { Door } from '../../http/door.ts';
import { addressOf, PerMinute, senderOf } from '../../http/limits.ts';
import { send } from '../../http/matchmake.ts';
import { log } from '../../log.ts';
import {
  CODE_LENGTH,
  CODE_MS,
  type KeyRefusal,
  type MeAsk,
  type MeReply,
  NONCE_MS,
  requestText,
} from '../../protocol/me.ts';
import { meAsk, signedAsk } from '../../protocol/me-schemas.ts';
import { isPushAddress } from '../notices/open.ts';
import type { Known } from './book.ts';
import { OneTimes } from './once.ts';
import { idOf, isSigned, newNonce } from './signing.ts';
import { closeAll, statusOf } from './status.ts';

const MAX_BYTES = 4096;
const DAY_MS = 86_400_000;
/** Somebody whose devices were all used last so long ago is forgotten. */
const FORGOTTEN_DAYS = 400;
/** Nobody is asked to a table for longer. */
const INVITED_DAYS = 14;
/** Reports that the operator has not closed go after so long. */
const REPORT_DAYS = 90;
/** Wrong codes of one address in a minute. */
const WRONG_CODES = 10;
/** As in the codes of tables: hard to confuse. */
const ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';

const STATUS: Readonly<Record<KeyRefusal, number>> = {
  malformed: 400,
  forged: 401,
  replayed: 401,
  late: 401,
  struck: 403,
  wrongCode: 404,
  unknown: 404,
  otherSeat: 409,
  full: 409,
  notSeated: 409,
  name: 422,
  tooFast: 429,
  storage: 503,
};

/** A request whose signature was checked. */
interface Signed {
  readonly key: string;
  readonly ask: MeAsk;
  readonly sender: string;
}

const no = (error: KeyRefusal): MeReply => ({ ok: false, error });

export class MePages {
  private readonly house: House;
  private readonly door: Door;
  private readonly codes: OneTimes;
  private readonly wrong: PerMinute;
  private timer: Timer | null = null;

  constructor(house: House, door: Door) {
    this.house = house;
    this.door = door;
    const shared = house.config.redis !== '';
    this.codes = new OneTimes('device', house.clock, shared);
    this.wrong = new PerMinute(WRONG_CODES, house.clock.now);
  }

  /** Forgets people who have not come for long, once a day; writes down what a kill has prevented. */
  begin(): void {
    const { clock, people } = this.house;
    closeAll(this.house).catch((error) => log.error('people.failed', {}, error));
    const round = (): void => {
      const now = clock.now();
      const work = [
        people.forget(now - FORGOTTEN_DAYS * DAY_MS),
        people.reports.forget(now - REPORT_DAYS * DAY_MS),
        people.bars.forget(now),
        people.invitations.forget(now - INVITED_DAYS * DAY_MS),
      ];
      Promise.all(work).catch((error) => log.error('people.failed', {}, error));
    };
    this.timer = clock.setInterval(round, DAY_MS);
    this.timer.unref();
  }

  close(): void {
    this.house.clock.clear(this.timer);
  }

  /** @returns false if the path is not one of these */
  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    if (path !== '/me/nonce' && path !== '/me/ask') return false;
    res.setHeader('Cache-Control', 'no-store');
    if (req.method !== 'POST') {
      send(res, 405, { error: 'Only POST is answered here.' });
      return true;
    }
    const foreign = this.door.refuseForeign(req);
    if (foreign) {
      send(res, foreign.status, { error: foreign.error });
      return true;
    }
    if (path === '/me/nonce') {
      const nonce = newNonce();
      send(res, 200, { nonce, until: await this.house.nonces.put(nonce, '', NONCE_MS) });
      return true;
    }
    const reply = await this.reply(req);
    send(res, reply.ok ? 200 : STATUS[reply.error], reply);
    return true;
  }

  private async reply(req: IncomingMessage): Promise<MeReply> {
    try {
      const signed = await this.signed(req);
      return typeof signed === 'string' ? no(signed) : await this.answer(signed);
    } catch (error) {
      if (error instanceof HttpError) return no('malformed');
      log.error('people.failed', {}, error);
      return no('storage');
    }
  }

  /** The request, or why it counts as nobody's. */
  private async signed(req: IncomingMessage): Promise<Signed | KeyRefusal> {
    const given = signedAsk.safeParse(await readJson(req, MAX_BYTES));
    if (!given.success) return 'malformed';
    const { key, nonce, body, signature } = given.data;
    // Even a forged request uses its nonce up: nobody may try signatures over one.
    const known = await this.house.nonces.take(nonce);
    if (known === null) return 'replayed';
    if (known === 'late') return 'late';
    if (!isSigned(key, requestText(key, nonce, body), signature)) return 'forged';
    const ask = meAsk.safeParse(parsed(body));
    if (!ask.success) return 'malformed';
    const sender = senderOf(addressOf(req, this.house.config.proxies));
    return { key, ask: ask.data, sender };
  }

  private async answer({ key, ask, sender }: Signed): Promise<MeReply> {
    const { people, clock } = this.house;
    const now = clock.now();
    const known = await people.known(key);
    if (known?.struck) return no('struck');
    if (known) await people.used(known.device, now);
    if (ask.op === 'join') {
      const error = await this.join(key, ask, sender);
      return error ? no(error) : this.status(key);
    }
    if (ask.op === 'name') {
      if (!this.house.config.words.fits(ask.name)) return no('name');
      const error = await people.name(key, ask.device, ask.name, ask.color, now);
      return error ? no(error) : this.status(key);
    }
    if (ask.op === 'code') return this.code(known ?? (await people.begin(key, ask.device, now)));
    if (ask.op === 'export') {
      const tables = known ? await people.all(known.person) : {};
      return { ok: true, kept: { person: known?.person ?? null, tables } };
    }
    if (ask.op === 'erase') {
      if (known) await people.erase(known.person);
      return { ok: true, erased: true };
    }
    if (ask.op === 'show') return this.status(key);
    if (ask.op === 'notify') {
      if (!isPushAddress(ask, this.house.config.push)) return no('malformed');
      const { device } = known ?? (await people.begin(key, ask.device, now));
      await people.notices.subscribe(device, ask, now);
      return this.status(key);
    }
    if (!known) return no('unknown');
    if (ask.op === 'ratings') {
      await people.ratings.show(known.person, ask.shown);
      return this.status(key);
    }
    if (ask.op === 'quiet') {
      const was = await people.notices.quiet(known.person, ask.id);
      return was ? this.status(key) : no('unknown');
    }
    if (ask.op === 'invite') return this.invite(known.person, ask.match, ask.code);
    if (ask.op === 'decline') {
      const done = await people.invitations.drop(known.person, ask.id);
      return done ? this.status(key) : no('unknown');
    }
    if (ask.op === 'unignore') {
      const done = await people.ignoring.dropEntry(known.person, ask.id);
      return done ? this.status(key) : no('unknown');
    }
    const error =
      ask.op === 'rename'
        ? await people.rename(known.person, ask.id, ask.device)
        : await people.strike(known.person, ask.id, now);
    if (error) return no(error);
    // A device may strike itself off: it learns nothing any more.
    if (ask.op === 'strike' && ask.id === known.device) return no('struck');
    return this.status(key);
  }

  /** Asks those of a former match to a table whose match has not begun, and tells their devices. */
  private async invite(person: string, match: string, code: string): Promise<MeReply> {
    const { people, journal, clock, notices } = this.house;
    const table = await journal.table(code);
    if (!table || table.matchId !== null) return no('unknown');
    const { game } = table;
    const { name = '' } = (await people.person(person)) ?? {};
    const at = clock.now();
    const asked = await people.invitations.put({ person, name, match, code, game, at });
    if (typeof asked === 'string') return no(asked);
    for (const one of asked.told) notices.invited(one, code, game);
    return { ok: true, invited: asked.others };
  }

  private async status(key: string): Promise<MeReply> {
    const known = await this.house.people.known(key);
    return { ok: true, status: await statusOf(this.house, known, idOf(key)) };
  }

  private async code({ device }: Known): Promise<MeReply> {
    let code = '';
    while (code.length < CODE_LENGTH) code += ALPHABET[randomInt(ALPHABET.length)];
    return { ok: true, code, until: await this.codes.put(code, device, CODE_MS) };
  }

  private async join(
    key: string,
    ask: { readonly code: string; readonly device: string },
    sender: string,
  ): Promise<KeyRefusal | null> {
    if (!this.wrong.take(sender)) return 'tooFast';
    const by = await this.codes.take(ask.code);
    if (by === null || by === 'late') return 'wrongCode';
    this.wrong.giveBack(sender);
    return this.house.people.join(by, key, ask.device, this.house.clock.now());
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
