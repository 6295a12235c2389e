/** The renderer: the browser's name for its graphics, and whether it is software. */

/** Height in pixels of the picture that is drawn: a uniform for points, whose size is in pixels. */
export const tall = { value: 540 };

type Context = WebGLRenderingContext | WebGL2RenderingContext;

/** Name of the machine or software behind a context; empty if the browser withholds it. */
export function rendererOf(context: Context): string {
  const debug = context.getExtension('WEBGL_debug_renderer_info');
  const name: unknown = context.getParameter(debug?.UNMASKED_RENDERER_WEBGL ?? context.RENDERER);
  return typeof name === 'string' ? name : '';
}

/** Renderers that have no graphics card: Mesa's, Chromium's, Windows' and Apple's own. */
const SOFTWARE = /llvmpipe|softpipe|swrast|swiftshader|software|basic render|\bwarp\b/i;

/** Whether a processor does the work of a graphics card. */
export function isSoftware(renderer: string): boolean {
  return SOFTWARE.test(renderer);
}
