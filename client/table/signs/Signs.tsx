/** The names of a game's places over the places themselves, for whoever does not know them yet. */

import './signs.css';
import { Html } from '@react-three/drei';
import { useTable } from '../../store/table.ts';
import type { ClientGame } from '../game.ts';
import { KeySign } from '../KeySign.tsx';
import { signsOf } from './places.ts';

export function Signs({ game }: { game: Pick<ClientGame, 'places' | 'scenery'> }) {
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  return signsOf(game, view, seat).map(({ key, name, at }) => (
    <Html key={key} position={[...at]} center zIndexRange={[4, 0]} wrapperClass="sign-post">
      <span className="sign-name">
        <kbd>
          <KeySign keys={key} />
        </kbd>{' '}
        {name}
      </span>
    </Html>
  ));
}
