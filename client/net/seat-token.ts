/**
 * The token that proves one's seat after a reload, kept per table. A tab keeps its own; a new tab
 * takes over the last one of this browser when no open tab answers that it holds it, and may claim
 * it in any case: the person is the same. The tabs ask each other over a channel, for hidden tabs
 * have no reliable clocks. A token is deleted only if another has replaced it, or if it opens
 * nothing any more.
 */

const PREFIX = 'laguna.seat.';
const name = (code: string): string => PREFIX + code;
/** Time in which an open tab must answer that it holds a token, in milliseconds. */
const ANSWER_MS = 250;

/** Tokens that this tab holds or has shown to the server, by table. */
const own = new Map<string, string>();

type Word = { readonly asks: string } | { readonly holds: string };
let channel: BroadcastChannel | null = null;

/** The channel between this browser's tabs. */
function tabs(): BroadcastChannel | null {
  if (channel || typeof BroadcastChannel !== 'function') return channel;
  channel = new BroadcastChannel('laguna.seat');
  channel.addEventListener('message', ({ data }: MessageEvent<Word>) => {
    if ('asks' in data && [...own.values()].includes(data.asks)) {
      channel?.postMessage({ holds: data.asks } satisfies Word);
    }
  });
  return channel;
}

/** Whether another tab answers that it holds the token. */
function isHeld(token: string): Promise<boolean> {
  const line = tabs();
  if (!line) return Promise.resolve(false);
  return new Promise((resolve) => {
    const end = (held: boolean): void => {
      line.removeEventListener('message', hear);
      clearTimeout(timer);
      resolve(held);
    };
    const hear = ({ data }: MessageEvent<Word>): void => {
      if ('holds' in data && data.holds === token) end(true);
    };
    const timer = setTimeout(() => end(false), ANSWER_MS);
    line.addEventListener('message', hear);
    line.postMessage({ asks: token } satisfies Word);
  });
}

/** The last token of this browser at a table, of any tab. */
function kept(code: string): string | undefined {
  try {
    const text = localStorage.getItem(name(code));
    const { token } = JSON.parse(text ?? '{}') as { token?: unknown };
    return typeof token === 'string' ? token : undefined;
  } catch {
    // Broken or forbidden storage is no token.
    return undefined;
  }
}

/** Parses a stored text; nothing for a broken one, which hides no other seat. */
function entryOf(text: string | null): { seat?: unknown; at?: unknown; hand?: unknown } {
  try {
    return JSON.parse(text ?? '{}') ?? {};
  } catch {
    return {};
  }
}

/** A seat of this browser. */
export interface OwnSeat {
  readonly code: string;
  readonly seat: number;
  /** The phone's page held it last. */
  readonly hand: boolean;
}

/** The seats of this browser, the last one first. */
export function ownSeats(): OwnSeat[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(PREFIX))
      .flatMap((key) => {
        const { seat, at, hand } = entryOf(localStorage.getItem(key));
        if (typeof seat !== 'number' || typeof at !== 'number') return [];
        return [{ code: key.slice(PREFIX.length), seat, at, hand: hand === true }];
      })
      .sort((a, b) => b.at - a.at);
  } catch {
    return [];
  }
}

/** The token of this tab. */
export function seatToken(code: string): string | undefined {
  const known = own.get(code);
  if (known) return known;
  try {
    return sessionStorage.getItem(name(code)) ?? undefined;
  } catch {
    return undefined;
  }
}

/** The token of this tab, or the browser's if no other open tab holds it. */
export async function freeToken(code: string): Promise<string | undefined> {
  const mine = seatToken(code);
  const last = mine ?? kept(code);
  if (last === undefined || (mine === undefined && (await isHeld(last)))) return undefined;
  own.set(code, last);
  tabs();
  return last;
}

/** Whether this browser has a token of the table that is not this tab's. */
export function hasOther(code: string): boolean {
  const last = kept(code);
  return last !== undefined && last !== seatToken(code);
}

/** Makes the browser's last token of a table this tab's. */
export function claimToken(code: string): void {
  const last = kept(code);
  if (last !== undefined) own.set(code, last);
}

/** @param seat the seat of the token; null for the big screen that a table belongs to */
export function keepSeatToken(code: string, token: string, seat: number | null): void {
  own.set(code, token);
  tabs();
  const entry = { token, seat, at: Date.now(), hand: location.pathname.startsWith('/hand/') };
  try {
    sessionStorage.setItem(name(code), token);
    localStorage.setItem(name(code), JSON.stringify(entry));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

/** The person has got up, or the seat belongs to another one now. A token of another tab stays. */
export function dropSeatToken(code: string): void {
  const mine = seatToken(code);
  if (mine === undefined) return;
  own.delete(code);
  try {
    sessionStorage.removeItem(name(code));
    if (kept(code) === mine) localStorage.removeItem(name(code));
  } catch {
    // See above.
  }
}
