/** A browser's tabs and their seats: no token is lost, and none is taken from a tab that holds it. */

import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Tokens = typeof import('../../client/net/seat-token.ts');

/** Storage of a browser or of one tab. */
class Storage {
  private readonly items = new Map<string, string>();
  getItem(key: string): string | null {
    return this.items.get(key) ?? null;
  }
  setItem(key: string, value: string): void {
    this.items.set(key, value);
  }
  removeItem(key: string): void {
    this.items.delete(key);
  }
}

const CODE = 'ABCDE';
const channels = new Set<BroadcastChannel>();

/** One tab: its own copy of the module, with its own storage and its browser's. */
class Tab {
  readonly storage: Storage;
  private tokens!: Tokens;
  private line: BroadcastChannel | null = null;

  constructor(storage = new Storage()) {
    this.storage = storage;
  }

  static async open(storage?: Storage): Promise<Tab> {
    const tab = new Tab(storage);
    vi.resetModules();
    tab.tokens = await import('../../client/net/seat-token.ts');
    return tab;
  }

  /** Runs work of this tab, with its own storage under the usual name. */
  do<T>(work: (tokens: Tokens) => T): T {
    vi.stubGlobal('sessionStorage', this.storage);
    const before = new Set(channels);
    const done = work(this.tokens);
    this.line ??= [...channels].find((one) => !before.has(one)) ?? null;
    return done;
  }

  /** Swiped away: no event, no last word. */
  swipe(): void {
    this.line?.close();
  }
}

beforeEach(() => {
  vi.stubGlobal('localStorage', new Storage());
  vi.stubGlobal('location', { pathname: '/table/ABCDE' });
  const Real = BroadcastChannel;
  vi.stubGlobal(
    'BroadcastChannel',
    class extends Real {
      constructor(name: string) {
        super(name);
        channels.add(this);
      }
    },
  );
});
afterEach(() => {
  for (const one of channels) one.close();
  channels.clear();
  vi.unstubAllGlobals();
});

test('a tab keeps its seat over a reload', async () => {
  const first = await Tab.open();
  first.do((tokens) => tokens.keepSeatToken(CODE, 'one', 0));
  first.swipe();
  const again = await Tab.open(first.storage);
  expect(await again.do((tokens) => tokens.freeToken(CODE))).toBe('one');
});

test('a second tab gets no seat that an open tab holds, but may claim it', async () => {
  const first = await Tab.open();
  first.do((tokens) => tokens.keepSeatToken(CODE, 'one', 0));
  const second = await Tab.open();
  expect(await second.do((tokens) => tokens.freeToken(CODE))).toBeUndefined();
  expect(second.do((tokens) => tokens.hasOther(CODE))).toBe(true);
  second.do((tokens) => tokens.claimToken(CODE));
  expect(await second.do((tokens) => tokens.freeToken(CODE))).toBe('one');
});

test('a tab that was swiped away a moment ago holds nothing', async () => {
  const first = await Tab.open();
  first.do((tokens) => tokens.keepSeatToken(CODE, 'one', 0));
  first.swipe();
  const second = await Tab.open();
  expect(await second.do((tokens) => tokens.freeToken(CODE))).toBe('one');
});

test('what a second tab is told takes nothing from the first', async () => {
  const first = await Tab.open();
  first.do((tokens) => tokens.keepSeatToken(CODE, 'one', 0));
  const second = await Tab.open();
  // The server has welcomed it without a seat, or its person has pressed a button that asks for
  // one.
  second.do((tokens) => tokens.dropSeatToken(CODE));
  expect(second.do((tokens) => tokens.hasOther(CODE))).toBe(true);
  first.swipe();
  const third = await Tab.open();
  expect(await third.do((tokens) => tokens.freeToken(CODE))).toBe('one');
});

test('a token that opens nothing is dropped, and a newer one of another tab stays', async () => {
  const first = await Tab.open();
  first.do((tokens) => tokens.keepSeatToken(CODE, 'old', 0));
  const second = await Tab.open();
  second.do((tokens) => tokens.keepSeatToken(CODE, 'new', 0));
  first.do((tokens) => tokens.dropSeatToken(CODE));
  expect(first.do((tokens) => tokens.seatToken(CODE))).toBeUndefined();
  expect(first.do((tokens) => tokens.hasOther(CODE))).toBe(true);
  second.do((tokens) => tokens.dropSeatToken(CODE));
  expect(first.do((tokens) => tokens.hasOther(CODE))).toBe(false);
});

test('a broken entry hides no other seat of this browser', async () => {
  const texts: { readonly [name: string]: string } = {
    'laguna.seat.BROKEN': '{',
    'laguna.seat.ABCDE': '{"token":"t","seat":1,"at":5,"hand":true}',
  };
  const stored = { ...texts };
  Object.defineProperty(stored, 'getItem', { value: (name: string) => texts[name] ?? null });
  vi.stubGlobal('localStorage', stored);
  const tab = await Tab.open();
  expect(tab.do(({ ownSeats }) => ownSeats())).toEqual([
    { code: 'ABCDE', seat: 1, hand: true, at: 5 },
  ]);
});
