/** Preset answers: sent one after the other, dropped when their occasion changes. */

import { beforeEach, describe, expect, test } from 'vitest';
import { useTable } from '../../client/store/table.ts';
import { makeSeat } from '../../client/table/seat/position.ts';
import { makePresets } from '../../client/table/seat/presets.ts';
import type { ActionBase, ViewBase } from '../../engine/core/contract.ts';
import type { Reply } from '../../server/protocol/messages.ts';

/** A game in which seat 0 is asked for numbers below `limit`, about `topic`. */
interface View extends ViewBase {
  readonly you: { readonly seat: number };
  readonly asked: boolean;
  readonly topic: string;
  readonly limit: number;
}
interface Action extends ActionBase {
  readonly type: 'say';
  readonly n: number;
}
type Position = { readonly view: View };

const seat = makeSeat<View, Action>(
  {
    id: 'numbers',
    errors: ['TOO_LARGE'],
    maxLegal: 1,
    deciders: () => 1,
    fromView: ({ limit }: View) => Int32Array.of(limit),
    legal: () => 0,
    encode: (_state, _seat, action) => (action as Action).n,
    decode: (_state, _seat, n) => ({ type: 'say', n: Number(n) }),
    check: ([limit = 0], _seat, n) => (Number(n) < limit ? 0 : 1),
    explain: () => {
      throw new Error('nobody asks why');
    },
  },
  'numbers/1',
);
const { usePreset } = makePresets<View, Action>({
  seat,
  occasion: ({ view }: Position) => view.topic,
  isAsked: ({ view }: Position) => view.asked,
  willBe: ({ view }: Position) => !view.asked,
});

let seq = 0;
let sent: number[] = [];
/** The table's answer; it comes when `reply` is called. */
let reply: (answer: Reply) => void = () => undefined;
const show = (asked: boolean, topic = 'a', limit = 10): void => {
  const view = { version: 'numbers/1', seq: ++seq, you: { seat: 0 }, asked, topic, limit };
  useTable.getState().show({ ...view, public: {} } as View);
};
/** The answer to the last request, and all its consequences. */
const answer = async (ok = true): Promise<void> => {
  reply(ok ? { ok: true, seq } : { ok: false, error: 'notNow' });
  await new Promise((resolve) => setImmediate(resolve));
};
const say = (...numbers: number[]): readonly Action[] =>
  numbers.map((n) => ({ type: 'say', n }) as const);

beforeEach(() => {
  sent = [];
  useTable.getState().connect({
    act: (action) => {
      sent.push((action as Action).n);
      return new Promise((resolve) => {
        reply = resolve;
      });
    },
    undo: () => Promise.reject(new Error('nobody takes back')),
    lobby: () => Promise.reject(new Error('nobody is in the lobby')),
  });
  usePreset.setState({ preset: null, dropped: false, running: [] });
  show(false);
});

describe('presets', () => {
  test('go out once one is asked, and only then', async () => {
    usePreset.getState().toggle({ actions: say(3) });
    show(false);
    expect(sent).toEqual([]);
    show(true);
    expect(sent).toEqual([3]);
    expect(usePreset.getState().preset).toBeNull();
    await answer();
  });

  test('are taken back by setting them again, and replaced by others', () => {
    const { toggle } = usePreset.getState();
    toggle({ actions: say(3) });
    toggle({ actions: say(4) });
    expect(usePreset.getState().preset?.actions).toEqual(say(4));
    toggle({ actions: say(4) });
    show(true);
    expect(sent).toEqual([]);
  });

  test('are dropped, and the person is told, when what they are about changes', () => {
    usePreset.getState().toggle({ actions: say(3) });
    show(false, 'b');
    expect(usePreset.getState()).toMatchObject({ preset: null, dropped: true });
    show(true, 'b');
    expect(sent).toEqual([]);
  });

  test('several go out one question after the other, each in a position of its own', async () => {
    usePreset.getState().toggle({ actions: say(3, 4, 5) });
    show(true);
    expect(sent).toEqual([3]);
    // The table has moved on before its answer comes: nothing is sent twice.
    show(true, 'b');
    expect(sent).toEqual([3]);
    await answer();
    expect(sent).toEqual([3, 4]);
    // The answer comes before the table has moved on: the next one waits for that.
    await answer();
    expect(sent).toEqual([3, 4]);
    show(true, 'c');
    expect(sent).toEqual([3, 4, 5]);
    await answer();
    show(true, 'd');
    expect(sent).toEqual([3, 4, 5]);
  });

  test('what is no longer possible ends them, as does a refusal', async () => {
    usePreset.getState().run(say(3, 9, 4));
    expect(sent).toEqual([]);
    show(true);
    usePreset.getState().run(say(3, 9, 4));
    await answer();
    show(true, 'a', 5);
    expect(sent).toEqual([3]);
    expect(usePreset.getState().running).toEqual([]);
    usePreset.getState().run(say(1, 2));
    await answer(false);
    show(true);
    expect(sent).toEqual([3, 1]);
  });

  test('a standing one answers every time, until what it is about changes', async () => {
    usePreset.getState().toggle({ actions: say(0), standing: true });
    for (const times of [1, 2, 3]) {
      show(true);
      expect(sent).toHaveLength(times);
      await answer();
      show(false);
    }
    show(true, 'b');
    expect(sent).toHaveLength(3);
    expect(usePreset.getState()).toMatchObject({ preset: null, dropped: true });
  });
});
