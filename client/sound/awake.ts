/**
 * Keeps the sound machine running. Browsers hold it silent until a person has touched the page, and
 * phones interrupt it for a call, an assistant or a lock; a swipe is no touch that counts. So it is
 * asked in every gesture until it runs, and again whenever it has been stopped.
 */

/** What of an `AudioContext` matters here. */
export interface Sounding extends EventTarget {
  /** Safari also says `interrupted`. */
  readonly state: string;
  resume(): Promise<void>;
}

/** Of a touch only its end lets a page be heard, of a key or a mouse its beginning. */
export const GESTURES = ['pointerdown', 'pointerup', 'touchend', 'click', 'keydown'] as const;

/** Whether it can be asked for anything: it does not run, and has not ended. */
export const isSilent = ({ state }: Sounding): boolean => state !== 'running' && state !== 'closed';

/** Asks; a browser that says no is asked again in the next gesture. */
export function ask(audio: Sounding): void {
  if (isSilent(audio)) void audio.resume().catch(() => undefined);
}

/**
 * Asks for `audio` in every gesture of `page` while it is silent, and when something has silenced it.
 * @returns ends it
 */
export function keepAwake(audio: Sounding, page: EventTarget): () => void {
  const inGesture = (): void => ask(audio);
  // Before the first gesture there was nothing to silence: it is not asked again and again for that.
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
