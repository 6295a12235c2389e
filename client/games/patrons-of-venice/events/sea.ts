/** The galleys: reservations, cargoes that come ashore, new shipments and pirates. */

import type { PvEvent } from '../../../../engine/games/patrons-of-venice/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { QUARTER } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { houseId } from '../sites.ts';
import { t } from '../strings/index.ts';
import { cardsName, goodName } from '../strings/names.ts';
import { money, PAYS } from './money.ts';
import type { Rows } from './table.ts';
import { reservedWhy, unloadedWhy } from './why.ts';

/** Seconds after which the sound starts, together with its picture. */
const ROBS = 1.7;
const SPARES = 2.1;
const REPLACES = 0.8;

/** The quay of a seat. */
const quayOf = (seat: number, scene: Scene): string =>
  houseId(seat, scene.after.public.seats.length);

export const sea: Rows<
  | 'shipDealt'
  | 'reserved'
  | 'reshuffled'
  | 'shipmentsDrawn'
  | 'piratesCame'
  | 'piratesDiscarded'
  | 'unloaded'
  | 'shipsSailed'
  | 'shipmentPlaced'
> = {
  shipDealt: { line: null, why: ['PV-009'], sound: 'cube', look: null },
  reserved: {
    line: ({ seat, boardOwner }, { say, name, you }) =>
      say('event.reserved', {
        own: boardOwner === seat ? 'yes' : boardOwner === you ? 'you' : 'no',
        owner: name(boardOwner),
      }),
    why: reservedWhy,
    sound: () => ['coinFew', { cue: QUARTER.tie, wait: PAYS }],
    look: ({ boardOwner }, scene) => look(2, 'medium', { place: quayOf(boardOwner, scene) }),
    tell({ seat, boardOwner, ship, good, price }, _, name) {
      const told = { name: name(seat), good: goodName(good) };
      if (seat === boardOwner) return aired('reserved.own', told);
      const why = ship === 'left' ? aired('reserved.far') : '';
      return aired('reserved', { ...told, owner: name(boardOwner), price, why });
    },
  },
  reshuffled: {
    at: 'raft',
    line: ({ because, discard, wharf, market }, { say }) =>
      say(`event.reshuffled.${because}`, { n: discard + wharf + market }),
    why: {
      rules: ['PV-032', 'PV-036', 'PV-044'],
      which: ({ because }) => [
        { shortDeck: 'PV-032', fourPirates: 'PV-036', shortGoods: 'PV-044' }[because],
      ],
    },
    sound: () => [{ cue: QUARTER.shuffle, wait: REPLACES }],
    look: look(2),
    tell: ({ because, discard }) => aired(`reshuffled.${because}`, { n: discard }),
  },
  shipmentsDrawn: {
    at: 'raft',
    line({ cards, instead }, { say }) {
      if (cards.length === 0) return say('event.shipmentsNone');
      return say(instead ? 'event.shipmentsInstead' : 'event.shipmentsDrawn');
    },
    // The card Pirates! announces their coming by itself.
    why: {
      rules: ['PV-031', 'PV-035', 'PV-037'],
      which: ({ instead }) => (instead ? ['PV-035', 'PV-037'] : ['PV-031']),
    },
    sound({ cards, instead }) {
      if (cards.includes('pirates')) return [];
      return instead ? [{ cue: QUARTER.raft, wait: REPLACES }] : [QUARTER.raft];
    },
    look: look(2, 'medium', { told: 0.3 }),
    // If Pirates! lie among the cards, the line of their raid is enough.
    tell: ({ cards }) =>
      cards.includes('pirates') ? null : aired('drawn', { cards: cardsName(cards) }),
    lean: 1,
  },
  piratesCame: {
    at: 'wharf',
    line({ stolen, spared }, { say }) {
      if (stolen.length > 0) {
        return say(spared.length > 0 ? 'event.piratesCameSpared' : 'event.piratesCame');
      }
      return say(spared.length > 0 ? 'event.piratesCameOnlySpared' : 'event.piratesCameNothing');
    },
    why: {
      rules: ['PV-033', 'PV-034'],
      which: ({ spared }) => (spared.length > 0 ? ['PV-033', 'PV-034'] : ['PV-033']),
    },
    sound: ({ stolen, spared }) => [
      QUARTER.pirates,
      ...(stolen.length > 0 ? [{ cue: QUARTER.robbed, wait: ROBS }] : []),
      ...(spared.length > 0 ? [{ cue: QUARTER.spared, wait: SPARES }] : []),
    ],
    // The pirates sweep along every quay.
    look: ({ stolen }) =>
      look(stolen.length > 0 ? 3 : 2, 'wide', { place: null, told: 0.4, least: 2.2 }),
    tell: raidLine,
    lean: 3,
    leanTo: null,
    chapter: ({ stolen }) =>
      stolen.length > 0
        ? { kind: 'raid', title: t('chapter.raid', { n: stolen.length }), seat: null }
        : null,
  },
  piratesDiscarded: { at: 'raft', line: null, why: ['PV-035'], sound: null, look: null },
  unloaded: {
    line: ({ to }, { say }) => say(to === 'hand' ? 'event.unloadedKept' : 'event.unloadedSold'),
    why: unloadedWhy,
    sound: ({ ducats }) =>
      ducats === 0 ? [QUARTER.ashore] : [QUARTER.ashore, { cue: money(ducats), wait: PAYS }],
    look: ({ seat, board }, scene) =>
      look(seat === board ? 1 : 2, 'medium', { place: quayOf(seat, scene) }),
    tell: unloadedLine,
  },
  shipsSailed: {
    line: 'event.shipsSailed',
    why: ['PV-042'],
    sound: QUARTER.oars,
    look: null,
    lean: 1,
  },
  shipmentPlaced: {
    at: 'raft',
    line: 'event.shipmentPlaced',
    why: ['PV-043'],
    sound: QUARTER.aboard,
    look: ({ seat }, scene) => look(1, 'medium', { place: quayOf(seat, scene) }),
  },
};

function raidLine({ stolen, spared }: Of<PvEvent, 'piratesCame'>, _: Scene, name: Name): string {
  const saved = {
    goods: cardsName(spared.map(({ good }) => good)),
    names: listed([...new Set(spared.map(({ reservedBy }) => name(reservedBy)))]),
  };
  const isSaved = spared.length > 0;
  if (stolen.length === 0) {
    return aired('spared', { why: isSaved ? aired('spared.saved', saved) : '' });
  }
  const goods = cardsName(stolen.map(({ good }) => good));
  return aired('robbed', { goods, why: isSaved ? aired('robbed.spared', saved) : '' });
}

/** The line of a cargo that comes ashore; only for one from another house's galley. */
function unloadedLine(event: Of<PvEvent, 'unloaded'>, _: Scene, name: Name): string | null {
  const { seat, board, good, to, ducats } = event;
  if (seat === board) return null;
  const told = { name: name(seat), owner: name(board), good: goodName(good), ducats };
  return aired(to === 'hand' ? 'unloaded.kept' : 'unloaded.sold', told);
}
