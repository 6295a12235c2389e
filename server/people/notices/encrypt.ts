/**
 * Messages for a browser by Web Push: encrypted for it alone (RFC 8291 over RFC 8188, `aes128gcm`),
 * and signed with the server's key (VAPID, RFC 8292). The push service reads none of it.
 */

import {
  createCipheriv,
  createECDH,
  createPrivateKey,
  type ECDH,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
  sign,
} from 'node:crypto';

const CURVE = 'prime256v1';
/** Size of a record, as its header says: the message is a single one. */
const RECORD = 4096;
/** Every message is filled up to so many bytes, so that its length says nothing. */
const PADDED = 256;
/** Bytes of a point of the curve. */
const POINT = 65;
const TAG = 16;
const AUTH = 16;

/** The keys of a subscription, as base64url. */
export interface ReaderKeys {
  readonly p256dh: string;
  readonly auth: string;
}

const hkdf = (salt: Buffer, secret: Buffer, info: Buffer, length: number): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, salt, info, length));

const named = (name: string): Buffer => Buffer.from(`${name}\0`);

/** Whether these can be a browser's keys: a point of the curve, and 16 bytes. */
export function areKeys({ p256dh, auth }: ReaderKeys): boolean {
  try {
    const point = Buffer.from(p256dh, 'base64url');
    if (point.length !== POINT || Buffer.from(auth, 'base64url').length !== AUTH) return false;
    const own = createECDH(CURVE);
    own.generateKeys();
    own.computeSecret(point);
    return true;
  } catch {
    return false;
  }
}

/** A fresh pair for one message; tests bring the one of the standard's example. */
function freshPair(): ECDH {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  return pair;
}

/**
 * The body of a push message.
 * @param padded bytes that the text is filled up to
 * @throws Error if the keys are no browser's
 */
export function encrypted(
  text: string,
  { p256dh, auth }: ReaderKeys,
  { pair = freshPair(), salt = randomBytes(16), padded = PADDED } = {},
): Buffer {
  const reader = Buffer.from(p256dh, 'base64url');
  const own = pair.getPublicKey();
  const about = Buffer.concat([named('WebPush: info'), reader, own]);
  const secret = pair.computeSecret(reader);
  const key = hkdf(Buffer.from(auth, 'base64url'), secret, about, 32);
  const plain = Buffer.concat([Buffer.from(text), Buffer.from([2])]);
  const filled = Buffer.concat([plain, Buffer.alloc(Math.max(0, padded - plain.length))]);
  if (filled.length > RECORD - TAG) throw new Error('The message is too long for one record.');
  const cipher = createCipheriv(
    'aes-128-gcm',
    hkdf(salt, key, named('Content-Encoding: aes128gcm'), 16),
    hkdf(salt, key, named('Content-Encoding: nonce'), 12),
  );
  const head = Buffer.alloc(5);
  head.writeUInt32BE(RECORD);
  head.writeUInt8(own.length, 4);
  const body = [cipher.update(filled), cipher.final(), cipher.getAuthTag()];
  return Buffer.concat([salt, head, own, ...body]);
}

/** The server's pair of keys, raw, as base64url: `PUBLIC:PRIVATE`. */
export function newServerKeys(): string {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  return textOf(privateKey);
}

function textOf(key: KeyObject): string {
  const { d = '', x = '', y = '' } = key.export({ format: 'jwk' });
  const point = [Buffer.from([4]), Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')];
  return `${Buffer.concat(point).toString('base64url')}:${d}`;
}

/** How long a signature holds, in seconds: services refuse more than a day. */
const HOLDS_S = 12 * 3600;

export class ServerKeys {
  /** What a browser subscribes with. */
  readonly publicKey: string;
  private readonly key: KeyObject;
  private readonly contact: string;

  /**
   * @param text `PUBLIC:PRIVATE`
   * @param contact address that a push service may write to: `mailto:` or `https:`
   * @throws Error if the two are no pair
   */
  constructor(text: string, contact: string) {
    const [publicKey = '', d = ''] = text.split(':');
    const point = Buffer.from(publicKey, 'base64url');
    const x = point.subarray(1, 33).toString('base64url');
    const y = point.subarray(33).toString('base64url');
    const pair = createECDH(CURVE);
    pair.setPrivateKey(Buffer.from(d, 'base64url'));
    if (!pair.getPublicKey().equals(point)) throw new Error('These keys are no pair.');
    this.key = createPrivateKey({ key: { kty: 'EC', crv: 'P-256', d, x, y }, format: 'jwk' });
    this.publicKey = publicKey;
    this.contact = contact;
  }

  /**
   * The header that says who sends.
   * @param endpoint of the subscription
   * @param now epoch milliseconds
   */
  authorization(endpoint: string, now: number): string {
    const part = (of: object): string => Buffer.from(JSON.stringify(of)).toString('base64url');
    const claims = {
      aud: new URL(endpoint).origin,
      exp: Math.floor(now / 1000) + HOLDS_S,
      sub: this.contact,
    };
    const told = `${part({ typ: 'JWT', alg: 'ES256' })}.${part(claims)}`;
    const by = { key: this.key, dsaEncoding: 'ieee-p1363' } as const;
    const signature = sign('sha256', Buffer.from(told), by).toString('base64url');
    return `vapid t=${told}.${signature}, k=${this.publicKey}`;
  }
}
