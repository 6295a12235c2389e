/** A client at its own address (127.0.0.2, for example), with any number of connections. */

import { request } from 'node:http';
import { type Place, Raw } from './raw.ts';

export interface Answer {
  readonly status: number;
  /** The refusal's sentence. */
  readonly error: string;
  readonly place: Place;
}

export class Crowd {
  readonly address: string;
  readonly come: Raw[] = [];
  private readonly url: string;

  constructor(url: string, address: string) {
    this.url = url;
    this.address = address;
  }

  /** Asks for a place. @param method such as `create/table` or `joinById/CODE` */
  ask(method: string, body: object): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const options = { method: 'POST', localAddress: this.address };
      const asked = request(`${this.url}/matchmake/${method}`, options, (answer) => {
        let text = '';
        answer.on('data', (chunk) => {
          text += chunk;
        });
        answer.on('end', () => {
          const said = JSON.parse(text);
          resolve({ status: answer.statusCode ?? 0, error: said.error ?? '', place: said });
        });
      });
      asked.on('error', reject);
      asked.end(JSON.stringify(body));
    });
  }

  /** Reserves a place and takes it, if granted. */
  async enter(method: string, body: object): Promise<Answer & { readonly raw: Raw | null }> {
    const answer = await this.ask(method, body);
    if (answer.status !== 200) return { ...answer, raw: null };
    const raw = await Raw.at(this.url, answer.place, true, this.address);
    this.come.push(raw);
    return { ...answer, raw };
  }

  leave(): void {
    for (const raw of this.come.splice(0)) raw.drop();
  }
}
