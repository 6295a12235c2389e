/**
 * MessagePack as the tables use it: plain JSON values. The small pages carry this instead of the
 * general package, of which they would use a twentieth.
 *
 * Under the names of the package (`Packr`, `unpack`, `RESERVE_START_SPACE`), which the client of
 * the rooms imports.
 */

/** Bit of `pack`'s options: leave as many bytes free in front as the lower bits say. */
export const RESERVE_START_SPACE = 2048;

const text = new TextEncoder();
const words = new TextDecoder();

class Writer {
  private bytes = new Uint8Array(256);
  private view = new DataView(this.bytes.buffer);
  private at: number;

  constructor(start: number) {
    this.at = start;
  }

  get written(): Uint8Array {
    return this.bytes.subarray(0, this.at);
  }

  /**
   * Makes room for `count` bytes; the buffer may be another one from then on.
   * @returns the offset of the room
   */
  private take(count: number): number {
    const at = this.at;
    this.at += count;
    if (this.at > this.bytes.length) {
      const grown = new Uint8Array(Math.max(this.at, this.bytes.length * 2));
      grown.set(this.bytes);
      this.bytes = grown;
      this.view = new DataView(grown.buffer);
    }
    return at;
  }

  private byte(value: number): void {
    const at = this.take(1);
    this.bytes[at] = value;
  }

  /** A head of one byte for small counts, else with 16 or 32 bits after it. */
  private head(count: number, small: number, below: number, wide: number): void {
    if (count < below) this.byte(small | count);
    else if (count < 0x10000) {
      this.byte(wide);
      const at = this.take(2);
      this.view.setUint16(at, count);
    } else {
      this.byte(wide + 1);
      const at = this.take(4);
      this.view.setUint32(at, count);
    }
  }

  private number(value: number): void {
    if (Number.isInteger(value) && value >= -32 && value < 128) this.byte(value & 0xff);
    else if (Number.isInteger(value) && value >= -0x80000000 && value < 0x80000000) {
      this.byte(0xd2);
      const at = this.take(4);
      this.view.setInt32(at, value);
    } else {
      this.byte(0xcb);
      const at = this.take(8);
      this.view.setFloat64(at, value);
    }
  }

  private string(value: string): void {
    const bytes = text.encode(value);
    if (bytes.length >= 32 && bytes.length < 256) {
      this.byte(0xd9);
      this.byte(bytes.length);
    } else this.head(bytes.length, 0xa0, 32, 0xda);
    const at = this.take(bytes.length);
    this.bytes.set(bytes, at);
  }

  /** @throws TypeError for a value that JSON cannot express */
  value(value: unknown): void {
    if (value === null || value === undefined) this.byte(0xc0);
    else if (typeof value === 'boolean') this.byte(value ? 0xc3 : 0xc2);
    else if (typeof value === 'number') this.number(value);
    else if (typeof value === 'string') this.string(value);
    else if (Array.isArray(value)) {
      this.head(value.length, 0x90, 16, 0xdc);
      for (const item of value) this.value(item);
    } else if (typeof value === 'object') {
      const entries = Object.entries(value).filter(([, item]) => item !== undefined);
      this.head(entries.length, 0x80, 16, 0xde);
      for (const [key, item] of entries) {
        this.string(key);
        this.value(item);
      }
    } else throw new TypeError(`${typeof value} cannot be sent.`);
  }
}

export class Packr {
  /** The bytes of `value`; with `RESERVE_START_SPACE | n` in `options`, n free bytes before them. */
  pack(value: unknown, options = 0): Uint8Array {
    const start = options & RESERVE_START_SPACE ? options & (RESERVE_START_SPACE - 1) : 0;
    const writer = new Writer(start);
    writer.value(value);
    return writer.written;
  }
}

/** Bytes of an unsigned, a signed and a floating number, by the byte that announces it. */
const NUMBERS: { readonly [head: number]: readonly [bytes: number, read: keyof DataView] } = {
  202: [4, 'getFloat32'],
  203: [8, 'getFloat64'],
  204: [1, 'getUint8'],
  205: [2, 'getUint16'],
  206: [4, 'getUint32'],
  208: [1, 'getInt8'],
  209: [2, 'getInt16'],
  210: [4, 'getInt32'],
};

class Reader {
  private readonly bytes: Uint8Array;
  private readonly view: DataView;
  private at: number;

  constructor(bytes: Uint8Array, start: number) {
    this.bytes = bytes;
    this.view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
    this.at = start;
  }

  private move(count: number): number {
    const at = this.at;
    this.at += count;
    return at;
  }

  /** A count of 8, 16 or 32 bits. */
  private count(bits: 8 | 16 | 32): number {
    if (bits === 8) return this.view.getUint8(this.move(1));
    return bits === 16 ? this.view.getUint16(this.move(2)) : this.view.getUint32(this.move(4));
  }

  private string(length: number): string {
    const at = this.move(length);
    return words.decode(this.bytes.subarray(at, at + length));
  }

  private list(length: number): unknown[] {
    const out: unknown[] = [];
    for (let k = 0; k < length; k++) out.push(this.value());
    return out;
  }

  private map(length: number): { [key: string]: unknown } {
    const out: { [key: string]: unknown } = {};
    for (let k = 0; k < length; k++) {
      const key = String(this.value());
      out[key] = this.value();
    }
    return out;
  }

  /** @throws RangeError for bytes that are no JSON value, or end too early */
  value(): unknown {
    const head = this.view.getUint8(this.move(1));
    if (head < 0x80) return head;
    if (head >= 0xe0) return head - 0x100;
    if (head < 0x90) return this.map(head & 15);
    if (head < 0xa0) return this.list(head & 15);
    if (head < 0xc0) return this.string(head & 31);
    const number = NUMBERS[head];
    if (number) {
      const read = this.view[number[1]] as (at: number) => number;
      return read.call(this.view, this.move(number[0]));
    }
    switch (head) {
      case 0xc0:
        return null;
      case 0xc2:
        return false;
      case 0xc3:
        return true;
      case 0xcf:
        return Number(this.view.getBigUint64(this.move(8)));
      case 0xd3:
        return Number(this.view.getBigInt64(this.move(8)));
      case 0xd9:
        return this.string(this.count(8));
      case 0xda:
        return this.string(this.count(16));
      case 0xdb:
        return this.string(this.count(32));
      case 0xdc:
        return this.list(this.count(16));
      case 0xdd:
        return this.list(this.count(32));
      case 0xde:
        return this.map(this.count(16));
      case 0xdf:
        return this.map(this.count(32));
      default:
        throw new RangeError(`Byte ${head} announces nothing that a table sends.`);
    }
  }
}

/** The value whose bytes begin at `start`. */
export function unpack(bytes: Uint8Array, { start = 0 }: { start?: number } = {}): unknown {
  return new Reader(bytes, start).value();
}
