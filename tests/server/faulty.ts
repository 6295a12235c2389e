/**
 * A server that dies at a chosen instant: `FAULT=point:n` kills it at the n-th entry. Points:
 * `before` the entry is written, `written` before anybody knows, `told` after the others were told
 * and before the sender has its answer; `start` and `started` around the writing of a new match.
 */

import { App } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import type { Journal } from '../../server/journal/journal.ts';
import { TableRoom } from '../../server/table/room.ts';

const [point, count] = (process.env.FAULT ?? 'never:0').split(':') as [string, string];
let left = Number(count);

function die(): void {
  process.kill(process.pid, 'SIGKILL');
}

function wrap(journal: Journal): Journal {
  const around = async (write: () => Promise<void>, names: string[]) => {
    const due = names.includes(point) && --left === 0;
    if (due && point === names[0]) die();
    await write();
    if (due && point === names[1]) die();
  };
  return new Proxy(journal, {
    get(target, name) {
      const value = Reflect.get(target, name) as unknown;
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...args: unknown[]) => Promise<void>;
      const names = { append: ['before', 'written'], startMatch: ['start', 'started'] }[
        String(name)
      ];
      return names ? (...args: unknown[]) => around(() => method(...args), names) : method;
    },
  });
}

const { happened } = TableRoom.prototype;
TableRoom.prototype.happened = function told(step) {
  happened.call(this, step);
  if (point === 'told' && step.seat !== null && --left === 0) die();
};

await App.start(readConfig(process.env), { journal: wrap });
