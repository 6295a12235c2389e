/** Lessons on their page: every text exists, the card is beside its subject, progress is stored. */

import { PerspectiveCamera } from 'three';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { tables } from '../../client/games/registry.ts';
import { cards } from '../../client/games/registry-cards.ts';
import { costOf, mayStay, placeCard } from '../../client/pages/learn/placing.ts';
import {
  again,
  back,
  begin,
  end,
  next,
  openScene,
  type Subject,
  stepOf,
  useLearn,
} from '../../client/pages/learn/store.ts';
import { textKey } from '../../client/pages/learn/texts.ts';
import { learnPath, routeOf } from '../../client/store/router.ts';
import { useSettings } from '../../client/store/settings.ts';
import { useTable } from '../../client/store/table.ts';
import type { PickBox } from '../../client/table/board/pen.ts';
import { framed, lookAtPointed, usePointed } from '../../client/table/board/pointed.ts';
import type { Target } from '../../client/table/seat/targets.ts';
import { SeededChance } from '../../engine/core/chance.ts';
import type { ViewBase } from '../../engine/core/contract.ts';
import { textsOf } from '../../engine/learn/lesson.ts';
import { learnings } from '../../engine/registry-learning.ts';
import { wholeGames } from '../../engine/registry-whole.ts';

const ids = Object.keys(learnings);

async function subjectOf(id: string): Promise<Subject> {
  const words = await (await tables[id]()).learn?.();
  if (!words) throw new Error(`${id} has no words for its lesson`);
  return { game: await wholeGames[id](), lesson: await learnings[id](), words };
}

test('a game has scenes, words and a line on its card, or none of them', async () => {
  for (const id of Object.keys(tables)) {
    const [table, card] = await Promise.all([tables[id](), cards[id]()]);
    const has = ids.includes(id);
    expect(table.learn !== undefined, `${id}: words`).toBe(has);
    expect(card.learn !== undefined, `${id}: card`).toBe(has);
  }
  // The recommended start leads to a lesson.
  const all = await Promise.all(Object.values(cards).map((load) => load()));
  expect(all.filter(({ first }) => first).every(({ learn }) => learn !== undefined)).toBe(true);
});

test.each(ids)('%s: every text of its scenes is there, and no other', async (id) => {
  const { lesson, words } = await subjectOf(id);
  const wanted = lesson.scenes.flatMap((scene) => textsOf(scene).map((one) => textKey(scene, one)));
  expect([...words.keys].sort()).toEqual(wanted.sort());
  const pointed = lesson.scenes.flatMap(({ steps }) => steps.flatMap(({ at }) => at?.parts ?? []));
  expect(pointed.filter((part) => !words.parts[part])).toEqual([]);
});

test.each(ids)('%s: what it turns the camera to is a site of its place', async (id) => {
  const { lesson } = await subjectOf(id);
  const { scenery } = await tables[id]();
  const sites = new Set(scenery.sites.map((site) => site.id));
  const named = lesson.scenes.flatMap(({ steps }) => steps.flatMap(({ at }) => at?.site ?? []));
  expect(named.filter((site) => !sites.has(site))).toEqual([]);
});

test('the addresses of a lesson and of its scenes', () => {
  expect(routeOf(learnPath('x'))).toEqual({ page: 'learn', game: 'x', scene: null });
  expect(routeOf(learnPath('x', 'two'))).toEqual({ page: 'learn', game: 'x', scene: 'two' });
  expect(routeOf('/learn')).toEqual({ page: 'nowhere' });
});

describe('the page’s store', () => {
  afterEach(() => {
    end();
    useSettings.getState().borrow({ learnt: {} });
    vi.unstubAllGlobals();
  });

  test('a refused try changes nothing; done, the next sentence is said; progress is kept', async () => {
    const [id] = ids;
    const subject = await subjectOf(id);
    begin(subject, 0, 'scene');
    const now = () => useLearn.getState();
    const { scenes } = subject.lesson;
    let tried = 0;
    for (const step of scenes[0].steps) {
      expect(stepOf(now())).toBe(step);
      if (!step.task) {
        next();
        continue;
      }
      const seq = useTable.getState().view?.seq;
      next();
      expect(stepOf(now()), 'what is asked is not passed by').toBe(step);
      const { game } = subject;
      const state = game.fromView(useTable.getState().view as ViewBase, new SeededChance(1));
      const seat = scenes[0].seat ?? 0;
      const codes = new Int32Array(game.maxLegal);
      const listed = codes.subarray(0, game.legal(state, seat, codes));
      const shut = [...listed]
        .map((code) => game.decode(state, seat, code))
        .filter((action) => !step.task?.open.some(({ like }) => like.type === action.type));
      for (const action of shut) {
        await useTable.getState().propose(action);
        expect(now().refused).toBe(step.task.refused);
        expect(useTable.getState().view?.seq).toBe(seq);
        tried++;
      }
      for (const action of step.task.solve) await useTable.getState().propose(action as never);
      expect(now().refused).toBeNull();
    }
    expect(tried).toBeGreaterThan(0);
    expect(now().scene).toBe(1);
    expect(useSettings.getState().learnt).toEqual({ [id]: 1 });
    openScene(0);
    next();
    back();
    expect(now().step).toBe(0);
    again();
    expect(useSettings.getState().learnt).toEqual({ [id]: 1 });
  });

  test('a returning person is asked whether to go on', async () => {
    const subject = await subjectOf(ids[0]);
    begin(subject, 2, 'offer');
    expect(useLearn.getState()).toMatchObject({ phase: 'offer', scene: 2 });
    expect(useTable.getState().view).not.toBeNull();
  });
});

describe('highlighted things on the board', () => {
  const camera = new PerspectiveCamera(60, 2, 0.1, 100);
  camera.position.set(0, 0, 10);
  camera.updateMatrixWorld();
  const size = { width: 1000, height: 500 };
  const pick = (name: string, x: number, z = 0): PickBox => ({
    target: { kind: 'port', name } as Target,
    x,
    y: 0,
    z,
    yaw: 0,
    tilt: 0,
    hu: 1,
    hn: 1,
    hv: 1,
    mark: 'frame',
    weight: 1,
  });
  afterEach(() => usePointed.getState().point([]));

  test('has a frame around it in the picture, or none behind the camera', () => {
    const box = framed(pick('a', 0), camera, size);
    expect(box && (box.left + box.right) / 2).toBeCloseTo(500);
    expect(box && (box.top + box.bottom) / 2).toBeCloseTo(250);
    expect(box && box.right - box.left).toBeGreaterThan(80);
    expect(framed(pick('a', 0, 20), camera, size)).toBeNull();
  });

  test('is looked for by its key alone', () => {
    const picks = [pick('a', -2), pick('b', 2)];
    lookAtPointed(picks, camera, size);
    expect(usePointed.getState().boxes.size).toBe(0);
    usePointed.getState().point(['port:b']);
    lookAtPointed(picks, camera, size);
    const { boxes } = usePointed.getState();
    expect([...boxes.keys()]).toEqual(['port:b']);
    expect(boxes.get('port:b')?.left).toBeGreaterThan(500);
    lookAtPointed(picks, camera, size);
    expect(usePointed.getState().boxes, 'nothing has moved').toBe(boxes);
  });
});

describe('position of the card', () => {
  const window = { width: 1366, height: 768 };
  const card = { width: 350, height: 170 };
  const at = ({ left, top }: { left: number; top: number }) => ({
    left,
    top,
    right: left + card.width,
    bottom: top + card.height,
  });
  const panels = [
    { left: 0, top: 0, right: 1366, bottom: 46 },
    { left: 0, top: 54, right: 200, bottom: 250 },
    { left: 1030, top: 54, right: 1360, bottom: 560 },
    { left: 400, top: 725, right: 870, bottom: 768 },
  ];

  test.each([
    { name: 'a ship', about: [{ left: 340, top: 210, right: 800, bottom: 565 }] },
    { name: 'a panel at the edge', about: [{ left: 1040, top: 90, right: 1350, bottom: 150 }] },
    { name: 'the foot', about: [{ left: 400, top: 725, right: 870, bottom: 768 }] },
    { name: 'nothing', about: [] },
  ])('beside $name, over nothing', ({ about }) => {
    const around = { window, about, needed: [panels[2]], panels };
    const box = at(placeCard(card, around));
    expect(costOf(box, around)).toBe(0);
    expect(box.left).toBeGreaterThanOrEqual(0);
    expect(box.bottom).toBeLessThanOrEqual(window.height);
    expect(mayStay(box, around)).toBe(true);
  });

  test('without room it covers the least important panel', () => {
    const phone = { width: 390, height: 844 };
    const sheet = { left: 0, top: 420, right: 390, bottom: 844 };
    const about = [{ left: 10, top: 450, right: 380, bottom: 520 }];
    const strip = { left: 0, top: 0, right: 390, bottom: 110 };
    const around = { window: phone, about, needed: [sheet], panels: [strip, sheet] };
    const box = at(placeCard(card, around));
    expect(box.bottom).toBeLessThanOrEqual(420);
  });

  test('it stays where it is as long as it is in nobody’s way', () => {
    const about = [{ left: 400, top: 300, right: 500, bottom: 400 }];
    const around = { window, about, needed: [], panels };
    expect(mayStay(at({ left: 514, top: 300 }), around)).toBe(true);
    expect(mayStay(at({ left: 450, top: 300 }), around)).toBe(false);
    expect(mayStay(at({ left: 1010, top: 300 }), around)).toBe(false);
  });
});
