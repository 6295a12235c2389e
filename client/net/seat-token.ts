/**
 * What proves one's seat after a reload, kept per table. A tab keeps its own; a new tab takes over
 * the last one of this browser only when no open tab holds it, so that no tab closes another one.
 */

interface Kept {
  readonly token: string;
  /** When the tab that holds it was last seen, in milliseconds. */
  readonly seen: number;
}

const name = (code: string): string => `laguna.seat.${code}`;
const BEAT = 4000;
const GONE = 11000;

let beating: { code: string; token: string; timer: ReturnType<typeof setInterval> } | null = null;

function write(code: string, kept: Kept): void {
  try {
    localStorage.setItem(name(code), JSON.stringify(kept));
  } catch {
    // Without storage the seat lasts as long as the page.
  }
}

export function seatToken(code: string): string | undefined {
  try {
    const own = sessionStorage.getItem(name(code));
    if (own) return own;
    const kept = JSON.parse(localStorage.getItem(name(code)) ?? 'null') as Kept | null;
    if (kept && Date.now() - kept.seen > GONE) return kept.token;
  } catch {
    // Broken or forbidden storage is no token.
  }
  return undefined;
}

export function keepSeatToken(code: string, token: string): void {
  forgetBeat();
  try {
    sessionStorage.setItem(name(code), token);
  } catch {
    // See above.
  }
  const beat = (): void => write(code, { token, seen: Date.now() });
  beat();
  beating = { code, token, timer: setInterval(beat, BEAT) };
}

/** One has got up, or the seat belongs to somebody else now. */
export function dropSeatToken(code: string): void {
  forgetBeat();
  try {
    sessionStorage.removeItem(name(code));
    localStorage.removeItem(name(code));
  } catch {
    // See above.
  }
}

function forgetBeat(): void {
  if (beating) clearInterval(beating.timer);
  beating = null;
}

if (typeof addEventListener === 'function') {
  addEventListener('pagehide', () => {
    if (beating) write(beating.code, { token: beating.token, seen: 0 });
  });
}
