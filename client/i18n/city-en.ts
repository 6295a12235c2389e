/** English texts of sound, camera and pictures of the city. */

import { messages } from './messages.ts';

export const cityEn = messages({
  'settings.volume': 'Volume of everything',
  'settings.volumes': 'Volumes',
  'settings.ambience': 'Surroundings',
  'settings.events': 'Pieces',
  'settings.music': 'Music',
  'settings.cues': 'Your decision',
  'settings.follow': 'Camera',
  'settings.followOff': 'Stays where you leave it',
  'settings.followOn': 'Leans towards what happens',

  'keys.place': 'Look at: {name}',
  'keys.look': 'Look closer at what you point at',
  'keys.signs': 'Names over the places, on or off',
  'keys.photo': 'Take a picture of the place',
  'mouse.twice': 'Double click',
  'mouse.twiceHelp': 'Look closer at that place',
  'mouse.fingers': 'Two fingers',
  'mouse.fingersHelp': 'Slide, turn, closer, or farther away',

  'photo.title': 'Picture mode',
  'photo.open': 'Take a picture (P)',
  'photo.begun':
    'Picture mode. Arrows turn, plus and minus move closer or away, Enter saves the picture, Escape returns.',
  'photo.help': 'Drag to turn · wheel or two fingers for closer · Enter saves · Esc returns',
  'photo.helpTouch': 'One finger turns · two fingers slide, turn, closer or farther',
  'photo.save': 'Save the picture',
  'photo.back': 'Return',
  'photo.saved': 'Saved: {name}',
  'photo.failed':
    'This browser could not write the picture. A screenshot of the page shows the same.',
  'photo.ended': 'Back at the table.',

  'arrival.rising': 'The place takes shape',
});
