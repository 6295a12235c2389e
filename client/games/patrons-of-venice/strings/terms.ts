/** English names of the components. */

import { messages } from '../../../i18n/messages.ts';

export const terms = messages({
  'good.lumber': 'lumber',
  'good.wool': 'wool',
  'good.hemp': 'hemp',
  'good.silk': 'silk',
  'good.iron': 'iron',
  'good.grain': 'grain',
  'good.wine': 'wine',
  'good.pepper': 'pepper',
  'good.cloth': 'cloth',
  'good.canvas': 'canvas',
  'good.pirates': 'Pirates!',
  'good.count': '{n, plural, one {{good}} other {# {good}}}',

  'good.stock': '{n, plural, one {{good}} other {{good} ×#}}',

  // The products of luxury workshops.
  'output.cloth': 'cloth',
  'output.canvas': 'canvas',
  'output.wagon': 'a wagon',
  'output.armour': 'armour',
  'output.tent': 'a tent',
  'output.clothing': 'clothing',
  'output.gondola': 'a gondola',

  'business.draper': 'draper',
  'business.canvaser': 'canvaser',
  'business.wainwright': 'wainwright',
  'business.armourer': 'armourer',
  'business.tentmaker': 'tentmaker',
  'business.tailor': 'tailor',
  'business.gondolaMaker': 'gondola maker',

  'business.a.draper': 'a draper',
  'business.a.canvaser': 'a canvaser',
  'business.a.wainwright': 'a wainwright',
  'business.a.armourer': 'an armourer',
  'business.a.tentmaker': 'a tentmaker',
  'business.a.tailor': 'a tailor',
  'business.a.gondolaMaker': 'a gondola maker',

  'action.reserve': 'Reserve',
  'action.sail': 'Sail',
  'action.trade': 'Trade',
  'action.sponsor': 'Sponsor',
  'action.produce': 'Produce',

  'campo.FRARI': 'Frari',
  'campo.POLO': 'San Polo',
  'campo.ORIO': 'San Giacomo',
  'campo.MARG': 'Santa Margherita',
  'campo.STEF': 'Santo Stefano',
  'campo.BART': 'San Bartolomeo',
  'campo.FORM': 'Santa Maria Formosa',
  'campo.full.FRARI': 'Campo dei Frari',
  'campo.full.POLO': 'Campo San Polo',
  'campo.full.ORIO': 'Campo San Giacomo dell’Orio',
  'campo.full.MARG': 'Campo Santa Margherita',
  'campo.full.STEF': 'Campo Santo Stefano',
  'campo.full.BART': 'Campo San Bartolomeo',
  'campo.full.FORM': 'Campo Santa Maria Formosa',

  'ship.left': 'outer galley',
  'ship.middle': 'middle galley',
  'ship.right': 'galley at the quay',

  'ship.empty': 'empty',

  // A building site by its number on the map, and with the campi at which it lies.
  'site.name': 'site {n}',
  'site.at': 'site {n} at {campi}',
  'site.built': '{business} on {site}',
  'galley.with': '{good}, {ship}',
  'galley.worth': 'worth {n}',

  'stall.market': 'Market',
  'stall.wharf': 'Pirate Wharf',
  'stall.good': '{good}, {stall}',

  'place.dais': 'The five seals',
  'place.market': 'The market',
  'place.wharf': 'The Pirate Wharf',
  'place.own': 'Your quay',

  'turn.name': 'Turn {n}',
  'turn.of': 'Turn {n} of {of}',
  'turn.over': 'The match is over',
});
