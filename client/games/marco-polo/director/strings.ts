/** The lower third's texts, one sentence each: the event, and with `{why}` its stake. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  began: '{names} set out from Venezia, with five rounds and a long way to Beijing.',
  round: 'Round {round} of 5: {name} goes first{why}.',
  'round.last': ', and this is the last round',
  picked: '{name} travels as {who}.',
  changed: 'This round {name} is {who}.',
  rolled: '{name} rolls {sum}{why}.',
  'rolled.low':
    ', low enough to get {n, plural, one {a coin or camel} other {# coins or camels}} in return',
  placed: '{name} places {dice} on “{space}”{why}.',
  'placed.paying': ', paying {n, plural, one {a coin} other {# coins}} to join the dice there',
  'placed.closed': ': the Khan receives no one else this round',
  bazaar: '{name} takes {what} from the bazaar{why}.',
  moved: '{name} travels {n, plural, one {one step} other {# steps}} {where}{why}.',
  'moved.claim': ', and would now go first next round',
  posted: '{name} places a trading post in {node}{why}.',
  'posted.beijing': ': the place worth {n, plural, =0 {no points} one {# point} other {# points}}',
  'posted.ducale': ': the doors of the Palazzo Ducale open, for 8 points at the end',
  'posted.lastButOne': ', the last but one: 5 points',
  'posted.last': ', the last one: 10 points',
  relocated: 'With no posts left, {name} moves one from {from} to {node}.',
  outpost: '{name} is the first in {node}: {what}.',
  completed: '{name} delivers {cost}: {n, plural, one {# point} other {# points}}{why}.',
  'completed.most': ', and now has the most completed contracts',
  card: '{name} uses {city}’s city card{why}.',
  palazzo: '{name} trades in the Palazzo Ducale{why}.',
  'card.points': ': {n, plural, one {# point} other {# points}}',
  hired: '{name} hires {who}.',
  played: '{name} plays “{card}”.',
  cleared: '{name} takes the dice off “{space}”: it is free again.',
  black: '{name} takes a black die{why}.',
  'black.last': ', the last one of this round',
  won: '{names} {n, plural, one {wins} other {share the victory}} with {points, plural, one {# point} other {# points}}{why}.',
  'won.by': ', {gap} ahead of {second}',
  'won.level': ', with more camels',

  'at.draft': '{name} is choosing a character from the {n} that are left.',
  'at.contract':
    '{name} has everything for a contract worth {n, plural, one {# point} other {# points}}.',
  'at.beijing':
    '{name} is {n, plural, one {one step} other {# steps}} from Beijing: the place worth {points, plural, one {# point} other {# points}} is free.',
  'at.khan':
    'One place is left at the Khan, for a die of {value, plural, =6 {six} other {# or more}}.',
  'at.hourglass': '{name} travelled last and would start the next round.',
  'at.lastDice': '{name} has the last dice of this round.',
  'at.turn': '{name} has {n, plural, one {one die} other {# dice}} to place.',
  'at.lead':
    '{name} leads with {points, plural, one {# safe point} other {# safe points}}, {gap} ahead of {second}.',
  'at.level': '{names} are tied on {points, plural, one {# point} other {# points}}.',
});
export const t = translator({ en });
