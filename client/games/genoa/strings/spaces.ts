/**
 * The spaces within sentences: with the article and the preposition that each language puts before
 * its name. `form` says what the sentence needs.
 */

import type { SpaceId } from '../../../../engine/games/genoa/map.ts';
import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';
import { isStreet } from '../facts.ts';

const en = messages({
  'space.in.guildHall':
    '{form, select, subject {the Guild Hall} to {to the Guild Hall} at {at the Guild Hall} of {of the Guild Hall} from {from the Guild Hall} between {the Guild Hall} other {the Guild Hall}}',
  'space.in.cathedral':
    '{form, select, subject {the Cathedral} to {to the Cathedral} at {at the Cathedral} of {of the Cathedral} from {from the Cathedral} between {the Cathedral} other {the Cathedral}}',
  'space.in.postOffice':
    '{form, select, subject {the Post Office} to {to the Post Office} at {at the Post Office} of {of the Post Office} from {from the Post Office} between {the Post Office} other {the Post Office}}',
  'space.in.cityHall':
    '{form, select, subject {the City Hall} to {to the City Hall} at {at the City Hall} of {of the City Hall} from {from the City Hall} between {the City Hall} other {the City Hall}}',
  'space.in.villaRicci':
    '{form, select, subject {Villa Ricci} to {to Villa Ricci} at {at Villa Ricci} of {of Villa Ricci} from {from Villa Ricci} between {Villa Ricci} other {Villa Ricci}}',
  'space.in.spices':
    '{form, select, subject {the Spices warehouse} to {to the Spices warehouse} at {at the Spices warehouse} of {of the Spices warehouse} from {from the Spices warehouse} between {the Spices warehouse} other {the Spices warehouse}}',
  'space.in.coachHouse':
    '{form, select, subject {the Coach House} to {to the Coach House} at {at the Coach House} of {of the Coach House} from {from the Coach House} between {the Coach House} other {the Coach House}}',
  'space.in.park':
    '{form, select, subject {the Park} to {to the Park} at {at the Park} of {of the Park} from {from the Park} between {the Park} other {the Park}}',
  'space.in.metals':
    '{form, select, subject {the Metals warehouse} to {to the Metals warehouse} at {at the Metals warehouse} of {of the Metals warehouse} from {from the Metals warehouse} between {the Metals warehouse} other {the Metals warehouse}}',
  'space.in.villaColini':
    '{form, select, subject {Villa Colini} to {to Villa Colini} at {at Villa Colini} of {of Villa Colini} from {from Villa Colini} between {Villa Colini} other {Villa Colini}}',
  'space.in.tavern':
    '{form, select, subject {the Tavern} to {to the Tavern} at {at the Tavern} of {of the Tavern} from {from the Tavern} between {the Tavern} other {the Tavern}}',
  'space.in.villaZasteri':
    '{form, select, subject {Villa Zasteri} to {to Villa Zasteri} at {at Villa Zasteri} of {of Villa Zasteri} from {from Villa Zasteri} between {Villa Zasteri} other {Villa Zasteri}}',
  'space.in.fabric':
    '{form, select, subject {the Fabric warehouse} to {to the Fabric warehouse} at {at the Fabric warehouse} of {of the Fabric warehouse} from {from the Fabric warehouse} between {the Fabric warehouse} other {the Fabric warehouse}}',
  'space.in.palace':
    '{form, select, subject {the Palace} to {to the Palace} at {at the Palace} of {of the Palace} from {from the Palace} between {the Palace} other {the Palace}}',
  'space.in.harbor':
    '{form, select, subject {the Harbor} to {to the Harbor} at {at the Harbor} of {of the Harbor} from {from the Harbor} between {the Harbor} other {the Harbor}}',
  'space.in.drinks':
    '{form, select, subject {the Drinks warehouse} to {to the Drinks warehouse} at {at the Drinks warehouse} of {of the Drinks warehouse} from {from the Drinks warehouse} between {the Drinks warehouse} other {the Drinks warehouse}}',
  'space.in.villaMonetti':
    '{form, select, subject {Villa Monetti} to {to Villa Monetti} at {at Villa Monetti} of {of Villa Monetti} from {from Villa Monetti} between {Villa Monetti} other {Villa Monetti}}',
  'space.in.inn':
    '{form, select, subject {the Inn} to {to the Inn} at {at the Inn} of {of the Inn} from {from the Inn} between {the Inn} other {the Inn}}',
  'space.in.market':
    '{form, select, subject {the Market} to {to the Market} at {at the Market} of {of the Market} from {from the Market} between {the Market} other {the Market}}',
  'space.in.street':
    '{form, select, subject {street {blue}-{red}} to {to street {blue}-{red}} at {on street {blue}-{red}} of {of street {blue}-{red}} from {from street {blue}-{red}} between {street {blue}-{red}} other {street {blue}-{red}}}',
});

const t = translator({ en });

/**
 * A use of a space in a sentence: what acts, what is acted on (also after *for*), and with a
 * preposition; `between` is one of two after that word.
 */
export type SpaceForm = 'subject' | 'object' | 'to' | 'at' | 'of' | 'from' | 'between';

/** A space within a sentence: `the Park`, `to Villa Ricci`, `of street 3-2`. */
export function theSpace(space: SpaceId, form: SpaceForm = 'object'): string {
  if (!isStreet(space)) return t(`space.in.${space as Exclude<SpaceId, `s${number}`>}`, { form });
  const [, blue = '', red = ''] = space;
  return t('space.in.street', { form, blue, red });
}

/** A space in all its forms, as the parameters of a text that takes one of them. */
export const spaceForms = (space: SpaceId) => ({
  space: theSpace(space),
  theSpace: theSpace(space, 'subject'),
  toSpace: theSpace(space, 'to'),
  atSpace: theSpace(space, 'at'),
  ofSpace: theSpace(space, 'of'),
  fromSpace: theSpace(space, 'from'),
});
