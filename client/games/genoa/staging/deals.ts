/**
 * Staging of deals: trays that rise, change and sink, hands that meet, goods that slide both ways.
 */

import { COMMODITIES, KINDS, type Kind, TILES } from '../../../../engine/games/genoa/data.ts';
import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import type { OfferView } from '../../../../engine/games/genoa/types.ts';
import { newPose, type Pose, place } from '../../../table/board/surface.ts';
import type { HandlersOf } from '../../../table/staging/staging.ts';
import { BACK_CELL } from '../board/looks.ts';
import { trayFor } from '../board/lots.ts';
import { closed, offersFor, worthOf } from '../board/shown.ts';
import { ground, spaceOf, trayOf } from '../board/sites.ts';
import { goodAt, kindAt, lifted, more, type Script, tileAt } from './script.ts';

/** Seconds of a tray's way to its place, and home. */
const RISES = 0.7;
const SINKS = 0.5;
/** Seconds of a handshake, and until goods begin to slide. */
const SHAKES = 1.8;
/** The most distance of a handshake from the middle of the town. */
const SHAKEN = 32;
const SLIDES = 0.8;
const APART = 0.08;

type Deals =
  | 'offerMade'
  | 'offerRevised'
  | 'offerEnded'
  | 'passed'
  | 'dealStruck'
  | 'handed'
  | 'cardsHanded'
  | 'choiceAsked';

/** The pose of an offer's tray, present or future, among those for its space. */
function hangs({ shown, sites }: Script, offer: OfferView): Pose {
  const others = offersFor(shown, offer.target).filter(({ id }) => id !== offer.id);
  const own = (one: OfferView): number => (one.maker === shown.merchant ? 1 : 0);
  const before = others.filter(
    (one) => own(one) < own(offer) || (own(one) === own(offer) && worthOf(one) >= worthOf(offer)),
  );
  return trayOf(sites, offer.target, before.length, others.length + 1);
}

/** The pose from which a house's trays rise. */
const handOf = (script: Script, seat: number): Pose => {
  const pose = place(script.edge(seat), 0, 0, 1.5, newPose());
  pose.tilt = 0.6;
  pose.size = 0.25;
  return pose;
};

const thingOf = ({ shown }: Script, offer: OfferView) =>
  ({
    what: 'tray',
    tray: trayFor(offer, shown.merchant, shown.seats),
    isMine: offer.maker === shown.me,
  }) as const;

const without = (script: Script, id: string): void =>
  script.change((shown) => {
    shown.offers = shown.offers.filter((offer) => offer.id !== id);
  });

export const deals: HandlersOf<Script, GeEvent, Deals> = {
  offerMade(script, { offer }) {
    script.fly(thingOf(script, offer), handOf(script, offer.maker), hangs(script, offer), {
      lasts: RISES,
      arc: 3,
      give: (shown) => {
        shown.offers.push(closed(offer));
      },
    });
    script.glow(spaceOf(offer.target), 9, script.paint(offer.maker), 0.7, 'ring', RISES * 0.7);
    script.now += 0.3;
  },
  offerRevised(script, { offer }) {
    const { shown } = script;
    const was = shown.offers.find(({ id }) => id === offer.id);
    const by = was ? worthOf(offer) - worthOf(was) : 0;
    script.change((now) => {
      now.offers = now.offers.map((one) => (one.id === offer.id ? closed(offer) : one));
    }, 0.15);
    const at = hangs(script, offer);
    const over = ground(at, at.y);
    script.glow(over, 10, script.paint(offer.maker), 0.7, 'ring');
    if (by !== 0) {
      const sign = by > 0 ? '+' : '−';
      const how = { sign, icon: 'ducat', size: 2.6, lasts: 0.9 };
      script.note(over, Math.abs(by), by > 0 ? 0x2f7a3a : 0xa3262a, how);
    }
    script.now += 0.3;
  },
  offerEnded(script, { offer: id, because }) {
    const offer = script.shown.offers.find((one) => one.id === id);
    if (!offer) return;
    const from = hangs(script, offer);
    const isClosed = because === 'closed';
    const to = isClosed ? { ...from, y: from.y - 3, size: 0.02 } : handOf(script, offer.maker);
    script.fly(thingOf(script, offer), from, { ...to, size: 0.02 }, { lasts: SINKS, arc: 1 });
    without(script, id);
    script.now += isClosed ? 0.04 : 0.15;
  },
  passed(script, { seat }) {
    script.glow(script.edge(seat), 8, 0x8090a0, 0.45, 'ring');
    script.change((shown) => {
      shown.passed.push(seat);
    });
    script.now += 0.08;
  },
  dealStruck(script, { offer }) {
    const at = hangs(script, offer);
    const colors = [script.paint(offer.maker), script.paint(offer.taker)] as const;
    // Large, in front of the trays that still hang, and whole in the picture.
    const x = Math.max(-SHAKEN, Math.min(SHAKEN, at.x));
    const over: Pose = { ...at, x, y: 11, z: at.z + 7, tilt: 0, size: 1.9 };
    script.add({ kind: 'shake', at: script.now, lasts: SHAKES, pose: over, colors });
    script.fly(
      thingOf(script, offer),
      at,
      { ...at, y: at.y + 2.5, size: 0.02 },
      {
        lasts: SHAKES * 0.3,
        arc: 0,
      },
    );
    without(script, offer.id);
    for (const seat of [offer.maker, offer.taker])
      script.glow(script.edge(seat), 16, script.paint(seat), 1.2, 'ring', 0.3);
    script.burst(ground(over, 6), 'confetti', colors, { n: 12, size: 8, after: SHAKES * 0.3 });
    script.cheer(spaceOf(offer.target), 0.6);
    script.now += SHAKES * 0.6;
  },
  handed(script, e) {
    const { from, to } = e;
    let k = 0;
    const slide = () => ({ after: APART * k++, lasts: SLIDES, arc: 1.6 });
    if (e.ducats > 0) {
      script.coins(from, -e.ducats, script.edge(to));
      script.coins(to, e.ducats, script.edge(from), 0.3);
    }
    for (const good of COMMODITIES)
      for (let n = e.commodities[good] ?? 0; n > 0; n--) {
        script.good(good, script.goodOf(from, good), script.goodOf(to, good), {
          ...slide(),
          take: (shown) => more(shown.seats[from]?.goods ?? [], goodAt(good), -1),
          give: (shown) => more(shown.seats[to]?.goods ?? [], goodAt(good), 1),
        });
      }
    for (const tile of TILES)
      for (let n = e.tiles[tile] ?? 0; n > 0; n--) {
        script.fly({ what: 'tile', tile }, script.tileOf(from, tile), script.tileOf(to, tile), {
          ...slide(),
          take: (shown) => more(shown.seats[from]?.tiles ?? [], tileAt(tile), -1),
          give: (shown) => more(shown.seats[to]?.tiles ?? [], tileAt(tile), 1),
        });
      }
    for (const kind of KINDS)
      for (let n = e.cards[kind] ?? 0; n > 0; n--) handCard(script, kind, from, to, slide());
    // GE-510: the giver's markers go home, and the receiver raises as many of his own.
    script.markers(from, -e.markers);
    script.markers(to, e.markers, null, 0.3);
    script.now += 0.35 + APART * k;
  },
  cardsHanded(script, { from, to, cards }) {
    script.learn(from, [], cards, SLIDES);
    script.learn(to, cards, [], SLIDES);
  },
  choiceAsked(script, { seat }) {
    script.glow(script.edge(seat), 14, 0xffd890, 0.9, 'halo');
    script.now += 0.2;
  },
};

function handCard(
  script: Script,
  kind: Kind,
  from: number,
  to: number,
  how: { after: number; lasts: number; arc: number },
): void {
  script.fly({ what: 'card', kind }, script.cardOf(from, kind), script.cardOf(to, kind), {
    ...how,
    take: (shown) => more(shown.seats[from]?.cards ?? [], kindAt(kind), -1),
    give: (shown) => more(shown.seats[to]?.cards ?? [], kindAt(kind), 1),
  });
  const over = lifted(script.edge(to), 1);
  script.note(over, null, 0xffffff, { icon: BACK_CELL[kind], size: 2.4, after: how.after + 0.5 });
}
