/** Texts of the HTML files. The English ones are in the files too; the build replaces them there. */

import { translator } from './index.ts';
import { messages } from './messages.ts';

const en = messages({
  'head.index': 'Games of trade in a living 3D Venice: the city is the board.',
  'head.hand': 'Your hand at a table of Laguna.',
  'head.overlay': 'Laguna · Overlay',
  'head.script': 'Laguna needs JavaScript.',
  'head.mine': 'My matches',
});

export const headText = translator({ en });
