/**
 * English texts of the purpose of each decision, and of the meaning of the things in the panels
 * now.
 */

import { messages } from '../../../i18n/messages.ts';

export const purpose = messages({
  'purpose.chooseAction':
    'Everyone takes the action you choose, so pick the one that helps you more than the others.',
  'purpose.reserve': 'A shipment with your cube on it will be yours, and pirates can’t steal it.',
  'purpose.sailUnload':
    'A card you keep can go into a recipe or be sold later, while the bank pays {n, plural, one {# ducat} other {# ducats}} for it now.',
  'purpose.sailPlace': 'This shipment reaches your quay with the third Sail from now.',
  'purpose.tradeSell':
    'Cards that your recipes don’t need become ducats to buy and to sponsor with.',
  'purpose.tradeBuy': 'Buy the cards that your recipes still need.',
  'purpose.sponsor':
    'A business makes its good for you and scores, and a statue scores for every business beside it.',
  'purpose.produce': 'Your businesses turn cards into ducats, favours and new cards.',
  'only.pass': 'Your ducats, cubes and cards allow nothing else here.',
  'only.placeShipment': 'It’s the only kind of shipment left.',
  'only.endProduce': 'Your cards aren’t enough for another good.',

  'note.ducats':
    '{you, select, yes {You have} other {{name} has}} {n, plural, one {# ducat} other {# ducats}}.',
  'note.ducatsHidden': '{name}’s ducats are hidden.',
  'note.value': '{good}: the bank pays {n, plural, one {# ducat} other {# ducats}} for it',
  'note.price': '{good} at the {stall}: {n, plural, one {# ducat} other {# ducats}}',
  'note.wants':
    '{what}. {makers, select, none {No business uses it: it can only be sold.} other {Used by: {makers}.}}',
  'note.lead': '{name} leads this turn and chooses the action.',
  'note.hand': '{n, plural, one {# hand card} other {# hand cards}}, hidden from the others.',
  'note.favours': '{n, plural, one {# favour} other {# favours}}: a point each.',
  'note.cubes':
    '{n, plural, one {# free cube} other {# free cubes}}. A reservation and a business each take one.',
  'note.seal.reserve': 'Reserve: each player may put a cube on one shipment.',
  'note.seal.sail': 'Sail: shipments are unloaded, and new ones come in.',
  'note.seal.trade': 'Trade: all sell to the bank, then buy.',
  'note.seal.sponsor': 'Sponsor: each player may set up a business or raise a statue.',
  'note.seal.produce': 'Produce: all make goods in their businesses.',
});
