/** Texts of the operator's desk for people. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  reports: 'Reports',
  noReports: 'Nobody has been reported.',
  table: 'Table {code}',
  lobby: 'Before the match',
  position: 'After action {seq}',
  lines: 'Latest messages around {name} ({n})',
  remove: 'Give {name}’s seat at {code} to a bot',
  bar: 'Bar {name} ({code})',
  close: 'Close the report about {name} ({code})',
  what: 'From what?',
  'what.talk': 'From the chat (by key)',
  'what.key': 'From the server (by key)',
  'what.address': 'From the server (by address)',
  time: 'For how long?',
  hours: '{n, plural, one {# hour} other {# hours}}',
  days: '{n, plural, one {# day} other {# days}}',
  why: 'Reason, which the person reads',
  barYes: 'Bar this person',
  addressHelp: 'This bars everyone behind the address, such as a household or a school.',
  bars: 'Barred',
  noBars: 'Nobody is barred.',
  until: 'Until {end}',
  lift: 'Lift the bar for {name} (until {end})',
  barAddress: 'Bar another address',
  address: 'Address, such as 203.0.113.7',
  barAddressYes: 'Bar this address',
  'error.gone': 'That was already dealt with. Nothing was changed.',
  'error.absent': 'That person isn’t at the table any more. Nothing was changed.',
  'error.keyless': 'The server knows no key of that person. Bar the address instead.',
  'error.other': 'The server didn’t accept this. Nothing was changed.',
});

export const t = translator({ en });
