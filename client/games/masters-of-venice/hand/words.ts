/** What events are told with and sound like, on a phone: fetched after the page of the turn. */

export { soundsOf } from '../sounds.ts';
export { sentence } from '../strings/events.ts';
