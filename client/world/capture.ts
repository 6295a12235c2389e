/** The picture on the canvas as a file, sharper than the screen shows it. */

import type { RootState } from '@react-three/fiber';
import { stir } from './clock.ts';
import { drawFrame } from './frames.ts';

/** Longest edge of a picture in device pixels: more than this some graphics cards refuse. */
const LONGEST = 4096;

/** Device pixels to a CSS pixel that a picture of this size may have. */
export function scaleFor(size: { width: number; height: number }, wished: number): number {
  return Math.max(0.5, Math.min(wished, LONGEST / Math.max(1, size.width, size.height)));
}

/**
 * One frame drawn at `scale` device pixels to a CSS pixel, as a PNG. The canvas is as before
 * afterwards. null if the browser gives no picture.
 */
export function capture(state: RootState, scale: number): Promise<Blob | null> {
  const { gl, size } = state;
  const before = gl.getPixelRatio();
  const canvas = gl.domElement;
  return new Promise((resolve) => {
    try {
      gl.setPixelRatio(scaleFor(size, scale));
      drawFrame(state, 0);
      // In the same task as the drawing: later the browser may have cleared the canvas.
      canvas.toBlob(resolve, 'image/png');
    } catch {
      resolve(null);
    } finally {
      gl.setPixelRatio(before);
      stir(0.3);
      drawFrame(state, 0);
    }
  });
}
