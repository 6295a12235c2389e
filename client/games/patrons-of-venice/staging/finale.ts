/** The end of a match: a walk over the campi with the worth of each, Favours, and the winners. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import {
  CAMPI,
  type CampoId,
  SITE,
  SITES_OF,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { plinthOf, roofOf, siteOf } from '../board/sites.ts';
import { lifted, POINTS, type Script } from './script.ts';

/** The way of the walk: from the north, down to the west, and along to the east. */
const WALK: readonly CampoId[] = ['ORIO', 'POLO', 'FRARI', 'MARG', 'STEF', 'BART', 'FORM'];
/** Seconds from campo to campo, before the first of its businesses is told, and between them. */
const WALKS = 0.8;
const LOOKS = 0.35;
const APART = 0.3;
/** Seconds between the houses whose Favours are counted. */
const FAVOURS_APART = 0.3;

/** Points as they are counted out once more, with a figure over their source. */
function count(script: Script, seat: number, points: number, after: number): void {
  script.change((shown) => {
    const s = shown.seats[seat];
    if (s) s.points += points;
  }, after);
}

/**
 * The points of a campo's businesses, one after the other; each is told where the walk meets it
 * first.
 */
function tell(script: Script, campo: CampoId, told: Set<number>): void {
  const { shown, sites } = script;
  const plinth = plinthOf(sites, CAMPI.indexOf(campo));
  script.glow(plinth, 20, 0xffc870, 2, 'halo');
  let k = 0;
  for (const site of SITES_OF[CAMPI.indexOf(campo)]) {
    const built = shown.sites[site];
    if (!built || told.has(site)) continue;
    told.add(site);
    const beside = SITE[site].campi.some((at) => shown.statues.includes(CAMPI[at]));
    const after = LOOKS + APART * k++;
    script.glow(siteOf(sites, site), 12, script.paint(built.owner), 1.9, 'ring', after);
    script.glow(roofOf(sites, site), 8, 0xfff0c0, 1.2, 'halo', after);
    script.note(roofOf(sites, site), beside ? 2 : 1, POINTS, {
      sign: '+',
      icon: beside ? 'sign:statue' : 'icon:star',
      size: beside ? 4 : 3.4,
      after,
      lasts: 2.1,
    });
    count(script, built.owner, beside ? 2 : 1, after + 0.2);
  }
  script.hints.push({
    at: script.now,
    seconds: WALKS + LOOKS + APART * k,
    place: campo,
    importance: 3,
  });
  if (k > 0) script.cheer(plinth, 0.5, LOOKS);
  script.now += k === 0 ? 0 : LOOKS + APART * k + 0.2;
}

/** A light walks over all seven. */
function walk(script: Script): void {
  const told = new Set<number>();
  const over = (campo: CampoId): Pose => {
    const at = place(plinthOf(script.sites, CAMPI.indexOf(campo)), 2.4, -1.6, 1.6, newPose());
    at.size = 1.5;
    return at;
  };
  WALK.forEach((campo, k) => {
    const from = WALK[k - 1];
    if (from) {
      script.fly({ what: 'lantern' }, over(from), over(campo), { lasts: WALKS, arc: 2.5 });
      script.now += WALKS;
    }
    const begins = script.now;
    tell(script, campo, told);
    // The lantern waits while its campo is told.
    const lasts = script.now - begins;
    if (lasts === 0) return;
    const at = over(campo);
    script.add({
      kind: 'fly',
      at: begins,
      lasts,
      thing: { what: 'lantern' },
      from: at,
      to: at,
      arc: 0,
      turns: 0,
      tumble: 0,
      bounce: 0,
    });
  });
}

function favours(script: Script): void {
  let k = 0;
  for (const { seat, favours: won } of script.shown.seats) {
    if (won === 0) continue;
    const after = FAVOURS_APART * k++;
    script.glow(script.mole(seat), 14, 0xb06ad0, 1.3, 'ring', after);
    script.note(lifted(script.mole(seat), 1.5), won, 0x6a2f8a, {
      sign: '+',
      icon: 'favour',
      size: 4,
      after,
      lasts: 2,
    });
    count(script, seat, won, after + 0.2);
  }
  script.now += FAVOURS_APART * k + 0.7;
}

function triumph(script: Script, winners: readonly number[]): void {
  script.change((shown) => {
    shown.winners = [...winners];
  });
  const campo = (k: number): Surface =>
    plinthOf(script.sites, CAMPI.indexOf(WALK[k % WALK.length]));
  script.triumph(winners, (seat) => script.mole(seat), campo, 26);
}

export const finale: HandlersOf<Script, PvEvent, 'matchEnded'> = {
  matchEnded(script, { winners }) {
    script.change((shown) => {
      shown.phase = 'gameOver';
      shown.action = null;
      for (const s of shown.seats) s.points = 0;
    });
    script.now += 0.4;
    walk(script);
    favours(script);
    triumph(script, winners);
  },
};
