/** The texts of an undo about the actions that it takes back. */

import { expect, it } from 'vitest';
import type { LogEntry } from '../../client/store/table.ts';
import { undoTexts } from '../../client/table/panels/UndoButton.tsx';

const entry = (seq: number, type: string): LogEntry =>
  ({ seq, event: { type }, withdrawn: false }) as unknown as LogEntry;
const words = ({ event }: LogEntry): string => `${event.type}.`;
const LOG = [entry(1, 'begun'), entry(2, 'paid'), entry(2, 'paid'), entry(2, 'done')];

it('names the deed rather than its price', () => {
  expect(undoTexts(LOG, [1], words, ['paid']).what).toContain('done.');
  expect(undoTexts(LOG, [1], words, ['paid']).what).not.toContain('paid.');
});

it('tells the price where nothing else is to be told', () => {
  expect(undoTexts(LOG.slice(0, 3), [1], words, ['paid']).what).toContain('paid.');
});
