/** The HTTP requests of screens and operator. Each is checked before it is carried out. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerEventDesk } from '../events/desk.ts';
import type { Events } from '../events/events.ts';
import type { House } from '../house.ts';
import { HttpError, readJson } from '../http/body.ts';
import type { Door } from '../http/door.ts';
import { addressOf, isLocal, PerMinute, senderOf } from '../http/limits.ts';
import { send } from '../http/matchmake.ts';
import { answerDesk } from '../people/desk-pages.ts';
import type { OperatorAsk } from '../protocol/showcase.ts';
import { operatorAsk } from './settings.ts';
import { Showcase } from './showcase.ts';

/** Wrong tokens of one address in a minute that get the answer for a wrong token. */
const WRONG_TOKENS = 10;
const MAX_BYTES = 4096;
const SCREEN = /^[0-9a-zA-Z-]{8,40}$/;

const NONE = { error: 'This server has no showcase.' };
const CLOSED = { error: 'The showcase is closed. Open the page /showcase first.' };

export class ShowcasePages {
  readonly showcase: Showcase;
  private readonly house: House;
  private readonly door: Door;
  private readonly wrong: PerMinute;
  private readonly events: Events;

  constructor(house: House, door: Door, events: Events) {
    this.house = house;
    this.events = events;
    this.door = door;
    this.showcase = new Showcase(house);
    this.wrong = new PerMinute(WRONG_TOKENS, house.clock.now);
  }

  /** Opens the showcase at the start of the server if the setting says so. */
  async begin(): Promise<void> {
    const { showcase } = this;
    if (this.house.config.showcase !== 'on' || !showcase.isOffered) return;
    await showcase.open();
    showcase.giveToken();
  }

  close(): void {
    this.showcase.close();
  }

  /** @returns false if the path is not one of these */
  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    if (path === '/showcase/state') this.state(req, res);
    else if (path === '/showcase/take') this.take(req, res);
    else if (path === '/showcase/open') await this.open(req, res);
    else if (path === '/operator/ask') await this.ask(req, res);
    else if (path === '/operator/people') await this.people(req, res);
    else if (path === '/operator/events') await this.eventDesk(req, res);
    else return false;
    return true;
  }

  /**
   * A mere look (a picture's address in another site's page, for example) must not start anything.
   */
  private state(req: IncomingMessage, res: ServerResponse): void {
    const { showcase } = this;
    if (req.method !== 'GET') send(res, 405, { error: 'Only GET is answered here.' });
    else if (!showcase.isOffered) send(res, 404, NONE);
    else if (!showcase.isOpen) send(res, 409, CLOSED);
    else {
      const screen = new URL(req.url ?? '', 'http://here').searchParams.get('screen') ?? '';
      send(res, 200, showcase.state(SCREEN.test(screen) ? screen : null));
    }
  }

  /**
   * For printed codes: leads a phone to a chair of the game that is shown; to the menu if none is.
   */
  private take(req: IncomingMessage, res: ServerResponse): void {
    const { showcase } = this;
    if (req.method !== 'GET' && req.method !== 'HEAD') {
      send(res, 405, { error: 'Only GET is answered here.' });
      return;
    }
    const to = showcase.isOpen ? `/hand/${showcase.state().code}?take` : '/';
    res.writeHead(302, { Location: to, 'Cache-Control': 'no-store' }).end();
  }

  /** The first request of the page `/showcase`: opens the showcase if it is closed. */
  private async open(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { showcase } = this;
    if (!this.mayAct(req, res)) return;
    if (!showcase.isOffered) return send(res, 404, NONE);
    const wanted = new URL(req.url ?? '', 'http://here').searchParams.get('game');
    // An open stand belongs to its operator; a person at this machine may choose as well.
    const mayChoose = !showcase.isOpen || isLocal(req, this.house.config.proxies);
    if (wanted !== null && mayChoose && !showcase.choose(wanted)) {
      return send(res, 422, { error: 'This game can’t be shown at a stand.' });
    }
    await showcase.open();
    // A person at this machine can read the server's output; a guest's visit must print no secret.
    if (isLocal(req, this.house.config.proxies)) showcase.giveToken();
    else showcase.missToken();
    send(res, 200, { open: true });
  }

  /** Refuses requests from another site's page, or in another form than this client's. */
  private mayAct(req: IncomingMessage, res: ServerResponse): boolean {
    if (req.method !== 'POST') send(res, 405, { error: 'Only POST is answered here.' });
    else {
      const foreign = this.door.refuseForeign(req);
      if (!foreign) return true;
      send(res, foreign.status, { error: foreign.error });
    }
    return false;
  }

  /** Reports and bars: also of a server without a showcase, whose token is LAGUNA_OPERATOR. */
  private async people(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (this.mayAct(req, res) && this.isOperator(req, res)) await answerDesk(this.house, req, res);
  }

  /** Events: also of a server without a showcase. */
  private async eventDesk(req: IncomingMessage, res: ServerResponse): Promise<void> {
    if (!this.mayAct(req, res) || !this.isOperator(req, res)) return;
    await answerEventDesk(this.house, this.events, req, res);
  }

  /** Refuses whoever has not the operator's token. */
  private isOperator(req: IncomingMessage, res: ServerResponse): boolean {
    const { showcase, house } = this;
    const token = /^Bearer ([\x21-\x7e]{1,200})$/.exec(req.headers.authorization ?? '')?.[1];
    // The right token is accepted after any number of wrong ones: guessing cannot lock the operator
    // out.
    if (!token || !showcase.knows(token)) {
      if (this.wrong.take(senderOf(addressOf(req, house.config.proxies)))) {
        send(res, 401, { error: 'This isn’t the operator token.' });
      } else {
        send(res, 429, { error: 'Too many wrong tokens from this address. Wait a minute.' });
      }
      return false;
    }
    return true;
  }

  private async ask(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { showcase } = this;
    if (!this.mayAct(req, res)) return;
    if (!showcase.isOffered) return send(res, 404, NONE);
    if (!this.isOperator(req, res)) return;
    await showcase.open();
    let body: unknown;
    try {
      body = await readJson(req, MAX_BYTES);
    } catch (error) {
      if (!(error instanceof HttpError)) throw error;
      return send(res, error.status, { error: error.message });
    }
    const asked = operatorAsk.safeParse(body);
    if (!asked.success) return send(res, 400, { error: 'The request is malformed.' });
    const answer = await showcase.ask(asked.data as OperatorAsk);
    if ('error' in answer) send(res, answer.status, { error: answer.error });
    else send(res, 200, answer);
  }
}
