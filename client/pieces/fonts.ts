/** The faces that canvases paint with; loaded from this server, once. */

import figures from '@fontsource/alegreya-sans/files/alegreya-sans-latin-800-normal.woff2?url';
import titles from '@fontsource/cinzel/files/cinzel-latin-700-normal.woff2?url';

/** Highly legible, lining figures of equal width. */
export const FIGURES = 'Laguna Figures';
/** Inscriptional capitals for signs. */
export const TITLES = 'Laguna Titles';

let loading: Promise<void> | null = null;

/** Resolves when both faces can be painted; never rejects (a system face is the fallback). */
export function loadFonts(): Promise<void> {
  loading ??= Promise.all([
    new FontFace(FIGURES, `url(${figures})`, {
      weight: '800',
      featureSettings: '"lnum", "tnum"',
    } as FontFaceDescriptors).load(),
    new FontFace(TITLES, `url(${titles})`, { weight: '700' }).load(),
  ]).then(
    (faces) => {
      for (const face of faces) document.fonts.add(face);
    },
    () => undefined,
  );
  return loading;
}
