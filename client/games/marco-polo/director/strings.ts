/** What the lower third says, one sentence each: what happens, and `{why}` it matters. */

import { translator } from '../../../i18n/index.ts';
import { messages } from '../../../i18n/messages.ts';

const en = messages({
  began: '{names} set out from Venezia: five rounds, and Beijing is far.',
  round: 'Round {round} of 5: {name} has the first turn{why}.',
  'round.last': ', and it is the last one',
  picked: '{name} travels as {who}.',
  changed: 'In this round {name} is {who}.',
  rolled: '{name} rolls {sum}{why}.',
  'rolled.low':
    ', so low that {n, plural, one {a coin or camel is} other {# coins or camels are}} added',
  placed: '{name} places {dice} at “{space}”{why}.',
  'placed.paying': ', and pays {n, plural, one {a coin} other {# coins}} to join the dice there',
  'placed.closed': ': the Khan receives nobody else in this round',
  bazaar: '{name} takes {what} from the bazaar{why}.',
  moved: '{name} travels {n, plural, one {a step} other {# steps}} to {where}{why}.',
  'moved.claim': ', and has the first turn of the next round so far',
  posted: '{name} founds a trading post in {node}{why}.',
  'posted.beijing': ': the place for {n, plural, =0 {no points} one {# point} other {# points}}',
  'posted.ducale': ': the doors of the Palazzo Ducale open, 8 points at the end',
  'posted.lastButOne': ', the last but one: 5 points',
  'posted.last': ', the last one: 10 points',
  relocated: 'No post is left: {name} moves one from {from} to {node}.',
  outpost: '{name} is the first in {node}: {what}.',
  completed: '{name} delivers {cost}: {n, plural, one {# point} other {# points}}{why}.',
  'completed.most': ', and has completed most contracts now',
  card: '{name} uses the city card of {city}{why}.',
  palazzo: '{name} trades in the Palazzo Ducale{why}.',
  'card.points': ': {n, plural, one {# point} other {# points}}',
  hired: '{name} hires the {who}.',
  played: '{name} plays “{card}”.',
  cleared: '{name} takes the dice off “{space}”: it is free again.',
  black: '{name} takes a black die{why}.',
  'black.last': ', the last one of this round',
  won: '{names} {n, plural, one {wins} other {share the victory}} with {points, plural, one {# point} other {# points}}{why}.',
  'won.by': ', {gap} ahead of {second}',
  'won.level': ', by the camels',

  'at.draft':
    '{name} chooses a character, and {n, plural, one {one is} other {# are}} left to choose from.',
  'at.contract':
    '{name} has everything for a contract worth {n, plural, one {# point} other {# points}}.',
  'at.beijing':
    '{name} is {n, plural, one {one step} other {# steps}} from Beijing: the place for {points, plural, one {# point} other {# points}} is free.',
  'at.khan':
    'One place is left at the Khan, for a die of {value, plural, =6 {six} other {# or more}}.',
  'at.hourglass': '{name} travelled last and would begin the next round.',
  'at.lastDice': '{name} has the last dice of this round.',
  'at.turn': '{name} has {n, plural, one {one die} other {# dice}} to place.',
  'at.lead':
    '{name} leads with {points, plural, one {# point} other {# points}} that are safe, {gap} ahead of {second}.',
  'at.level': '{names} are level with {points, plural, one {# point} other {# points}}.',
});
export const t = translator({ en });
