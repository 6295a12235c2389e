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
  'settings.motionSystem': 'Same as system',
  'settings.motionFull': 'Full',
  'settings.motionReduced': 'Reduced',
  'settings.quality': 'Picture quality',
  'settings.qualityAuto': 'Automatic',
  'settings.qualityLow': 'Low',
  'settings.qualityMedium': 'Medium',
  'settings.qualityHigh': 'High',
  'settings.qualityCinematic': 'Cinematic',
  'settings.keys': 'Keys',
  'settings.speed': 'Animation speed',
  'settings.fair': 'Honest draws',
  'settings.fairHash': 'Fingerprint of the key for all draws, fixed before the first draw: {hash}',
  'settings.fairKey': 'The key, revealed after the match: {key}',
  'settings.volume': 'Master volume',
  'settings.volumes': 'Volumes',
  'settings.ambience': 'Ambience',
  'settings.events': 'Pieces',
  'settings.music': 'Music',
  'settings.cues': 'Your decision',
  'settings.letters': 'Use single letters, digits and symbols as keys',
  'settings.follow': 'Camera',
  'settings.followOff': 'Stays where you leave it',
  'settings.followOn': 'Follows the action',

  'keys.ledger': 'Open or close the ledger',
  'keys.confirm': 'Confirm your choice',
  'keys.cancel': 'Start over, or close',
  'keys.undo': 'Undo your last step',
  'keys.end': 'End your turn',
  'keys.mute': 'Turn sound on or off',
  'keys.help': 'Show this help',
  'keys.overview': 'Back to the overview',
  'keys.what': 'What just happened?',
  'keys.tab': 'Move between controls',
  'keys.arrows': 'Move within a group of choices',
  'keys.table': 'The table: clocks, chat, pause',
  'keys.place': 'Look at: {name}',
  'keys.look': 'Zoom in on what you point at',
  'keys.signs': 'Show or hide the names of places',
  'keys.photo': 'Take a picture of the board',

  'mouse.click': 'Click',
  'mouse.clickHelp': 'Choose on the board; click again to confirm',
  'mouse.drag': 'Drag',
  'mouse.dragHelp': 'Rotate the board; with Shift, move it',
  'mouse.wheel': 'Wheel',
  'mouse.wheelHelp': 'Zoom in or out',
  'mouse.twice': 'Double-click',
  'mouse.twiceHelp': 'Zoom in on that place',
  'mouse.fingers': 'Two fingers',
  'mouse.fingersHelp': 'Move, rotate or zoom',

  'photo.title': 'Picture mode',
  'photo.open': 'Take a picture (P)',
  'photo.begun':
    'Picture mode. Arrow keys rotate, plus and minus zoom, Enter saves the picture, Escape goes back.',
  'photo.help': 'Drag to rotate · wheel or two fingers to zoom · Enter saves · Esc goes back',
  'photo.helpTouch': 'One finger rotates · two fingers move, rotate or zoom',
  'photo.save': 'Save the picture',
  'photo.back': 'Go back',
  'photo.saved': 'Saved: {name}',
  'photo.failed':
    'This browser couldn’t save the picture. You can take a screenshot of the page instead.',
  'photo.ended': 'Back at the table.',
});

export const handling = /* @__PURE__ */ translator({ en });
export type HandlingKey = keyof typeof en;
