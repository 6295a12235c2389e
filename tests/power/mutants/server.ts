/** Faults of the server around its tables: the door, the log, the stand, the limits. */

import { faultsOf } from '../written.ts';

const fault = faultsOf('server');

export const server = [
  fault(
    'a log before the end',
    'server/app.ts',
    'if (match?.finished) send(res, 200, logOf(match, await journal.entries(id)));',
    'if (match) send(res, 200, logOf(match, await journal.entries(id)));',
    'Everybody can read all hands of a running match.',
  ),
  fault(
    'an operator without a token',
    'server/showcase/pages.ts',
    'if (!token || !showcase.knows(token)) {',
    'if (!token) {',
    'Any word opens the operator’s page.',
  ),
  fault(
    'an operator’s token that can be guessed',
    'server/showcase/pages.ts',
    'if (this.wrong.take(senderOf(addressOf(req, house.config.proxies)))) {',
    'if (this.wrong.take(String(performance.now()))) {',
    'Wrong tokens are never counted.',
  ),
  fault(
    'a stand’s chair that is never given back',
    'server/showcase/idle.ts',
    'return expected && now - watch.since >= ms ? [seat] : [];',
    'return expected && now - watch.since >= ms * 1e6 ? [seat] : [];',
    'Who walks away from a stand blocks it.',
  ),
  fault(
    'a stand that forgets who is awake',
    'server/showcase/steering.ts',
    "if (gone.length > 0) await this.handBack(table, gone, 'idle');",
    'void gone;',
    'Who walks away from a stand blocks it.',
  ),
  fault(
    'a match of a stand that is counted twice',
    'server/showcase/steering.ts',
    'if (counted === id || !table.play) return;',
    'if (!table.play) return;',
    'The score of the day names one match many times.',
  ),
  fault(
    'a foreign page that may act',
    'server/http/door.ts',
    'if (!foreign && originAllowed(origin, host, this.origins, this.isSecure(req))) return null;',
    'if (!foreign || originAllowed(origin, host, this.origins, this.isSecure(req))) return null;',
    'A page of somebody else plays with the browser of a guest.',
  ),
  fault(
    'a foreign name of this server',
    'server/http/door.ts',
    'if (this.hosts.knows(name)) return null;',
    "if (this.hosts.knows(name) || name !== '') return null;",
    'A name that leads here by a trick is answered.',
  ),
  fault(
    'an address that its guest invents',
    'server/http/limits.ts',
    "const given = passed.at(-proxies)?.trim() ?? '';",
    "const given = passed.at(0)?.trim() ?? '';",
    'Who sends a header is counted as somebody else each time.',
  ),
  fault(
    'limits that never end',
    'server/http/limits.ts',
    'if (minute !== this.minute) this.counts.clear();',
    '',
    'Who was refused once is refused for ever.',
  ),
  fault(
    'no limit at all',
    'server/http/limits.ts',
    'return count <= this.most;',
    'return count <= this.most * 1e6;',
    'One address may ask as often as it likes.',
  ),
  fault(
    'a table with people that falls asleep',
    'server/http/shares.ts',
    'if (mine >= each) return own && RANK[one.need] <= RANK.watched;',
    'if (mine >= each) return own;',
    'A table with a match on it is put away for another one.',
  ),
  fault(
    'an old field that a patch does not change',
    'server/table/projection.ts',
    'into[key] = undefined;\n      return true;',
    'return false;',
    'What is gone from the table stays on every page.',
  ),
  fault(
    'a map that keeps what is gone',
    'server/table/projection.ts',
    'held.delete(name);\n    changed = true;',
    'changed = true;',
    'What is gone from the table stays on every page.',
  ),
  fault(
    'talk at a table without chat',
    'server/table/talk.ts',
    "if (mode === 'off' || ('text' in saying && mode !== 'free')) return 'chatOff';",
    "if (mode === 'off') return 'chatOff';",
    'Free words where only sentences were allowed.',
  ),
  fault(
    'a name that stays after the operator has freed a chair',
    'server/table/talk.ts',
    "if (notice === 'freed') this.lines = withoutName(this.lines, seat);",
    '',
    'A word that an operator has taken away stands in the talk.',
  ),
  fault(
    'asides without an end',
    'server/table/changes.ts',
    'return count.match >= match || (count.number === number && count.turn >= turn);',
    'return false && count.match >= match && turn > number;',
    'Somebody fills the disk with undo and redo.',
  ),
];
