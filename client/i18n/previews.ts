/**
 * Preview texts of a page for a shared link: compiled into `previews.json` by the build
 * (`client/previews.ts`), filled by the server (`server/http/previews.ts`).
 */

import { translator } from './index.ts';
import { messages } from './messages.ts';

const en = messages({
  'app.title': 'Laguna: games of trade in a living Venice',
  'app.text':
    'Five Italian games in the browser, against people or bots. No account, nothing to install.',
  'game.title': 'Play {game}',
  'game.text': '{summary}',
  'learn.title': 'Learn {game}',
  'learn.text': 'Learn it by playing, scene by scene. {summary}',
  'help.title': '{game}: rules and help',
  'help.text': '{summary}',
  'invite.title': 'Come and play {game}',
  'invite.text': 'There’s a table for you: open the link and take a seat. {summary}',
  'table.title': 'Come to a table at Laguna',
  'table.text': 'Open the link and take a seat. No account, nothing to install.',
  'lobby.title': 'Come and play {game}',
  'lobby.text': 'Waiting: {names}. Free seats: {free}. {summary}',
  'playing.title': 'A match of {game} is on',
  'playing.text': 'Playing: {names}. {summary}',
  'finished.title': 'A match of {game} is over',
  'finished.text': 'Played by {names}. {summary}',
  'replay.title': 'Replay: a match of {game}',
  'replay.text': 'Played by {names}. See it again, move by move.',
  bot: '{name} (bot)',
});

export const previewText = translator({ en });
