/** Events of owners of buildings, and of the final count. */

import type { GeEvent } from '../../../../engine/games/genoa/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { TOWN } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { faceOf } from '../facts.ts';
import { t as chapter } from '../strings/chapters.ts';
import { seatNames } from '../strings/names.ts';
import { spaceForms, theSpace } from '../strings/spaces.ts';
import { t } from '../strings/told.ts';
import type { Rows } from './table.ts';
import { endedWhy, revealedWhy } from './why.ts';

/** Seconds after which a banner is planted. */
const PLANTED = 0.4;
/** Seconds after which the first contract lights up on the board. */
const COUNTED = 1.2;

type Acquired = Of<GeEvent, 'acquired'>;

/** Whether another seat's marker comes off. */
const ousts = ({ ops }: Acquired): boolean => ops.some(({ was }) => was !== null);

export const estate: Rows<
  'acquiringStarted' | 'acquired' | 'acquireDeclined' | 'contractsRevealed' | 'matchEnded'
> = {
  acquiringStarted: {
    line: 'event.acquiringStarted',
    why: ['GE-601', 'GE-602'],
    sound: null,
    look: null,
  },
  acquired: {
    at: ({ street }) => street,
    line({ ops }, { say, name, you }) {
      const parts = ops.map(({ op, building, was }) => {
        const named = was === null ? t('seat.nobody') : name(was);
        const whose = was !== null && was === you ? 'yes' : 'no';
        return t(`event.op.${op}`, { was: named, whose, ...spaceForms(building) });
      });
      return say('event.acquired', { ops: listed(parts) });
    },
    why: {
      rules: ['GE-603', 'GE-605', 'GE-607', 'GE-608', 'GE-609', 'GE-614'],
      which: (event) =>
        ousts(event) ? ['GE-605', 'GE-607', 'GE-608', 'GE-609'] : ['GE-603', 'GE-605', 'GE-609'],
    },
    sound: (event) => [
      ...(ousts(event) ? [TOWN.tear] : []),
      ...(event.ops.some(({ op }) => op !== 'remove') ? [{ cue: TOWN.plant, wait: PLANTED }] : []),
    ],
    look: (event) =>
      ousts(event)
        ? look(3, 'close', { told: 0.3, least: 2.2 })
        : look(2, 'medium', { told: 0.3, least: 1.4 }),
    tell({ seat, ops }, _, name) {
      const parts = ops.map(({ op, building, was }) =>
        aired(`acquired.${op}`, { was: was === null ? '' : name(was), ...spaceForms(building) }),
      );
      return aired('acquired', { name: name(seat), what: listed(parts) });
    },
    lean: 2,
    chapter: ({ seat, ops }, { name }) =>
      ops.flatMap(({ op, building, was }) => {
        if (op !== 'replace' || was === null) return [];
        const told = { name: name(seat), space: theSpace(building), from: name(was) };
        return [{ kind: 'owner', title: chapter('owner', told), seat }];
      }),
  },
  acquireDeclined: {
    line: 'event.acquireDeclined',
    why: ['GE-617'],
    sound: TOWN.pass,
    look: null,
  },
  contractsRevealed: {
    line: ({ cards }, { say }) =>
      cards.length === 0
        ? say('event.contractsNone')
        : say('event.contractsRevealed', {
            n: cards.length,
            ofSpaces: listed(
              cards.flatMap((card) => faceOf(card).buildings.map((one) => theSpace(one, 'of'))),
            ),
          }),
    why: revealedWhy,
    // A seat without contracts shows none.
    sound: ({ cards }) => (cards.length > 0 ? [{ cue: TOWN.contracts, seen: COUNTED }] : []),
    look: look(2, 'wide', { least: 2 }),
    tell: ({ seat, cards }, _, name) =>
      cards.length > 0 ? aired('contracts', { name: name(seat), n: cards.length }) : null,
  },
  // The camera's walk around the ring has its own hints.
  matchEnded: {
    line: 'event.matchEnded',
    why: endedWhy,
    sound: ({ winners }, seat) =>
      seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
    // The winner is named once everything has been counted.
    look: look(3, 'wide', { told: 0.82, least: 5 }),
    tell: ({ winners }, scene, name) => wonLine(winners, scene, name),
    whom: ({ winners }) => (winners.length === 1 ? winners[0] : null),
    chapter: () => ({ kind: 'end', title: chapter('end'), seat: null }),
  },
};

function wonLine(winners: readonly number[], { after }: Scene, name: Name): string | null {
  const table = after.public.result?.table ?? [];
  const total = (seat: number): number => table.find((row) => row.seat === seat)?.total ?? 0;
  const [first] = winners;
  if (first === undefined) return null;
  const ducats = total(first);
  if (winners.length > 1) {
    return aired('won.shared', { names: seatNames(after, winners, null), ducats });
  }
  const [second] = table.filter(({ seat }) => seat !== first).sort((a, b) => b.total - a.total);
  if (!second) return null;
  const gap = ducats - second.total;
  const why = aired(gap === 0 ? 'won.goods' : 'won.ahead', { gap, second: name(second.seat) });
  return aired('won', { name: name(first), ducats, why });
}
