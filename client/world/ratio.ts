/** How many pixels of the screen a CSS pixel has: another one on another monitor, and with zoom. */

/** What of the window is looked at. */
export type Screen = Pick<Window, 'devicePixelRatio' | 'matchMedia'>;

/** Calls `changed` whenever the ratio is another one, until the returned function is called. */
export function watchRatio(changed: () => void, screen: Screen = window): () => void {
  let list: MediaQueryList;
  // A list is about one ratio: with each other one there is another list.
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
