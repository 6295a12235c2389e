/** Keeps the parts of the overlay within the window, at the largest size that has room. */

/** Draws a bar smaller if its words would overflow. */
export function fitBar(
  bar: Pick<HTMLElement, 'scrollWidth' | 'clientWidth'> & { readonly style: { zoom: string } },
): void {
  bar.style.zoom = '';
  const { scrollWidth, clientWidth } = bar;
  if (scrollWidth > clientWidth) bar.style.zoom = String(clientWidth / scrollWidth);
}

/** Every length at the edges grows with the size: a few looks find the largest that has room. */
const LOOKS = 4;
/** Space between the column at the side and the parts at the foot, in rem. */
const GAP = 0.8;

/**
 * The largest size, up to `scale`, at which the column at the side fits above the parts at the
 * foot.
 * @param measure draws at a size and answers how much of the height both need, 1 = all of it
 */
function fitted(scale: number, measure: (scale: number) => number): number {
  let size = scale;
  for (let look = 0; look < LOOKS; look++) {
    const needs = measure(size);
    if (needs <= 1) return size;
    // A hair less: pixels are rounded.
    size *= 0.999 / needs;
  }
  measure(size);
  return size;
}

/**
 * Fits the page now and after each change of it, before it is painted; a page that does not change
 * is not measured.
 * @param scale the wished size, above 1: up to 1 everything has room
 * @returns ends it
 */
export function keepFitted(root: HTMLElement, scale: number): () => void {
  const { documentElement: html } = document;
  let size = scale;
  const needs = (wished: number): number => {
    html.style.setProperty('--scale', String(wished));
    const side = root.querySelector('.ov-side');
    const foot = root.querySelector('.ov-foot');
    if (!side?.childElementCount || !foot) return 0;
    const gap = GAP * Number.parseFloat(getComputedStyle(html).fontSize);
    const above = side.getBoundingClientRect().bottom;
    const below = innerHeight - foot.getBoundingClientRect().top;
    return (above + gap + below) / innerHeight;
  };
  function refit(): void {
    // After shrinking it does not grow: the size does not alternate.
    size = fitted(size, needs);
    for (const bar of root.querySelectorAll<HTMLElement>(':scope > [data-part]')) fitBar(bar);
    // Of its own changes nothing follows.
    changes.takeRecords();
  }
  /** In a window of another size, or with other letters, there may be more room again. */
  function anew(): void {
    size = scale;
    refit();
  }
  const changes = new MutationObserver(refit);
  changes.observe(root, { attributes: true, characterData: true, childList: true, subtree: true });
  addEventListener('resize', anew);
  document.fonts.addEventListener('loadingdone', anew);
  refit();
  return () => {
    changes.disconnect();
    removeEventListener('resize', anew);
    document.fonts.removeEventListener('loadingdone', anew);
  };
}
