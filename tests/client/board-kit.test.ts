/** The staging of the kit by itself, with a game of six purses: what every board may rely on. */

import { expect, test } from 'vitest';
import type { PieceSink } from '../../client/pieces/set.ts';
import { Pen } from '../../client/table/board/pen.ts';
import { newPose, type Pose } from '../../client/table/board/surface.ts';
import { type Drawing, drawMotions } from '../../client/table/staging/draw.ts';
import { hinting } from '../../client/table/staging/hints.ts';
import { type MotionOf, openness, poseOf } from '../../client/table/staging/motion.ts';
import { Player, type Staging } from '../../client/table/staging/player.ts';
import { Script, type Timeline } from '../../client/table/staging/script.ts';
import { type HandlersOf, staged } from '../../client/table/staging/staging.ts';
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
const SITES = { bank: at(0), purses: Array.from({ length: 6 }, (_, seat) => at(seat, 20)) };
type Sites = typeof SITES;
class Writing extends Script<Shown, Sites, 'coin', Own> {}

const HANDLERS: HandlersOf<Writing, Event> = {
  paid(script, { seat, amount }) {
    const [home, pay] = [
      () => script.sites.purses[seat] ?? at(0),
      (value: number) => (shown: Shown) => {
        shown.purses[seat] = (shown.purses[seat] ?? 0) + value;
      },
    ];
    script.stream(
      amount,
      () => 'coin',
      () => script.sites.bank,
      home,
      pay,
    );
    script.now += 0.5;
  },
  opened(script, { seconds }) {
    script.keepOpen({ kind: 'gate' }, script.now, script.now + seconds, () => true);
    script.now += 0.4;
  },
  won(script, { seat }) {
    const { x, z } = script.sites.purses[seat] ?? at(0);
    script.glow({ x, y: 0, z, yaw: 0, tilt: 0, scale: 1 }, 5, 0xffd070);
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

test('a stream of coins pays exactly its sum, whatever coins there are', () => {
  for (const amount of [5, 35, 130, 995, 4175]) {
    const shown = shownOf(EMPTY);
    const { patches, motions } = tell([{ type: 'paid', seat: 5, amount }]);
    for (const patch of patches) patch.apply(shown);
    expect(shown.purses).toEqual([0, 0, 0, 0, 0, amount]);
    expect(motions.length).toBeGreaterThan(0);
    expect(motions.length).toBeLessThanOrEqual(8);
  }
});

test('what opens again while it is open stays open, in one motion', () => {
  const open = { type: 'opened', seconds: 1 } as const;
  const { motions } = tell([open, open, open]);
  expect(motions).toHaveLength(1);
  expect(motions[0]?.lasts).toBeCloseTo(1.8);
  for (const t of [0.3, 0.9, 1.4]) expect(openness(motions[0] as Motion, t)).toBe(1);
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

test('where less motion is wished nothing flies and no camera is asked for', () => {
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
  // The event tells less than the view after it: the view is right.
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
