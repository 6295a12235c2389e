/** English texts of the map room: the places that a key looks at. */

import { messages } from '../../../i18n/messages.ts';

export const room = messages({
  'room.map': 'The carved world',
  'room.palazzi': 'Venice',
  'room.line': 'The contracts on their line',
  'room.drawer': 'The drawer of companions',
  'room.trays': 'The bazaar',
  'room.khan': 'Khan’s favor',
  'room.beijing': 'Beijing',
  'room.traveller': 'Your traveller',
  'room.own': 'Your place at the table',
});
