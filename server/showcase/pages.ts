/** What screens and operator ask over HTTP. Everything is checked before anything is done. */

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { House } from '../house.ts';
import { HttpError, readJson } from '../http/body.ts';
import { addressOf, PerMinute, senderOf } from '../http/limits.ts';
import { send } from '../http/matchmake.ts';
import { originAllowed } from '../http/origin.ts';
import type { OperatorAsk } from '../protocol/showcase.ts';
import { operatorAsk } from './settings.ts';
import { Showcase } from './showcase.ts';

/** Wrong tokens that one address may send in a minute. */
const WRONG_TOKENS = 10;
const MAX_BYTES = 4096;
const SCREEN = /^[0-9a-zA-Z-]{8,40}$/;

export class ShowcasePages {
  readonly showcase: Showcase;
  private readonly house: House;
  private readonly wrong = new PerMinute(WRONG_TOKENS);

  constructor(house: House) {
    this.house = house;
    this.showcase = new Showcase(house);
  }

  /** Opens it at the start of the server, where the setting says so. */
  async begin(): Promise<void> {
    if (this.house.config.showcase === 'on' && this.showcase.isOffered) await this.showcase.open();
  }

  close(): void {
    this.showcase.close();
  }

  /** @returns false if the path is none of these */
  async handle(req: IncomingMessage, res: ServerResponse, path: string): Promise<boolean> {
    if (path === '/showcase/state') await this.state(req, res);
    else if (path === '/operator/ask') await this.ask(req, res);
    else return false;
    return true;
  }

  private async state(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { showcase } = this;
    if (req.method !== 'GET') return send(res, 405, { error: 'Only GET is answered here.' });
    if (!showcase.isOffered) return send(res, 404, { error: 'This server has no showcase.' });
    await showcase.open();
    const screen = new URL(req.url ?? '', 'http://here').searchParams.get('screen') ?? '';
    send(res, 200, showcase.state(SCREEN.test(screen) ? screen : null));
  }

  private async ask(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const { showcase, house } = this;
    const { config } = house;
    if (req.method !== 'POST') return send(res, 405, { error: 'Only POST is answered here.' });
    if (!originAllowed(req.headers.origin, req.headers.host, config.origins)) {
      return send(res, 403, { error: 'This page may not use this server.' });
    }
    if (!showcase.isOffered) return send(res, 404, { error: 'This server has no showcase.' });
    const sender = senderOf(addressOf(req, config.proxies));
    // Counted beforehand, or a thousand guesses at once would count as none.
    if (!this.wrong.take(sender)) {
      return send(res, 429, { error: 'Too many wrong tokens from this address. Wait a minute.' });
    }
    await showcase.open();
    const token = /^Bearer ([\x21-\x7e]{1,200})$/.exec(req.headers.authorization ?? '')?.[1];
    if (!token || !showcase.knows(token)) {
      return send(res, 401, { error: 'This is not the token of the operator.' });
    }
    this.wrong.giveBack(sender);
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
