/** The city in which the game is played, with its people. */

import type { PlaceProps } from '../../../world/scenery.ts';
import { City } from '../../../world/venice/City.tsx';
import { LIVING } from './living.ts';

export function MastersCity(props: PlaceProps) {
  return <City plan={LIVING} {...props} />;
}
