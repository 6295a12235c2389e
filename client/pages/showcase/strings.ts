/** Texts of the big screen at a stand. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  'show.pageTitle': 'Laguna: showcase',
  'show.arriving': 'The stand opens …',
  'show.none': 'There is no showcase here',
  'show.noneWhy':
    'This server does not offer one: LAGUNA_SHOWCASE is off, or it is one process among several.',
  'show.noneTodo': 'Start Laguna on this machine with npm start and open /showcase again.',
  'show.menu': 'To the menu',
  'show.away': 'The server is away for a moment. The stand goes on by itself.',
  'show.flat': 'This browser draws no 3D. The stand tries again in a minute.',

  'show.play': 'Scan and play',
  'show.mobile': 'The page does not open? Turn mobile data off.',
  'show.playHelp': 'Take a chair with your phone. No account, no app.',
  'show.full': 'All chairs are taken',
  'show.fullHelp': 'Watch, or scan and wait: an idle chair is free again soon.',
  'show.soon': 'The next match begins soon',
  'show.soonHelp': 'Scan now: a chair is yours as soon as the bots have played the opening.',
  'show.qr': 'QR code of {link}',
  'show.code': 'or type',
  'show.chairs': 'Who plays',
  'show.bot': 'bot',
  'show.open': 'free to take',
  'show.person': 'plays by phone',
  'show.away.person': 'phone away',

  'show.best': 'Best of the day',
  'show.bestNone': 'Nobody yet. Be the first.',
  'show.bestHelp': 'At the end of a match, by those who played it to the end.',

  'show.lesson': 'How to play',
  'show.lessonOf': '{n} of {of}',
  'show.begins': 'The match begins in {n} s, or as soon as somebody sits down',
  'show.preparing': 'Bots are playing the opening …',
  'show.next': 'The next match begins in {n} s',
  'show.took': '{name} sits down in the place of {by}',
  'show.freed': 'A chair is with its bot again',
  'show.left': '{name} hands the chair back to the bot',

  'show.sleep': 'The stand sleeps',
  'show.sleepUntil': 'until {time}',
  'show.keepHolding': 'Keep holding for the operator’s page',
});

export type ShowText = keyof typeof en;
export const t = translator({ en });
