/** Texts of the overlay and of the page that makes its address. They come with it. */

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
    'A transparent page with what an audience needs: add its address as a browser source of your broadcast program, 1920 × 1080 pixels. It shows what every spectator sees, and no secret.',
  code: 'Table code',
  codeHelp: 'It stands in the address of the table. Without one the preview shows an example.',
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
  theme: 'Colours',
  dark: 'Dark',
  light: 'Light',
  background: 'Behind the preview',
  'background.dark': 'Dark picture',
  'background.light': 'Bright picture',
  'background.checks': 'Checks',
  address: 'Address of the browser source',
  copy: 'Copy the address',
  copied: 'Copied',
  copyFailed: 'Select the address and copy it by hand.',
  preview: 'Preview',
  'note.show': '“{given}” is no part of this game’s overlay and is left out.',
  'note.scale': '“{given}” is no size from 0.5 to 3; 1 is used.',
  'note.side': '“{given}” is neither left nor right; left is used.',
  'note.theme': '“{given}” is neither dark nor light; dark is used.',
  tips: 'In the program: turn off “shut down source when not visible” so that it stays connected. It has no sound, follows the table into its next match, and comes back by itself after a break.',
  help: 'Help on the overlay',
  needParts: 'Choose at least one part.',
});

export const t = translator({ en });
export type OverlayText = keyof typeof en;
