/** Staging of ownership: banners are planted and torn down. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { BUILDINGS, type BuildingId, type SpaceId } from '../../../../engine/games/genoa/map.ts';
import type { Pose } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { POLE } from '../board/forms/things.ts';
import { merchantOf } from '../board/shown.ts';
import { at, drumOf, overOf, spaceOf } from '../board/sites.ts';
import { bannerSpot } from '../scenery/plan.ts';
import { buildingAt, type Script } from './script.ts';

/** Seconds of a banner's way to its roof, or home. */
const PLANTED = 0.9;
const TORN = 0.8;

type Estate = 'acquiringStarted' | 'acquired' | 'acquireDeclined';

const flies = (building: BuildingId): Pose => {
  const foot = bannerSpot(building);
  return at(foot, foot.y + POLE - 1.4, 1.05);
};
const ownedBy = (building: BuildingId, seat: number | null) => ({
  take: (shown: { owners: (number | null)[] }): void => {
    shown.owners[buildingAt(building)] = seat;
  },
});

/** GE-607, GE-614: the banner is torn down, and both markers fly home. */
function tear(
  script: Script,
  building: BuildingId,
  seat: number,
  was: number,
  after: number,
): void {
  const from = flies(building);
  const home = { ...at(script.home(was), 2), size: 0.4 };
  script.fly({ what: 'banner', color: script.seat(was).color }, from, home, {
    after,
    lasts: TORN,
    turns: 1,
    take: ownedBy(building, null).take,
    give: (shown) => {
      const s = shown.seats[was];
      if (s) s.general++;
    },
  });
  script.markers(seat, -1, null, after);
  script.burst(overOf(building), 'confetti', [script.paint(was), 0x39424c], {
    n: 3,
    size: 5,
    after,
  });
  script.glow(overOf(building), 10, 0xff6a4a, 0.8, 'ring', after);
}

/** A personal marker becomes a banner on the roof. */
function plant(script: Script, building: BuildingId, seat: number, after: number): void {
  const { color } = script.seat(seat);
  const from = { ...at(script.home(seat), 2), size: 0.4 };
  script.fly({ what: 'banner', color }, from, flies(building), {
    after,
    lasts: PLANTED,
    arc: 9,
    take: (shown) => {
      const s = shown.seats[seat];
      if (s) s.personal--;
    },
    give: ownedBy(building, seat).take,
  });
  script.glow(overOf(building), 12, script.paint(seat), 1, 'ring', after + PLANTED * 0.9);
  script.cheer(spaceOf(building), 0.5, after + PLANTED);
}

/** Burnt drums fly up and away. */
function burn(script: Script, street: SpaceId): void {
  const from = drumOf(street);
  const drums = script.shown.discs[street] ?? 0;
  const { color } = merchantOf(script.shown);
  for (let k = 0; k < drums; k++) {
    const to = { ...from, y: 14, size: 0.05 };
    const how = { after: k * 0.08, lasts: 0.7, arc: 0, turns: 1 };
    script.fly({ what: 'drum', color }, from, to, how);
  }
  script.change((shown) => {
    delete shown.discs[street];
  });
}

export const estate: HandlersOf<Script, GeEvent, Estate> = {
  acquiringStarted(script) {
    for (const space of Object.keys(script.shown.discs) as SpaceId[]) {
      const isStreet = !(BUILDINGS as readonly SpaceId[]).includes(space) && space !== 'market';
      if (isStreet) script.glow(spaceOf(space), 9, 0xffd890, 1, 'halo');
    }
    script.now += 0.35;
  },
  acquired(script, { seat, street, ops }) {
    burn(script, street);
    let after = 0.2;
    for (const { op, building, was } of ops) {
      if (was !== null && op !== 'place') {
        tear(script, building, seat, was, after);
        after += 0.5;
      }
      if (op !== 'remove') {
        plant(script, building, seat, after);
        after += 0.3;
      }
    }
    script.now += after + 0.6;
  },
  acquireDeclined(script, { seat }) {
    script.glow(script.edge(seat), 8, 0x8090a0, 0.45, 'ring');
    script.now += 0.08;
  },
};
