/**
 * A sign from its layers, `size` pixels high. Its words stand beside it, or on the element around
 * it.
 */

import type { Layer } from './landmarks.ts';

export const LayeredSign = ({
  layers,
  size = 18,
}: {
  readonly layers: readonly Layer[];
  readonly size?: number;
}) => (
  <svg className="sign" viewBox="0 0 24 24" width={size} height={size} aria-hidden="true">
    {layers.map(([d, fill]) => (
      <path key={d} d={d} fill={fill} fillRule="evenodd" />
    ))}
  </svg>
);
