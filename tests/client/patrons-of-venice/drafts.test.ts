/**
 * Composing in the Patrons: every choice is a pick of the board or a press, and a blocked one gives
 * its reason.
 */

import { expect, test } from 'vitest';
import { useDrafts } from '../../../client/games/patrons-of-venice/drafts.ts';
import { stillToCome } from '../../../client/games/patrons-of-venice/facts.ts';
import { making, sameAgain } from '../../../client/games/patrons-of-venice/last.ts';
import { groupsOf } from '../../../client/games/patrons-of-venice/panels/Answers.tsx';
import { makeAll } from '../../../client/games/patrons-of-venice/panels/Workshops.tsx';
import {
  aim,
  type Draft,
  NO_DRAFT,
  pointing,
  targetsOf,
} from '../../../client/games/patrons-of-venice/pointing.ts';
import {
  type Position,
  positionOf,
  refusedAs,
  seat as rules,
  situation,
} from '../../../client/games/patrons-of-venice/position.ts';
import { declining, usePreset } from '../../../client/games/patrons-of-venice/presets.ts';
import { fullest } from '../../../client/games/patrons-of-venice/production.ts';
import type { BoardTarget } from '../../../client/games/patrons-of-venice/targets.ts';
import { type LogEntry, useTable } from '../../../client/store/table.ts';
import { affordancesOf } from '../../../client/table/seat/affordances.ts';
import { targetKey } from '../../../client/table/seat/targets.ts';
import type { Action } from '../../../engine/games/patrons-of-venice/types.ts';
import { all, played } from './matches.ts';

function positionIn(view: Parameters<typeof positionOf>[0]): Position {
  const position = positionOf(view);
  if (!position) throw new Error('a seat has a position');
  return position;
}

/** The deciding seat's view before each action. */
const ALL = all(null).map(({ before }) => positionIn(before));
/** One seat's views of a whole match, with its end. */
const STEPS = played(4, 3, 1, {}, 'random');
const OWN = [
  ...STEPS.map(({ before }) => before),
  ...STEPS.slice(-1).map(({ after }) => after),
].map(positionIn);

test('the matches ask everything', () => {
  const asked = new Set([...ALL, ...OWN].map(situation));
  const phases = ['chooseAction', 'reserve', 'sailUnload', 'sailPlace', 'tradeSell', 'tradeBuy'];
  expect(asked).toEqual(new Set([...phases, 'sponsor', 'produce', 'waiting', 'finished']));
});

/** The drafts reached by picking things of the board one after the other. */
function picks(position: Position, from: Draft = NO_DRAFT): readonly [BoardTarget, Draft][] {
  return targetsOf(position).flatMap((target) => {
    const next = aim(position, from, target);
    return next && 'draft' in next ? [[target, next.draft] as const] : [];
  }) as unknown as readonly [BoardTarget, Draft][];
}

const textOf = (action: Action): string => JSON.stringify(action);

test('an action of one press in the panel is one pick of the board, and a second pick sends it', () => {
  for (const position of ALL) {
    const answers = groupsOf(position).flatMap((group) => group.answers);
    if (answers.length === 0) continue;
    const picked = picks(position).map(([target, draft]) => {
      expect(aim(position, draft, target)).toEqual({ send: draft.action });
      return textOf(draft.action as Action);
    });
    // Two of a kind on the raft, or in a stall, are one answer.
    expect(new Set(answers.map(({ action }) => textOf(action)))).toEqual(new Set(picked));
    // All legal actions are there, except declining, which is beside them.
    const decline = declining(position);
    const offered = new Set([...picked, ...(decline ? [textOf(decline)] : [])]);
    expect(position.legal.map(textOf).filter((action) => !offered.has(action))).toEqual([]);
  }
});

test('every answer under a key has one of its own', () => {
  for (const position of ALL) {
    const keys = groupsOf(position).flatMap(({ answers }) =>
      answers.flatMap(({ key }) => key ?? []),
    );
    expect(new Set(keys).size).toBe(keys.length);
    expect(keys.filter((key) => key === 'z').length > 0 && declining(position) !== null).toBe(
      false,
    );
  }
});

test('a business goes where one points, a statue onto the campo', () => {
  const sponsoring = ALL.filter((position) => situation(position) === 'sponsor');
  const kinds = new Set<string>();
  for (const position of sponsoring) {
    for (const [target, draft] of picks(position)) {
      const action = draft.action as Action;
      if (refusedAs(position, action) !== null) continue;
      kinds.add(action.type);
      expect(pointing.countIn(draft, target, position)).toBe(1);
      expect(aim(position, draft, target)).toEqual({ send: action });
    }
  }
  expect([...kinds].sort()).toEqual(['sponsorBusiness', 'sponsorStatue']);
});

test('open is what the rules allow; blocked says why; who is not asked finds nothing to pick', () => {
  const states = new Set<string>();
  for (const position of [...ALL, ...OWN].filter((_, k) => k % 9 === 0)) {
    const map = affordancesOf(rules, pointing, position, NO_DRAFT);
    if (!rules.owes(position)) {
      expect(map.size).toBe(0);
      continue;
    }
    for (const { target, state, label, hint } of map.values()) {
      states.add(state);
      const next = aim(position, NO_DRAFT, target);
      const action = next && 'draft' in next ? next.draft.action : null;
      const code = action && refusedAs(position, action);
      expect(state, targetKey(target)).toBe(code === null ? 'open' : 'blocked');
      expect(label, targetKey(target)).not.toBe('');
      expect(hint, targetKey(target)).not.toBe('');
    }
  }
  expect(states).toEqual(new Set(['open', 'blocked']));
});

test('businesses are ticked as long as the cards reach, and unticked', () => {
  let ticked = 0;
  for (const position of ALL.filter((one) => situation(one) === 'produce')) {
    for (const [target, draft] of picks(position)) {
      if (target.kind !== 'site') throw new Error('only sites produce');
      expect(draft.batch).toEqual([target.site]);
      expect(refusedAs(position, { type: 'produce', site: target.site })).toBeNull();
      expect(aim(position, draft, target)).toEqual({ draft: { ...draft, batch: [] } });
      ticked++;
    }
  }
  expect(ticked).toBeGreaterThan(0);
});

test('nothing is ticked to produce; Enter ticks what makes most, and makes what is ticked', () => {
  const position = ALL.find((one) => situation(one) === 'produce' && one.legal.length > 1);
  if (!position) throw new Error('somebody produces');
  useTable.getState().show(position.view);
  const batch = () => useDrafts.getState().drafts.main?.batch ?? [];
  expect(batch()).toEqual([]);
  expect(makeAll(position)).toBe(true);
  expect(usePreset.getState().running).toEqual([]);
  const { you } = position.view;
  expect(batch()).toEqual(you && fullest(position.view.public, you));
  const [site] = batch();
  for (let k = 0; k < 2; k++) useDrafts.getState().pick({ kind: 'site', site });
  useTable.getState().connect({
    act: () => new Promise(() => undefined),
    undo: () => Promise.reject(new Error('nobody takes back')),
    lobby: () => Promise.reject(new Error('nobody is in the lobby')),
  });
  expect(makeAll(position)).toBe(true);
  expect(useTable.getState().busy).toBe(true);
});

test('the seats still to come are those asked before this part of the action is over', () => {
  let seen = 0;
  for (const [k, { before }] of STEPS.entries()) {
    const { phase, turn } = before.public;
    if (!['reserve', 'tradeSell', 'sponsor', 'produce'].includes(phase)) continue;
    const [asked] = before.public.decider;
    const later = STEPS.slice(k + 1)
      .map((step) => step.before.public)
      .filter((one) => one.phase === phase && one.turn === turn)
      .map(({ decider }) => decider[0])
      .filter((seat) => seat !== asked);
    expect(stillToCome(before.public)).toEqual([...new Set(later)]);
    seen++;
  }
  expect(seen).toBeGreaterThan(20);
});

/** A log of these events, and of a turn that has begun after them. */
const logOf = (...events: readonly object[]): LogEntry[] =>
  [{ type: 'turnStarted' }, ...events, { type: 'turnStarted' }].map((event, id) => ({
    id,
    seq: 0,
    seat: 0,
    withdrawn: false,
    event: event as LogEntry['event'],
  }));

test('the same sale again, as long as the hand has all of it', () => {
  let sold = 0;
  for (const position of ALL.filter((one) => situation(one) === 'tradeSell')) {
    const { seat } = position;
    const hand = position.view.you?.hand ?? {};
    const sale = { type: 'sold', seat, goods: hand, ducats: 9 };
    expect(sameAgain(position, logOf(sale))).toEqual([{ type: 'sell', goods: hand }]);
    expect(sameAgain(position, logOf({ ...sale, seat: seat + 1 }))).toEqual([]);
    expect(sameAgain(position, logOf({ ...sale, goods: { pepper: 6 } }))).toEqual([]);
    expect(sameAgain(position, logOf({ ...sale, goods: {}, ducats: 0 }))).toEqual([]);
    // An undone action does not count as done.
    const taken = logOf(sale).map((entry) => ({ ...entry, withdrawn: 'seat' in entry.event }));
    expect(sameAgain(position, taken)).toEqual([]);
    sold++;
  }
  expect(sold).toBeGreaterThan(0);
});

test('the same businesses again, in an order in which they work, and no more after them', () => {
  let made = 0;
  for (const position of ALL.filter((one) => situation(one) === 'produce')) {
    const { seat, view } = position;
    const can = position.legal.flatMap((action) => (action.type === 'produce' ? action.site : []));
    const ended = { type: 'productionEnded', seat };
    const produced = (site: string) => ({ type: 'produced', seat, site });
    for (const site of can) {
      const again = sameAgain(position, logOf(produced(site), ended));
      expect(again).toEqual(making([site]));
      expect(
        sameAgain(position, logOf(produced(site), ended, { type: 'turnStarted' }, ended)),
      ).toEqual([]);
      made++;
    }
    const other = Object.entries(view.public.sites).find(([, built]) => built?.owner !== seat);
    if (other) expect(sameAgain(position, logOf(produced(other[0]), ended))).toEqual([]);
  }
  expect(made).toBeGreaterThan(0);
});
