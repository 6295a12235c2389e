/** Staging of journeys and their gains: riders on the brass, posts, slates, bonuses. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import type { Pose } from '../../../table/board/surface.ts';
import { drop } from '../../../table/staging/script.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { faceOf } from '../board/looks.ts';
import type { Shown } from '../board/shown.ts';
import { figureAt, markerOn, nodeOn, postAt, slateOn } from '../board/sites.ts';
import { figureKey } from '../board/still/map.ts';
import { palazzoExchange } from '../card-data.ts';
import { seatPlace, TOP } from '../scenery/plan.ts';
import { wayBetween } from '../scenery/routes.ts';
import { played } from './market.ts';
import { lifted, over, type Script } from './script.ts';

/** Seconds of a journey's step, and of a post's way to its city. */
const STEP = 0.85;
const BUILT = 0.85;
/** Pieces of a step's way. */
const PARTS = 8;
/** The height of a leap without a route, as Johannes makes it. */
const LEAP = 6;

type Travel =
  | 'startChosen'
  | 'moved'
  | 'figureRemoved'
  | 'postPlaced'
  | 'postRelocated'
  | 'outpostTaken'
  | 'cityCardUsed'
  | 'cityCardLaid';

/** The way along the brass from node to node; without a route, through the air. */
function stepWay(from: string, to: string): Pose[] {
  const [a, b] = [figureAt(from, 1), figureAt(to, 1)];
  const parts = Array.from({ length: PARTS + 1 }, (_, k) => k / PARTS);
  const way = wayBetween(from, to);
  if (!way) {
    return parts.map((share) => ({
      ...a,
      x: a.x + (b.x - a.x) * share,
      y: a.y + (b.y - a.y) * share + LEAP * Math.sin(share * Math.PI),
      z: a.z + (b.z - a.z) * share,
    }));
  }
  return parts.map((share) => {
    const near = Math.min(1, Math.min(share, 1 - share) * 5);
    const end = share < 0.5 ? a : b;
    const at = way.at(share);
    return {
      ...a,
      x: end.x + (at.x - end.x) * near,
      y: end.y + (at.y + 0.2 - end.y) * near,
      z: end.z + (at.z - end.z) * near,
    };
  });
}

const standing = (shown: Shown, seat: number, figure: number, node: string): void => {
  const s = shown.seats[seat];
  if (!s) return;
  const own = s.figures.find((one) => one.figure === figure);
  if (own) own.node = node;
  else s.figures.push({ figure, node });
};

/** The number of posts that a city has. */
const postsIn = ({ seats, beijing }: Shown, node: string): number =>
  node === 'beijing'
    ? Math.max(0, beijing.indexOf(null))
    : seats.reduce((n, { posts }) => n + posts.filter((one) => one === node).length, 0);

function build(script: Script, seat: number, node: string, from: Pose): void {
  const { color } = script.seat(seat);
  const k = postsIn(script.shown, node);
  script.fly({ what: 'post', color }, from, postAt(node, k), {
    lasts: BUILT,
    arc: 9,
    turns: 1,
    bounce: 0.5,
    give: (shown) => {
      shown.seats[seat]?.posts.push(node);
      if (node === 'beijing') shown.beijing[k] = seat;
    },
  });
  if (node === 'v7') script.add({ kind: 'doors', at: script.now, lasts: 3 });
  script.now += BUILT;
  script.glow(nodeOn(node), 13, script.paint(seat), 1.1);
  script.burst(nodeOn(node), 'confetti', [script.paint(seat), 0xf4c963], {
    n: 3,
    size: 4,
    lasts: 1.2,
  });
}

export const travel: HandlersOf<Script, MpEvent, Travel> = {
  startChosen(script, { seat, node }) {
    script.change((shown) => standing(shown, seat, 1, node));
    script.glow(nodeOn(node), 13, script.paint(seat), 1.1);
    script.now += 0.5;
  },
  moved(script, { seat, legs }) {
    const { color } = script.seat(seat);
    for (const { figure, path } of legs) {
      const key = figureKey(seat, figure);
      const before = script.seat(seat).figures.find((one) => one.figure === figure)?.node;
      // A path may begin with the node of departure.
      const nodes = before && path[0] !== before ? [before, ...path] : [...path];
      if (nodes.length < 2) continue;
      script.change((shown) => {
        shown.walking.push(key);
      });
      for (let k = 1; k < nodes.length; k++) {
        const [from, to] = [nodes[k - 1] ?? '', nodes[k] ?? ''];
        script.add({ kind: 'ride', at: script.now, lasts: STEP, color, way: stepWay(from, to) });
        script.hints.push({ at: script.now, seconds: STEP, place: to, importance: 3 });
        script.now += STEP;
        script.glow(nodeOn(to), 9, script.paint(seat), 0.7);
      }
      const end = nodes[nodes.length - 1] ?? '';
      script.change((shown) => {
        shown.walking = shown.walking.filter((one) => one !== key);
        standing(shown, seat, figure, end);
      });
      if (end === 'beijing')
        script.burst(nodeOn(end), 'sparks', script.rocket(seat), { n: 12, size: 8 });
    }
  },
  figureRemoved(script, { seat, node }) {
    script.own(seat, (s) => {
      s.figures = s.figures.filter((one) => one.node !== node);
    });
    script.glow(nodeOn(node), 10, script.paint(seat));
    script.now += 0.4;
  },
  postPlaced(script, { seat, node }) {
    const { posts } = seatPlace(seat, script.seats);
    build(script, seat, node, {
      ...over(script.home(seat)),
      x: posts.x,
      y: TOP + 1,
      z: posts.z,
      size: 1.2,
    });
    script.own(seat, (s) => {
      s.supply = Math.max(0, s.supply - 1);
    });
  },
  postRelocated(script, { seat, from, node }) {
    const away = postAt(from, 2);
    script.own(seat, (s) => {
      s.posts.splice(s.posts.indexOf(from), s.posts.includes(from) ? 1 : 0);
    });
    build(script, seat, node, away);
  },
  outpostTaken(script, { seat, outpost }) {
    const node = Object.keys(script.shown.outposts).find(
      (one) => script.shown.outposts[one] === outpost,
    );
    const from = node ? over(markerOn(node), 0.6) : over(script.home(seat), 4);
    script.fly(
      { what: 'card', cell: faceOf('outpost', outpost), w: 2.2, h: 2.2 },
      from,
      over(script.home(seat)),
      {
        lasts: 0.9,
        take: (shown) => {
          if (node) delete shown.outposts[node];
        },
      },
    );
    script.now += 0.8;
  },
  cityCardUsed(script, { seat, card, times }) {
    const slot = Object.keys(script.shown.cityCards).find(
      (one) => script.shown.cityCards[one] === card,
    );
    const palazzo = palazzoExchange(card) && nodeOn('v7');
    const face = slot ? lifted(slateOn(slot), 2) : (palazzo ?? script.home(seat));
    const k = script.seat(seat).cards.indexOf(card);
    if (!slot && k >= 0) {
      played(script, seat, faceOf('city', card), [2.5, 1.8], k);
      script.own(seat, (s) => drop(s.cards, card));
    }
    script.glow(face, 11, 0xffd070, 1.2, 'halo');
    if (times > 1) script.note(face, times, 0x5a3a1a, { sign: '×', size: 3 });
    script.now += 0.5;
  },
  cityCardLaid(script, { seat, slot, card }) {
    const to = { ...over(slateOn(slot), 1.7), tilt: slateOn(slot).tilt };
    script.fly(
      { what: 'card', cell: faceOf('city', card), w: 4.9, h: 3.5 },
      over(script.home(seat)),
      to,
      {
        lasts: 1,
        give: (shown) => {
          shown.cityCards[slot] = card;
        },
      },
    );
    script.now += 1;
  },
};
