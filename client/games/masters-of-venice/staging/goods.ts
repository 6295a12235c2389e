/** Cubes: bought, stolen, sold, drawn, placed, traded; and the ducats that go with them. */

import {
  RESOURCES,
  type Resource,
  SHOPS,
} from '../../../../engine/games/masters-of-venice/data.ts';
import type { Cubes } from '../../../../engine/games/masters-of-venice/types.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import { TOUCH } from '../../../table/staging/flight.ts';
import type { Shown } from '../board/shown.ts';
import {
  bagMouth,
  counterCube,
  dockCube,
  drawnCube,
  officeCube,
  placeSite,
  yardCube,
} from '../board/sites.ts';
import type { Handlers } from './handlers.ts';
import type { Script } from './script.ts';

const kind = (r: Resource): number => RESOURCES.indexOf(r);
const APART = 0.14;
/** A cube that is thrown: it rolls once over itself and hops before it lies. */
const THROWN = { lasts: 1, tumble: 1, turns: 0.25, bounce: 0.4 } as const;

/** Seconds of a cube's way out of the bag. */
const FALL = 1.05;

/** Each cube of a sparse map, in the order of the list. */
function* each(cubes: Cubes): Generator<Resource> {
  for (const r of RESOURCES) for (let k = 0; k < (cubes[r] ?? 0); k++) yield r;
}

const hold = (seat: number, r: Resource, by: number) => (shown: Shown) => {
  shown.seats[seat].cubes[kind(r)] += by;
};
const bag = (r: Resource, by: number) => (shown: Shown) => {
  shown.bag[kind(r)] += by;
};
const lie = (dock: number, r: Resource, by: number) => (shown: Shown) => {
  shown.docks[dock][kind(r)] += by;
};

/** Pose of the cube that leaves a yard or the one that joins it. */
const inYard = (script: Script, seat: number, r: Resource, joins: boolean): Pose =>
  yardCube(script.sites, seat, r, script.seat(seat).cubes[kind(r)] - (joins ? 0 : 1));
const onDock = (script: Script, dock: number, r: Resource, joins: boolean): Pose =>
  dockCube(script.sites, dock, r, script.shown.docks[dock][kind(r)] - (joins ? 0 : 1));

function fromDock(script: Script, seat: number, dock: number, r: Resource, after: number): void {
  const from = onDock(script, dock, r, false);
  const to = inYard(script, seat, r, true);
  script.fly({ what: 'cube', resource: r }, from, to, {
    after,
    ...THROWN,
    take: lie(dock, r, -1),
    give: hold(seat, r, 1),
  });
}

function trade(script: Script, seat: number, r: Resource, buys: boolean, after: number): void {
  const counter = counterCube(script.sites, r);
  const yard = inYard(script, seat, r, buys);
  script.fly({ what: 'cube', resource: r }, buys ? counter : yard, buys ? yard : counter, {
    after,
    ...THROWN,
    take: buys ? bag(r, -1) : hold(seat, r, -1),
    give: buys ? hold(seat, r, 1) : bag(r, 1),
  });
}

/** Cubes of a delivery or a sale leave a yard for a place, then the bag has them. */
export function handOver(script: Script, seat: number, cubes: Cubes, to: Pose): void {
  let k = 0;
  for (const r of each(cubes)) {
    const goal = { ...to, x: to.x + ((k % 3) - 1) * 1.4, size: 0.7 };
    script.fly({ what: 'cube', resource: r }, inYard(script, seat, r, false), goal, {
      after: k * APART,
      lasts: 0.9,
      tumble: 1,
      take: hold(seat, r, -1),
      give: bag(r, 1),
    });
    k++;
  }
  script.now += 0.6 + k * APART;
}

export const goods: Handlers<
  | 'cubesBought'
  | 'cubeStolen'
  | 'sold'
  | 'officeCubeTaken'
  | 'cubeDrawn'
  | 'cubesPlaced'
  | 'mercatoBought'
  | 'mercatoSold'
  | 'mercatoSwapped'
  | 'paid'
> = {
  cubesBought(script, e) {
    script.spot = script.sites.docks[e.dock - 1];
    let k = 0;
    for (const r of each(e.cubes)) fromDock(script, e.seat, e.dock - 1, r, APART * k++);
    script.now += 0.35 + k * APART;
  },
  cubeStolen(script, e) {
    fromDock(script, e.seat, e.dock - 1, e.resource, 0);
    script.note(script.sites.docks[e.dock - 1], null, 0x1c1c22, { icon: 'icon:mask', size: 3.4 });
    script.now += 0.5;
  },
  sold(script, e) {
    const shop = SHOPS.indexOf(e.shop);
    const slab = script.sites.slabs[shop];
    const r = (['iron', 'gems', 'grain', 'spice', 'fabric'] as const)[shop];
    script.spot = slab;
    handOver(script, e.seat, { [r]: e.count }, place(slab, -3.9, 2.4, 0.6, newPose()));
  },
  officeCubeTaken(script, e) {
    const office = e.office as 'officeNorth' | 'officeSouth';
    script.spot = placeSite(script.sites, office);
    const r = e.resource;
    if (!r) return;
    script.fly(
      { what: 'cube', resource: r },
      officeCube(script.sites, office),
      inYard(script, e.seat, r, true),
      {
        ...THROWN,
        take: (shown) => {
          shown[office] = null;
        },
        give: hold(e.seat, r, 1),
      },
    );
    script.now += 0.5;
  },
  cubeDrawn(script, e) {
    const r = e.resource;
    let to: Pose;
    let give: (shown: Shown) => void;
    if (e.to === 'hand' && e.seat !== null) {
      to = inYard(script, e.seat, r, true);
      give = hold(e.seat, r, 1);
    } else if (e.to === 'office') {
      const office = e.at === 'officeSouth' ? 'officeSouth' : 'officeNorth';
      to = officeCube(script.sites, office);
      give = (shown) => {
        shown[office] = r;
      };
    } else if (e.to === 'dock') {
      const dock = Math.max(0, Number(e.at ?? 1) - 1);
      to = onDock(script, dock, r, true);
      give = lie(dock, r, 1);
    } else {
      to = drawnCube(script.sites, script.shown.drawn.length);
      give = (shown) => {
        shown.drawn.push(r);
      };
    }
    // The bag leans over first; the peg that follows moves as the cube touches down.
    const open = script.motions.some((m) => m.kind === 'pour' && m.at + m.lasts > script.now);
    const wait = open ? 0 : 0.25;
    script.pour(wait + 0.75);
    script.fly({ what: 'cube', resource: r }, bagMouth(script.sites), to, {
      after: wait,
      lasts: FALL,
      tumble: 2,
      turns: 0.5,
      arc: 4.5,
      bounce: 0.5,
      take: bag(r, -1),
      give,
    });
    script.now += wait + FALL * TOUCH;
  },
  cubesPlaced(script, e) {
    let k = 0;
    for (const [dock, r] of Object.entries(e.placement)) {
      const d = Number(dock) - 1;
      const at = Math.max(0, script.shown.drawn.indexOf(r));
      script.fly(
        { what: 'cube', resource: r },
        drawnCube(script.sites, at),
        onDock(script, d, r, true),
        {
          after: k * APART,
          lasts: 0.9,
          arc: 3,
          tumble: 1,
          bounce: 0.35,
          take: (shown) => {
            const index = shown.drawn.indexOf(r);
            if (index >= 0) shown.drawn.splice(index, 1);
          },
          give: lie(d, r, 1),
        },
      );
      k++;
    }
    script.now += 0.5 + k * APART;
  },
  mercatoBought(script, e) {
    script.spot = script.sites.counter;
    let k = 0;
    for (const r of each(e.cubes)) trade(script, e.seat, r, true, APART * k++);
    script.now += 0.5;
  },
  mercatoSold(script, e) {
    script.spot = script.sites.counter;
    let k = 0;
    for (const r of each(e.cubes)) trade(script, e.seat, r, false, APART * k++);
    script.now += 0.5;
  },
  mercatoSwapped(script, e) {
    trade(script, e.seat, e.give, false, 0);
    trade(script, e.seat, e.take, true, 0.25);
    script.now += 0.7;
  },
  paid(script, e) {
    if (e.amount === 0) return;
    if (e.reason === 'bid' || e.reason === 'tax') script.spot = script.sites.order;
    if (e.reason === 'favor') script.spot = script.sites.plaza;
    script.coins(e.seat, e.amount);
    // Dividends fan out to everybody at once; so do bids and taxes.
    const together = ['dividend', 'taxCollector', 'bid', 'tax'].includes(e.reason);
    script.now += together ? 0.06 : 0.3;
  },
};
