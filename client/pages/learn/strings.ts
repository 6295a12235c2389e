/** Texts of the lesson's page, the same for all games. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  pageTitle: 'Learn {game}',
  region: 'Lesson',
  where: '{n} of {of}',
  next: 'Next',
  back: 'Back',
  nextScene: 'Next scene',
  again: 'Try again',
  skipScene: 'Skip this scene',
  skip: 'Skip this lesson',
  scenes: 'All scenes',
  done: 'done',
  notThis: 'Not in this scene. Do what the lesson asks, or skip the scene.',
  goOnTitle: 'Welcome back',
  goOn: 'Go on with {n} of {of}: {title}',
  fromStart: 'Start again',
  enough: 'You know enough to play now. The next scenes are the finer points.',
  endTitle: 'Well done',
  end: 'You’ve finished the lesson. Your first match is against easy bots, with no clock.',
  skippedTitle: 'Ready to play?',
  skipped: 'Come back whenever you like. Your first match is against easy bots, with no clock.',
  play: 'Play your first match',
  opening: 'Opening the table …',
  failed: 'The server can’t be reached. Try again in a moment.',
  lesson: 'Back to the lesson',
  menu: 'Back to the menu',
  none: 'There’s no lesson here',
  noneHelp: 'This game has no lesson yet. Its help says how it’s played.',
  help: 'Open the help',
  broken: 'The lesson couldn’t be loaded. Try again in a moment.',
});

export const t = translator({ en });
