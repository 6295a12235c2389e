/**
 * Composing in Strozzi: every choice is a pick of the board, and a blocked one gives its reason.
 */

import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { kindsOf, useDrafts } from '../../../client/games/strozzi/drafts.ts';
import { Answers, answerByKey, groupsOf } from '../../../client/games/strozzi/panels/Answers.tsx';
import { aim, NO_DRAFT, pointing, targetsOf } from '../../../client/games/strozzi/pointing.ts';
import {
  type Position,
  positionOf,
  refusedAs,
  seat as rules,
  situation,
} from '../../../client/games/strozzi/position.ts';
import { isOut } from '../../../client/games/strozzi/presets.ts';
import { useTable } from '../../../client/store/table.ts';
import { loadFinality } from '../../../client/table/decision/finality.ts';
import { affordancesOf } from '../../../client/table/seat/affordances.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import { played } from './matches.ts';

/** Views of a match's seats before each action and at its end. */
const ALL: readonly Position[] = [played(3, 1, 0), played(6, 2, 5), played(4, 3, null)]
  .flatMap((steps) => [
    ...steps.map(({ before }) => before),
    ...steps.slice(-1).map(({ after }) => after),
  ])
  .map((view) => {
    const position = positionOf(view);
    if (!position) throw new Error('a seat has a position');
    return position;
  });

test('the matches ask everything', () => {
  const asked = new Set(ALL.map(situation));
  expect([...asked].sort()).toEqual(['claim', 'finished', 'overbid', 'place', 'promo', 'waiting']);
});

test('everything that is legal is one pick of the board, and a second pick sends it', () => {
  for (const position of ALL) {
    const picks = targetsOf(position).flatMap((target) => {
      const next = aim(position, NO_DRAFT, target);
      if (!next || !('draft' in next)) return [];
      expect(aim(position, next.draft, target)).toEqual({ send: next.draft.action });
      return [JSON.stringify(next.draft.action)];
    });
    const legal = position.legal.map((action) => JSON.stringify(action));
    expect(legal.filter((action) => !picks.includes(action))).toEqual([]);
    expect(new Set(position.legal.map(({ type }) => type))).toEqual(
      new Set(kindsOf(position).filter((type) => legal.some((one) => one.includes(type)))),
    );
  }
});

test('open is what the rules allow; blocked says why; who is not asked finds nothing to pick', () => {
  const reasons = new Set<string>();
  for (const position of ALL) {
    const map = affordancesOf(rules, pointing, position, NO_DRAFT);
    if (!rules.owes(position)) {
      expect(map.size).toBe(0);
      continue;
    }
    for (const { target, state, label, hint } of map.values()) {
      const next = aim(position, NO_DRAFT, target);
      const action = next && 'draft' in next ? next.draft.action : null;
      const code = action && refusedAs(position, action);
      expect(state).toBe(code === null ? 'open' : 'blocked');
      if (code) reasons.add(code);
      expect(label, targetKey(target)).not.toBe('');
      expect(hint, targetKey(target)).not.toBe('');
    }
  }
  expect([...reasons].sort()).toEqual(['ONLY_PIRATE_CAN_OVERBID', 'PORT_TAKEN']);
});

test('what is chosen stands at its thing: at the mole and the city, not at each ship', () => {
  const position = ALL.find((one) => situation(one) === 'place' && one.legal.length === 3);
  if (!position) throw new Error('somebody places a ship');
  const draft = aim(position, NO_DRAFT, { kind: 'port', port: 'rome' });
  if (!draft || !('draft' in draft)) throw new Error('a port can be chosen');
  const map = affordancesOf(rules, pointing, position, draft.draft);
  const chosen = [...map].filter(([, { state }]) => state === 'chosen').map(([key]) => key);
  expect(chosen).toEqual(['port:rome', 'city:rome']);
});

test('keys of targets are all different', () => {
  for (const position of ALL) {
    const keys = targetsOf(position).map(targetKey);
    expect(new Set(keys).size).toBe(keys.length);
  }
});

test('who is told to be out of a round is not asked again in it; whose flag may fly home is not told so', () => {
  let told = 0;
  for (const seed of [1, 2, 3]) {
    const views = played(4, seed, 0).map(({ before }) => before);
    for (const [at, view] of views.entries()) {
      const position = positionOf(view);
      if (!position || situation(position) !== 'waiting') continue;
      const { round } = view.public;
      const rest = views.slice(at).filter((later) => later.public.round === round);
      const asked = rest.some(({ public: later }) => later.decider.includes(0));
      if (!isOut(position)) continue;
      expect(asked, `seed ${seed}, view ${at}`).toBe(false);
      told++;
    }
  }
  expect(told).toBeGreaterThan(0);
});

test('a key chooses what cannot be taken back, says so, and sends it when it is pressed again', async () => {
  const position = ALL.find((one) => situation(one) === 'place');
  if (!position) throw new Error('somebody places a ship');
  const sent: unknown[] = [];
  useTable.getState().connect({
    act: async (action) => {
      sent.push(action);
      return { ok: true, seq: 1 };
    },
    undo: () => Promise.reject(new Error('nobody takes back')),
    lobby: () => Promise.reject(new Error('nobody is in the lobby')),
  });
  await loadFinality('strozzi');
  useTable.getState().show(position.view);
  const [port] = rules.legalOf(position, 'place');
  const [{ answers }] = groupsOf(position);
  const { key = '' } = answers.find(({ id }) => id === port?.port) ?? {};
  expect(answerByKey(position, key)).toBe(true);
  expect(sent).toEqual([]);
  expect(useDrafts.getState().drafts.main?.action).toEqual(port);
  // Drawing without a browser uses a store's initial state.
  for (const store of [useTable, useDrafts])
    Object.assign(store.getInitialState(), store.getState());
  const panel = renderToStaticMarkup(<Answers position={position} />);
  expect(panel).toContain(`data-waits="${port?.port}"`);
  expect(answerByKey(position, key)).toBe(true);
  expect(sent).toEqual([port]);
});
