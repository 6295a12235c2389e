/**
 * Keeps the sound machine running. Browsers hold it silent until a person has touched the page, and
 * phones interrupt it for a call, an assistant or a lock; a swipe is no touch that counts. So it is
 * resumed in every gesture until it runs, and again whenever it has been stopped.
 */

/** The needed part of an `AudioContext`. */
export interface Sounding extends EventTarget {
  /** Safari also says `interrupted`. */
  readonly state: string;
  resume(): Promise<void>;
}

/** For a touch only its end permits sound, for a key or a mouse its beginning. */
const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Whether it can be resumed: it does not run, and has not ended. */
export const isSilent = ({ state }: Sounding): boolean => state !== 'running' && state !== 'closed';

/** Resumes it; a browser that refuses is asked again in the next gesture. */
export function ask(audio: Sounding): void {
  if (isSilent(audio)) void audio.resume().catch(() => undefined);
}

/**
 * Resumes `audio` in every gesture of `page` while it is silent, and when it has been interrupted.
 * @returns ends it
 */
export function keepAwake(audio: Sounding, page: EventTarget): () => void {
  const inGesture = (): void => ask(audio);
  // Before its first run the machine was not interrupted: its changes trigger no attempt.
  let ran = false;
  const changed = (): void => {
    if (audio.state === 'running') ran = true;
    else if (ran) ask(audio);
  };
  changed();
  for (const gesture of GESTURES) page.addEventListener(gesture, inGesture, { capture: true });
  audio.addEventListener('statechange', changed);
  return () => {
    for (const gesture of GESTURES) page.removeEventListener(gesture, inGesture, { capture: true });
    audio.removeEventListener('statechange', changed);
  };
}
