/**
 * The kit's board by itself, with a game of six purses: the properties that every board relies on.
 */

import { expect, test } from 'vitest';
import { create } from 'zustand';
import type { Form, PieceSink } from '../../client/pieces/set.ts';
import { useTable } from '../../client/store/table.ts';
import { useStaging } from '../../client/store/tempo.ts';
import type {
  BoardTypes,
  Pieces,
  Pointed,
  ShownBase,
  SitesBase,
} from '../../client/table/board/board-game.ts';
import { Pen } from '../../client/table/board/pen.ts';
import { coinPlace, type PurseSpot } from '../../client/table/board/purse.ts';
import { Show } from '../../client/table/board/show.ts';
import { newPose, type Pose, type Surface } from '../../client/table/board/surface.ts';
import { useScreen } from '../../client/table/screen.ts';
import { targetKey } from '../../client/table/seat/targets.ts';
import { type Drawing, drawMotions } from '../../client/table/staging/draw.ts';
import { hinting } from '../../client/table/staging/hints.ts';
import { type MotionOf, openness, poseOf } from '../../client/table/staging/motion.ts';
import { Player, type Staging } from '../../client/table/staging/player.ts';
import { Script, type Timeline } from '../../client/table/staging/script.ts';
import { type HandlersOf, staged } from '../../client/table/staging/staging.ts';
import { clock, tick } from '../../client/world/clock.ts';
import type { GameEvent, ViewBase } from '../../engine/core/contract.ts';

type Event =
  | { readonly type: 'paid'; readonly seat: number; readonly amount: number }
  | { readonly type: 'opened'; readonly seconds: number }
  | { readonly type: 'won'; readonly seat: number };
interface Shown {
  purses: number[];
  asked: number;
}
interface View extends ViewBase {
  readonly public: { readonly purses: readonly number[]; readonly asked: number };
}
type Own = { readonly kind: 'gate' };
type Motion = MotionOf<'coin', Own>;

const at = (x: number, z = 0): Pose => ({ ...newPose(), x, z });
const GROUND: Surface = { x: 0, y: 0, z: 0, yaw: 0, tilt: 0, scale: 1 };
const SPOT: PurseSpot = { u: 0, v: 0, coin: 1, chest: { u: 0, v: 0, n: 0, size: 1 } };
const SITES = {
  bank: at(0),
  purses: Array.from({ length: 6 }, (_, x) => ({ ...GROUND, x, z: 20 })),
};
type Sites = typeof SITES;
class Writing extends Script<Shown, Sites, 'coin', Own> {}

const HANDLERS: HandlersOf<Writing, Event> = {
  paid(script, { seat, amount }) {
    const { bank, purses } = script.sites;
    const ground = purses[seat] ?? GROUND;
    const money = (): number | null => script.shown.purses[seat] ?? null;
    const pay = (value: number) => (shown: Shown) => {
      shown.purses[seat] = (shown.purses[seat] ?? 0) + value;
    };
    script.coinsBetween(amount, { ground, spot: SPOT, money, away: bank }, () => 'coin', pay);
    script.now += 0.5;
  },
  opened(script, { seconds }) {
    script.keepOpen({ kind: 'gate' }, script.now, script.now + seconds, () => true);
    script.now += 0.4;
  },
  won(script, { seat }) {
    script.glow(script.sites.purses[seat] ?? GROUND, 5, 0xffd070);
  },
};
const hintOf = hinting<Event>({ paid: 2 }, (event) => ('seat' in event ? `${event.seat}` : null));

const stage: Staging<View, Shown, Sites, Motion>['stage'] = (events, before, sites, options) =>
  staged(new Writing(structuredClone(before), sites), events, HANDLERS, hintOf, options);

const view = (seq: number, purses: readonly number[], asked = 0): View => ({
  version: 'kit/1',
  seq,
  public: { purses, asked },
});
const shownOf = ({ public: { purses, asked } }: View): Shown => ({ purses: [...purses], asked });
const EMPTY = view(0, [0, 0, 0, 0, 0, 0]);
const tell = (events: readonly GameEvent[], reduced = false): Timeline<Shown, Motion> =>
  stage(events, shownOf(EMPTY), SITES, { reduced });

test('a stream of coins pays exactly its sum, with any coins', () => {
  for (const amount of [5, 35, 130, 995, 4175]) {
    const shown = shownOf(EMPTY);
    const { patches, motions } = tell([{ type: 'paid', seat: 5, amount }]);
    for (const patch of patches) patch.apply(shown);
    expect(shown.purses).toEqual([0, 0, 0, 0, 0, amount]);
    expect(motions.length).toBeGreaterThan(0);
    expect(motions.length).toBeLessThanOrEqual(8);
  }
});

test('a payment leaves the pile coin by coin, and the chest of a hidden sum likewise', () => {
  const shown = shownOf(view(0, [130, 0, 0, 0, 0, 0]));
  const paid = stage([{ type: 'paid', seat: 0, amount: -130 }], shown, SITES, {});
  const flights = paid.motions.flatMap((motion) => (motion.kind === 'fly' ? [motion] : []));
  for (const { from, to, bounce } of flights) {
    expect(from.z).toBeGreaterThan(15);
    expect([to.x, to.z, bounce]).toEqual([SITES.bank.x, SITES.bank.z, 0]);
  }
  for (const patch of paid.patches) patch.apply(shown);
  expect(shown.purses[0]).toBe(0);
  const mouth = coinPlace(GROUND, SPOT, null, 0);
  const pile = coinPlace(GROUND, SPOT, 1000, 0);
  expect(mouth.y).toBeGreaterThan(pile.y);
  expect(mouth.size).toBe(pile.size);
});

test('a piece that opens again while it is open stays open, in one motion', () => {
  const open = { type: 'opened', seconds: 1 } as const;
  const { motions } = tell([open, open, open]);
  expect(motions).toHaveLength(1);
  expect(motions[0]?.lasts).toBeCloseTo(1.8);
  for (const t of [0.3, 0.9, 1.4]) expect(openness(motions[0], t)).toBe(1);
  const apart = tell([open, { type: 'paid', seat: 0, amount: 5 }, open, open]).motions;
  expect(apart.filter(({ kind }) => kind === 'gate')).toHaveLength(1);
  const twice = tell([open, ...Array(3).fill({ type: 'paid', seat: 0, amount: 5 }), open]).motions;
  expect(twice.filter(({ kind }) => kind === 'gate')).toHaveLength(2);
});

test('each known event has its mark and may have its hint; what nobody knows is passed over', () => {
  const events = [
    { type: 'paid', seat: 2, amount: 10 },
    { type: 'constructor' },
    { type: 'won', seat: 2 },
  ];
  const { marks, hints } = tell(events);
  expect(marks.map(({ event }) => event)).toEqual([events[0], events[2]]);
  expect(hints).toEqual([{ at: 0, seconds: 1.2, place: '2', importance: 2 }]);
});

test('with reduced motion nothing flies and no camera is asked for', () => {
  const calm = tell(
    [
      { type: 'paid', seat: 1, amount: 50 },
      { type: 'won', seat: 1 },
    ],
    true,
  );
  expect(calm.motions.map(({ kind }) => kind)).toEqual(['glow']);
  expect(calm.hints).toEqual([]);
  expect(calm.patches.length).toBeGreaterThan(0);
  expect(calm.lasts).toBeLessThan(1);
});

test('a player shows at once what is asked, and in the end what the view says', () => {
  const player = new Player<View, Shown, Sites, Motion>({
    shownOf,
    stage,
    begin(from, after) {
      from.asked = after.public.asked;
    },
  });
  player.jump(EMPTY);
  // The event reports less than the view after it: the view is right.
  const after = view(1, [60, 0, 0, 0, 0, 7], 4);
  player.add({ events: [{ type: 'paid', seat: 0, amount: 60 }], before: EMPTY, after });
  player.advance(0.01, 1, false, SITES);
  expect(player.shown).toEqual({ purses: [0, 0, 0, 0, 0, 0], asked: 4 });
  for (let k = 0; k < 100 && player.playing; k++) player.advance(0.1, 1, false, SITES);
  expect(player.shown).toEqual(shownOf(after));
});

test('common motions are drawn by the kit, things and own kinds by the game', () => {
  const put: string[] = [];
  const sink: PieceSink<string> = { put: (form) => put.push(form) };
  const drawn: string[] = [];
  const drawing: Drawing<'coin', Own, Shown, Pen> = {
    pose(motion, t, out) {
      if (motion.kind !== 'gate') return poseOf(motion, t, out);
      out.size = 1;
      return out;
    },
    thing: ({ thing }) => drawn.push(thing),
    own: ({ kind }) => drawn.push(kind),
  };
  const events = [
    { type: 'opened', seconds: 3 },
    { type: 'paid', seat: 0, amount: 5 },
    { type: 'won', seat: 0 },
  ];
  const pen = new Pen(sink, { cell: () => 0 });
  drawMotions(tell(events).motions, 1, shownOf(EMPTY), pen, drawing);
  expect(drawn.sort()).toEqual(['coin', 'gate']);
  expect(put).toEqual(['light']);
});

interface Types extends BoardTypes {
  readonly view: View;
  readonly shown: Shown & ShownBase;
  readonly sites: Sites & SitesBase;
  readonly target: { readonly kind: 'purse'; readonly seat: number };
  readonly thing: 'coin';
  readonly own: Own;
  readonly pen: Pen<Types['target']>;
  readonly pieces: Pieces<Types>;
  readonly form: Form;
}

/** A show over a board that only records its calls. */
function opened() {
  const told: string[] = [];
  let names: readonly string[] = [];
  const useDrafts = create<Pointed<Types['target']>>()((set) => ({
    drafts: {},
    active: 'main',
    hovered: null,
    pick: () => {},
    hover: (target) => set({ hovered: target && targetKey(target) }),
  }));
  const runtime: ConstructorParameters<typeof Show<Types>>[1] = {
    affordances: new Map(),
    hovered: null,
    pointed: new Set(),
    arrange: () => {},
    letter(seats) {
      names = seats.map(({ name }) => name);
    },
    still: (compose) => compose(PEN),
    moving(compose, flying) {
      compose(PEN);
      flying(PEN);
    },
  };
  const pieces: Pieces<Types> = {
    still: (shown) => told.push(`still ${shown.purses.join()}`),
    moving: () => told.push('moving'),
    flying: (motions) => told.push(`flying ${motions.length}`),
    stop: () => told.push('stop'),
  };
  const seats = (purses: readonly number[]) => purses.map((_, seat) => ({ seat, name: `${seat}` }));
  const show = new Show<Types>(
    {
      staging: {
        shownOf: (of) => ({ ...shownOf(of), seats: seats(of.public.purses) }),
        stage,
      },
      drafts: { useDrafts, affordances: () => new Map() },
      owes: () => false,
    },
    runtime,
    pieces,
    { ...SITES, upright: false },
  );
  /** The requests of one frame of `seconds`. */
  const frame = (seconds: number): string[] => {
    told.length = 0;
    tick(seconds);
    show.frame();
    return [...told];
  };
  return { show, useDrafts, runtime, frame, told, names: () => names };
}
const PEN = new Pen<Types['target']>({ put: () => {} }, { cell: () => 0 });

test('a show sets six seats once, and nothing while nothing changes', () => {
  useTable.getState().show(EMPTY);
  const { show, frame, names, told } = opened();
  show.start();
  expect(frame(0.1)).toEqual(['still 0,0,0,0,0,0', 'moving']);
  expect(names()).toEqual(['0', '1', '2', '3', '4', '5']);
  expect(frame(0.1)).toEqual([]);
  show.stop();
  expect(told).toEqual(['stop']);
});

test('a thing under the pointer is marked in the next frame, without a new picture', () => {
  useTable.getState().show(EMPTY);
  const { show, frame, useDrafts, runtime } = opened();
  show.start();
  frame(0.1);
  useDrafts.getState().hover({ kind: 'purse', seat: 5 });
  expect(frame(0.1)).toEqual(['moving']);
  expect(runtime.hovered).toBe('purse:5');
  show.stop();
});

test.each([
  ['the ledger', () => useScreen.getState().toggleLedger()],
  ['what hides the city', () => useScreen.getState().cover(1)],
])('under %s nothing is staged or waited for, nor played afterwards', (_, hide) => {
  useScreen.setState({ ledger: false, covers: 0 });
  useTable.getState().show(EMPTY);
  const { show, frame } = opened();
  show.start();
  frame(0.1);
  const pay = (seq: number, purses: number[]) =>
    useTable.getState().feed(view(seq, purses), [{ type: 'paid', seat: 0, amount: 5 }], seq, 0);
  pay(1, [5, 0, 0, 0, 0, 0]);
  frame(0.1);
  expect(useStaging.getState().busy).toBe(true);
  // No frame comes from here on.
  hide();
  expect(useStaging.getState()).toMatchObject({ busy: false, landed: { seq: 1 } });
  pay(2, [10, 0, 0, 0, 0, 0]);
  expect(useStaging.getState()).toMatchObject({ busy: false, landed: { seq: 2 } });
  useScreen.setState({ ledger: false, covers: 0 });
  expect(frame(0.1)).toContain('still 10,0,0,0,0,0');
  expect(useStaging.getState().busy).toBe(false);
  // In sight again, events are staged again.
  pay(3, [15, 0, 0, 0, 0, 0]);
  frame(0.1);
  expect(useStaging.getState().busy).toBe(true);
  show.stop();
});

test('events are staged, and the view remains', () => {
  useTable.getState().show(EMPTY);
  const { show, frame } = opened();
  show.start();
  frame(0.1);
  clock.shadowsDue = false;
  useTable
    .getState()
    .feed(view(1, [35, 0, 0, 0, 0, 0]), [{ type: 'paid', seat: 0, amount: 35 }], 1, 0);
  expect(useStaging.getState().busy).toBe(true);
  expect(frame(0.1)).toContain('flying 2');
  // Shadows may wait while things fly, and are redrawn when everything has landed.
  expect(clock.shadowsDue).toBe(false);
  const last: string[] = [];
  for (let k = 0; k < 60 && useStaging.getState().busy; k++) last.push(...frame(0.1));
  expect(useStaging.getState().busy).toBe(false);
  expect(clock.shadowsDue).toBe(true);
  expect(last.filter((line) => line.startsWith('still')).at(-1)).toBe('still 35,0,0,0,0,0');
  expect(frame(0.1)).toEqual([]);
  show.stop();
});
