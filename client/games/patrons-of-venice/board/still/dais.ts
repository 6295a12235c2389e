/** The dais of the five seals: the lead's possible actions, and the chosen one. */

import { LEAD_ACTIONS } from '../../../../../engine/games/patrons-of-venice/data.ts';
import { inset } from '../../../../table/board/surface.ts';
import { BRONZE, WALNUT } from '../looks.ts';
import type { PatronsPen } from '../patrons-pen.ts';
import type { Shown } from '../shown.ts';
import { type Sites, sealOf } from '../sites.ts';

/** How far a seal's face leans to the camera, and the place of its middle. */
const FACE = { lean: 0.5, n: 2.16, v: -0.18 } as const;

export function composeDais(shown: Shown, pen: PatronsPen, sites: Sites): void {
  LEAD_ACTIONS.forEach((action, k) => {
    const at = sealOf(sites, k);
    const chosen = shown.action === action;
    const idle = shown.action !== null && !chosen;
    pen.on(at);
    pen.put('seal', 0, 0, 0, 1, 1, 1, chosen ? 0xffd868 : idle ? 0x9a7c58 : BRONZE);
    pen.on(inset(at, 0, FACE.v, FACE.n, FACE.lean));
    pen.ink(`seal:${action}`, 0, 0, 2.9, 2.9, chosen ? 0x7a1f16 : idle ? 0x5a4632 : 0x3a2414, 0.14);
    if (chosen) pen.light('halo', 0, 0, 8.5, 0x8a5a18, 0.1);
    pen.on(inset(at, 0, -2.2, 0.42, 0.9));
    pen.box(0, 0, 4.7, 1.3, 0.2, chosen ? 0x9a2f3a : WALNUT, -0.2);
    pen.ink(`act:${action}`, 0, 0, 4.4, 1, chosen ? 0xffe9a8 : 0xf0dcae, 0.04);
    pen.on(at);
    pen.pick({ kind: 'seal', action }, 0, -0.2, 1.4, 4.6, 4.4, 2.8, 'hull');
  });
}
