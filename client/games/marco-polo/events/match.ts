/** Events of the match's course: characters, rounds and turns, and its end. */

import { ROUNDS } from '../../../../engine/games/marco-polo/data.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { listed } from '../../../i18n/index.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { ROOM } from '../cues.ts';
import type { Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { houseId } from '../scenery/places.ts';
import { byPoints, pointsOf, totalOf } from '../sources.ts';
import { t as chapter } from '../strings/chapters.ts';
import { characterName } from '../strings/names.ts';
import type { Rows } from './table.ts';
import { endedWhy, pickedWhy } from './why.ts';

/** The place of a seat. */
export const homeOf = ({ seat }: { readonly seat: number }, { after }: Scene): string =>
  houseId(seat, after.public.seats.length);

export const match: Rows<
  | 'charactersOffered'
  | 'characterPicked'
  | 'goalsDealt'
  | 'goalsChosen'
  | 'startChosen'
  | 'roundStarted'
  | 'roundCharacterChosen'
  | 'turnStarted'
  | 'turnEnded'
  | 'roundEnded'
  | 'matchEnded'
> = {
  charactersOffered: {
    line: 'event.charactersOffered',
    why: ['MP-015'],
    sound: 'card',
    look: null,
  },
  characterPicked: {
    line: 'event.characterPicked',
    why: pickedWhy,
    sound: 'card',
    look: (event, scene) => look(2, 'medium', { place: homeOf(event, scene) }),
    tell: ({ seat, character }, _, name) =>
      aired('picked', { name: name(seat), who: characterName(character) }),
  },
  goalsDealt: {
    line: ({ seat, goals }, { say, you }) =>
      goals === null || seat !== you ? null : say('event.goalsDealt'),
    why: ['MP-016'],
    sound: 'card',
    look: null,
  },
  goalsChosen: { line: 'event.goalsChosen', why: ['MP-016', 'MP-140'], sound: null, look: null },
  startChosen: {
    at: ({ node }) => node,
    line: 'event.startChosen',
    why: ['AV-170'],
    sound: 'peg',
    look: null,
  },
  roundStarted: {
    line: 'event.roundStarted',
    why: {
      rules: ['MP-002', 'MP-003', 'MP-020'],
      which: ({ round }) => [round === 1 ? 'MP-003' : 'MP-020', 'MP-002'],
    },
    sound: ROOM.round,
    look: look(2, 'wide', { least: 1.6 }),
    tell: roundLine,
    whom: ({ startSeat }) => startSeat,
    chapter({ round, startSeat: seat }, { name }) {
      return { kind: 'round', title: chapter('round', { round, name: name(seat) }), seat };
    },
  },
  roundCharacterChosen: {
    line: 'event.roundCharacterChosen',
    why: ['AV-102', 'AV-103'],
    sound: 'card',
    look: (event, scene) => look(2, 'medium', { place: homeOf(event, scene) }),
    tell: ({ seat, character }, _, name) =>
      aired('changed', { name: name(seat), who: characterName(character) }),
  },
  turnStarted: { line: null, why: ['MP-030'], sound: null, look: null },
  turnEnded: { line: null, why: ['MP-030', 'MP-032'], sound: null, look: null },
  roundEnded: {
    line: 'event.roundEnded',
    why: ['MP-031', 'MP-028'],
    sound: ROOM.drawer,
    look: null,
  },
  // The camera's walk along the table has its own hints.
  matchEnded: {
    line: 'event.matchEnded',
    why: endedWhy,
    sound: ({ winners }, seat) =>
      seat === null || winners.includes(seat) ? ['triumph'] : ['close'],
    // The winner is named once the walk has shown him.
    look: look(3, 'wide', { told: 0.82, least: 5 }),
    tell: ({ winners }, scene, name) => wonLine(winners, scene, name),
    chapter: () => ({ kind: 'end', title: chapter('end'), seat: null }),
  },
};

function roundLine({ round, startSeat }: Of<MpEvent, 'roundStarted'>, scene: Scene, name: Name) {
  if (round === 1) {
    return aired('began', {
      names: listed(scene.after.public.seats.map(({ seat }) => name(seat))),
    });
  }
  const why = round === ROUNDS ? aired('round.last') : '';
  return aired('round', { round, name: name(startSeat), why });
}

function wonLine(winners: readonly number[], { after }: Scene, name: Name): string {
  const open = after.public;
  const order = byPoints(open).map(({ seat }) => ({ seat, points: totalOf(pointsOf(open, seat)) }));
  const [first, second] = order;
  const gap = (first?.points ?? 0) - (second?.points ?? 0);
  const why =
    winners.length > 1 || !second
      ? ''
      : gap === 0
        ? aired('won.level')
        : aired('won.by', { gap, second: name(second.seat) });
  const names = listed(winners.map(name));
  return aired('won', { names, n: winners.length, points: first?.points ?? 0, why });
}
