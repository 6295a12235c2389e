/** Texts of the page that verifies a match. They load with the page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Honest draws',
  pageTitle: 'Honest draws · Laguna',
  intro:
    'This page plays the log of a finished match again, in your browser, and checks that no draw was steered and nothing was changed afterwards.',
  introNone: 'Open the log of a match to check it. It stays in your browser.',
  loading: 'Fetching the log …',
  running: 'Playing the match again: {done} of {of} commands',
  progress: 'Progress of the replay',
  took: '{entries} commands and {draws} draws, played again in {ms} ms by this browser.',
  match: 'Match {id}',
  fromFile: 'Log from {name}',
  pasted: 'a pasted text',

  proven: 'Verified: draws, commands and scores hold',
  provenSeen: 'And it is the match that this browser saw.',
  provenWhy:
    'The log is whole and sound. Whether it is the match that was played, a browser that was at the table can tell.',
  replayed: 'Played again, but not proven',
  replayedWhy:
    'Every command is legal and the match comes to its end. But this log is of an early version that showed no hash beforehand, so it cannot prove its draws.',
  refused: 'Refused: this log is not to be trusted',

  checks: 'What was checked',
  isProven: 'Proven',
  isRefused: 'Refused',
  isAbsent: 'Cannot be told',
  'step.log': 'It is a complete log of this match, for the rules of this page.',
  'step.commitment': 'The key belongs to the hash: it was fixed when the hash was.',
  'step.contributions': 'The random bytes of the seats are in order; bots added none.',
  'step.seal': 'Nothing in the log was changed since the match ended.',
  'step.replay': 'Every command was legal, with the draws that key and bytes give.',
  'step.chain': 'What everybody saw is what the log tells.',
  'step.result': 'The recorded scores are what the final position is worth.',
  'step.receipt': 'It is the match that this browser saw.',
  'absent.receipt': 'This browser was not at the table, or has forgotten it.',
  'absent.unreached': 'Not reached: the replay broke off.',
  'absent.other': 'The log is of an early version and says nothing about it.',

  'reason.notALog': 'This is no log of a match.',
  'reason.notALog.format': 'This is no log of a match, or of a later version of Laguna.',
  'reason.notALog.engine': 'Other rules than those of this page played this match.',
  'reason.notALog.setup': 'Seats, options or the game are missing or damaged.',
  'reason.notALog.chance': 'Key, hash or contributions are missing or damaged.',
  'reason.notALog.entries': 'The list of commands is missing or damaged.',
  'reason.notALog.result': 'The record of the end is damaged.',
  'reason.unknownGame': 'This page does not know the game.',
  'reason.otherMatch': 'It is the log of another match.',
  'reason.missing': 'The log ought to tell this and does not: it was taken out.',
  'reason.keyHash': 'The key is not the one whose hash was shown: key or hash were changed.',
  'reason.botContribution': 'A bot has added bytes. Bots add none: whoever did could have aimed.',
  'reason.digest': 'The digest does not fit: something was changed, removed, added or moved.',
  'reason.setupRefused': 'No match can begin with these seats and options.',
  'reason.entryRefused':
    'Command {entry} is against the rules ({code}) with the draws of this key.',
  'reason.entryAfterEnd': 'The match was over before command {entry}: it was added.',
  'reason.unfinished': 'The commands end before the match does: some were removed.',
  'reason.publicStory': 'The log tells another story than the one everybody saw.',
  'reason.standings': 'The recorded scores are others than those of the final position.',
  'reason.seenHash': 'This browser saw another hash before the first draw.',
  'reason.seenContribution':
    'The bytes that this browser added, and the server took, are not in the log.',
  'reason.seenStory': 'This browser saw another course of the match.',
  'reason.seenEnd': 'This browser saw another log at the end of the match.',

  receipt: 'What this browser remembers',
  'receipt.none':
    'Nothing of this match. Only a browser that was at the table knows that the hash was shown before the first draw: ask somebody who played to open this page.',
  'receipt.early': 'It saw this hash on {when}, before the first draw.',
  'receipt.late': 'It first saw this hash on {when}, after the first draw.',
  'receipt.added': 'Its random bytes {bytes} are those of seat {seat}.',
  'receipt.addedOther': 'It sent the random bytes {bytes} for seat {seat}.',
  'receipt.watched': 'It added no random bytes.',
  'receipt.saw': 'The last moment that it saw ({chain} …) is in this log.',
  'receipt.sawOther': 'The last moment that it saw ({chain} …) is not in this log.',

  scores: 'Final scores',
  scoresOf: '{game}: final scores',
  player: 'Player',
  points: 'Score',
  winner: 'Winner',

  proves: 'What this proves',
  'proves.draws':
    'All draws follow from the key and from what the seats added; none was left out, repeated or changed.',
  'proves.key': 'The key belongs to the hash, so it was fixed when the hash was.',
  'proves.whole': 'All commands were legal, and none was changed, added, removed or moved.',
  'proves.scores': 'The scores are right.',
  'not.title': 'What it does not prove',
  'not.none':
    'That the draws were not aimed: no seat added bytes of its own, so whoever runs the server could have tried keys until one suited.',
  'not.last':
    'That the server and the person whose bytes came last did not try bytes together until the draws suited them.',
  'not.mine':
    'That nobody left your bytes out: only who finds the own random bytes in the list can be sure that the draws were not aimed.',
  'not.told': 'That the server, which deals the cards, told nobody of draws to come.',
  'not.who': 'That people are who they say, that nobody whispered, and that a bot was a bot.',
  'not.match':
    'That it is the match you remember, and that its hash was shown beforehand: without a receipt a server could have made up a whole match.',

  commitment: 'Commitment, contributions, key',
  'fact.hash': 'Hash of the key',
  'fact.key': 'Key, told after the end',
  'fact.contribution': 'Added by {name}',
  'fact.none': 'nothing',
  'fact.bot': 'nothing: a bot',
  'fact.chain': 'Last link of the public story',
  'fact.digest': 'Digest of the log',

  draws: 'Every draw ({n})',
  'draws.page': 'Draws {from} to {to} of {n}',
  'draws.first': 'First',
  'draws.before': 'Earlier',
  'draws.after': 'Later',
  'draws.last': 'Last',
  'draws.draw': 'Draw',
  'draws.when': 'For',
  'draws.below': 'Outcomes',
  'draws.value': 'Came',
  'draws.setup': 'setting up',
  'draws.entry': 'command {entry}, {name}',

  other: 'Check another log',
  otherHelp: 'A log is a JSON file. It is read here and sent nowhere.',
  open: 'Open a file',
  paste: 'or paste its text',
  check: 'Check this text',
  download: 'Download this log',
  replay: 'Watch the replay',
  back: 'Back to the menu',
  again: 'Try again',

  'problem.unknown': 'No such match here',
  'problem.unknownWhy':
    'This server knows no match {id}, or keeps it no longer. Check the address: it ends with the name of the match. Or open the log itself, if you have it.',
  'problem.unfinished': 'This match is not over yet',
  'problem.unfinishedWhy':
    'Its key stays secret until the end, or everybody would know the draws to come. Come back when the scores stand.',
  'problem.offline': 'The server does not answer',
  'problem.offlineWhy': 'The log could not be fetched. Try again in a moment.',
  'problem.damaged': 'This is no readable log',
  'problem.damagedWhy':
    'The text is no JSON: it is cut off, or is something else. Download the log again, or open another file.',
});

/** Texts of the page. */
export const t = translator({ en });
export type VerifyText = keyof typeof en;
