/** Texts of what can be answered in advance. */

import { messages } from '../../../i18n/messages.ts';

export const beforehand = messages({
  reserveNothing: 'Reserve nothing',
  unload: 'My shipments that come ashore',
  'unload.keep': 'keep them',
  'unload.sell': 'sell them',
  load: 'Take as new shipment, if it’s there',
  sellNothing: 'Sell nothing',
  buyNothing: 'Buy nothing',
  sponsorNothing: 'Sponsor nothing',
  produceNothing: 'Produce nothing',
});
