/** The sentences and sounds of events on a phone: fetched after the page of the turn. */

export { sentence, soundsOf } from '../events/index.ts';
