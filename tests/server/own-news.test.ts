/** Which of a seat's private messages are sent: those that say something new. */

import { expect, test } from 'vitest';
import type { Client } from '../../server/colyseus.ts';
import type { PrivateMessage } from '../../server/protocol/messages.ts';
import { OwnNews } from '../../server/table/own-news.ts';

const client = {} as Client;
const message = (seq: number, more: Partial<PrivateMessage> = {}): PrivateMessage => ({
  seq,
  you: { seat: 0, hand: ['silk'] },
  undoable: 0,
  undoTo: [],
  decision: 3,
  serverNow: seq * 100,
  ...structuredClone(more),
});

test('a message is sent when it differs in more than the position and the time', () => {
  const news = new OwnNews();
  expect(news.take(client, message(1), false)).toBe(true);
  expect(news.take(client, message(2), false)).toBe(false);
  const changes: Partial<PrivateMessage>[] = [
    { you: { seat: 0, hand: ['silk', 'salt'] } },
    { undoable: 1 },
    { undoTo: [2] },
    { decision: 4 },
    { days: { ready: true } },
    { you: null },
  ];
  for (const change of changes) {
    expect(news.take(client, message(3, change), false)).toBe(true);
    expect(news.take(client, message(4, change), false)).toBe(false);
    expect(news.take(client, message(5), false)).toBe(true);
  }
});

test('at the beginning of a match, after a welcome and now and then it is sent even so', () => {
  const news = new OwnNews();
  news.note(client, message(7));
  expect(news.take(client, message(8), false)).toBe(false);
  expect(news.take(client, message(0), true)).toBe(true);
  expect(news.take(client, message(1), false)).toBe(false);
  news.forget(client);
  expect(news.take(client, message(2), false)).toBe(true);
  const sent = Array.from({ length: 100 }, (_, k) => news.take(client, message(3 + k), false));
  expect(sent.filter(Boolean)).toHaveLength(3);
});
