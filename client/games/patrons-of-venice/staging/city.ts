/** Businesses rise, statues are unveiled, workshops make goods. */

import {
  BUSINESSES,
  type BusinessId,
  type Good,
  RAW,
} from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import {
  CAMPI,
  NEIGHBOURS_OF,
  SITE,
  SITES,
  SITES_OF,
} from '../../../../engine/games/patrons-of-venice/map.ts';
import { inset, newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import type { Luxury } from '../board/forms.ts';
import { GOOD_PAINT } from '../board/looks.ts';
import { indexOfGood, type Shown } from '../board/shown.ts';
import { GOOD, plinthOf, roofOf, siteOf } from '../board/sites.ts';
import { PRESENT, VEILED } from './motion.ts';
import { GAIN, held, lifted, POINTS, type Script } from './script.ts';
import { windowOf } from './spots.ts';

/** Seconds that a business needs to rise, and a statue until it is free of its cloth and stands. */
const RISES = 1.5;
const STATUE = 2.4;
/** Seconds until coins have been paid. */
const PAID = 0.25;
/** Seconds from one card to the next, and that each flies to its workshop. */
const APART = 0.1;
const BROUGHT = 0.65;
/** Seconds that a luxury is under way, from its workshop to the window. */
const CARRIED = 1.8;
/** A workshop works. */
const WORK = 0.2;

type City = 'businessSponsored' | 'statueRaised' | 'produced' | 'productionEnded';
type Made = Extract<PvEvent, { type: 'produced' }>;

const isBeside = (shown: Shown, site: number): boolean =>
  SITE[site].campi.some((campo) => shown.statues.includes(CAMPI[campo]));

/** Sites beside this one with the same product. */
const sameTrade = (shown: Shown, site: number, business: BusinessId): readonly number[] =>
  NEIGHBOURS_OF[site].filter((other) => shown.sites[other]?.business === business);

/** PV-058: shown goods rise over the house, for everybody to see. */
function show(script: Script, seat: number, goods: readonly Good[]): void {
  const ground = script.facing(lifted(script.mole(seat), 3));
  goods.forEach((good, k) => {
    const u = (k - (goods.length - 1) / 2) * 5;
    const how = { icon: `good:${good}`, size: 3.4, after: k * APART, lasts: 1.3 };
    script.note(inset(ground, u, 0, 0), null, GOOD_PAINT[good], how);
  });
}

/** The businesses at a campo shine, and those that had no statue yet bring their owners a point. */
function honour(script: Script, campo: number, after: number): void {
  const { shown, sites } = script;
  let k = 0;
  for (const site of SITES_OF[campo]) {
    const built = shown.sites[site];
    const ground = siteOf(sites, site);
    if (!built) continue;
    const paint = script.paint(built.owner);
    const when = after + 0.2 + 0.16 * k++;
    script.glow(ground, 12, paint, 1.6, 'ring', when);
    script.glow(roofOf(sites, site), 9, 0xfff0c0, 1.4, 'halo', when);
    if (isBeside(shown, site)) continue;
    script.note(roofOf(sites, site), 1, POINTS, {
      sign: '+',
      icon: 'icon:star',
      size: 3.4,
      after: when,
      lasts: 1.6,
    });
    script.gain(built.owner, 1, when + 0.25);
  }
}

/** The goods that go into the workshop, piece by piece. */
function consume(script: Script, e: Made, to: Pose): void {
  e.consumed.forEach((good, k) => {
    script.good(good, script.store(e.seat), to, {
      after: k * APART,
      lasts: BROUGHT,
      bounce: 0,
      turns: 1,
      take: held(e.seat, good, -1),
      give: (shown) => {
        if (indexOfGood(good) < RAW) shown.discard++;
        else if (good === 'cloth') shown.clothPile++;
        else shown.canvasPile++;
      },
    });
  });
}

/** The parts of an income, side by side: base, statue, quarter. */
function reckon(script: Script, e: Made, over: Surface, after: number): void {
  const parts = [
    { value: e.base, icon: '' },
    { value: e.statue, icon: 'sign:statue' },
    { value: e.quarter, icon: 'sign:quarter' },
  ].filter(({ value }) => value > 0);
  const line = script.facing(over);
  parts.forEach(({ value, icon }, k) => {
    const u = (k - (parts.length - 1) / 2) * 8.6;
    const how = { sign: '+', icon, size: 3.6, after: after + 0.18 * k, lasts: 1.5 };
    script.note(inset(line, u, -4, 1), value, GAIN, how);
  });
  script.coins(e.owner, e.income, over, after + 0.15);
}

/** Cloth or canvas: brought home from the workshop. */
function manufacture(script: Script, e: Made, at: number, begins: number): void {
  const roof = roofOf(script.sites, at);
  const good = e.output as Good;
  const from = { ...place(roof, 0, 0, 0, newPose()), size: GOOD.ashore };
  script.good(good, from, script.store(e.seat), {
    after: begins,
    lasts: 0.75,
    take: (shown) => {
      if (good === 'cloth') shown.clothPile--;
      else shown.canvasPile--;
    },
    give: held(e.seat, good, 1),
  });
  reckon(script, e, roof, begins);
  script.now += begins + 0.35;
}

/** A luxury is held up over its workshop, and goes to an aristocrat's window; a Favour comes back. */
function present(script: Script, e: Made, at: number, begins: number): void {
  const { sites } = script;
  const roof = roofOf(sites, at);
  const window = windowOf(sites, at);
  const pose = (surface: Surface, n: number, size: number): Pose => ({
    ...place(surface, 0, 0, n, newPose()),
    size,
  });
  script.add({
    kind: 'present',
    at: script.now + begins,
    lasts: CARRIED,
    output: e.output as Luxury,
    from: pose(roof, -3, 0.4),
    high: pose(roof, 2.2, 3.4),
    window: pose(window, 0, 1),
  });
  script.glow(lifted(roof, 4), 17, 0xffd070, 1.5, 'halo', begins + CARRIED * PRESENT.rises * 0.5);
  const bought = begins + CARRIED;
  script.glow(window, 10, 0xffd890, 1.4, 'halo', bought - 0.15);
  script.burst(window, 'confetti', [script.paint(e.owner), 0xffd75a], {
    n: 2,
    size: 5,
    after: bought,
  });
  reckon(script, e, lifted(window, 1), bought - 0.1);
  if (e.favour) {
    script.fly({ what: 'favour' }, pose(window, 1, 0.8), script.door(e.seat), {
      after: bought + 0.1,
      lasts: 0.9,
      turns: 1,
      take: (shown) => {
        shown.favourPile--;
      },
      give: (shown) => {
        const s = shown.seats[e.seat];
        if (s) s.favours++;
      },
    });
    script.gain(e.seat, 1, bought + 0.9);
  }
  script.cheer(siteOf(sites, at), 0.5, begins + 0.4);
  script.now += bought + 0.3;
}

export const city: HandlersOf<Script, PvEvent, City> = {
  businessSponsored(script, e) {
    const { seat, business } = e;
    const site = SITES.indexOf(e.site);
    const ground = siteOf(script.sites, site);
    show(script, seat, e.shown);
    script.now += e.shown.length > 0 ? 0.45 : 0;
    script.coins(seat, -e.price, ground);
    script.add({
      kind: 'rise',
      at: script.now + PAID,
      lasts: RISES,
      site,
      business,
      owner: seat,
      sites: script.sites,
    });
    script.change((shown) => {
      shown.tilesLeft[BUSINESSES.indexOf(business)]--;
      const s = shown.seats[seat];
      if (s) s.cubesLeft--;
    }, PAID);
    script.glow(ground, 13, script.paint(seat), 1.2, 'ring', PAID);
    const stands = PAID + RISES;
    script.change((shown) => {
      shown.sites[site] = { business, owner: seat };
    }, stands);
    script.burst(roofOf(script.sites, site), 'confetti', [script.paint(seat), 0xfff0c0], {
      n: 1,
      size: 4.5,
      after: stands - 0.45,
      lasts: 1.3,
    });
    script.gain(seat, isBeside(script.shown, site) ? 2 : 1, stands - 0.4);
    for (const other of sameTrade(script.shown, site, business)) {
      script.glow(siteOf(script.sites, other), 9, 0xffd890, 0.9, 'ring', stands - 0.2);
    }
    script.cheer(ground, 0.4, stands - 0.3);
    script.now += PAID + RISES * 0.8;
  },
  statueRaised(script, { seat, campo, price }) {
    const at = CAMPI.indexOf(campo);
    const plinth = plinthOf(script.sites, at);
    const which = script.shown.statues.length;
    script.coins(seat, -price, plinth);
    const pose = place(plinth, 0, 0, 0, newPose());
    const freed = PAID + STATUE * VEILED;
    script.add({
      kind: 'unveil',
      at: script.now + PAID,
      lasts: STATUE,
      which,
      pose,
      color: script.seat(seat).color,
    });
    script.glow(lifted(plinth, 4), 20, 0xffe8b0, 1.8, 'halo', freed);
    script.glow(plinth, 18, 0xffd890, 1.4, 'ring', freed);
    script.burst(plinth, 'confetti', [0xfff4d8, 0xffd75a], { n: 6, size: 7, after: freed });
    script.cheer(plinth, 1, freed);
    honour(script, at, freed);
    script.change((shown) => {
      shown.statues.push(campo);
    }, PAID + STATUE);
    script.now += PAID + STATUE;
  },
  produced(script, e) {
    const at = SITES.indexOf(e.site);
    const roof = roofOf(script.sites, at);
    const into: Pose = { ...place(roof, 0, 0, -1.5, newPose()), size: 0.7 };
    consume(script, e, into);
    const begins = BROUGHT + (e.consumed.length - 1) * APART + WORK;
    script.glow(siteOf(script.sites, at), 11, script.paint(e.owner), begins + 0.3, 'ring');
    script.glow(roof, 10, 0xffb050, WORK + 0.5, 'halo', begins - WORK);
    script.change((shown) => {
      shown.used.push(e.site);
    }, begins);
    if (e.output === 'cloth' || e.output === 'canvas') {
      manufacture(script, e, at, begins);
    } else {
      present(script, e, at, begins);
    }
  },
  productionEnded(script) {
    script.change((shown) => {
      shown.used = [];
    });
    script.now += 0.05;
  },
};
