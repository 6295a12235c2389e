/** The kit's panels without a server: every input, and the decisions of the caravan game. */

import { useState } from 'react';
import { createRoot } from 'react-dom/client';
import '../../../../client/styles/all.css';
import { useTable } from '../../../../client/store/table.ts';
import { InputForm } from '../../../../client/table/inputs/InputForm.tsx';
import type { Input, Values } from '../../../../client/table/inputs/input.ts';
import { completed } from '../../../../client/table/inputs/values.ts';
import { SeededChance } from '../../../../engine/core/chance.ts';
import type { ActionBase } from '../../../../engine/core/contract.ts';
import { Decision, DraftPanel, drafts } from '../../../guest/client/decision.tsx';
import { caravan } from '../../../guest/engine/index.ts';

declare global {
  interface Window {
    /** The actions that the page has sent, or the values in its form. */
    kit: { values: Values; sent: ActionBase[]; open(type: string, key: string): void };
  }
}

const PORTS = [
  { id: 'bari', label: 'Bari' },
  { id: 'milan', label: 'Milan', blocked: 'A ship of yours lies there: choose another port.' },
  { id: 'pisa', label: 'Pisa', note: 'two steps' },
];
const GOODS = [
  { id: 'salt', label: 'Salt', name: 'salt', max: 3, note: '5 each' },
  { id: 'silk', label: 'Silk', name: 'silk', max: 0, limit: 'You have none: buy some.', off: true },
];
const coins = (sum: number): string => `${sum} coins`;

const INPUTS: readonly Input[] = [
  { kind: 'one', key: 'one', label: 'Which port?', choices: PORTS },
  { kind: 'place', key: 'place', label: 'Where to?', choices: PORTS },
  { kind: 'several', key: 'several', label: 'Which ones?', choices: PORTS, max: 1 },
  { kind: 'cards', key: 'cards', label: 'Which cards?', choices: PORTS, min: 1, max: 2 },
  {
    kind: 'dice',
    key: 'dice',
    label: 'Which dice?',
    dice: [{ pips: 3 }, { pips: 5 }, { pips: 6, blocked: 'It lies elsewhere: take another one.' }],
  },
  { kind: 'yesNo', key: 'yesNo', label: 'With the second card' },
  { kind: 'amount', key: 'amount', label: 'How many?', max: 9, quick: [0, 5] },
  { kind: 'basket', key: 'basket', label: 'What to buy?', goods: GOODS },
  {
    kind: 'payment',
    key: 'payment',
    label: 'How to pay?',
    cost: 7,
    text: coins,
    means: [{ id: 'gold', label: 'Gold', name: 'gold', max: 2, worth: 5 }],
  },
  {
    kind: 'giveAndTake',
    key: 'trade',
    label: 'Your offer',
    give: { label: 'You give', goods: GOODS },
    take: { label: 'You get', goods: [{ id: 'coin', label: 'Coins', name: 'coins', max: 20 }] },
  },
  { kind: 'order', key: 'order', label: 'In which order?', items: PORTS },
  {
    kind: 'path',
    key: 'path',
    label: 'Your way',
    from: 'Venice',
    next: (steps) => (steps.length < 3 ? PORTS : []),
    name: (step) => String(step),
    bill: (steps) => [{ label: 'Costs', text: coins(steps.length) }],
  },
  { kind: 'note', key: 'note', label: 'What follows moves a price.' },
  {
    kind: 'rows',
    key: 'rows',
    label: 'Which price?',
    rows: [
      {
        id: 'salt',
        label: 'Salt',
        name: 'salt',
        choices: [
          { id: 'up', value: { salt: 1 }, label: 'Up', name: 'Salt' },
          { id: 'down', label: 'Down', name: 'Salt', blocked: 'It is at its lowest: raise it.' },
        ],
      },
    ],
  },
];

function Inputs() {
  const [values, set] = useState(completed(INPUTS, {}));
  window.kit.values = values;
  return <InputForm inputs={INPUTS} values={values} onChange={set} />;
}

/** A match of the caravan game that is played here: `seat` is the page's own. */
function play(seat: number): void {
  const chance = new SeededChance(7);
  const state = caravan.setup(3, caravan.options({}, 3), chance);
  const info = ['Anna', 'Bruno', 'Chiara'].map((name) => ({ name, color: 'red', bot: false }));
  const show = (): void =>
    useTable.setState({ seat, view: caravan.view(state, seat, info), undoable: 0 });
  useTable.setState({
    async propose(action) {
      const refusal = caravan.explain(state, seat, action);
      if (refusal) return { ok: false, error: 'refused', refusal };
      window.kit.sent.push(action);
      caravan.apply(state, seat, caravan.encode(state, seat, action), chance, null);
      show();
      return { ok: true };
    },
  } as Partial<ReturnType<typeof useTable.getState>>);
  show();
}

window.kit = {
  values: {},
  sent: [],
  open: (type, key) => drafts.useDrafts.getState().open(type as 'offer', key),
};
const part = new URLSearchParams(location.hash.slice(1));
const seat = part.get('seat');
if (seat !== null) play(Number(seat));
const root = document.createElement('main');
// A phone's width on request; otherwise as wide as the panel beside a board.
root.style.cssText = `width: ${part.get('width') ?? '336px'}; background: var(--paper)`;
document.body.append(root);
createRoot(root).render(
  seat === null ? (
    <Inputs />
  ) : (
    <>
      <Decision />
      <DraftPanel id="second" />
    </>
  ),
);
