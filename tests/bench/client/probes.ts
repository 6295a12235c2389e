/**
 * Scripts that run in a page before its own: they record the data given to the graphics context,
 * with times.
 */

declare global {
  interface Window {
    /** Bytes of live textures and render buffers; the canvas's own buffers are not among them. */
    graphicsBytes?: () => { textures: number; buffers: number };
    /** Makes draw calls return at once, so that frames cost only the page's own work. */
    mute?: (on: boolean) => void;
    /** Milliseconds from the start of the page to its first picture of the city. */
    firstPicture?: number;
  }
}

/** Counts the memory of every texture and render buffer. Calls of the frame are left alone. */
export function watchMemory(): void {
  const gl = WebGL2RenderingContext.prototype;
  /** Bytes of one texel; unnamed formats have four. */
  const texel: { [format: number]: number } = {
    33321: 1,
    6403: 1,
    6409: 1,
    33323: 2,
    33325: 2,
    33189: 2,
    36194: 2,
    34842: 8,
    33328: 8,
    36013: 8,
    34836: 16,
  };
  const textures = new Map<unknown, number>();
  const buffers = new Map<unknown, number>();
  const bound = (context: WebGL2RenderingContext, target: number): unknown => {
    if (target === 0x0de1) return context.getParameter(0x8069);
    if (target === 0x806f) return context.getParameter(0x806a);
    if (target === 0x8c1a) return context.getParameter(0x8c1d);
    return context.getParameter(0x8514);
  };
  const add = (map: Map<unknown, number>, key: unknown, bytes: number): void => {
    map.set(key, (map.get(key) ?? 0) + bytes);
  };
  const { texStorage2D, texStorage3D, texImage2D, generateMipmap } = gl;
  const { renderbufferStorage, renderbufferStorageMultisample } = gl;
  const { deleteTexture, deleteRenderbuffer } = gl;

  gl.texStorage2D = function (target, levels, format, width, height) {
    let bytes = 0;
    for (let k = 0; k < levels; k++) {
      bytes += Math.max(1, width >> k) * Math.max(1, height >> k) * (texel[format] ?? 4);
    }
    add(textures, bound(this, target), bytes * (target === 0x8513 ? 6 : 1));
    texStorage2D.call(this, target, levels, format, width, height);
  };
  gl.texStorage3D = function (target, levels, format, width, height, depth) {
    add(textures, bound(this, target), width * height * depth * (texel[format] ?? 4));
    texStorage3D.call(this, target, levels, format, width, height, depth);
  };
  const mipped = new Set<unknown>();
  gl.texImage2D = function (this: WebGL2RenderingContext, ...args: unknown[]) {
    const [target, level, format] = args as number[];
    const source = args[5] as { width?: number; height?: number };
    const [width, height, type] =
      args.length > 6
        ? [args[3] as number, args[4] as number, args[7] as number]
        : [source.width ?? 0, source.height ?? 0, args[4] as number];
    const wide = type === 0x1406 ? 4 : type === 0x140b || type === 0x8d61 ? 2 : 1;
    const unsized = format === 0x1908 || format === 0x1907;
    const bytes = (texel[format as number] ?? 4) * (unsized ? wide : 1) * width * height;
    const texture = bound(this, target as number);
    if (level === 0 && target === 0x0de1) textures.set(texture, bytes);
    else add(textures, texture, bytes);
    Reflect.apply(texImage2D, this, args);
  } as typeof gl.texImage2D;
  gl.generateMipmap = function (target) {
    const texture = bound(this, target);
    // Storage that was made whole has its smaller pictures already.
    const whole = this.getTexParameter(target, 0x912f);
    if (!whole && !mipped.has(texture)) {
      mipped.add(texture);
      add(textures, texture, (textures.get(texture) ?? 0) / 3);
    }
    generateMipmap.call(this, target);
  };
  gl.renderbufferStorage = function (target, format, width, height) {
    buffers.set(this.getParameter(0x8ca7), width * height * (texel[format] ?? 4));
    renderbufferStorage.call(this, target, format, width, height);
  };
  gl.renderbufferStorageMultisample = function (target, samples, format, width, height) {
    const bytes = width * height * (texel[format] ?? 4) * Math.max(1, samples);
    buffers.set(this.getParameter(0x8ca7), bytes);
    renderbufferStorageMultisample.call(this, target, samples, format, width, height);
  };
  gl.deleteTexture = function (texture) {
    textures.delete(texture);
    mipped.delete(texture);
    deleteTexture.call(this, texture);
  };
  gl.deleteRenderbuffer = function (buffer) {
    buffers.delete(buffer);
    deleteRenderbuffer.call(this, buffer);
  };
  const sum = (map: Map<unknown, number>): number =>
    [...map.values()].reduce((all, bytes) => all + bytes, 0);
  window.graphicsBytes = () => ({ textures: sum(textures), buffers: sum(buffers) });
}

/** Offers `window.mute`: three.js counts draw calls and triangles itself, drawn or not. */
export function offerMute(): void {
  const names = ['drawElements', 'drawElementsInstanced', 'drawArrays', 'drawArraysInstanced'];
  const gl = WebGL2RenderingContext.prototype as unknown as { [name: string]: unknown };
  const real = new Map([...names, 'clear'].map((name) => [name, gl[name]]));
  window.mute = (on) => {
    for (const [name, draw] of real) gl[name] = on ? () => undefined : draw;
  };
}

/** Notes when the place's picture replaces its outline (`client/app/Arriving.tsx`). */
export function watchFirstPicture(): void {
  const look = (): void => {
    if (!document.querySelector('.arriving-city[data-gone="true"]')) return;
    window.firstPicture ??= performance.now();
    seen.disconnect();
  };
  const seen = new MutationObserver(look);
  seen.observe(document, { subtree: true, childList: true, attributes: true });
}

/**
 * Pretends another kind of machine with a graphics card: pages choose their first level by it. The
 * same software draws the picture.
 */
export function pretendCores(cores: number): void {
  Object.defineProperty(navigator, 'hardwareConcurrency', { get: () => cores });
  const gl = WebGL2RenderingContext.prototype;
  const { getParameter } = gl;
  gl.getParameter = function (name) {
    return name === 0x9246 ? 'A graphics card' : getParameter.call(this, name);
  };
}
