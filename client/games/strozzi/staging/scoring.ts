/** The photo finish in each harbour, prizes along the ways, and the gala of the three arts. */

import { CATEGORIES, type Port } from '../../../../engine/games/strozzi/data.ts';
import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { newPose, place, type Surface } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { CATEGORY_COLOR } from '../board/looks.ts';
import { berth, type Sites } from '../board/sites.ts';
import { DUOMO, MOLES } from '../scenery/landmarks.ts';
import { GAIN, type Script } from './script.ts';

/** Seconds between the prizes of one contest. */
const APART = 0.36;
/** Seconds before the first of them, for the flash, and of a track's prizes before its bonuses. */
const FLASHES = 0.3;
const TRACK_SHOWN = 0.9;

const flat = (sites: Sites, x: number, y: number, z: number): Surface => ({
  x,
  y,
  z,
  yaw: sites.yaw,
  tilt: 0,
  scale: 1,
});

/** The distance from a ship in its berth to its prize: beside it, so that none hides another. */
const BESIDE = 8.4;
const ASIDE = 4.6;

/**
 * The photo finish: a flash over the head of the queue, then the fastest ships are told one after
 * the other, the winner last and loudest.
 */
function finish(script: Script, port: Port, ships: readonly { seat: number; amount: number }[]) {
  const { side } = MOLES[port];
  const head = berth(script.sites, port, 0);
  if (ships.length > 0) {
    const line = flat(script.sites, head.x, 4, head.z);
    script.glow(line, 34, 0xffffff, 0.45, 'halo');
    script.glow(line, 15, 0xfff6d8, 0.3, 'halo', 0.18);
  }
  ships.forEach(({ seat, amount }, k) => {
    const after = FLASHES + (ships.length - 1 - k) * APART;
    const at = berth(script.sites, port, k);
    const aside = side * (BESIDE + (k % 2) * ASIDE);
    const over = flat(script.sites, at.x + aside, 0.4, at.z);
    script.glow(
      flat(script.sites, at.x, 0.2, at.z),
      k === 0 ? 10 : 7,
      k === 0 ? 0xffd75a : 0xd8e4f0,
      1.3,
      'ring',
      after,
    );
    script.note(over, amount, GAIN, { sign: '+', size: k === 0 ? 3.4 : 2.6, after, lasts: 1.9 });
    script.coins(seat, amount, over, after + 0.2);
    if (k === 0)
      script.burst(flat(script.sites, at.x, 4, at.z), 'confetti', [script.paint(seat), 0xffd75a], {
        n: 4,
        size: 6,
        after,
      });
  });
}

export const scoring: HandlersOf<Script, StEvent, 'cityScored' | 'promotionScored' | 'matchEnded'> =
  {
    cityScored(script, e) {
      if (e.city !== 'florence') finish(script, e.city, e.ships);
      script.now += e.ships.length > 0 ? FLASHES + e.ships.length * APART + 0.8 : 0;
      const paid = [...e.track, ...e.bonus];
      const shown: number[] = [];
      paid.forEach(({ seat, amount }, k) => {
        const at = script.standing(e.city, seat);
        if (!at) return;
        const bonus = k >= e.track.length;
        // Bearers on one step have their prizes one over the other.
        const level = shown.filter((z) => Math.abs(z - at.z) < 0.1).length;
        if (!bonus) shown.push(at.z);
        const over = flat(script.sites, at.x, at.y + 1.6 + level * 2.8 * (bonus ? 0 : 1), at.z);
        const after = k * 0.2 + (bonus ? TRACK_SHOWN : 0);
        script.glow(
          flat(script.sites, at.x, at.y, at.z),
          4.5,
          bonus ? 0xffd75a : 0xe0e8f0,
          1,
          'ring',
          after,
        );
        script.note(over, amount, bonus ? 0x8a5a00 : GAIN, {
          sign: '+',
          size: 2.1,
          after,
          lasts: 1.6,
        });
        script.coins(seat, amount, over, after + 0.15);
      });
      script.now += paid.length * 0.2 + (e.bonus.length > 0 ? TRACK_SHOWN : 0) + 0.9;
    },
    promotionScored(script, e) {
      const k = CATEGORIES.indexOf(e.category);
      e.prizes.forEach(({ seat, amount }, rank) => {
        const after = (e.prizes.length - 1 - rank) * 0.55;
        const niche = script.niche(seat, k);
        const at = flat(script.sites, niche.x, niche.y + 2, niche.z);
        script.glow(
          { ...at, y: niche.y },
          rank === 0 ? 9 : 6,
          CATEGORY_COLOR[e.category],
          1.6,
          'halo',
          after,
        );
        const how = {
          sign: '+',
          icon: `category:${e.category}`,
          size: rank === 0 ? 3.2 : 2.5,
          after,
          lasts: 2,
        };
        script.note(at, amount, GAIN, how);
        script.coins(seat, amount, at, after + 0.3);
        if (rank === 0)
          script.burst(at, 'sparks', [CATEGORY_COLOR[e.category], 0xffd75a], {
            n: 9,
            size: 7,
            after,
          });
      });
      const loggia = script.sites.display[k] ?? script.sites.anchorage;
      script.glow(loggia, 12, 0xffe0a0, 1.6, 'halo');
      script.now += 1.9;
    },
    matchEnded(script, e) {
      script.change((shown) => {
        shown.phase = 'gameOver';
        shown.winners = [e.winner];
      });
      const home = script.yard(e.winner);
      script.burst(home, 'confetti', [script.paint(e.winner), 0xffd75a], { n: 6, size: 7 });
      script.glow(home, 22, 0xffd070, 2.4, 'halo');
      script.cheer(home, 1);
      const sky = place(script.sites.anchorage, 0, 0, 0, newPose());
      for (let k = 0; k < 9; k++) {
        const dome = k % 3 === 2;
        const x = dome ? DUOMO.x + (k - 4) * 3 : sky.x + Math.cos(k * 2.4) * 26;
        const z = dome ? DUOMO.z + 8 : sky.z + Math.sin(k * 2.4) * 9;
        const how = {
          n: dome ? 26 : 20 + (k % 3) * 3,
          size: 11,
          after: 0.3 + k * 0.42,
          lasts: 2.6,
        };
        script.burst(flat(script.sites, x, 0.5, z), 'sparks', script.rocket(k), how);
      }
      script.now += 3;
    },
  };
