import { decode } from '@colyseus/schema';
import { describe, expect, test } from 'vitest';
import { hushDecoder, kindOf, strangersLogger } from '../../server/http/strangers.ts';

describe('the log of strangers', () => {
  test('the kind of error, nothing of what they sent', () => {
    const error = new Error('Data read, but end of buffer not reached {"action":"anything"}');
    expect(kindOf(error)).toBe('Error: Data read, but end of buffer not reached');
    expect(kindOf('unexpected "a token"\n    at somewhere')).toBe('unexpected');
    expect(kindOf(new Error('not reached 25'))).toBe('Error: not reached');
    expect(kindOf({ token: 'x' })).toBe('');
    expect(kindOf('x'.repeat(500)).length).toBe(80);
  });

  test('warnings and errors of Colyseus, and nothing of its chatter', () => {
    const told: string[] = [];
    const logger = strangersLogger((kind) => told.push(kind));
    for (const level of ['debug', 'info', 'trace', 'warn', 'error'] as const) logger[level](level);
    expect(told).toEqual(['warn', 'error']);
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
