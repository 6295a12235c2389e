/** Checks of every request and upgrade before any other code looks at it. */

import type { IncomingMessage } from 'node:http';
import type { Config } from '../config.ts';
import { QUEUE_ID } from '../protocol/people.ts';
import { readCode } from '../table/codes.ts';
import { Hosts, nameOf } from './hosts.ts';
import { originAllowed } from './origin.ts';

/** Why a request is refused. */
export interface Refusal {
  readonly status: 400 | 403 | 404 | 405 | 414 | 421 | 429;
  readonly error: string;
}

/** The longest address of an upgrade: process, table, session and a token are some 150 characters. */
const MAX_UPGRADE = 1024;
/** Positions of the table and the session in an address of the transport. */
const TABLE = /^\/(?:[\w.-]+\/)*[\w-]{1,64}\/([\w-]{1,64})$/;
const SESSION = /^[\w-]{1,64}$/;

const no = (status: Refusal['status'], error: string): Refusal => ({ status, error });

export class Door {
  private readonly hosts: Hosts;
  private readonly origins: readonly string[];
  private readonly publicUrl: string;
  private readonly proxies: number;

  constructor(config: Config) {
    this.hosts = new Hosts(config);
    // A request to the public address comes from this server's own page.
    this.origins = [...config.origins, config.publicUrl];
    this.publicUrl = config.publicUrl;
    this.proxies = config.proxies;
  }

  /** @returns why the request is refused, null if it is not */
  refuse({ url = '', headers }: IncomingMessage): Refusal | null {
    if (!url.startsWith('/')) return no(400, 'The address of a request must begin with a slash.');
    const { host } = headers;
    // Every browser sends a `Host`; a client that sends none is no page.
    if (!host) return null;
    const name = nameOf(host);
    if (name === null) return no(400, 'The request’s host name isn’t valid.');
    if (this.hosts.knows(name)) return null;
    return no(
      421,
      `This server doesn’t recognise the name ${name}. Open it by its numeric address, ` +
        `or, if it’s your server, add the name to its setting LAGUNA_HOSTS: LAGUNA_HOSTS=${name}`,
    );
  }

  /** @returns why a page may not change anything here, null if it may */
  refuseForeign(req: IncomingMessage): Refusal | null {
    const { origin, host, 'sec-fetch-site': from } = req.headers;
    // A browser that names no origin still says whether the page belongs to another site.
    const foreign = !origin && (from === 'cross-site' || from === 'same-site');
    if (!foreign && originAllowed(origin, host, this.origins, this.isSecure(req))) return null;
    return no(403, 'This page isn’t allowed to use this server.');
  }

  /** Whether the request came by HTTPS: to the public address, or according to a proxy. */
  isSecure({ headers }: IncomingMessage): boolean {
    const { host, 'x-forwarded-proto': passed } = headers;
    if (
      this.proxies > 0 &&
      String(passed ?? '')
        .split(',')
        .at(-1)
        ?.trim() === 'https'
    )
      return true;
    return this.publicUrl.startsWith('https:') && new URL(this.publicUrl).host === host;
  }

  /** @returns why an upgrade is refused, null if the transport can lead it to a table */
  refuseUpgrade(req: IncomingMessage): Refusal | null {
    const { url = '', method } = req;
    if (method !== 'GET') return no(405, 'A WebSocket must be requested with GET.');
    if (url.length > MAX_UPGRADE) return no(414, 'This address is too long.');
    const refused = this.refuse(req) ?? this.refuseForeign(req);
    if (refused) return refused;
    // As the transport builds it.
    const whole = `ws://server${url}`;
    if (!URL.canParse(whole)) return no(400, 'This address isn’t valid.');
    const { pathname, searchParams } = new URL(whole);
    const room = TABLE.exec(pathname)?.[1] ?? '';
    const known = room === QUEUE_ID || readCode(room) !== null;
    if (known && SESSION.test(searchParams.get('sessionId') ?? '')) return null;
    return no(404, 'There’s no table at this address.');
  }
}
