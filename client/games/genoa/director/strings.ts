/** The lower third's texts, one sentence each: the event, and with `{why}` its stake. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  began: '{name} is the first merchant. There are {n} rounds to play.',
  turn: '{n, plural, one {The last round: {name}} other {{name}}} has the tower now.',
  placed: 'The tower starts {atSpace}{why}.',
  gives: ', which gives {gives}',
  shortened:
    'The Market bell rings: one round less, {n, plural, one {and the last one begins} other {# left}}.',
  moved: '{name} moves on {toSpace}{why}.',
  'moved.bids': ', which has {n, plural, one {one offer} other {# offers}}',
  'moved.last': ', the last move of this turn',
  bid: '{name} offers {deal}.',
  outbid: '{name} outbids {other}: {deal}.',
  asked: '{name} asks {from} for {deal}.',
  dealt: 'It’s a deal: {deal}{why}.',
  'dealt.before': ', ahead of {n, plural, one {another offer} other {# other offers}}',
  'dealt.cheaper': ', though there was a higher offer',
  unused: 'Nobody acts {atSpace}: its action goes unused this turn.',
  again: '{name} also uses {space} from afar.',
  'delivered.large':
    'A large order: {name} brings {goods} {toSpace} for {ducats} ducats and a tile.',
  'delivered.small': '{name} brings {goods} {toSpace} for {ducats} ducats.',
  message: '{name} delivers a {card}: {ducats} ducats.',
  acquired: '{name} {what}.',
  'acquired.place': 'acquires {space}',
  'acquired.remove': 'tears {was}’s banner {fromSpace}',
  'acquired.replace': 'takes {space} from {was}',
  round: 'The round is over; {n, plural, one {the last one begins} other {# are left}}.',
  'round.last': 'The last round is over: time for the final scoring.',
  contracts:
    '{name} reveals {n, plural, one {one contract} other {# contracts}}: neighbours pay more.',
  won: '{name} wins with {ducats} ducats{why}.',
  'won.ahead': ', {gap} ahead of {second}',
  'won.goods': ', tied with {second} but with more goods',
  'won.shared': '{names} share the victory with {ducats} ducats.',
  ousted: '{name} has lost {space}.',

  'at.start': '{name} has the tower: where will the dice send it?',
  'at.claim': '{name} can use or sell the action {atSpace}{what}.',
  'at.forced':
    '{name} must sell the action {atSpace}: {n, plural, one {there is one offer} other {there are # offers}}, however low.',
  'at.war':
    '{name} bids the most: {deal}. {n, plural, one {{others} is} other {{others} are}} bidding too.',
  'at.act': '{name} acts {atSpace}.',
  'at.choose': '{name} must choose what to hand over {atSpace}.',
  'at.move':
    'Where will {name} take the tower? {n, plural, one {One move is} other {# moves are}} left.',
  'at.acquire':
    '{name} may acquire buildings with {n, plural, one {one marker} other {# markers}}.',
  'at.asked': 'Will {name} shake hands with {merchant}? {deal}.',
  'at.last': 'The last round: time to sell every action that’s left.',
  'at.lead': '{name} is the richest with {ducats} ducats, {gap} more than {second}.',
});

export const t = translator({ en });
