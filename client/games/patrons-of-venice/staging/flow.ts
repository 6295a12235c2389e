/** Turns: the lead goes on, a seal is stamped, somebody passes, and the set-up deals. */

import { LEAD_ACTIONS } from '../../../../engine/games/patrons-of-venice/data.ts';
import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { sealOf } from '../board/sites.ts';
import { held, lifted, type Script } from './script.ts';
import { raftOf, roadsOf, skyOf } from './spots.ts';

/** Seconds that the lead's lantern is under way, and that a seal needs to the sky. */
const HANDED = 0.6;
const STAMPED = 0.5;
/** Seconds that the banner stays in the sky. */
const HERALDED = 1.7;

type Flow = 'handDealt' | 'cardPutAside' | 'turnStarted' | 'actionChosen' | 'passed';

export const flow: HandlersOf<Script, PvEvent, Flow> = {
  handDealt(script, { seat, good }) {
    const how = { lasts: 0.7, turns: 1 };
    const from = roadsOf(script.sites, seat);
    if (good) script.good(good, from, script.store(seat), { ...how, give: held(seat, good, 1) });
    else {
      script.fly({ what: 'card' }, from, script.store(seat), {
        ...how,
        give: (shown) => {
          const s = shown.seats[seat];
          if (s) s.handCount++;
        },
      });
    }
    script.now += 0.12;
  },
  cardPutAside(script) {
    const away: Pose = { ...roadsOf(script.sites, 3), size: 0.3 };
    const { x, z } = raftOf(script.sites);
    script.fly({ what: 'card' }, { ...away, x, z, size: 1 }, away, { lasts: 0.6 });
    script.now += 0.1;
  },
  turnStarted(script, { turn, lead }) {
    const before = script.shown.lead;
    if (before !== lead) {
      script.fly({ what: 'lantern' }, script.door(before), script.door(lead), {
        lasts: HANDED,
        arc: 9,
      });
    }
    script.change(
      (shown) => {
        shown.turn = turn;
        shown.lead = lead;
        shown.action = null;
      },
      before === lead ? 0 : HANDED * 0.9,
    );
    script.glow(script.mole(lead), 24, 0xffd890, 0.7, 'halo', HANDED * 0.6);
    script.now += 0.4;
  },
  actionChosen(script, { seat, action }) {
    const seal = sealOf(script.sites, LEAD_ACTIONS.indexOf(action));
    const from = place(seal, 0, 0, 2, newPose());
    const sky = skyOf(script.sites);
    script.fly({ what: 'seal', action }, from, sky, { lasts: STAMPED, arc: 6, turns: 1 });
    const { color } = script.seat(seat);
    const at = script.now + STAMPED - 0.25;
    script.add({ kind: 'herald', at, lasts: HERALDED, action, seat, color, pose: sky });
    script.change((shown) => {
      shown.action = action;
    }, STAMPED);
    script.glow(seal, 9, script.paint(seat), 1.2, 'ring');
    script.glow(seal, 8, 0xffd890, 1.4, 'halo', STAMPED);
    script.now += STAMPED + 0.55;
  },
  passed(script, { seat }) {
    script.glow(lifted(script.mole(seat), 0.2), 9, 0x8090a0, 0.4, 'ring');
    script.now += 0.1;
  },
};
