/** Companions, city cards, gifts and Rusticiano's cards. */

import type { MpEvent } from '../../../../engine/games/marco-polo/events.ts';
import { look, type Name, type Of } from '../../../table/events/rows.ts';
import { palazzoExchange } from '../card-data.ts';
import { ROOM } from '../cues.ts';
import { gained, type Scene } from '../director/scene.ts';
import { t as aired } from '../director/strings.ts';
import { spaceSite } from '../scenery/places.ts';
import { rusticianoName } from '../strings/names.ts';
import { theCompanion } from '../strings/ways.ts';
import { homeOf } from './match.ts';
import { cityOf, type Rows } from './table.ts';
import { cardWhy, companionWhy, rusticianoWhy } from './why.ts';

export const cards: Rows<
  | 'companionTaken'
  | 'companionRefused'
  | 'cityCardUsed'
  | 'cityCardsShown'
  | 'cityCardKept'
  | 'cityCardLaid'
  | 'giftsDrawn'
  | 'giftsKept'
  | 'giftUsed'
  | 'rusticianoPlayed'
> = {
  companionTaken: {
    at: 'drawer',
    line: 'event.companionTaken',
    why: companionWhy,
    sound: ROOM.drawer,
    look: look(2),
    tell: ({ seat, companion }, _, name) =>
      aired('hired', { name: name(seat), who: theCompanion(companion) }),
    lean: 1,
  },
  companionRefused: { line: 'event.companionRefused', why: ['AV-120'], sound: null, look: null },
  cityCardUsed: {
    line: ({ card }, { say }) =>
      say(palazzoExchange(card) ? 'event.palazzoUsed' : 'event.cityCardUsed'),
    why: cardWhy,
    sound: 'card',
    look: look(2),
    tell: usedLine,
  },
  cityCardsShown: {
    line: 'event.cityCardsShown',
    why: ['AV-151', 'AV-153'],
    sound: 'card',
    look: null,
  },
  cityCardKept: { line: 'event.cityCardKept', why: ['AV-151'], sound: 'card', look: null },
  cityCardLaid: {
    at: ({ slot }) => spaceSite(slot),
    line: 'event.cityCardLaid',
    why: ['AV-153'],
    sound: 'card',
    look: null,
  },
  giftsDrawn: { line: 'event.giftsDrawn', why: ['AV-182', 'AV-186'], sound: 'card', look: null },
  giftsKept: { line: 'event.giftsKept', why: ['AV-182', 'AV-183'], sound: 'card', look: null },
  giftUsed: { line: 'event.giftUsed', why: ['AV-184', 'AV-185'], sound: 'card', look: null },
  rusticianoPlayed: {
    line: ({ card }, { say }) => say('event.rusticianoPlayed', { card: rusticianoName(card) }),
    why: rusticianoWhy,
    sound: 'card',
    look: (event, scene) => look(2, 'medium', { place: homeOf(event, scene) }),
    tell: ({ seat, card }, _, name) =>
      aired('played', { name: name(seat), card: rusticianoName(card) }),
  },
};

function usedLine({ seat, card }: Of<MpEvent, 'cityCardUsed'>, scene: Scene, name: Name): string {
  const n = gained(scene, seat);
  const told = { name: name(seat), why: n > 0 ? aired('card.points', { n }) : '' };
  if (palazzoExchange(card)) return aired('palazzo', told);
  const slot = Object.entries(scene.after.public.cityCards).find(([, id]) => id === card)?.[0];
  return aired('card', { ...told, city: cityOf(slot ?? 'sumatra') });
}
