/** A journal's disk that is slow, or full. */

import type { Journal } from '../../server/journal/journal.ts';

/** Wraps a journal: delays its writes, or refuses them. */
export class Gate {
  refusing = false;
  held: (() => void)[] = [];
  holding = false;

  readonly wrap = (journal: Journal): Journal => {
    const pass = async <T>(write: () => Promise<T>): Promise<T> => {
      if (this.holding) await new Promise<void>((resolve) => this.held.push(resolve));
      if (this.refusing) throw new Error('the disk is full');
      return write();
    };
    return new Proxy(journal, {
      get: (target, name) => {
        const value = Reflect.get(target, name) as unknown;
        if (typeof value !== 'function') return value;
        const method = value.bind(target) as (...args: unknown[]) => Promise<unknown>;
        if (!['append', 'saveTable', 'startMatch', 'probe'].includes(String(name))) return method;
        return (...args: unknown[]) => pass(() => method(...args));
      },
    });
  };

  release(): void {
    this.holding = false;
    for (const go of this.held.splice(0)) go();
  }
}
