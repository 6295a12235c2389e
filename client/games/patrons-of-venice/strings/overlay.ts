/** English texts of the overlay’s parts. */

import { messages } from '../../../i18n/messages.ts';

export const overlay = messages({
  'overlay.partMarket': 'Market, wharf and the next statue',
  'overlay.partCampi': 'The seven campi along the bottom',
  'overlay.chooses': '{name} chooses',
  'overlay.reserves': '{name} may reserve',
  'overlay.unloads': '{name} unloads',
  'overlay.places': '{name} takes a shipment',
  'overlay.sells': '{name} may sell',
  'overlay.buys': '{name} may buy',
  'overlay.sponsors': '{name} may build',
  'overlay.produces': '{name} produces',
  'overlay.led': '{action}, led by {name}',
  'overlay.unchosen': 'One of five actions',
  'overlay.market': 'Market',
  'overlay.wharf': 'Pirate Wharf, 1 ducat each',
  'overlay.bare': 'empty',
  'overlay.statue': 'Next statue: {n} ducats',
  'overlay.noStatue': 'All six statues built',
  'overlay.pirates': 'Pirates!: {n}%',
  'overlay.race': '{points} of {target}',
});
