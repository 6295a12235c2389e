/**
 * The city as a film, with score and sentence over it, as the browser records it. Without a
 * recorder in the browser, numbered pictures in one archive.
 */

import { rig } from '../../world/camera.ts';
import { clipPicture, type Told } from './clip-picture.ts';
import { withDuration } from './duration.ts';
import { tar } from './tar.ts';

/** Result of a recording. */
export interface Film {
  readonly file: Blob;
  /** File extension, without a dot. */
  readonly ending: 'webm' | 'mp4' | 'tar';
}

export interface Filming {
  /** Ends it; null if nothing was recorded. */
  stop(): Promise<Film | null>;
  cancel(): void;
}

const FRAMES_A_SECOND = 30;
const BITS_A_SECOND = 12_000_000;
/**
 * Without a recorder: a picture every so many milliseconds, and the greatest number of pictures.
 */
const PICTURE_MS = 200;
const MOST_PICTURES = 400;

/**
 * The most widely playable form comes first; MP4 with any other codec plays in fewer places than
 * WebM.
 */
const KINDS = [
  'video/mp4;codecs=avc1.640033',
  'video/mp4;codecs=avc1.42E028',
  'video/webm;codecs=vp9',
  'video/webm;codecs=vp8',
  'video/webm',
  'video/mp4',
];

/** The form in which this browser records; null: it records none. */
export function filmKind(): string | null {
  if (typeof MediaRecorder !== 'function') return null;
  if (typeof HTMLCanvasElement.prototype.captureStream !== 'function') return null;
  return KINDS.find((kind) => MediaRecorder.isTypeSupported(kind)) ?? null;
}

/** The canvas of the city; null if the ledger replaces it. */
export const cityCanvas = (): HTMLCanvasElement | null => document.querySelector('.scene canvas');

/**
 * Begins to record; null if no city is visible.
 * @param told the text over the city at this moment
 */
export function startFilm(told: () => Told): Filming | null {
  const city = cityCanvas();
  if (!city) return null;
  const kind = filmKind();
  return kind ? record(city, kind, told) : takePictures();
}

function record(city: HTMLCanvasElement, kind: string, told: () => Told): Filming | null {
  const picture = clipPicture(city, told);
  if (!picture) return null;
  const stream = picture.canvas.captureStream(FRAMES_A_SECOND);
  let recorder: MediaRecorder;
  const parts: Blob[] = [];
  try {
    recorder = new MediaRecorder(stream, { mimeType: kind, videoBitsPerSecond: BITS_A_SECOND });
    recorder.start(1000);
  } catch {
    picture.end();
    return null;
  }
  const began = performance.now();
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (data.size > 0) parts.push(data);
  });
  const end = (): void => {
    picture.end();
    for (const track of stream.getTracks()) track.stop();
  };
  return {
    stop: () =>
      new Promise((resolve) => {
        const ms = performance.now() - began;
        const done = async (): Promise<void> => {
          end();
          if (parts.length === 0) return resolve(null);
          const type = kind.split(';')[0] ?? kind;
          const ending = type === 'video/mp4' ? 'mp4' : 'webm';
          const whole = new Uint8Array(await new Blob(parts).arrayBuffer());
          const film = withDuration(whole, ending, ms) as Uint8Array<ArrayBuffer>;
          resolve({ file: new Blob([film], { type }), ending });
        };
        if (recorder.state === 'inactive') {
          void done();
          return;
        }
        recorder.addEventListener('stop', () => void done(), { once: true });
        recorder.stop();
      }),
    cancel() {
      if (recorder.state !== 'inactive') recorder.stop();
      end();
    },
  };
}

function takePictures(): Filming {
  const pictures: Promise<Blob | null>[] = [];
  const timer = setInterval(() => {
    const picture = rig.current?.capture(1);
    if (picture) pictures.push(picture);
    if (pictures.length >= MOST_PICTURES) clearInterval(timer);
  }, PICTURE_MS);
  return {
    async stop() {
      clearInterval(timer);
      const taken = (await Promise.all(pictures)).filter((one) => one !== null);
      const files = await Promise.all(
        taken.map(async (blob, k) => ({
          name: `laguna-${String(k + 1).padStart(4, '0')}.png`,
          bytes: new Uint8Array(await blob.arrayBuffer()),
        })),
      );
      if (files.length === 0) return null;
      const bytes = tar(files, Math.floor(Date.now() / 1000));
      const file = new Blob([bytes as Uint8Array<ArrayBuffer>], { type: 'application/x-tar' });
      return { file, ending: 'tar' };
    },
    cancel: () => clearInterval(timer),
  };
}

/** Hands a file to the browser's downloads. */
export function keepFile(file: Blob, name: string): void {
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
