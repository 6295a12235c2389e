/** English texts of the map room: the places that keys look at. */

import { messages } from '../../../i18n/messages.ts';

export const room = messages({
  'room.map': 'The carved world',
  'room.palazzi': 'Venice',
  'room.line': 'The row of contracts',
  'room.drawer': 'The companions’ drawer',
  'room.trays': 'The bazaar',
  'room.khan': 'The Khan’s favour',
  'room.beijing': 'Beijing',
  'room.traveller': 'Your traveller',
  'room.own': 'Your place at the table',
});
