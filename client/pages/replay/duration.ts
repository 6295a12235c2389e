/**
 * Writes the duration of a recorded film into its file: browsers record none, and players then show
 * no length and cannot seek. Pure; a file of unknown form stays unchanged.
 */

/**
 * A film with its duration, if its form is known and it has none.
 * @param ms milliseconds
 */
export function withDuration(film: Uint8Array, ending: 'webm' | 'mp4', ms: number): Uint8Array {
  try {
    return (ending === 'webm' ? webm(film, ms) : mp4(film, ms)) ?? film;
  } catch {
    // The file ends within an element.
    return film;
  }
}

const viewOf = (bytes: Uint8Array): DataView =>
  new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);

/** Elements of a Matroska file by their ids. */
const SEGMENT = 0x18538067;
const INFO = 0x1549a966;
const SCALE = 0x2ad7b1;
const DURATION = 0x4489;
const CLUSTER = 0x1f43b675;
/** Nanoseconds of its unit of time if it names none. */
const USUAL_SCALE = 1_000_000;
/** Bytes of the inserted element: id, size, and a number of eight bytes. */
const ADDED = 11;

interface Element {
  readonly id: number;
  /** Offset of its size, and the number of its bytes. */
  readonly sizeAt: number;
  readonly sizeBytes: number;
  /** Offset and length of the content; null: until the file ends. */
  readonly at: number;
  readonly size: number | null;
}

/** Bytes of a number whose first byte gives its length. */
const lengthOf = (first: number): number => Math.clz32(first) - 23;

function elementAt(bytes: Uint8Array, at: number): Element {
  const view = viewOf(bytes);
  const idBytes = lengthOf(view.getUint8(at));
  let id = 0;
  for (let k = 0; k < idBytes; k++) id = id * 256 + view.getUint8(at + k);
  const sizeAt = at + idBytes;
  const sizeBytes = lengthOf(view.getUint8(sizeAt));
  let size = view.getUint8(sizeAt) & (0xff >> sizeBytes);
  let unknown = size === 0xff >> sizeBytes;
  for (let k = 1; k < sizeBytes; k++) {
    const byte = view.getUint8(sizeAt + k);
    unknown &&= byte === 0xff;
    size = size * 256 + byte;
  }
  return { id, sizeAt, sizeBytes, at: sizeAt + sizeBytes, size: unknown ? null : size };
}

function child(bytes: Uint8Array, from: number, to: number, id: number): Element | null {
  for (let at = from; at < to; ) {
    const element = elementAt(bytes, at);
    if (element.id === id) return element;
    // Pictures follow: all of the header is before them.
    if (element.id === CLUSTER || element.size === null) return null;
    at = element.at + element.size;
  }
  return null;
}

function webm(bytes: Uint8Array, ms: number): Uint8Array | null {
  const segment = child(bytes, 0, bytes.length, SEGMENT);
  // A segment with a known size would have to grow, and its index with it: browsers write none.
  if (segment?.size !== null) return null;
  const info = child(bytes, segment.at, bytes.length, INFO);
  if (!info || info.size === null) return null;
  const end = info.at + info.size;
  if (child(bytes, info.at, end, DURATION)) return null;
  const scale = child(bytes, info.at, end, SCALE);
  let unit = scale ? 0 : USUAL_SCALE;
  for (let k = 0; k < (scale?.size ?? 0); k++)
    unit = unit * 256 + (bytes[(scale?.at ?? 0) + k] ?? 0);
  const added = new Uint8Array(ADDED);
  added.set([DURATION >> 8, DURATION & 0xff, 0x88]);
  viewOf(added).setFloat64(3, (ms * 1e6) / unit);
  // The size in eight bytes: it fits any earlier width.
  const size = new Uint8Array(8);
  viewOf(size).setBigUint64(0, BigInt(info.size + ADDED) | (1n << 56n));
  const parts = [bytes.subarray(0, info.sizeAt), size, bytes.subarray(info.at, end), added];
  return joined([...parts, bytes.subarray(end)]);
}

function joined(parts: readonly Uint8Array[]): Uint8Array {
  const all = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const part of parts) {
    all.set(part, at);
    at += part.length;
  }
  return all;
}

/** Boxes of an MP4 file that contain others on the path to a duration. */
const HOLDERS: readonly string[] = ['moov', 'trak', 'mdia', 'mvex'];

interface Box {
  readonly type: string;
  /** Beginning and end of the content. */
  readonly at: number;
  readonly end: number;
}

function* boxes(view: DataView, from: number, to: number): Generator<Box> {
  for (let at = from; at + 8 <= to; ) {
    const type = String.fromCharCode(...[4, 5, 6, 7].map((k) => view.getUint8(at + k)));
    const short = view.getUint32(at);
    const size = short === 1 ? Number(view.getBigUint64(at + 8)) : short || to - at;
    const box = { type, at: at + (short === 1 ? 16 : 8), end: at + size };
    if (size < 8) return;
    if (HOLDERS.includes(type)) yield* boxes(view, box.at, Math.min(to, box.end));
    else yield box;
    at = box.end;
  }
}

/** A fragmented film: its headers say 0, and are filled in. */
function mp4(bytes: Uint8Array, ms: number): Uint8Array | null {
  const film = bytes.slice();
  const view = viewOf(film);
  let scale = 0;
  for (const { type, at } of boxes(view, 0, film.length)) {
    const wide = view.getUint8(at) === 1;
    // After version and flags: the times of creation and change, then unit and duration.
    const times = at + 4 + (wide ? 16 : 8);
    if (type === 'mvhd') {
      scale = view.getUint32(times);
      fill(view, times + 4, wide, scale, ms);
    } else if (type === 'mdhd') fill(view, times + 4, wide, view.getUint32(times), ms);
    else if (type === 'tkhd') fill(view, times + 8, wide, scale, ms);
    else if (type === 'mehd') fill(view, at + 4, wide, scale, ms);
  }
  return scale > 0 ? film : null;
}

function fill(view: DataView, at: number, wide: boolean, scale: number, ms: number): void {
  const length = Math.round((ms * scale) / 1000);
  if (wide) {
    if (view.getBigUint64(at) === 0n) view.setBigUint64(at, BigInt(length));
  } else if (view.getUint32(at) === 0) view.setUint32(at, length);
}
