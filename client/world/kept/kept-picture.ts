/**
 * The picture that is kept while the camera rests. What does not move (houses, ground, pieces that
 * lie) is drawn once a pose, at all pixels, into a colour and a depth picture; each frame then
 * draws only what moves against that depth. While the camera moves everything is drawn, on slow
 * machines with half as many pixels in each direction.
 */

import {
  type Camera,
  DepthTexture,
  FloatType,
  LinearFilter,
  type Mesh,
  type Object3D,
  type Scene,
  SRGBColorSpace,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';
import { lamps } from '../materials.ts';
import { tall } from '../renderer.ts';
import { changes } from './changes.ts';
import { Copier } from './copy.ts';
import { SEES } from './layers.ts';

/** What the picture depends on in this frame; the caller keeps and fills one record. */
export interface Moment {
  /** Real seconds. */
  seconds: number;
  /** Counts the camera's poses. */
  pose: number;
  /** Counts changes of light and weather. */
  light: number;
  /** Seconds that a frame keeps the machine busy; 0: it keeps up with the screen. */
  cost: number;
  /** Whether the resting picture is kept at all. */
  keeps: boolean;
  /** Everything is drawn with half as many pixels in each direction. */
  coarse: boolean;
}

/** Seconds for which the camera rests before its picture is kept. */
const RESTED = 0.12;
/** A slow machine draws a kept picture in this many strips, one a frame. */
const STRIPS = 4;
/** Seconds a frame from which a machine is slow. */
const SLOW = 1 / 25;
/** On a slow machine water and sky follow at this many frames' distance. */
const FLOW_EVERY = 3;
/** Frames without a change after which the pieces that lie are kept. */
const CALM = 2;

/** Seconds after which lit windows, some of which go out, are drawn again on a quick machine. */
const WINDOWS = 0.5;
/** More frames than anything waits. */
const NEVER = 1e6;
/** Edge of a canvas's half picture is never smaller, pixels. */
const LEAST = 16;

export class KeptPicture {
  /** Whether the last frame drew everything: only such frames tell what a level costs. */
  whole = true;
  /** Whether the canvas shows the camera's present pose at all pixels. */
  sharp = false;
  private readonly copier = new Copier();
  /** The place alone. */
  private readonly place = newTarget(true);
  /** The place with the pieces that lie. */
  private readonly board = newTarget(true);
  private readonly half = newTarget(false);
  private readonly size = new Vector2();
  private readonly seen = { pose: -1, light: -1, pieces: -1, things: 0 };
  private movedAt = 0;
  private renewedAt = 0;
  /** Strips of the place that are drawn for this pose, and strips that are out of date. */
  private drawn = 0;
  private stale = 0;
  /** The strip that is drawn next. */
  private strip = 0;
  /** Whether `board` shows the present place and pieces. */
  private boarded = false;
  /** Frames in which neither has changed. */
  private calm = 0;
  /** Frames since water and sky were drawn into the present base. */
  private flowed = NEVER;

  /** Draws one frame to the canvas. Leaves the camera with sight of all layers. */
  draw(gl: WebGLRenderer, scene: Scene, camera: Camera, moment: Moment): void {
    const resized = this.resize(gl);
    const moved = moment.pose !== this.seen.pose;
    if (moved || resized) this.forget(moment);
    else this.notice(gl, scene, moment);
    const rests = moment.seconds - this.movedAt >= RESTED;
    this.whole = !moment.keeps || (this.drawn < STRIPS && !rests);
    if (this.whole) this.drawWhole(gl, scene, camera, moment.coarse && !resized);
    else this.drawKept(gl, scene, camera, moment);
    camera.layers.mask = SEES.all;
  }

  /** Frees the pictures. */
  dispose(): void {
    for (const target of [this.place, this.board, this.half]) {
      target.depthTexture?.dispose();
      target.dispose();
    }
    this.copier.dispose();
  }

  /** Whether the canvas has other pixels than before. */
  private resize(gl: WebGLRenderer): boolean {
    const { size } = this;
    const { x, y } = size;
    gl.getDrawingBufferSize(size);
    if (size.x === x && size.y === y) return false;
    this.place.setSize(size.x, size.y);
    this.board.setSize(size.x, size.y);
    this.half.setSize(Math.max(LEAST, size.x >> 1), Math.max(LEAST, size.y >> 1));
    return true;
  }

  /** The camera is elsewhere: nothing that was kept is of use. */
  private forget({ pose, seconds }: Moment): void {
    this.seen.pose = pose;
    this.movedAt = seconds;
    this.drawn = 0;
    this.stale = 0;
    this.strip = 0;
    this.boarded = false;
  }

  /** Finds what has changed since it was kept. */
  private notice(gl: WebGLRenderer, scene: Scene, { light, seconds, cost }: Moment): void {
    const { seen } = this;
    const things = marksOf(scene, 0);
    const { shadowMap } = gl;
    const blinks = lamps.value > 0 && cost <= SLOW && seconds - this.renewedAt > WINDOWS;
    if (things !== seen.things || light !== seen.light || shadowMap.needsUpdate || blinks) {
      seen.things = things;
      seen.light = light;
      this.stale = STRIPS;
      this.renewedAt = seconds;
    }
    if (changes.pieces !== seen.pieces) {
      seen.pieces = changes.pieces;
      if (this.boarded) this.flowed = NEVER;
      this.boarded = false;
      this.calm = 0;
    }
  }

  /** Everything at once, at half the pixels or at all. */
  private drawWhole(gl: WebGLRenderer, scene: Scene, camera: Camera, coarse: boolean): void {
    this.sharp = !coarse;
    if (!coarse) {
      draw(gl, scene, camera, SEES.all, null, true);
      return;
    }
    draw(gl, scene, camera, SEES.all, this.half, true);
    gl.setRenderTarget(null);
    this.copier.stretch(gl, this.half);
  }

  private drawKept(gl: WebGLRenderer, scene: Scene, camera: Camera, { cost }: Moment): void {
    const slow = cost > SLOW;
    if (this.drawn < STRIPS || this.stale > 0) {
      this.drawStrips(gl, scene, camera, slow);
      // The canvas shows its last picture until this one is complete.
      this.sharp = this.drawn === STRIPS;
      if (!this.sharp) return;
    } else this.calm++;
    if (!this.boarded && this.calm >= CALM) this.drawBoard(gl, scene, camera);
    const base = this.boarded ? this.board : this.place;
    const every = slow ? FLOW_EVERY : 1;
    if (++this.flowed >= every) {
      draw(gl, scene, camera, SEES.flows, base, false);
      this.flowed = 0;
    }
    gl.setRenderTarget(null);
    this.copier.copy(gl, base);
    draw(gl, scene, camera, this.boarded ? SEES.moving : SEES.movingAndPieces, null, false);
  }

  /** Draws the place, or its next strip; water and sky are missing in it. */
  private drawStrips(gl: WebGLRenderer, scene: Scene, camera: Camera, slow: boolean): void {
    const { place, size } = this;
    const wide = Math.ceil(size.x / STRIPS);
    const count = slow ? 1 : STRIPS;
    if (!slow) this.strip = 0;
    place.scissorTest = true;
    place.scissor.set(this.strip * wide, 0, wide * count, size.y);
    draw(gl, scene, camera, SEES.place, place, true);
    this.strip = (this.strip + count) % STRIPS;
    this.drawn = Math.min(STRIPS, this.drawn + count);
    this.stale = Math.max(0, this.stale - count);
    place.scissorTest = false;
    this.boarded = false;
    this.calm = 0;
    this.flowed = NEVER;
  }

  /** Adds the pieces that lie to the place. */
  private drawBoard(gl: WebGLRenderer, scene: Scene, camera: Camera): void {
    gl.setRenderTarget(this.board);
    this.copier.copy(gl, this.place);
    draw(gl, scene, camera, SEES.pieces, this.board, false);
    this.boarded = true;
  }
}

/** A target whose colours are encoded and toned as the canvas's are. */
function newTarget(deep: boolean): WebGLRenderTarget {
  const target = new WebGLRenderTarget(1, 1, {
    colorSpace: SRGBColorSpace,
    internalFormat: 'RGBA8',
    minFilter: LinearFilter,
    magFilter: LinearFilter,
    depthTexture: deep ? new DepthTexture(1, 1, FloatType) : null,
  });
  // Three.js tones only what goes to the canvas, or to a headset.
  return Object.assign(target, { isXRRenderTarget: true });
}

/** The layers of `mask` into `target`; null: the canvas. */
function draw(
  gl: WebGLRenderer,
  scene: Scene,
  camera: Camera,
  mask: number,
  target: WebGLRenderTarget | null,
  clears: boolean,
): void {
  camera.layers.mask = mask;
  gl.setRenderTarget(target);
  tall.value = target?.height ?? gl.domElement.height;
  const { autoClear } = gl;
  const { background } = scene;
  gl.autoClear = clears;
  // Three.js clears for the sake of a coloured background, whatever else was asked.
  if (!clears) scene.background = null;
  gl.render(scene, camera);
  scene.background = background;
  gl.autoClear = autoClear;
}

/** A number that is another one when things of the place come, go or change their look. */
function marksOf(object: Object3D, before: number): number {
  if (!object.visible) return before;
  let marks = before;
  if (object.layers.mask === SEES.place) {
    const { geometry, material } = object as Mesh;
    const look = Array.isArray(material) ? 0 : (material?.id ?? 0);
    marks = (Math.imul(marks, 31) + object.id * 7 + (geometry?.id ?? 0) * 3 + look) | 0;
  }
  const { children } = object;
  for (let k = 0; k < children.length; k++) marks = marksOf(children[k], marks);
  return marks;
}
