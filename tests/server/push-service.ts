/** A push service in tests, with its browsers: it takes messages as the standards ask and reads them. */

import {
  createDecipheriv,
  createECDH,
  createPublicKey,
  type ECDH,
  hkdfSync,
  randomBytes,
  verify,
} from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PushAddress, PushNotice } from '../../server/protocol/me.ts';

const hkdf = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

/** The text of a message (RFC 8291), by the browser's keys. @throws Error if it is not for them */
export function decrypted(body: Buffer, pair: ECDH, auth: Buffer): string {
  const salt = body.subarray(0, 16);
  const size = body.readUInt32BE(16);
  const length = body.readUInt8(20);
  const sender = body.subarray(21, 21 + length);
  const sealed = body.subarray(21 + length);
  if (sealed.length > size) throw new Error('more than one record');
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), pair.getPublicKey(), sender]);
  const key = hkdf(pair.computeSecret(sender), auth, info, 32);
  const of = (name: string, bytes: number) => hkdf(key, salt, `Content-Encoding: ${name}\0`, bytes);
  const decipher = createDecipheriv('aes-128-gcm', of('aes128gcm', 16), of('nonce', 12));
  decipher.setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  const end = plain.findLastIndex((byte) => byte !== 0);
  if (plain[end] !== 2) throw new Error('no last record');
  return plain.subarray(0, end).toString();
}

/** Whether a header of VAPID (RFC 8292) was signed by the key that it names, for this origin. */
function isSigned(header: string, origin: string): boolean {
  const [, token = '', key = ''] = /^vapid t=(\S+), k=(\S+)$/.exec(header) ?? [];
  const [head = '', claims = '', signature = ''] = token.split('.');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) =>
    one.toString('base64url'),
  );
  const by = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const said = JSON.parse(Buffer.from(claims, 'base64url').toString());
  const signed = { key: by, dsaEncoding: 'ieee-p1363' } as const;
  const text = Buffer.from(`${head}.${claims}`);
  return said.aud === origin && verify('sha256', text, signed, Buffer.from(signature, 'base64url'));
}

export interface Taken {
  readonly notice: PushNotice;
  readonly topic: string;
  readonly ttl: number;
  readonly bytes: number;
}

/** A browser that has subscribed. */
export class Subscriber {
  readonly address: PushAddress;
  readonly pair = createECDH('prime256v1');
  readonly auth = randomBytes(16);
  /** Messages that were taken for it, in their order. */
  readonly taken: Taken[] = [];
  /**
   * What the service answers next: a status, nothing for ever, or 500 with a body without an end;
   * then 201.
   */
  readonly answers: (number | 'never' | 'endless')[] = [];
  /** Endless answers that the server has ended. */
  cut = 0;
  /** Requests that came for it, whatever they were answered. */
  asked = 0;

  constructor(endpoint: string) {
    this.pair.generateKeys();
    this.address = {
      endpoint,
      p256dh: this.pair.getPublicKey().toString('base64url'),
      auth: this.auth.toString('base64url'),
    };
  }

  /** What is shown: the last message of each table. */
  get kinds(): readonly string[] {
    return this.taken.map(({ notice }) => notice.kind);
  }
}

export class PushService {
  private readonly http: Server;
  private readonly subscribers = new Map<string, Subscriber>();
  /** Requests that were wrong. */
  readonly complaints: string[] = [];
  origin = '';

  private constructor() {
    this.http = createServer((req, res) => void this.answer(req, res));
  }

  static async start(): Promise<PushService> {
    const service = new PushService();
    await new Promise<void>((resolve) => service.http.listen(0, '127.0.0.1', resolve));
    service.origin = `http://127.0.0.1:${(service.http.address() as AddressInfo).port}`;
    return service;
  }

  subscriber(): Subscriber {
    const path = `/push/${randomBytes(8).toString('hex')}`;
    const one = new Subscriber(this.origin + path);
    this.subscribers.set(path, one);
    return one;
  }

  private async answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of req) chunks.push(chunk as Buffer);
    const one = this.subscribers.get(req.url ?? '');
    if (!one) return void res.writeHead(404).end();
    one.asked++;
    const answer = one.answers.shift() ?? 201;
    if (answer === 'never') return;
    if (answer === 'endless') return this.endless(res, one);
    if (answer === 201) {
      try {
        const { authorization = '', topic = '', ttl } = req.headers;
        if (!isSigned(authorization, this.origin)) throw new Error('not signed');
        const body = Buffer.concat(chunks);
        const notice = JSON.parse(decrypted(body, one.pair, one.auth));
        one.taken.push({ notice, topic: String(topic), ttl: Number(ttl), bytes: body.length });
      } catch (error) {
        this.complaints.push(String(error));
      }
    }
    res.writeHead(answer, answer === 302 ? { Location: `${this.origin}${req.url}` } : {}).end();
  }

  private endless(res: ServerResponse, one: Subscriber): void {
    res.writeHead(500);
    const more = setInterval(() => res.write(Buffer.alloc(100_000)), 1);
    res.on('close', () => {
      clearInterval(more);
      one.cut++;
    });
  }

  stop(): void {
    this.http.closeAllConnections();
    this.http.close();
  }
}
