/** Device pixels of a CSS pixel: the ratio changes with the monitor, and with zoom. */

/** The needed part of the window. */
export type Screen = Pick<Window, 'devicePixelRatio' | 'matchMedia'>;

/** Calls `changed` whenever the ratio changes, until the returned function is called. */
export function watchRatio(changed: () => void, screen: Screen = window): () => void {
  let list: MediaQueryList;
  // A media query list concerns one ratio: each other ratio needs another list.
  const look = (): void => {
    list = screen.matchMedia(`(resolution: ${screen.devicePixelRatio}dppx)`);
    list.addEventListener('change', next, { once: true });
  };
  const next = (): void => {
    look();
    changed();
  };
  look();
  return () => list.removeEventListener('change', next);
}
