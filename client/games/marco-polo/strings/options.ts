/** English texts of the table's options, of presets and of bots. */

import { messages } from '../../../i18n/messages.ts';

export const options = messages({
  'option.venice': 'City of Venice',
  'option.veniceHelp':
    'A second board with seven palazzi for trading posts, and four more posts each. Five players always use it.',
  'option.veniceOff': 'Without',
  'option.veniceOn': 'With',
  'option.companions': 'Companions',
  'option.companionsHelp': 'Nine helpers that players hire for a round. Six lie face up at a time.',
  'option.companionsOff': 'Without',
  'option.companionsOn': 'With',
  'option.newCharacters': 'New Characters',
  'option.newCharactersHelp':
    'Adds Khan Arghun and Fratre Nicolao to the draft, fifteen gifts, four contracts and a city bonus that gives a gift.',
  'option.newCharactersOff': 'Without',
  'option.newCharactersOn': 'With',
  'option.setup': 'Set-up',
  'option.setupHelp':
    'Beginners get fixed characters, bonuses and goals. Otherwise players draft characters and keep two of four goals.',
  'option.setupExpert': 'Draft',
  'option.setupBeginner': 'Beginners',
  'option.openDraft': 'Hands in the draft',
  'option.openDraftHelp':
    'Open: everyone sees Bellela’s five characters and Rusticiano’s six cards when they’re chosen.',
  'option.openDraftOff': 'Hidden',
  'option.openDraftOn': 'Open',
  'option.publicFinalPreview': 'Preview of final scoring',
  'option.publicFinalPreviewHelp':
    'Whether everyone sees what Beijing, coins, contracts and Venice would score now. Goals stay hidden.',
  'option.publicFinalPreviewOff': 'Hidden',
  'option.publicFinalPreviewOn': 'Shown',
  'option.undo': 'Undo',
  'option.undoHelp':
    'Whether you can undo your choices until something is rolled, drawn or revealed.',
  'option.undoOff': 'Never',
  'option.undoOn': 'Until a roll',
  'option.turnTimer': 'Time per turn',
  'option.turnTimerHelp': 'When time runs out, your dice are placed for coins and your turn ends.',

  'clock.help': '{turn} s for a turn and for each other decision.',
  'clock.fast': 'Fast',

  'bot.traveller': 'Traveller bot',
  'bot.random': 'Random bot',
});
