import { describe, expect, test } from 'vitest';
import { kindOf, strangersLogger } from '../../server/http/strangers.ts';

describe('what is logged of strangers', () => {
  test('the kind of error, nothing of what they sent', () => {
    const error = new Error('Data read, but end of buffer not reached {"action":"submitBid"}');
    expect(kindOf(error)).toBe('Error: Data read, but end of buffer not reached');
    expect(kindOf('unexpected "a token"\n    at somewhere')).toBe('unexpected');
    expect(kindOf(new Error('not reached 25'))).toBe('Error: not reached');
    expect(kindOf({ token: 'x' })).toBe('');
    expect(kindOf('x'.repeat(500)).length).toBe(80);
  });

  test('a few lines, then a count', () => {
    const lines: string[] = [];
    let time = 0;
    const logger = strangersLogger(
      (line) => lines.push(line),
      () => time,
    );
    for (let i = 0; i < 1000; i++) logger.error(new Error('broken'));
    expect(lines).toEqual(Array(5).fill('Connection: Error: broken'));
    time = 10_000;
    logger.warn('odd');
    expect(lines.slice(5)).toEqual(['Connections: 995 more of the kind.', 'Connection: odd']);
  });
});
