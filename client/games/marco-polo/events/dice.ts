/** Events of the dice: rolls, placements, changes. */

import { FAIR_SUM } from '../../../../engine/games/marco-polo/data.ts';
import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { ROOM } from '../cues.ts';
import { khanFree, type Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { spaceSite } from '../scenery/places.ts';
import { amountName, shownName, spaceName } from '../strings/names.ts';
import { homeOf } from './match.ts';
import type { Rows } from './table.ts';
import { changedWhy, placedWhy } from './why.ts';

export const dice: Rows<
  'diceRolled' | 'dicePlaced' | 'dieChanged' | 'blackDieTaken' | 'spaceCleared'
> = {
  diceRolled: {
    line: (event, { say }) =>
      event.dice.some(({ value }) => value === null) ? null : say('event.diceRolled'),
    why: ['MP-024'],
    sound: ROOM.bowl,
    // All dice tumble at once.
    look: look(2, 'wide', { told: 0.7 }),
    tell: rolledLine,
  },
  dicePlaced: {
    at: ({ space }) => spaceSite(space),
    line({ space, occupancy }, { say }) {
      if (space === 'moneyBag') return say('event.moneyBag');
      return say(occupancy === 0 ? 'event.dicePlaced' : 'event.dicePlacedPaying');
    },
    why: placedWhy,
    sound: ROOM.die,
    look: ({ space }) => look(space === 'moneyBag' ? 1 : 2, 'medium', { told: 0.4 }),
    tell: placedLine,
    lean: 1,
  },
  dieChanged: { line: 'event.dieChanged', why: changedWhy, sound: ROOM.die, look: null },
  blackDieTaken: {
    line: 'event.blackDieTaken',
    why: ['MP-104', 'MP-105'],
    sound: ROOM.die,
    look: (event, scene) => look(2, 'medium', { place: homeOf(event, scene) }),
    tell({ seat }, { after }, name) {
      const why = after.public.blackPool === 0 ? aired('black.last') : '';
      return aired('black', { name: name(seat), why });
    },
  },
  spaceCleared: {
    at: ({ space }) => spaceSite(space),
    line: 'event.spaceCleared',
    why: {
      rules: ['AV-146', 'AV-171'],
      which: (_, { events }) => [
        events.some(({ type }) => type === 'rusticianoPlayed') ? 'AV-146' : 'AV-171',
      ],
    },
    sound: ROOM.die,
    look: look(2),
    tell: ({ seat, space }, _, name) =>
      aired('cleared', { name: name(seat), space: spaceName(space) }),
    lean: 1,
  },
};

/** Only for a roll that gives an extra: nobody reads five roll sentences in a row. */
function rolledLine(event: Of<MpEvent, 'diceRolled'>, _: Scene, name: Name): string | null {
  const counted = event.dice.filter(({ id }) => !id.startsWith('black'));
  if (counted.some(({ value }) => value === null)) return null;
  const sum = counted.reduce((all, { value }) => all + (value ?? 0), 0);
  if (sum >= FAIR_SUM) return null;
  const why = aired('rolled.low', { n: FAIR_SUM - sum });
  return aired('rolled', { name: name(event.seat), sum, why });
}

/** Spaces whose effect the next event's sentence names. */
const TOLD_LATER: readonly string[] = ['travel', 'venice', 'gondolier', 'companions'];

function placedLine(event: Of<MpEvent, 'dicePlaced'>, scene: Scene, name: Name): string | null {
  const { seat, space, occupancy } = event;
  if (TOLD_LATER.includes(space) || scene.find('cityCardUsed')) return null;
  const why =
    space === 'khan' && khanFree(scene.after.public) === 0
      ? aired('placed.closed')
      : occupancy > 0
        ? aired('placed.paying', { n: occupancy })
        : '';
  const gain = scene.find('gained', (one) => one.seat === seat);
  if (space.startsWith('bazaar') && gain) {
    return aired('bazaar', { name: name(seat), what: amountName(gain.gain), why });
  }
  const told = { dice: shownName(event.dice), space: spaceName(space), why };
  return aired('placed', { ...told, name: name(seat) });
}
