/** Several files in one, uncompressed: the tape archive that every system unpacks. Pure. */

const BLOCK = 512;

export interface TarFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** A `ustar` archive. Names are plain ASCII of at most 100 characters. */
export function tar(files: readonly TarFile[], seconds: number): Uint8Array {
  const padded = (length: number): number => Math.ceil(length / BLOCK) * BLOCK;
  const size = files.reduce((sum, { bytes }) => sum + BLOCK + padded(bytes.length), 2 * BLOCK);
  const out = new Uint8Array(size);
  let at = 0;
  for (const { name, bytes } of files) {
    out.set(header(name, bytes.length, seconds), at);
    out.set(bytes, at + BLOCK);
    at += BLOCK + padded(bytes.length);
  }
  return out;
}

function header(name: string, length: number, seconds: number): Uint8Array {
  const block = new Uint8Array(BLOCK);
  const write = (at: number, text: string): void => block.set(new TextEncoder().encode(text), at);
  const octal = (n: number, digits: number): string => n.toString(8).padStart(digits, '0');
  write(0, name);
  write(100, `${octal(0o644, 7)}\0`);
  write(108, `${octal(0, 7)}\0`);
  write(116, `${octal(0, 7)}\0`);
  write(124, `${octal(length, 11)}\0`);
  write(136, `${octal(seconds, 11)}\0`);
  // The checksum is summed over blanks in its own place.
  write(148, '        ');
  write(156, '0');
  write(257, 'ustar\0' + '00');
  const sum = block.reduce((all, byte) => all + byte, 0);
  write(148, `${octal(sum, 6)}\0 `);
  return block;
}
