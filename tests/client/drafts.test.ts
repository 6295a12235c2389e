/** Several actions composed at once, by the kit alone, in a game of offers. */

import { beforeEach, describe, expect, test, vi } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { type DraftOf, draftsOf } from '../../client/table/seat/draft.ts';
import { MAIN, makeDrafts } from '../../client/table/seat/drafts.ts';
import { gameKeysOf } from '../../client/table/seat/game-keys.ts';
import { makeSeat, type Position as PositionOf } from '../../client/table/seat/position.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ActionBase, State } from '../../engine/core/contract.ts';
import type { Reply } from '../../server/protocol/messages.ts';
import { caravan } from '../guest/engine/index.ts';
import type { View } from '../guest/engine/knowledge.ts';
import type { Action } from '../guest/engine/types.ts';

type Position = PositionOf<View, Action>;
type Draft = DraftOf<Action>;
/** The things of this small board: the player's dates, and the road. */
type Thing = { readonly kind: 'dates' } | { readonly kind: 'road' };

const { NO_DRAFT, drafted, chosen } = draftsOf<Action>({});
const seat = makeSeat<View, Action>(caravan, 'cv-view/1', ['E_EMPTY']);

/** Others' standing offers; a counter-offer stands as long as the one that it answers. */
const standing = ({ view }: Position): string[] =>
  (view.public.offers as { offer: string }[]).map(({ offer }) => offer);

const drafts = makeDrafts<View, Action, Draft, Thing>({
  seat,
  none: NO_DRAFT,
  first: (position, key) =>
    key === MAIN && seat.owes(position) ? { ...drafted({ type: 'pass' }), suggested: true } : null,
  opened: (_position, type) => (type === 'offer' ? drafted(offer(0)) : NO_DRAFT),
  occasion: (position, key) =>
    key === MAIN ? `${position.view.public.round}` : `${standing(position).includes(key)}`,
  targetsOf: () => [{ kind: 'dates' }, { kind: 'road' }],
  aim(_position, draft, target) {
    if (target.kind === 'road') return null;
    const now = chosen(draft, 'offer');
    return now ? { draft: drafted(offer((now.give.dates ?? 0) + 1)) } : null;
  },
  countIn: (draft) => chosen(draft, 'offer')?.give.dates ?? 0,
  name: (_position, { kind }) => kind,
  line: (_position, action) => JSON.stringify(action),
  why: (_position, { code }) => code,
});
const { useDrafts, affordances, currentPosition } = drafts;

const offer = (dates: number): Action => ({
  type: 'offer',
  give: dates > 0 ? { dates } : {},
  ask: 10,
});

const infos = Array.from({ length: 3 }, (_, p) => ({ name: `${p}`, color: 'red', bot: false }));
let state: State;
/** Sent actions. */
let sent: ActionBase[] = [];
const refused: Reply = { ok: false, error: 'notNow' };

const show = (): void => useTable.getState().show(caravan.view(state, 1, infos));

/** Carries an action out on the real state, as the table would. */
function act(who: number, action: unknown): void {
  const command = caravan.encode(state, who, action);
  expect(caravan.check(state, who, command)).toBe(0);
  caravan.apply(state, who, command, new SeededChance(1), null);
  show();
}

beforeEach(() => {
  state = caravan.setup(3, caravan.options({}, 3), new SeededChance(3));
  sent = [];
  useTable.getState().connect({
    act: async (action) => {
      sent.push(action);
      if (caravan.check(state, 1, caravan.encode(state, 1, action)) !== 0) return refused;
      act(1, action);
      return { ok: true, seq: sent.length };
    },
    undo: async () => refused,
    lobby: async () => refused,
  });
  useTable.getState().show(null);
  show();
});

describe('several drafts at once', () => {
  test('the main one begins with what is asked, another one beside it leaves it alone', () => {
    const { open, drafts } = useDrafts.getState();
    expect(drafts).toEqual({ [MAIN]: { ...drafted({ type: 'pass' }), suggested: true } });
    open('offer', 'o1');
    useDrafts.getState().pick({ kind: 'dates' });
    expect(useDrafts.getState().drafts.o1?.action).toEqual(offer(1));
    expect(useDrafts.getState().drafts[MAIN]?.action).toEqual({ type: 'pass' });
  });

  test('the board adds to the active one, and shows how things stand towards that', () => {
    const { open, activate } = useDrafts.getState();
    expect(affordances().size).toBe(0);
    open('offer', 'o1');
    expect(affordances().get('dates')?.state).toBe('open');
    useDrafts.getState().pick({ kind: 'dates' });
    expect(affordances().get('dates')).toMatchObject({ state: 'chosen', count: 1 });
    activate(MAIN);
    expect(affordances().size).toBe(0);
  });

  test('a step that the rules refuse is not taken', () => {
    const { open, pick } = useDrafts.getState();
    open('offer', 'o1');
    for (let k = 0; k < 50; k++) pick({ kind: 'dates' });
    const { drafts } = useDrafts.getState();
    const own = (caravan.view(state, 1, infos).public.seats as { goods: { dates: number } }[])[1];
    expect(drafts.o1?.action).toEqual(offer(own?.goods.dates ?? -1));
  });

  test('what is sent closes its own draft alone; the table pointed at is the main one again', async () => {
    const { open, confirm } = useDrafts.getState();
    open('offer', 'o1');
    open('offer', 'o2');
    useDrafts.getState().pick({ kind: 'dates' });
    await confirm(undefined, 'o2');
    expect(sent).toEqual([offer(1)]);
    expect(Object.keys(useDrafts.getState().drafts).sort()).toEqual([MAIN, 'o1']);
    expect(useDrafts.getState().active).toBe(MAIN);
  });

  test('of two presses in a row the second is not sent: the first is on its way', async () => {
    const { open, confirm } = useDrafts.getState();
    open('offer', 'o1');
    useDrafts.getState().pick({ kind: 'dates' });
    await Promise.all([confirm(undefined, 'o1'), confirm(undefined, 'o1')]);
    expect(sent).toEqual([offer(1)]);
  });

  test('each draft has its own trouble, which its next step ends', async () => {
    const { open, confirm, edit } = useDrafts.getState();
    open('offer', 'o1');
    await confirm(offer(99), 'o1');
    expect(Object.keys(useDrafts.getState().troubles)).toEqual(['o1']);
    edit(offer(1), MAIN);
    expect(Object.keys(useDrafts.getState().troubles)).toEqual(['o1']);
    edit(offer(1), 'o1');
    expect(useDrafts.getState().troubles).toEqual({});
  });

  test('a new view ends the draft whose occasion is gone, and no other', () => {
    act(2, offer(1));
    const [theirs = ''] = standing(seat.positionOf(useTable.getState().view) as Position);
    const { open } = useDrafts.getState();
    open('offer', 'elsewhere');
    open('offer', theirs);
    act(2, offer(1));
    expect(useDrafts.getState().drafts[theirs]).toBeDefined();
    act(2, { type: 'withdraw', offer: theirs });
    expect(Object.keys(useDrafts.getState().drafts).sort()).toEqual(['elsewhere', MAIN]);
    expect(useDrafts.getState().active).toBe(MAIN);
  });

  test('a view of another game, whose table is elsewhere, is none of its business', () => {
    act(2, offer(1));
    useDrafts.getState().open('offer', 'o1');
    useTable.getState().patch({ game: 'another' });
    // A foreign view cannot be read here, and nothing is tried.
    const foreign = { version: 'other/1', seq: 1, public: {}, you: { seat: 0 } };
    expect(() => useTable.getState().show(foreign)).not.toThrow();
    expect(useDrafts.getState().drafts).toEqual({ [MAIN]: NO_DRAFT });
    expect(currentPosition()).toBe(null);
    useTable.getState().patch({ game: null });
  });

  test('a spectator composes nothing', () => {
    useDrafts.getState().open('offer', 'o1');
    useTable.getState().show(caravan.view(state, 'public', infos));
    expect(useDrafts.getState().drafts).toEqual({ [MAIN]: NO_DRAFT });
    useDrafts.getState().pick({ kind: 'dates' });
    expect(useDrafts.getState().drafts).toEqual({ [MAIN]: NO_DRAFT });
  });
});

describe('by keys', () => {
  /** Whether another action is possible in this turn. */
  let more = false;
  const { onGameKey: press } = gameKeysOf<View, Action, Draft, Thing, never>({
    seat,
    drafts,
    places: [],
    placeUnder: () => null,
    ending: { action: offer(1), isOffered: () => true, more: () => more },
  });
  beforeEach(() => {
    more = false;
    vi.stubGlobal('requestAnimationFrame', () => 0);
  });

  test('Enter sends the draft that is composed, and none that the rules refuse', () => {
    const { open, edit } = useDrafts.getState();
    open('offer', 'o1');
    edit(offer(99), 'o1');
    expect(press('Enter')).toBe(false);
    expect(sent).toEqual([]);
    edit(offer(1), 'o1');
    expect(press('Enter')).toBe(true);
    expect(sent).toEqual([offer(1)]);
  });

  test('E ends a turn in which nothing else can be done, and asks first where something can', () => {
    more = true;
    expect(press('e')).toBe(true);
    expect(sent).toEqual([]);
    expect(useDrafts.getState().drafts[MAIN]?.composer).toBe('offer');
    expect(press('e')).toBe(true);
    expect(sent).toEqual([offer(1)]);
  });
});
