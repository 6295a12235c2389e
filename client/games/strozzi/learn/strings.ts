/** The lesson's texts: `learn.SCENE.TEXT`, in the order of `engine/games/strozzi/learn.ts`. */

import { messages } from '../../../i18n/messages.ts';

export const learn = messages({
  'learn.gold.title': 'Take a ship',
  'learn.gold.goal': 'You run a merchant house. After three rounds, the most ducats win.',
  'learn.gold.ship':
    'A ship comes in with two chests of gold. The 5 on its sail is how fast it is.',
  'learn.gold.flag': 'You’re asked first. Lay your ware flag on the ship to claim it.',
  'learn.gold.flagOther': 'This ship is worth having, so claim it with your ware flag.',
  'learn.gold.port': 'The ship is yours. Venice buys gold, so send it there.',
  'learn.gold.portMissed':
    'That city doesn’t buy gold, so both chests were lost. Try again and send the ship to Venice.',
  'learn.gold.came': 'Up three steps in Venice: one for each chest, and one for your ware flag.',

  'learn.race.title': 'Be the fastest',
  'learn.race.prizes':
    'When the round ends, the three fastest ships in each port earn 15, 10 and 5 ducats.',
  'learn.race.tie':
    'Here comes a 7. {seat1} already has a 7 in Rome, and of equal ships the first to arrive stays ahead.',
  'learn.race.faster': 'Your +1 flag turns the 7 into an 8. Lay it, then send the ship to Rome.',
  'learn.race.fasterOther': 'You want to beat {seat1} in Rome. Lay your +1 flag.',
  'learn.race.fasterMissed':
    'That doesn’t put you first in Rome. Try again: with your +1 flag your ship is an 8.',
  'learn.race.came':
    'Eight beats seven: you’re first in Rome. The jar of grain took you up a step, too.',

  'learn.payday.title': 'Payday',
  'learn.payday.last':
    'All flags but one are used. The last one is yours, so this ship ends the round.',
  'learn.payday.take':
    'Claim it with your ware flag. Only Naples is still free for you, so the ship goes there by itself.',
  'learn.payday.takeOther': 'A flag that isn’t used is wasted when the round ends. Lay it now.',
  'learn.payday.ships': 'Payday! Your ships earned 15 in Rome, and 10 each in Venice and Naples.',
  'learn.payday.cities':
    'The top three in each city earned 15, 10 and 5 as well. Players still at the bottom get nothing.',
  'learn.payday.back':
    'Your flags come back and your steps stay. Two more rounds like this one, and that’s the match.',

  'learn.pirate.title': 'Strike as a pirate',
  'learn.pirate.theirs':
    '{seat1} has laid a ware flag on three jars of grain. The first flag on a ship usually wins it.',
  'learn.pirate.only':
    'Only a pirate flag beats a flag that’s already there. You still have yours.',
  'learn.pirate.strike': 'Lay your pirate flag, then send the ship to Rome, which buys grain.',
  'learn.pirate.strikeOther': 'Don’t leave this one to {seat1}. Lay your pirate flag.',
  'learn.pirate.strikeMissed':
    'Only Rome buys grain, so all of it was lost. Try again and send the ship to Rome.',
  'learn.pirate.came':
    'Three steps up in Rome. A pirate flag adds no step of its own, and no speed.',
  'learn.pirate.beware':
    '{seat1}’s ware flag went home unused. Watch the flags of the others: they have pirates, too.',

  'learn.wait.title': 'Let one pass',
  'learn.wait.one':
    'You can send only one ship to each port in a round, and you already have one in Venice.',
  'learn.wait.pass':
    'This ship carries nothing but gold and a scroll. Pass, and wait for a better one.',
  'learn.wait.passOther': 'Its gold would be lost anywhere but in Venice. Pass this time.',
  'learn.wait.take':
    'Nobody took it, so you draw again. This is a fast 6: claim it with any flag and choose a port.',
  'learn.wait.takeOther':
    'It won’t get much better than a 6. Claim it with the flag you like best.',
  'learn.wait.count':
    'Keep an eye on the ships to come. When they run out, the flags you haven’t used are wasted.',

  'learn.florence.title': 'Lead in Florence',
  'learn.florence.scroll':
    'Florence has no port. Each scroll takes you up a step there, wherever the ship goes.',
  'learn.florence.tie':
    'You share a step with {seat1}, who got there first and so ranks ahead of you.',
  'learn.florence.take': 'Claim this ship: its scroll takes you past {seat1}.',
  'learn.florence.takeOther': 'You need that scroll. Lay your last flag.',
  'learn.florence.came':
    'You lead in Florence. That pays 15 ducats, and it breaks ties in your favour.',
  'learn.florence.first': 'It also means that you’re asked first when the next round begins.',

  'learn.patron.title': 'Become a patron',
  'learn.patron.prow':
    'The laurel wreath means a promotion tile: the winner of this ship chooses one of the three.',
  'learn.patron.take': 'Claim the ship with any flag, and send it to any port.',
  'learn.patron.takeOther': 'You want that tile. Claim the ship.',
  'learn.patron.arts':
    'Tiles score at the end: in each art, the three highest totals earn 30, 20 and 10 ducats.',
  'learn.patron.choose': 'You have 1 in Science and {seat1} has 2. Take the Science tile worth 2.',
  'learn.patron.chooseMissed':
    'That tile took you up a step at once, but {seat1} still leads in Science. Try again.',
  'learn.patron.came':
    'Now you lead in Science. A tile worth 1 takes you up a step; a tile worth 2 only counts at the end.',

  'learn.finale.title': 'Win the match',
  'learn.finale.top':
    'The last three steps in each city pay 5, 10 and 20 extra every round. You’re one step away in Venice.',
  'learn.finale.arts':
    'The match ends after round 3. Then the arts are paid, and ties go by Florence.',
  'learn.finale.last':
    'This is the last ship. Claim it and choose the port that wins you the match.',
  'learn.finale.lastOther': 'There’s no other ship to wait for. Claim it.',
  'learn.finale.lastMissed': 'So close! {seat1} wins. Try again, and think of that step in Venice.',
  'learn.finale.came': 'You win with 280 ducats, ahead of {seat1}. Now you know all of Strozzi.',
});
