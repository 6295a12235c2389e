/** English texts of the table's options, of presets and of bots. */

import { messages } from '../../../i18n/messages.ts';

export const options = messages({
  'option.venice': 'City of Venice',
  'option.veniceHelp':
    'A second board of seven palazzi for trading posts, and four posts more. Five players always play with it.',
  'option.veniceOff': 'Without',
  'option.veniceOn': 'With',
  'option.companions': 'Companions',
  'option.companionsHelp': 'Nine helpers for a round each, six of them open at a time.',
  'option.companionsOff': 'Without',
  'option.companionsOn': 'With',
  'option.newCharacters': 'New Characters',
  'option.newCharactersHelp':
    'Khan Arghun and Fratre Nicolao may be drafted; fifteen gifts, four contracts and a bonus that brings a gift join the game.',
  'option.newCharactersOff': 'Without',
  'option.newCharactersOn': 'With',
  'option.setup': 'Set-up',
  'option.setupHelp':
    'For beginners characters, bonuses and goals are given; otherwise characters are drafted and two goals are kept out of four.',
  'option.setupExpert': 'Draft',
  'option.setupBeginner': 'Beginners',
  'option.openDraft': 'Hidden hands in the draft',
  'option.openDraftHelp':
    'Open: Bellela’s five characters and Rusticiano’s six cards are seen when they are chosen.',
  'option.openDraftOff': 'Hidden',
  'option.openDraftOn': 'Open',
  'option.publicFinalPreview': 'Points that are safe',
  'option.publicFinalPreviewHelp':
    'Whether everybody sees what Beijing, coins, contracts and Venice would be worth now. Goals stay hidden.',
  'option.publicFinalPreviewOff': 'Hidden',
  'option.publicFinalPreviewOn': 'Shown',
  'option.undo': 'Take back',
  'option.undoHelp':
    'Whether a choice may be taken back until something is rolled, drawn or revealed.',
  'option.undoOff': 'Never',
  'option.undoOn': 'Until a roll',
  'option.turnTimer': 'Time of a turn',
  'option.turnTimerHelp': 'After this time the turn is played in the simplest way.',

  'clock.help': '{turn} s for a turn and for each decision besides.',
  'clock.fast': 'Fast',

  'bot.traveller': 'Traveller bot',
  'bot.random': 'Random bot',
});
