/** A person in tests: a key pair of its own, and what it signs. */

import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import {
  type CompanyReply,
  type Introduction,
  introductionText,
  type Target,
} from '../../server/protocol/company.ts';
import {
  type KeyReply,
  type MeAsk,
  type MeReply,
  type MeStatus,
  requestText,
  type SeatChallenge,
  type SignedAsk,
  seatText,
} from '../../server/protocol/me.ts';
import type { Guest } from './harness.ts';

export class Person {
  readonly key: string;
  private readonly secret: KeyObject;

  constructor() {
    const { publicKey, privateKey } = generateKeyPairSync('ed25519');
    this.key = String(publicKey.export({ format: 'jwk' }).x);
    this.secret = privateKey;
  }

  sign(text: string): string {
    return sign(null, Buffer.from(text), this.secret).toString('base64url');
  }

  /** A challenge of the guest's table. */
  async challenge(guest: Guest): Promise<SeatChallenge> {
    const reply = await asked(guest, { op: 'challenge' });
    if (reply.ok && 'challenge' in reply) return reply.challenge;
    throw new Error(JSON.stringify(reply));
  }

  /** The answer to a challenge, changed by a test. */
  proof(challenge: SeatChallenge, device = 'Test'): { [name: string]: string } {
    const signature = this.sign(seatText(challenge, this.key));
    return { op: 'prove', nonce: challenge.nonce, key: this.key, device, signature };
  }

  /** Proves the seat of the guest. */
  async prove(guest: Guest, device?: string): Promise<KeyReply> {
    return asked(guest, this.proof(await this.challenge(guest), device));
  }

  /** Introduces the key to a table by its code, to the queue, or for a new table. */
  async introduction(url: string, target: Target): Promise<Introduction> {
    const nonce = await nonceOf(url);
    const signature = this.sign(introductionText(this.key, nonce, target));
    return { key: this.key, nonce, signature };
  }

  /** A signed request, not yet sent. */
  async signed(url: string, ask: MeAsk): Promise<SignedAsk> {
    const nonce = await nonceOf(url);
    const body = JSON.stringify(ask);
    const signature = this.sign(requestText(this.key, nonce, body));
    return { key: this.key, nonce, body, signature };
  }

  async ask(url: string, ask: MeAsk): Promise<MeReply> {
    return sent(url, await this.signed(url, ask));
  }

  async status(url: string): Promise<MeStatus> {
    const reply = await this.ask(url, { op: 'show' });
    if (reply.ok && 'status' in reply) return reply.status;
    throw new Error(JSON.stringify(reply));
  }

  /** A code for a further device. */
  async code(url: string): Promise<string> {
    const reply = await this.ask(url, { op: 'code', device: 'Test' });
    if (reply.ok && 'code' in reply) return reply.code;
    throw new Error(JSON.stringify(reply));
  }
}

export async function nonceOf(url: string): Promise<string> {
  const response = await fetch(`${url}/me/nonce`, { method: 'POST' });
  return ((await response.json()) as { nonce: string }).nonce;
}

/** A request of the guest about the company at the table. */
export const told = async (guest: Guest, message: object): Promise<CompanyReply> =>
  (await guest.request('company', message)) as unknown as CompanyReply;

/** A message of the guest about keys, as it is. */
export const asked = async (guest: Guest, message: object): Promise<KeyReply> =>
  (await guest.request('key', message)) as unknown as KeyReply;

export async function sent(url: string, body: object): Promise<MeReply> {
  const response = await fetch(`${url}/me/ask`, { method: 'POST', body: JSON.stringify(body) });
  return (await response.json()) as MeReply;
}
