/**
 * The names of a game's places over the places themselves, for a person who does not know them yet.
 */

import './signs.css';
import { Html } from '@react-three/drei';
import { type Camera, type Object3D, Vector3 } from 'three';
import { useTable } from '../../store/table.ts';
import type { ClientGame } from '../game.ts';
import { KeySign } from '../KeySign.tsx';
import { cleared, type Rect } from './clear.ts';
import { signsOf } from './places.ts';

/** Readable elements over the picture: plates, lists, bars. */
const PANELS = '.topbar, [data-edge="top"], .left > *, .right > *, .below > *, .phone';
/** Milliseconds for which the places of the panels are taken as they were. */
const KEPT_MS = 250;

let panels: readonly Rect[] = [];
let lookedAt = Number.NEGATIVE_INFINITY;

function panelsNow(): readonly Rect[] {
  const now = performance.now();
  if (now - lookedAt > KEPT_MS) {
    lookedAt = now;
    panels = [...document.querySelectorAll(PANELS)].map((one) => one.getBoundingClientRect());
  }
  return panels;
}

const spot = new Vector3();

/** Position of a name in the picture: over its place, or beside the panel that covers it. */
function placed(
  thing: Object3D,
  camera: Camera,
  size: { width: number; height: number },
): number[] {
  spot.setFromMatrixPosition(thing.matrixWorld).project(camera);
  const x = (spot.x * size.width) / 2 + size.width / 2;
  const y = -((spot.y * size.height) / 2) + size.height / 2;
  return cleared([x, y], panelsNow(), size);
}

export function Signs({ game }: { game: Pick<ClientGame, 'places' | 'scenery'> }) {
  const view = useTable((table) => table.view);
  const seat = useTable((table) => table.seat);
  return signsOf(game, view, seat).map(({ key, name, at }) => (
    <Html
      key={key}
      position={[...at]}
      center
      zIndexRange={[4, 0]}
      wrapperClass="sign-post"
      calculatePosition={placed}
    >
      <span className="sign-name">
        <kbd>
          <KeySign keys={key} />
        </kbd>{' '}
        {name}
      </span>
    </Html>
  ));
}
