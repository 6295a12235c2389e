/** An event in tests: its operator, and people who come with phones. */

import type {
  EventDeskAsk,
  EventDeskStatus,
  EventReply,
  EventRules,
  EventView,
} from '../../server/protocol/events.ts';
import { GAME_ID, Guest, game } from './harness.ts';
import type { Person } from './person.ts';

export const TOKEN = 'the-token-of-the-operator';
let browsers = 0;
export const newBrowser = (): string => `evening-${String(++browsers).padStart(24, '0')}`;

export const RULES: EventRules = {
  name: 'Club evening',
  game: GAME_ID,
  options: {},
  clock: Object.keys(game.clocks ?? {})[0] ?? '',
  pace: 'instant',
  form: 'swiss',
  rounds: 2,
  seats: 3,
  spare: 'sizes',
  most: 40,
  rated: false,
};

/** A request of the operator, or of somebody who says so. */
export const deskAnswer = (url: string, body: object, token = TOKEN): Promise<Response> =>
  fetch(`${url}/operator/events`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    body: JSON.stringify(body),
  });

/** @throws Error if it was not carried out */
export async function desk(url: string, body: EventDeskAsk): Promise<EventDeskStatus> {
  const answer = await deskAnswer(url, body);
  const json = await answer.json();
  if (!answer.ok) throw new Error(`${answer.status} ${JSON.stringify(json)}`);
  return json;
}

/** Opens an event. @returns its code */
export async function evening(url: string, more: Partial<EventRules> = {}): Promise<string> {
  const { event } = await desk(url, { op: 'open', rules: { ...RULES, ...more } });
  return event?.code ?? '';
}

export const view = async (url: string, code: string): Promise<EventView> =>
  (await fetch(`${url}/event/${code}/state`)).json();

export const askEvent = async (url: string, code: string, body: object): Promise<EventReply> =>
  (
    await fetch(`${url}/event/${code}/ask`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
    })
  ).json();

type Fine = Extract<EventReply, { ok: true }>;
const fine = (reply: EventReply): Fine => {
  if (!reply.ok) throw new Error(reply.error);
  return reply;
};

/** Somebody with a phone. */
export class Comer {
  readonly id: number;
  readonly name: string;
  token: string;
  readonly browser: string;
  guest: Guest | null = null;
  private readonly url: string;
  private readonly code: string;

  private constructor(url: string, code: string, { mine, token }: Fine, browser: string) {
    Object.assign(this, { url, code, browser });
    this.url = url;
    this.code = code;
    this.browser = browser;
    this.id = mine.id;
    this.name = mine.name;
    this.token = token ?? '';
  }

  static async enter(
    url: string,
    code: string,
    name: string,
    { person, browser = newBrowser() }: { person?: Person; browser?: string } = {},
  ): Promise<Comer> {
    const introduction = person && (await person.introduction(url, 'event'));
    const body = { op: 'enter', name, browser, ...(introduction && { introduction }) };
    return new Comer(url, code, fine(await askEvent(url, code, body)), browser);
  }

  async ask(op: 'mine' | 'leave' | 'back', url = this.url): Promise<Fine> {
    return fine(await askEvent(url, this.code, { op, token: this.token }));
  }

  /** Sits down at the own table, as soon as it is there. */
  async sit(waits: (met: () => Promise<boolean>) => Promise<void>, url = this.url): Promise<Guest> {
    let chair: Fine['mine']['chair'] = null;
    await waits(async () => {
      chair = (await this.ask('mine', url)).mine.chair;
      return chair !== null;
    });
    const { code, token } = chair as unknown as { code: string; token: string };
    const guest = await Guest.join(url, code, { token, browser: this.browser });
    const keyHash = guest.table.nextKeyHash;
    await guest.lobby({ op: 'contribute', keyHash, contribution: 'ab'.repeat(16) });
    this.guest = guest;
    return guest;
  }
}
