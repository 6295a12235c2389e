/** English texts of how the pages are handled: settings, keys, gestures, taking a picture. */

import { translator } from './index.ts';
import { messages } from './messages.ts';

const en = messages({
  'hud.speed': 'Speed',
  'hud.speed1': '×1',
  'hud.speed2': '×2',
  'hud.speedInstant': 'Instant',

  'settings.title': 'Settings and keys',
  'settings.text': 'Text size',
  'settings.motion': 'Motion',
  'settings.motionSystem': 'As the system says',
  'settings.motionFull': 'Full',
  'settings.motionReduced': 'Reduced',
  'settings.quality': 'Picture quality',
  'settings.qualityAuto': 'Automatic',
  'settings.qualityLow': 'Low',
  'settings.qualityMedium': 'Medium',
  'settings.qualityHigh': 'High',
  'settings.qualityCinematic': 'Cinematic',
  'settings.keys': 'Keys',
  'settings.speed': 'Speed of events',
  'settings.fair': 'Honest draws',
  'settings.fairHash': 'Fingerprint of the key of all draws, fixed before the first: {hash}',
  'settings.fairKey': 'The key, shown after the end: {key}',
  'settings.volume': 'Volume of everything',
  'settings.volumes': 'Volumes',
  'settings.ambience': 'Surroundings',
  'settings.events': 'Pieces',
  'settings.music': 'Music',
  'settings.cues': 'Your decision',
  'settings.letters': 'Single letters, figures and signs act as keys',
  'settings.follow': 'Camera',
  'settings.followOff': 'Stays where you leave it',
  'settings.followOn': 'Leans towards what happens',

  'keys.ledger': 'Open or close the ledger',
  'keys.confirm': 'Confirm what is composed',
  'keys.cancel': 'Start over, or close',
  'keys.undo': 'Take back a step',
  'keys.end': 'End the turn',
  'keys.mute': 'Sound on or off',
  'keys.help': 'This help',
  'keys.overview': 'Back to the overview',
  'keys.what': 'What just happened?',
  'keys.tab': 'Move between controls',
  'keys.arrows': 'Move within a group of choices',
  'keys.table': 'The table: clocks, chat, pause',
  'keys.place': 'Look at: {name}',
  'keys.look': 'Look closer at what you point at',
  'keys.signs': 'Names over the places, on or off',
  'keys.photo': 'Take a picture of the place',

  'mouse.click': 'Click',
  'mouse.clickHelp': 'Choose on the board; once more to confirm',
  'mouse.drag': 'Drag',
  'mouse.dragHelp': 'Turn the board; with Shift, slide it',
  'mouse.wheel': 'Wheel',
  'mouse.wheelHelp': 'Closer, or farther away',
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
});

export const handling = /* @__PURE__ */ translator({ en });
export type HandlingKey = keyof typeof en;
