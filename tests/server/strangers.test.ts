import { decode } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import { hushDecoder, kindOf, strangersLogger } from '../../server/http/strangers.ts';

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

  test('the decoder’s own lines pass the same gate, everybody else’s stay as they are', () => {
    const before = console.error;
    const said: unknown[] = [];
    const told: unknown[] = [];
    console.error = (...about: unknown[]) => said.push(about);
    try {
      hushDecoder((about) => told.push(about));
      const garbled = Buffer.from([0xa3, 0xff, 0xff, 0xff]);
      decode.string(garbled, { offset: 0 });
      console.error('something else', 7);
    } finally {
      console.error = before;
    }
    expect(told.length).toBeGreaterThan(0);
    expect(new Set(told)).toEqual(new Set(['bytes that are no text']));
    expect(said).toEqual([['something else', 7]]);
  });
});
