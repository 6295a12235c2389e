/** What the lower third says, one sentence each: what happens, and `{why}` it matters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  began: '{name} leads the tower first; {n} rounds are to be played.',
  turn: '{n, plural, one {The last round: {name}} other {{name}}} leads the tower now.',
  placed: 'The tower starts at {space}{why}.',
  gives: ', which gives {gives}',
  shortened:
    'The bell of the Market: a round less, {n, plural, one {the last one begins} other {# are left}}.',
  moved: '{name} moves on to {space}{why}.',
  'moved.bids': ', for which {n, plural, one {one offer stands} other {# offers stand}}',
  'moved.last': ', the last step of this turn',
  bid: '{name} offers {deal}.',
  outbid: '{name} outbids {other}: {deal}.',
  asked: '{name} asks {from}: {deal}?',
  dealt: 'Shaken on: {deal}{why}.',
  'dealt.before': ', before {n, plural, one {another offer} other {# other offers}}',
  'dealt.cheaper': ', though there was a higher offer',
  unused: 'Nobody acts at {space}: its action is gone for this turn.',
  again: '{name} also uses {space}, from afar.',
  'delivered.large':
    'A large order: {name} brings {goods} to {space} for {ducats} ducats and a tile.',
  'delivered.small': '{name} brings {goods} to {space} for {ducats} ducats.',
  message: '{name} delivers a {card}: {ducats} ducats.',
  acquired: '{name} {what}.',
  'acquired.place': 'acquires {space}',
  'acquired.remove': 'tears the banner of {was} from {space}',
  'acquired.replace': 'takes {space} from {was}',
  round: 'A round is over; {n, plural, one {the last one begins} other {# are left}}.',
  'round.last': 'The last round is over: now everything is counted.',
  contracts:
    '{name} reveals {n, plural, one {one contract} other {# contracts}}: neighbours pay more.',
  won: '{name} wins with {ducats} ducats{why}.',
  'won.ahead': ', {gap} ahead of {second}',
  'won.goods': ', level with {second}: more goods decide',
  'won.shared': '{names} share the victory with {ducats} ducats.',
  ousted: '{name} has lost {space}.',

  'at.start': '{name} leads the tower: where do the dice send it?',
  'at.claim': '{name} has the action of {space} to use or to sell{what}.',
  'at.forced':
    '{name} must sell the action of {space}: {n, plural, one {an offer stands} other {# offers stand}}, and none is too small.',
  'at.war':
    '{name} bids most, {deal}; {n, plural, one {{others} bids} other {{others} bid}} as well.',
  'at.act': '{name} acts at {space}.',
  'at.choose': '{name} has to choose what is handed over at {space}.',
  'at.move':
    'Where does {name} take the tower? {n, plural, one {One step is} other {# steps are}} left.',
  'at.acquire':
    '{name} may acquire buildings with {n, plural, one {one marker} other {# markers}}.',
  'at.asked': 'Does {name} shake hands with {merchant}? {deal}.',
  'at.last': 'The last round: whoever still has an action had better sell it dearly.',
  'at.lead': '{name} is the richest with {ducats} ducats, {gap} more than {second}.',
});

export const t = translator({ en });
