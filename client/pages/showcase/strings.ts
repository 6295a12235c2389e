/** Texts of the big screen at a stand. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  'show.pageTitle': 'Laguna: showcase',
  'show.arriving': 'The stand is opening …',
  'show.none': 'There’s no showcase here',
  'show.noneWhy':
    'This server doesn’t offer one. Either LAGUNA_SHOWCASE is off, or it’s one of several processes.',
  'show.noneTodo': 'Start Laguna on this machine with npm start and open /showcase again.',
  'show.menu': 'To the menu',
  'show.away': 'The server is away for a moment. The stand will continue by itself.',
  'show.flat': 'This browser can’t show 3D. The stand tries again in a minute.',

  'show.play': 'Scan and play',
  'show.mobile': 'Page won’t open? Turn mobile data off.',
  'show.playHelp': 'Take a seat with your phone. No account, no app.',
  'show.full': 'All seats are taken',
  'show.fullHelp': 'Watch, or scan and wait. An idle seat soon becomes free.',
  'show.soon': 'The next match starts soon',
  'show.soonHelp': 'Scan now. You get a seat as soon as the bots have played the opening.',
  'show.qr': 'QR code of {link}',
  'show.code': 'or type',
  'show.chairs': 'Players',
  'show.bot': 'bot',
  'show.open': 'free to take',
  'show.person': 'playing by phone',
  'show.away.person': 'phone away',

  'show.best': 'Best of the day',
  'show.bestNone': 'No one yet. Be the first.',
  'show.bestHelp': 'Final scores of those who played to the end.',

  'show.lesson': 'How to play',
  'show.lessonOf': '{n} of {of}',
  'show.begins': 'The match starts in {n} s, or as soon as someone sits down',
  'show.preparing': 'Bots are playing the opening …',
  'show.next': 'The next match starts in {n} s',
  'show.took': '{name} takes over from {by}',
  'show.freed': 'A seat is back with its bot',
  'show.left': '{name} gives the seat back to the bot',

  'show.sleep': 'The stand is asleep',
  'show.sleepUntil': 'until {time}',
  'show.keepHolding': 'Keep holding for the operator’s page',
});

export type ShowText = keyof typeof en;
export const t = translator({ en });
