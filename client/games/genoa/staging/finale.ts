/** The last count: markers, contracts as a glowing run around the ring, totals last. */

import { OWNER_INCOME } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { BUILDINGS, type BuildingId } from '../../../../engine/games/genoa/map.ts';
import { groupValue } from '../../../../engine/games/genoa/scoring.ts';
import { newPose, type Pose } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { ground, overOf, spaceOf } from '../board/sites.ts';
import { faceOf } from '../facts.ts';
import { RING, runsOf } from '../groups.ts';
import { contractSpot } from '../scenery/plan.ts';
import { GAIN, lifted, type Script } from './script.ts';

/** Seconds for each building of a run, for a house's markers, and for its total. */
const STEP = 0.34;
const MARKERS = 0.9;
const TOTALS = 0.5;

const ringAt = (k: number): BuildingId => RING[k % RING.length] ?? 'inn';

const over = (building: BuildingId): Pose => {
  const { x, y, z } = contractSpot(building);
  return { ...newPose(), x, y, z };
};

function count(script: Script, seat: number, by: number, after: number): void {
  script.own(
    seat,
    (s) => {
      s.total = (s.total ?? 0) + by;
    },
    after,
  );
}

/** Ten ducats for each banner of a house. */
function banners(script: Script, seat: number): void {
  const own = BUILDINGS.filter((_, k) => script.shown.owners[k] === seat);
  if (own.length === 0) return;
  own.forEach((building, k) => {
    const after = (k * MARKERS) / own.length;
    script.glow(overOf(building), 12, script.paint(seat), 1.2, 'ring', after);
    script.note(overOf(building), OWNER_INCOME, GAIN, { sign: '+', size: 3.2, after, lasts: 1.5 });
    count(script, seat, OWNER_INCOME, after + 0.2);
  });
  script.now += MARKERS + 0.3;
}

/** A light runs from building to building of each group, and shows the group's worth at its end. */
function contracts(script: Script, seat: number): void {
  const color = script.paint(seat);
  for (const run of runsOf(script.seat(seat).contracts)) {
    const begins = script.now;
    run.forEach((building, k) => {
      const next = run[k + 1];
      script.glow(spaceOf(building), 16, color, 2.4, 'ring');
      script.glow(ground(over(building), over(building).y), 8, 0xfff0c0, 2, 'halo');
      script.note(overOf(building), null, 0x5a3a7a, { icon: 'kind:CT', size: 2.8, lasts: 1.6 });
      if (next)
        script.fly({ what: 'spark', color }, over(building), over(next), { lasts: STEP, arc: 2 });
      script.now += STEP;
    });
    const last = run[run.length - 1];
    if (!last) continue;
    const worth = groupValue(run.length);
    script.note(lifted(overOf(last), 3), worth, GAIN, { sign: '+', size: 4.4, lasts: 1.9 });
    count(script, seat, worth, 0.2);
    const seconds = script.now - begins + 1;
    script.hints.push({ at: begins, seconds, place: last, importance: 3 });
    script.now += 0.55;
  }
}

function triumph(script: Script, winners: readonly number[]): void {
  script.change((shown) => {
    shown.winners = [...winners];
  });
  script.triumph(
    winners,
    (seat) => script.home(seat),
    (k) => spaceOf(ringAt(k * 5)),
    30,
  );
}

export const finale: HandlersOf<Script, GeEvent, 'contractsRevealed' | 'matchEnded'> = {
  contractsRevealed(script, { seat, cards }) {
    script.own(seat, (s) => {
      s.contracts = cards.flatMap((card) => [...faceOf(card).buildings]);
    });
  },
  matchEnded(script, { winners }) {
    script.change((shown) => {
      shown.path = [];
      shown.discs = {};
      shown.status = {};
      shown.dice = null;
      for (const s of shown.seats) {
        // The closed purses open now.
        const row = shown.result?.find(({ seat }) => seat === s.seat);
        s.ducats = row?.ducats ?? s.ducats;
        s.total = s.ducats ?? 0;
        s.taken = 0;
        s.extra = 0;
      }
    });
    script.now += 0.5;
    for (const { seat } of script.shown.seats) banners(script, seat);
    for (const { seat } of script.shown.seats) contracts(script, seat);
    for (const { seat, total } of script.shown.seats) {
      script.glow(script.home(seat), 18, script.paint(seat), 1.2, 'ring');
      script.note(lifted(script.home(seat), 2), total, 0x7a4a10, {
        icon: 'ducat',
        size: 4.4,
        lasts: 2.4,
      });
      script.now += TOTALS;
    }
    script.now += 0.6;
    triumph(script, winners);
  },
};
