/** Rounds, bids, turn order, pawns, turns, windows and the gondola. */

import { CHARACTERS } from '../../../../engine/games/masters-of-venice/data.ts';
import { newPose, type Pose, place, type Surface } from '../../../table/board/surface.ts';
import { CHARACTER_ICON } from '../board/looks.ts';
import type { ShownSeat } from '../board/shown.ts';
import { boatSite, dialFan, dialSite, orderSite, pawnSite, placeSite } from '../board/sites.ts';
import { rowSpot as spotInRow } from '../board/still/places.ts';
import { MARKER } from '../board/still/yards.ts';
import type { Handlers } from './handlers.ts';
import type { Script } from './script.ts';
import { wayBetween, wayTime } from './way.ts';

const GOLD = 0xffc860;

/** The place of a character's figurine in the row, and in a yard. */
function rowSpot(script: Script, character: string) {
  const k = CHARACTERS.indexOf(character as (typeof CHARACTERS)[number]);
  const { u, v } = spotInRow(k);
  const pose = place(script.sites.row, u, v, 0, newPose());
  pose.size *= 0.96;
  return pose;
}
function figureHome(script: Script, seat: number, k: number): Pose {
  const pose = place(script.sites.yards[seat], 0.6 + k * 2.35, 4.1, 0, newPose());
  pose.size *= 0.9;
  return pose;
}
/** A figurine is lifted, turned about and set down. */
const SET_DOWN = { turns: 1, bounce: 0.16, lasts: 0.95 } as const;

/** From the boat on the canal the oar's marker comes to the seat that rows from now on. */
function handMarker(script: Script, seat: number): void {
  const { x, z } = boatSite(script.shown.gondola);
  const boat: Pose = { ...newPose(), x, y: 2.2, z, yaw: script.sites.yaw };
  const { u, v } = MARKER;
  script.glow({ ...script.sites.order, x, z, y: 0.6, scale: 1 }, 9, GOLD, 0.9);
  script.fly({ what: 'marker' }, boat, place(script.sites.yards[seat], u, v, 0.1, newPose()), {
    after: 0.25,
    lasts: 1.15,
    tumble: 2,
    bounce: 0.9,
    arc: 9,
    take: (shown) => {
      shown.marker = null;
    },
    give: (shown) => {
      shown.marker = { holder: seat, used: false };
    },
  });
  script.now += 0.4;
}

/** All dials rise, fan out over the quay, and open at the same moment. */
function openDials(
  script: Script,
  faces: readonly { seat: number; value: number | null; icon: string }[],
  lasts: number,
) {
  const n = script.shown.seats.length;
  for (const { seat, value, icon } of faces) {
    script.add({
      kind: 'dial',
      at: script.now,
      lasts,
      from: dialSite(script.sites, seat),
      to: dialFan(script.sites, seat, n),
      color: script.paint(seat),
      value,
      icon,
    });
  }
}

/**
 * Sends a merchant on his way: on foot along the quays, or by boat. Returns the seconds that it
 * takes.
 */
function walk(script: Script, seat: number, goal: NonNullable<ShownSeat['pawn']>): number {
  const from = pawnSite(script.sites, seat, script.seat(seat).pawn);
  const to = pawnSite(script.sites, seat, goal);
  const way = wayBetween(from, to, seat);
  const lasts = wayTime(way);
  script.add({ kind: 'walk', at: script.now, lasts, seat, from, to, way });
  script.change((shown) => {
    shown.seats[seat].pawn = goal;
  }, lasts);
  return lasts;
}

export const moves: Handlers<
  | 'roundStarted'
  | 'charactersReturned'
  | 'committed'
  | 'bidsRevealed'
  | 'turnOrderSet'
  | 'characterTaken'
  | 'adjustSkipped'
  | 'destinationsRevealed'
  | 'placeActivated'
  | 'turnStarted'
  | 'turnEnded'
  | 'windowOpened'
  | 'windowDeclined'
  | 'interrupted'
  | 'interruptQueued'
  | 'interruptLapsed'
  | 'stanceSet'
  | 'pawnStepped'
  | 'gondolaMoved'
> = {
  roundStarted(script, e) {
    const { x, z } = boatSite(e.round);
    const here: Surface = { ...script.sites.order, x, z, y: 0.3, scale: 1 };
    script.glow(here, 9, e.roundKind === 'bid' ? 0xff7a60 : GOLD, 1.2);
    script.change((shown) => {
      shown.round = e.round;
      shown.active = null;
      shown.turn = null;
      for (const s of shown.seats) s.committed = false;
      if (e.roundKind === 'bid') {
        shown.order = [];
        shown.marker = null;
        for (const s of shown.seats) s.bid = null;
      }
    });
    script.now += 0.25;
  },
  charactersReturned(script) {
    for (const s of script.shown.seats) {
      s.characters.forEach((character, k) => {
        const thing = { what: 'character', character } as const;
        script.fly(thing, figureHome(script, s.seat, k), rowSpot(script, character), SET_DOWN);
      });
    }
    script.change((shown) => {
      for (const s of shown.seats) s.characters = [];
      shown.row = [];
    });
    script.change((shown) => {
      shown.row = [...CHARACTERS];
    }, 0.95);
    script.now += 0.8;
  },
  committed(script, e) {
    script.change((shown) => {
      shown.seats[e.seat].committed = true;
    });
    script.glow(script.sites.yards[e.seat], 12, script.paint(e.seat), 0.7);
    script.now += 0.1;
  },
  bidsRevealed(script, e) {
    openDials(
      script,
      e.bids.map((value, seat) => ({ seat, value, icon: '' })),
      2.6,
    );
    script.change((shown) => {
      shown.seats.forEach((s, k) => {
        s.bid = e.bids[k] ?? null;
        s.committed = false;
      });
    }, 0.9);
    script.now += 1.8;
  },
  turnOrderSet(script, e) {
    const n = script.shown.seats.length;
    e.order.forEach((seat, rank) => {
      const s = script.seat(seat);
      const disk = {
        what: 'disk',
        color: script.paint(seat),
        emblem: `emblem:${s.color}`,
      } as const;
      script.fly(disk, orderSite(script.sites, seat, n), orderSite(script.sites, rank, n), {
        lasts: 0.8,
        arc: 2 + rank * 0.4,
      });
    });
    script.change((shown) => {
      shown.order = [...e.order];
    }, 0.8);
    script.now += 0.9;
  },
  characterTaken(script, e) {
    const { character } = e;
    const k = script.seat(e.seat).characters.length;
    script.fly(
      { what: 'character', character },
      rowSpot(script, character),
      figureHome(script, e.seat, k),
      {
        ...SET_DOWN,
        take: (shown) => {
          shown.row = shown.row.filter((c) => c !== character);
        },
        give: (shown) => {
          shown.seats[e.seat].characters.push(character);
        },
      },
    );
    if (character === 'gondolieri') handMarker(script, e.seat);
    script.note(script.sites.yards[e.seat], null, script.paint(e.seat), {
      icon: `icon:${CHARACTER_ICON[character]}`,
      after: 0.6,
      size: 3.4,
    });
    script.now += 0.7;
  },
  adjustSkipped(script, e) {
    script.glow(script.sites.yards[e.seat], 10, 0x9a9488, 0.5);
    script.now += 0.1;
  },
  destinationsRevealed(script, e) {
    openDials(
      script,
      e.moves.map(({ seat }) => ({ seat, value: null, icon: `emblem:${script.seat(seat).color}` })),
      1.3,
    );
    script.change((shown) => {
      for (const s of shown.seats) s.committed = false;
    });
    script.now += 0.75;
    let longest = 0;
    for (const { seat, to } of e.moves) {
      longest = Math.max(longest, walk(script, seat, { location: to, spot: null }));
    }
    script.now += longest + 0.05;
  },
  placeActivated(script, e) {
    script.change((shown) => {
      shown.active = e.location;
    });
    script.glow(placeSite(script.sites, e.location), 20, GOLD, 1.1);
    script.now += 0.2;
  },
  turnStarted(script, e) {
    script.change((shown) => {
      shown.turn = e.seat;
    });
    script.glow(script.sites.yards[e.seat], 15, script.paint(e.seat), 0.9);
    script.now += 0.15;
  },
  turnEnded(script, e) {
    script.change((shown) => {
      shown.turn = null;
    });
    script.glow(script.sites.yards[e.seat], 9, 0x8a8478, 0.4);
  },
  windowOpened(script, e) {
    script.note(script.sites.yards[e.seat], null, 0xe2b23e, { icon: 'icon:oar', size: 3.4 });
    script.now += 0.15;
  },
  windowDeclined(script, e) {
    script.glow(script.sites.yards[e.seat], 8, 0x8a8478, 0.4);
    script.now += 0.05;
  },
  interrupted(script, e) {
    script.change((shown) => {
      if (shown.marker) shown.marker.used = true;
    });
    script.glow(script.sites.yards[e.seat], 18, GOLD, 1.2);
    script.note(placeSite(script.sites, e.location), null, 0xe2b23e, {
      icon: 'icon:oar',
      size: 4.6,
    });
    script.now += 0.6;
  },
  interruptQueued(script, e) {
    script.note(script.sites.yards[e.seat], null, 0x6a5a3a, { icon: 'icon:oar', size: 2 });
  },
  interruptLapsed(script, e) {
    script.glow(script.sites.yards[e.seat], 7, 0x8a8478, 0.4);
  },
  stanceSet(script, e) {
    script.glow(script.sites.yards[e.seat], 7, 0x8a8478, 0.3);
  },
  pawnStepped(script, e) {
    script.now += walk(script, e.seat, { location: e.location, spot: e.spot }) * 0.75;
  },
  gondolaMoved(script, e) {
    script.add({ kind: 'row', at: script.now, lasts: 2.2, from: e.from, to: e.to });
    script.change((shown) => {
      shown.gondola = e.to;
    }, 2.2);
    // A letter on the water is taken up as the boat comes alongside.
    script.now += 2;
  },
};
