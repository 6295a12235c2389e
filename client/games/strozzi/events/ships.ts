/** A ship from the headland to its berth: flags, pirates, harbours. */

import type { StEvent } from '../../../../engine/games/strozzi/types.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { GULF } from '../cues.ts';
import { finishOf, leaderIn, type Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { shipOf, stillAsked, topBonusAt } from '../facts.ts';
import { t } from '../strings/index.ts';
import {
  cityName,
  flagName,
  rankName,
  shipName,
  shipWithCargo,
  waresName,
} from '../strings/names.ts';
import type { Rows } from './table.ts';
import { placedWhy } from './why.ts';

/** The highest speed of a ship. */
const FASTEST = 8;
/** Seconds after which the picture shows it at the usual pace. */
const MAST = 0.45;
const TORN = 0.6;
const HOME = 1.1;
const ALONGSIDE = 0.9;
const SINKS = 2;

export const ships: Rows<
  'shipDrawn' | 'passed' | 'claimed' | 'flagReturned' | 'shipUnclaimed' | 'shipWon' | 'shipPlaced'
> = {
  shipDrawn: {
    at: 'headland',
    line: ({ ship }, { say }) => say('event.shipDrawn', { ship: shipWithCargo(ship) }),
    why: {
      rules: ['ST-011', 'ST-018', 'ST-019'],
      which: (_, { events }) => [
        'ST-011',
        ...(events.some(({ type }) => type === 'shipUnclaimed') ? ['ST-018'] : []),
        ...(events.some(({ type }) => type === 'shipPlaced') ? ['ST-019'] : []),
      ],
    },
    sound: GULF.shipBell,
    look: look(2, 'medium', { place: 'approach', told: 0.2 }),
    tell: ({ ship, left }, scene) =>
      aired('drawn', {
        ship: shipWithCargo(ship),
        why: scene.why(
          left === 0 ? aired('drawn.last') : null,
          shipOf(ship).value === FASTEST ? aired('drawn.fast') : null,
        ),
      }),
  },
  passed: {
    line: 'event.passed',
    why: ['ST-012'],
    sound: 'peg',
    look: look(1, 'medium', { place: 'ship' }),
  },
  claimed: {
    at: 'ship',
    line: ({ flag }, { say }) => say(flag === 'pirate' ? 'event.claimedPirate' : 'event.claimed'),
    why: {
      rules: ['ST-013', 'ST-014', 'ST-016', 'ST-017'],
      which: ({ flag }) => (flag === 'pirate' ? ['ST-014'] : ['ST-013', 'ST-016', 'ST-017']),
    },
    sound: ({ flag }) => (flag === 'pirate' ? [GULF.pirate] : [{ cue: GULF.hoist, seen: MAST }]),
    look({ flag }, scene) {
      if (flag !== 'pirate') return look(2);
      // A flag that is torn down is worth a long look.
      return scene.find('flagReturned')
        ? look(3, 'close', { told: 0.3, least: 2 })
        : look(2, 'close', { least: 1.4 });
    },
    tell: claimedLine,
  },
  flagReturned: {
    at: 'ship',
    line: 'event.flagReturned',
    why: ['ST-015'],
    sound: () => [
      { cue: GULF.rip, seen: TORN },
      { cue: GULF.flutter, seen: HOME },
    ],
    look: null,
    lean: 3,
  },
  shipUnclaimed: {
    at: 'ship',
    line: 'event.shipUnclaimed',
    why: ['ST-018'],
    sound: GULF.sail,
    look: look(2, 'wide'),
    tell: ({ ship }) => aired('unclaimed', { ship: shipName(ship) }),
  },
  shipWon: {
    at: 'ship',
    // The pirate's stroke has told the claim, and his drum has sounded.
    line: ({ flag }, { say }) => (flag === 'pirate' ? null : say('event.shipWon')),
    why: {
      rules: ['ST-014', 'ST-016', 'ST-021'],
      which: ({ flag }) => (flag === 'pirate' ? ['ST-014', 'ST-021'] : ['ST-016', 'ST-021']),
    },
    sound: ({ flag }) => (flag === 'pirate' ? [] : [GULF.won]),
    look: null,
    lean: 1,
  },
  shipPlaced: {
    at: ({ port }) => port,
    line(event, { say }) {
      const lost = waresName(event.lost);
      return lost ? say('event.shipPlacedLost', { lost }) : say('event.shipPlaced');
    },
    why: placedWhy,
    sound: ({ lost }) =>
      Object.keys(lost).length > 0
        ? [
            { cue: GULF.berth, seen: ALONGSIDE },
            { cue: GULF.splash, seen: SINKS },
          ]
        : [{ cue: GULF.berth, seen: ALONGSIDE }],
    look: (event, scene) =>
      finishOf(event, scene.before.public)
        ? look(3, 'close', { told: 0.4, least: 2.2 })
        : look(2, 'medium', { told: 0.4 }),
    tell: placedLine,
    lean: 2,
    chapter({ seat, ship, port }, tale) {
      const told = { name: tale.name(seat), speed: shipOf(ship).value };
      // The owner of a flag that a pirate has torn from the incoming ship.
      const robbed = tale.before('flagReturned');
      return robbed
        ? {
            kind: 'pirate',
            title: t('chapter.pirate', { ...told, from: tale.name(robbed.seat) }),
            seat,
          }
        : { kind: 'ship', title: t('chapter.ship', { ...told, port: cityName(port) }), seat };
    },
  },
};

function claimedLine(event: Of<StEvent, 'claimed'>, scene: Scene, name: Name): string {
  const who = name(event.seat);
  if (event.flag === 'pirate') {
    const robbed = scene.find('flagReturned');
    const early = scene.before.public.drawer === event.seat;
    const why = scene.why(
      robbed ? aired('pirate.from', { name: name(robbed.seat) }) : null,
      early ? aired('pirate.first') : null,
    );
    return aired('pirate', { name: who, why });
  }
  const pirates = stillAsked(scene.before.public, true).length;
  const why = pirates > 0 ? aired('claimed.pirates', { n: pirates }) : aired('claimed.safe');
  return aired('claimed', { name: who, flag: flagName(event.flag), why });
}

function placedLine(event: Of<StEvent, 'shipPlaced'>, scene: Scene, name: Name): string {
  const open = scene.before.public;
  const finish = finishOf(event, open);
  const pushed = open.ports[event.port].slice(event.place).map(({ owner }) => name(owner));
  const climbs = scene.find('advanced', ({ city }) => city === event.port);
  const bonus = climbs ? topBonusAt(open, climbs.to) - topBonusAt(open, climbs.from) : 0;
  const leads = climbs?.rank === 0 && leaderIn(open, event.port) !== event.seat;
  const lost = waresName(event.lost);
  const why = scene.why(
    finish &&
      aired(finish.is === 'behind' ? 'placed.finish' : 'placed.plus', {
        other: name(finish.other),
      }),
    climbs && bonus > 0
      ? aired('placed.bonus', { to: climbs.to, bonus: topBonusAt(open, climbs.to) })
      : null,
    leads ? aired('placed.lead', { city: cityName(event.port) }) : null,
    pushed.length > 0 ? aired('placed.pushes', { others: listed(pushed) }) : null,
    lost ? aired('placed.lost', { wares: lost }) : null,
  );
  return aired('placed', {
    name: name(event.seat),
    port: cityName(event.port),
    speed: event.effectiveValue,
    place: rankName(event.place),
    why,
  });
}
