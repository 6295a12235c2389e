/** Every key and gesture with its effect: in the settings, and in the help. */

import './key-list.css';
import { type HandlingKey, handling } from '../i18n/handling.ts';
import { keyName, type NamedKey } from '../i18n/key-names.ts';
import type { ClientGame } from './game.ts';
import { KeySign } from './KeySign.tsx';

/** Each key, by its sign or by its name with another key that does the same, and what it does. */
const KEYS: readonly (readonly [
  string | readonly [named: NamedKey, also?: string],
  HandlingKey,
])[] = [
  [['Enter'], 'keys.confirm'],
  [['Escape'], 'keys.cancel'],
  ['L', 'keys.ledger'],
  ['U', 'keys.undo'],
  ['E', 'keys.end'],
  ['W', 'keys.what'],
  ['.', 'keys.nextTurn'],
  [['End'], 'keys.skipTurns'],
  [',', 'keys.reference'],
  [['Home', '0'], 'keys.overview'],
  ['F', 'keys.look'],
  ['N', 'keys.signs'],
  ['P', 'keys.photo'],
  ['T', 'keys.table'],
  ['M', 'keys.mute'],
  ['F1', 'keys.explain'],
  ['?', 'keys.help'],
  ['Tab', 'keys.tab'],
  ['← ↑ → ↓', 'keys.arrows'],
];
const MOUSE: readonly (readonly [HandlingKey, HandlingKey])[] = [
  ['mouse.click', 'mouse.clickHelp'],
  ['mouse.drag', 'mouse.dragHelp'],
  ['mouse.wheel', 'mouse.wheelHelp'],
  ['mouse.twice', 'mouse.twiceHelp'],
  ['mouse.fingers', 'mouse.fingersHelp'],
];

type KeyLine = readonly [key: string, does: string];

/** The keys that look at a game's places. */
export const placeKeys = (places: ClientGame['places']): readonly KeyLine[] =>
  places.map(({ key, name }) => [key, handling('keys.place', { name })] as const);

const signed = (key: (typeof KEYS)[number][0]): string => {
  if (typeof key === 'string') return key;
  const [named, also] = key;
  return also ? `${also} · ${keyName(named)}` : keyName(named);
};

/** Every key and gesture, those of a game's places among them. */
export function keysOf(places: ClientGame['places'] = []): readonly KeyLine[] {
  return [
    ...KEYS.map(([key, text]) => [signed(key), handling(text)] as const),
    ...placeKeys(places),
    ...MOUSE.map(([key, text]) => [handling(key), handling(text)] as const),
  ];
}

export function KeyList({ keys }: { keys: readonly KeyLine[] }) {
  return (
    <dl className="keys">
      {keys.map(([key, text]) => (
        <div key={key}>
          <dt>
            <kbd>
              <KeySign keys={key} />
            </kbd>
          </dt>
          <dd>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
