/** Texts of the page that verifies a match. They load with the page. */

import { translator } from '../../i18n/index.ts';
import { messages } from '../../i18n/messages.ts';

const en = messages({
  title: 'Honest draws',
  pageTitle: 'Honest draws · Laguna',
  intro:
    'This page replays the log of a finished match in your browser. It checks that no draw was rigged and nothing was changed afterwards.',
  introNone: 'Open a match log to check it. It stays in your browser.',
  loading: 'Loading the log …',
  running: 'Replaying the match: {done} of {of} commands',
  progress: 'Progress of the replay',
  took: '{entries} commands and {draws} draws, replayed in {ms} ms by this browser.',
  match: 'Match {id}',
  fromFile: 'Log from {name}',
  pasted: 'a pasted text',

  proven: 'Verified: draws, commands and scores are correct',
  provenSeen: 'It’s also the match that this browser saw.',
  provenWhy:
    'The log is complete and sound. Only a browser that was at the table can tell whether it’s the match that was played.',
  replayed: 'Replayed, but not proven',
  replayedWhy:
    'Every command is legal and the match reaches its end. But this log comes from an early version that showed no hash beforehand, so it can’t prove its draws.',
  refused: 'Refused: this log can’t be trusted',

  checks: 'What was checked',
  isProven: 'Proven',
  isRefused: 'Refused',
  isAbsent: 'Unknown',
  'step.log': 'The log of this match is complete and fits this page’s rules.',
  'step.commitment': 'The key matches the hash, so it was fixed when the hash was.',
  'step.contributions': 'The random bytes from the seats are in order, and bots added none.',
  'step.seal': 'Nothing in the log has been changed since the match ended.',
  'step.replay': 'Every command was legal, with the draws that the key and the bytes give.',
  'step.chain': 'What everyone saw matches the log.',
  'step.result': 'The recorded scores match the final position.',
  'step.receipt': 'It’s the match that this browser saw.',
  'absent.receipt': 'This browser wasn’t at the table, or no longer remembers.',
  'absent.unreached': 'Not reached: the replay stopped early.',
  'absent.other': 'The log comes from an early version and doesn’t record this.',

  'reason.notALog': 'This isn’t a match log.',
  'reason.notALog.format': 'This isn’t a match log, or it comes from a newer version of Laguna.',
  'reason.notALog.engine': 'This match was played with other rules than this page has.',
  'reason.notALog.setup': 'The seats, the options or the game are missing or damaged.',
  'reason.notALog.chance': 'The key, the hash or the contributions are missing or damaged.',
  'reason.notALog.entries': 'The list of commands is missing or damaged.',
  'reason.notALog.result': 'The record of the result is damaged.',
  'reason.unknownGame': 'This page doesn’t know the game.',
  'reason.otherMatch': 'This is the log of another match.',
  'reason.missing': 'The log should contain this but doesn’t. It was removed.',
  'reason.keyHash': 'The key doesn’t match the hash that was shown. One of them was changed.',
  'reason.botContribution':
    'A bot added bytes. Bots add none, so the draws could have been rigged.',
  'reason.digest': 'The digest doesn’t match. Something was changed, removed, added or moved.',
  'reason.setupRefused': 'No match can start with these seats and options.',
  'reason.entryRefused': 'Command {entry} breaks the rules ({code}) with the draws from this key.',
  'reason.entryAfterEnd': 'The match was over before command {entry}, so it was added.',
  'reason.unfinished': 'The commands end before the match does, so some were removed.',
  'reason.publicStory': 'The log doesn’t match what everyone saw.',
  'reason.standings': 'The recorded scores don’t match the final position.',
  'reason.seenHash': 'This browser saw a different hash before the first draw.',
  'reason.seenContribution':
    'The bytes that this browser added, and the server accepted, aren’t in the log.',
  'reason.seenStory': 'This browser saw the match go differently.',
  'reason.seenEnd': 'This browser saw a different log at the end of the match.',

  receipt: 'What this browser remembers',
  'receipt.none':
    'Nothing about this match. Only a browser that was at the table knows that the hash was shown before the first draw. Ask someone who played to open this page.',
  'receipt.early': 'It saw this hash on {when}, before the first draw.',
  'receipt.late': 'It first saw this hash on {when}, after the first draw.',
  'receipt.added': 'Its random bytes {bytes} are those for seat {seat}.',
  'receipt.addedOther': 'It sent the random bytes {bytes} for seat {seat}.',
  'receipt.watched': 'It added no random bytes.',
  'receipt.saw': 'The last moment it saw ({chain} …) is in this log.',
  'receipt.sawOther': 'The last moment it saw ({chain} …) isn’t in this log.',

  scores: 'Final scores',
  scoresOf: '{game}: final scores',
  player: 'Player',
  points: 'Score',
  winner: 'Winner',

  proves: 'What this proves',
  'proves.draws':
    'All draws follow from the key and from what the seats added. None was left out, repeated or changed.',
  'proves.key': 'The key matches the hash, so it was fixed when the hash was.',
  'proves.whole': 'All commands were legal, and none was changed, added, removed or moved.',
  'proves.scores': 'The scores are right.',
  'not.title': 'What it doesn’t prove',
  'not.none':
    'That the draws weren’t rigged. No seat added bytes of its own, so the server’s operator could have tried keys until one suited them.',
  'not.last':
    'That the server and the person whose bytes came last didn’t try out bytes together until the draws suited them.',
  'not.mine':
    'That no one left your bytes out. You can only be sure that the draws weren’t rigged if you find your own random bytes in the list.',
  'not.told': 'That the server, which deals the cards, told no one about draws to come.',
  'not.who':
    'That people are who they say they are, that no one whispered, and that a bot was a bot.',
  'not.match':
    'That it’s the match you remember and that its hash was shown beforehand. Without a receipt, a server could have made up a whole match.',

  commitment: 'Commitment, contributions, key',
  'fact.hash': 'Hash of the key',
  'fact.key': 'Key, revealed after the end',
  'fact.contribution': 'Added by {name}',
  'fact.none': 'nothing',
  'fact.bot': 'nothing: a bot',
  'fact.chain': 'Last link of the public record',
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
  'draws.value': 'Result',
  'draws.setup': 'set-up',
  'draws.entry': 'command {entry}, {name}',

  other: 'Check another log',
  otherHelp: 'A log is a JSON file. It’s read here and isn’t sent anywhere.',
  open: 'Open a file',
  paste: 'or paste its text',
  check: 'Check this text',
  download: 'Download this log',
  replay: 'Watch the replay',
  back: 'Back to the menu',
  again: 'Try again',

  'problem.unknown': 'There’s no such match here',
  'problem.unknownWhy':
    'This server doesn’t know match {id}, or no longer keeps it. Check the address: it ends with the match ID. Or open the log itself, if you have it.',
  'problem.unfinished': 'This match isn’t over yet',
  'problem.unfinishedWhy':
    'Its key stays secret until the end, or everyone would know the draws to come. Come back when the match is over.',
  'problem.offline': 'The server isn’t answering',
  'problem.offlineWhy': 'The log couldn’t be loaded. Try again in a moment.',
  'problem.damaged': 'This isn’t a readable log',
  'problem.damagedWhy':
    'The text isn’t valid JSON. It’s cut off, or is something else. Download the log again, or open another file.',
});

/** Texts of the page. */
export const t = translator({ en });
export type VerifyText = keyof typeof en;
