/** Signs of the game in the overlay, in their colours. */

import { el, sign } from '../../../table/overlay/dom.ts';
import { SIGNS, type SignName } from '../faces/signs.ts';
import { type Amounts, listOf, signOf } from '../faces/things.ts';

/** A sign with all its layers. */
export function drawn(name: SignName): SVGSVGElement {
  const [[path, fill], ...more] = SIGNS[name];
  const svg = sign(path, fill);
  for (const [d, color] of more) {
    const layer = sign(d, color).firstElementChild;
    if (layer) svg.append(layer);
  }
  return svg;
}

/** A cost or gain as figures and signs. */
export const drawnAmounts = (amounts: Amounts): HTMLElement[] =>
  listOf(amounts).map(({ thing, n }) =>
    el('span', 'ov-some', [...(n > 1 || thing === 'vp' ? [String(n)] : []), drawn(signOf(thing))]),
  );
