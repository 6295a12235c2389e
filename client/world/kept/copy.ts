/** Copies a kept picture, with its depth, into the target that is drawn to. */

import {
  AlwaysDepth,
  BufferAttribute,
  BufferGeometry,
  Mesh,
  OrthographicCamera,
  Scene,
  ShaderMaterial,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

const VERTEX = /* glsl */ `
varying vec2 vAt;
void main() {
  vAt = position.xy * 0.5 + 0.5;
  gl_Position = vec4(position.xy, 0.0, 1.0);
}`;

/** The colours are those of the screen already: no tone, no colour space. */
const FRAGMENT = /* glsl */ `
uniform sampler2D uColor;
#ifdef DEPTH
  uniform highp sampler2D uDepth;
#endif
varying vec2 vAt;
void main() {
  #ifdef DEPTH
    ivec2 at = ivec2(gl_FragCoord.xy);
    gl_FragColor = texelFetch(uColor, at, 0);
    gl_FragDepth = texelFetch(uDepth, at, 0).r;
  #else
    gl_FragColor = texture2D(uColor, vAt);
  #endif
}`;

/** One triangle that covers the picture. */
function sheet(): BufferGeometry {
  const geometry = new BufferGeometry();
  const corners = new Float32Array([-1, -1, 0, 3, -1, 0, -1, 3, 0]);
  geometry.setAttribute('position', new BufferAttribute(corners, 3));
  return geometry;
}

export class Copier {
  private readonly scene = new Scene();
  private readonly camera = new OrthographicCamera();
  private readonly mesh: Mesh;
  private readonly exact: ShaderMaterial;
  private readonly scaled: ShaderMaterial;

  constructor() {
    const base = { vertexShader: VERTEX, fragmentShader: FRAGMENT, toneMapped: false };
    this.exact = new ShaderMaterial({
      ...base,
      defines: { DEPTH: '' },
      uniforms: { uColor: { value: null }, uDepth: { value: null } },
      depthFunc: AlwaysDepth,
    });
    this.scaled = new ShaderMaterial({
      ...base,
      uniforms: { uColor: { value: null } },
      depthTest: false,
      depthWrite: false,
    });
    this.mesh = new Mesh(sheet(), this.exact);
    this.mesh.frustumCulled = false;
    this.scene.matrixWorldAutoUpdate = false;
    this.scene.add(this.mesh);
  }

  /** Colour and depth of `from`, pixel by pixel; both have the same size. */
  copy(gl: WebGLRenderer, from: WebGLRenderTarget): void {
    this.exact.uniforms.uColor.value = from.texture;
    this.exact.uniforms.uDepth.value = from.depthTexture;
    this.draw(gl, this.exact);
  }

  /** The colours of `from` alone, stretched. */
  stretch(gl: WebGLRenderer, from: WebGLRenderTarget): void {
    this.scaled.uniforms.uColor.value = from.texture;
    this.draw(gl, this.scaled);
  }

  dispose(): void {
    this.mesh.geometry.dispose();
    this.exact.dispose();
    this.scaled.dispose();
  }

  private draw(gl: WebGLRenderer, material: ShaderMaterial): void {
    this.mesh.material = material;
    const { autoClear } = gl;
    gl.autoClear = false;
    gl.render(this.scene, this.camera);
    gl.autoClear = autoClear;
  }
}
