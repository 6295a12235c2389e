/** A clip's file contains its length, and its picture shows the score and the events. */

import { describe, expect, test } from 'vitest';
import { drawTold, scoresAt, toldAt, wrapped } from '../../client/pages/replay/clip-picture.ts';
import { withDuration } from '../../client/pages/replay/duration.ts';
import type { Chapter, Chart, Story } from '../../client/table/replay/kit.ts';

const bytes = (...parts: (number | readonly number[] | string)[]): Uint8Array =>
  Uint8Array.from(
    parts.flatMap((part) =>
      typeof part === 'string' ? [...Buffer.from(part, 'latin1')] : (part as number[]),
    ),
  );

describe('WebM', () => {
  const HEAD = [0x1a, 0x45, 0xdf, 0xa3, 0x84, 0x42, 0x86, 0x81, 0x01];
  const SEGMENT = [0x18, 0x53, 0x80, 0x67, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff];
  const SCALE = [0x2a, 0xd7, 0xb1, 0x83, 0x0f, 0x42, 0x40];
  const APP = [0x4d, 0x80, 0x86, ...Buffer.from('Chrome')];
  const INFO = [0x15, 0x49, 0xa9, 0x66, 0x80 | (SCALE.length + APP.length), ...SCALE, ...APP];
  const REST = [0x1f, 0x43, 0xb6, 0x75, 0x01, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 7, 7];
  const film = bytes(HEAD, SEGMENT, INFO, REST);

  test('a recorded film gets its length, and the pictures stay as they were', () => {
    const timed = withDuration(film, 'webm', 4321.5);
    expect(timed.length).toBe(film.length + 11 + 7);
    expect([...timed.slice(-REST.length)]).toEqual(REST);
    const at = Buffer.from(timed).indexOf(Buffer.from([0x44, 0x89, 0x88]));
    expect(Buffer.from(timed).readDoubleBE(at + 3)).toBe(4321.5);
    // The head of all of them is longer by as much.
    const info = Buffer.from(timed).indexOf(Buffer.from(INFO.slice(0, 4))) + 4;
    expect(Buffer.from(timed).readUInt32BE(info + 4)).toBe(SCALE.length + APP.length + 11);
    // Once is enough.
    expect(withDuration(timed, 'webm', 9)).toBe(timed);
  });

  test('any other file stays as it is', () => {
    for (const other of [bytes(), bytes('no film at all'), film.slice(0, 20), film.slice(0, 26)]) {
      expect(withDuration(other, 'webm', 1000)).toBe(other);
    }
  });
});

describe('MP4', () => {
  const box = (type: string, ...held: (readonly number[] | Uint8Array)[]): number[] => {
    const inside = held.flatMap((one) => [...one]);
    const head = Buffer.alloc(8);
    head.writeUInt32BE(inside.length + 8);
    head.write(type, 4, 'latin1');
    return [...head, ...inside];
  };
  const words = (...list: number[]): number[] =>
    list.flatMap((n) => [n >>> 24, n >> 16, n >> 8, n].map((b) => b & 255));
  const film = bytes(
    box('ftyp', words(1)),
    box(
      'moov',
      box('mvhd', words(0, 0, 0, 1000, 0, 9)),
      box(
        'trak',
        box('tkhd', words(0, 0, 0, 1, 0, 0, 9)),
        box('mdia', box('mdhd', words(0, 0, 0, 30_000, 0))),
      ),
      box('mvex', box('mehd', words(0, 0))),
    ),
    box('mdat', words(5, 6)),
  );

  test('the heads of a film in pieces are filled in, each in its unit', () => {
    const timed = Buffer.from(withDuration(film, 'mp4', 2500));
    const at = (type: string, word: number): number =>
      timed.readUInt32BE(timed.indexOf(type) + 4 + 4 * word);
    expect(timed.length).toBe(film.length);
    expect([at('mvhd', 4), at('tkhd', 5), at('mdhd', 4), at('mehd', 1)]).toEqual([
      2500, 2500, 75_000, 2500,
    ]);
    expect([at('mvhd', 5), at('tkhd', 6), at('mdat', 0)]).toEqual([9, 9, 5]);
    // An existing length is kept.
    expect(Buffer.from(withDuration(timed, 'mp4', 1)).equals(timed)).toBe(true);
  });
});

describe('the picture', () => {
  const line = (name: string, ...values: number[]) => ({
    id: name,
    name,
    color: '#b8352c',
    path: 'M0 0h24v24z',
    values,
  });
  const course: Chart = {
    kind: 'lines',
    id: 'total',
    title: 'Points',
    about: '',
    samples: [0, 4, 9].map((at) => ({ at, label: String(at) })),
    lines: [line('Ana', 0, 3, 8), line('Ben', 0, 5, 6)],
  };
  const round = { at: 3, title: 'Round 2', divides: true } as Chapter;
  const story: Story = { chapters: [round], charts: [course] };

  test('has the score of the position, and no other', () => {
    const values = (at: number) => scoresAt(story, at).map(({ value }) => value);
    expect([values(0), values(3), values(4), values(8), values(20)]).toEqual([
      [0, 0],
      [0, 0],
      [3, 5],
      [3, 5],
      [8, 6],
    ]);
    expect(scoresAt({ charts: [] }, 4)).toEqual([]);
  });

  test('a long sentence stands in two lines and ends in dots', () => {
    const short = (text: string) => text.length <= 12;
    expect(wrapped('Ana sells silk', 2, short)).toEqual(['Ana sells', 'silk']);
    expect(wrapped('Ana sells silk to the tailor', 2, short)).toEqual([
      'Ana sells',
      'silk to the …',
    ]);
    expect(wrapped('', 2, short)).toEqual([]);
  });

  test('round, names, figures and the sentence are written over the city', () => {
    const written: string[] = [];
    const nothing = (): void => undefined;
    const ink = {
      canvas: { width: 1280, height: 720 },
      measureText: (text: string) => ({ width: 9 * text.length }),
      fillText: (text: string) => written.push(text),
      fillRect: nothing,
      save: nothing,
      restore: nothing,
      translate: nothing,
      scale: nothing,
      fill: nothing,
      stroke: nothing,
    } as unknown as CanvasRenderingContext2D;
    const own = globalThis.Path2D;
    globalThis.Path2D = class {} as typeof Path2D;
    try {
      drawTold(ink, toldAt(story, 5, 'Ana sells silk.', '#b8352c'));
    } finally {
      globalThis.Path2D = own;
    }
    expect(written).toEqual(['Round 2', 'Ana', '3', 'Ben', '5', 'Ana sells silk.']);
  });
});
