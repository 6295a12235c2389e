/**
 * Texts of the overlay and of the page that makes its address. They are part of the overlay's
 * bundle.
 */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  page: 'Overlay · Laguna',
  noTable: 'No table {code}',
  away: 'Reconnecting …',
  lobby: 'Table {code}: the match starts soon',
  deciding: '{names} decide',
  decidesOne: '{names} decides',
  won: '{names} wins',
  shared: '{names} share the victory',
  paused: 'Pause',
  closed: 'Chests stay closed until the end.',

  title: 'Overlay for your broadcast',
  intro:
    'A transparent page with what your audience needs. Add its address as a browser source in your streaming software, 1920 × 1080 pixels. It shows what every spectator sees, and no secrets.',
  code: 'Table code',
  codeHelp: 'You’ll find it in the table’s address. Without a code, the preview shows an example.',
  game: 'Preview of',
  parts: 'Parts',
  'part.score': 'Scoreboard',
  'part.turn': 'Turn and clock',
  'part.lower': 'Lower third',
  'part.odds': 'Odds of winning',
  scale: 'Size',
  side: 'Side',
  left: 'Left',
  right: 'Right',
  language: 'Language',
  languageOwn: 'The one that the browser prefers',
  theme: 'Colours',
  dark: 'Dark',
  light: 'Light',
  background: 'Preview background',
  'background.dark': 'Dark picture',
  'background.light': 'Bright picture',
  'background.checks': 'Checkerboard',
  address: 'Address of the browser source',
  copy: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'Select the address and copy it yourself.',
  preview: 'Preview',
  'note.show': '“{given}” isn’t a part of this game’s overlay, so it’s left out.',
  'note.scale': '“{given}” isn’t a size from 0.5 to 3, so 1 is used.',
  'note.side': '“{given}” is neither left nor right, so left is used.',
  'note.theme': '“{given}” is neither dark nor light, so dark is used.',
  'note.lang': '“{given}” isn’t a language of this server, so the browser’s own is used.',
  tips: 'In your streaming software, turn off “Shutdown source when not visible” so that the page stays connected. It has no sound, follows the table into its next match, and reconnects by itself.',
  help: 'Help with the overlay',
  needParts: 'Choose at least one part.',
});

export const t = translator({ en });
export type OverlayText = keyof typeof en;
