/**
 * The start of a round: bids, turn order, characters, and the gondola that ends the round before.
 */

import type { Shop } from '../../../../engine/games/masters-of-venice/data.ts';
import type { MvEvent } from '../../../../engine/games/masters-of-venice/events.ts';
import { listed, series } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { CANAL } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { resourceOf } from '../facts.ts';
import { t as cause } from '../strings/causes.ts';
import { t } from '../strings/index.ts';
import { characterName, resourceNoun, stockName } from '../strings/names.ts';
import type { Key, Rows } from './table.ts';
import { bidsWhy } from './why/paid.ts';
import { ordersWhy } from './why/pegs.ts';

/** The motif of each term, and how long the bells ring before it. Seconds. */
const TERMS = ['morning', 'noon', 'evening', 'night'] as const;
const BELLS_FIRST = 2.4;
/** Spaces of the canal with a BID, and the last round. */
const BIDS = [5, 9, 13];
const FINAL = 16;

export const rounds: Rows<
  | 'roundStarted'
  | 'charactersReturned'
  | 'committed'
  | 'bidsRevealed'
  | 'turnOrderSet'
  | 'characterTaken'
  | 'ordersMoved'
  | 'adjustSkipped'
  | 'gondolaMoved'
  | 'rumorTaken'
> = {
  roundStarted: {
    line({ round, roundKind }, { say }) {
      if (roundKind === 'bid') return say('event.roundStartedBid');
      return say(round === FINAL ? 'event.roundFinal' : 'event.roundStarted');
    },
    why: {
      rules: ['MV-201', 'MV-203', 'MV-301', 'MV-225'],
      which: ({ round, roundKind }) => [
        'MV-201',
        roundKind === 'bid' ? 'MV-203' : 'MV-301',
        ...(round === FINAL ? ['MV-225'] : []),
      ],
    },
    sound({ round }) {
      const motif = TERMS[(round - 1) / 4];
      return motif ? ['hours', { cue: motif, wait: BELLS_FIRST }] : ['hour'];
    },
    look: ({ roundKind }) => (roundKind === 'bid' ? look(3, 'wide', { least: 1.6 }) : look(1)),
    tell: roundLine,
    chapter({ round: n, roundKind }) {
      if (roundKind === 'bid') return { kind: 'bid', title: t('round.bid', { n }), seat: null };
      const title = t(n === FINAL ? 'round.final' : 'round.commerce', { n });
      return { kind: 'round', title, seat: null };
    },
  },
  charactersReturned: {
    line: 'event.charactersReturned',
    why: ['MV-202'],
    sound: null,
    look: null,
  },
  committed: {
    line: ({ to, again }, { say }) => say(again ? `event.changed.${to}` : `event.committed.${to}`),
    why: {
      rules: ['MV-203', 'MV-302'],
      which: ({ to }) => [to === 'bid' ? 'MV-203' : 'MV-302'],
      says: () => cause('secret'),
    },
    sound: 'peg',
    look: null,
  },
  bidsRevealed: {
    line({ bids }, { say, name }) {
      const said = bids.map((amount, seat) => say('event.bid', { name: name(seat), amount }));
      return say('event.bidsRevealed', { bids: listed(said) });
    },
    why: bidsWhy,
    sound: CANAL.dials,
    look: look(3, 'medium', { place: 'order', told: 0.5, least: 2.2 }),
    tell: bidsLine,
    lean: 2,
    chapter: () => ({ kind: 'bids', title: t('chapter.bids'), seat: null }),
  },
  turnOrderSet: {
    line({ order, tieBreaks }, { say, name }) {
      const ties = tieBreaks.map(({ seats, by }) =>
        say('event.tieBreak', { seats: listed(seats.map(name)), by: tieWord(by, say) }),
      );
      return [say('event.turnOrderSet', { order: series(order.map(name)) }), ...ties].join(' ');
    },
    why: {
      rules: ['MV-208', 'MV-209', 'MV-210', 'MV-211', 'MV-212'],
      which({ tieBreaks }) {
        const rule = { offices: 'MV-209', youth: 'MV-211', shares: 'MV-210' };
        return ['MV-208', ...new Set(tieBreaks.map(({ by }) => rule[kindOfTie(by)]))];
      },
    },
    sound: 'step',
    look: look(2, 'medium', { place: 'order' }),
  },
  characterTaken: {
    line: 'event.characterTaken',
    why: {
      rules: ['MV-213', 'MV-214', 'MV-220'],
      which: ({ character }) => [character === 'gondolieri' ? 'MV-213' : 'MV-214', 'MV-220'],
    },
    sound: 'card',
    look: look(2, 'close', { place: 'row' }),
    tell: ({ seat, character }, _, name) =>
      aired('character', {
        name: name(seat),
        character: characterName(character),
        power: aired(`power.${character}`),
      }),
  },
  ordersMoved: {
    at: ({ shop }) => shop,
    line: ({ from, to }, { say }) => say(to > from ? 'event.ordersUp' : 'event.ordersDown'),
    why: ordersWhy,
    sound: 'peg',
    look: ({ shop }) => look(2, 'close', { place: `ladder:${resourceOf(shop)}` }),
    tell({ seat, shop, from, to }, _, name) {
      const resource = resourceNoun(resourceOf(shop), to);
      const told = { name: name(seat), shop: stockName(shop), to, resource };
      return aired(to > from ? 'ordersUp' : 'ordersDown', told);
    },
  },
  adjustSkipped: { line: 'event.adjustSkipped', why: ['MV-219'], sound: null, look: null },
  gondolaMoved: {
    line: 'event.gondolaMoved',
    why: ['MV-222'],
    sound: CANAL.oars,
    look: ({ to }) => look(2, 'medium', { place: `space:${to}`, told: 0.35 }),
    tell({ seat, to }, scene, name) {
      const why = scene.why(
        BIDS.includes(to) ? aired('gondola.bid') : null,
        scene.find('rumorTaken') ? aired('gondola.rumor') : null,
      );
      return aired('gondola', { name: name(seat), to, why });
    },
    lean: 2,
  },
  rumorTaken: {
    line: ({ rumor }, { say }) => say(rumor ? 'event.rumorTakenOwn' : 'event.rumorTaken'),
    why: ['MV-223'],
    sound: 'card',
    look: null,
  },
};

/** The reason that broke a tie of bids: the offices, youth, or else the shares of a shop. */
const kindOfTie = (by: string): 'offices' | 'youth' | 'shares' =>
  by === 'offices' || by === 'youth' ? by : 'shares';

function tieWord(by: string, say: (key: Key, more?: { stock: string }) => string): string {
  const kind = kindOfTie(by);
  return kind === 'shares'
    ? say('tie.shares', { stock: stockName(by as Shop) })
    : say(`tie.${kind}`);
}

function tieAired(by: string): string {
  const kind = kindOfTie(by);
  return kind === 'shares'
    ? aired('tie.shares', { shop: stockName(by as Shop) })
    : aired(`tie.${kind}`);
}

function roundLine({ round, roundKind }: Of<MvEvent, 'roundStarted'>): string {
  if (roundKind === 'bid') {
    const n = Math.ceil(round / 4);
    return n === 4 ? aired('termLast') : aired('term', { n });
  }
  if (round === FINAL) return aired('final');
  const left = 4 - (((round - 1) % 4) + 1);
  return left === 0 ? aired('commerceLast', { round }) : aired('commerce', { round, left });
}

function bidsLine({ bids }: Of<MvEvent, 'bidsRevealed'>, scene: Scene, name: Name): string | null {
  const set = scene.find('turnOrderSet');
  const [first, second] = set?.order ?? [];
  const last = set?.order.at(-1);
  if (!set || first === undefined || second === undefined || last === undefined) return null;
  const gap = (bids[first] ?? 0) - (bids[second] ?? 0);
  const tie = set.tieBreaks.find(({ seats }) => seats.includes(first));
  const why =
    gap === 0 && tie
      ? aired('bids.tie', { second: name(second), by: tieAired(tie.by) })
      : gap <= 10
        ? aired('bids.close', { gap, second: name(second) })
        : aired('bids.oar', { last: name(last) });
  return aired('bids', { first: name(first), bid: bids[first] ?? 0, why });
}
