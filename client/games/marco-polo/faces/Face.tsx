/** Faces and signs as SVG, with their words for people who cannot see them. */

import { LayeredSign } from './LayeredSign.tsx';
import { BASE } from './paint.ts';
import { SIGNS, type SignName } from './signs.ts';
import type { Face, Mark } from './sketch.ts';
import './faces.css';

const drawing = (mark: Mark, key: number) => {
  if ('text' in mark) {
    return (
      <text
        key={key}
        x={mark.x}
        y={mark.y + mark.size * BASE}
        fontSize={mark.size}
        fill={mark.fill}
        textAnchor={mark.align}
        className={mark.face}
        {...(pressed(mark) && { textLength: mark.most, lengthAdjust: 'spacingAndGlyphs' })}
      >
        {mark.text}
      </text>
    );
  }
  const { d, fill, x, y, scale, width } = mark;
  const transform = x || y || scale !== 1 ? `translate(${x} ${y}) scale(${scale})` : undefined;
  return width === undefined ? (
    <path key={key} d={d} fill={fill} fillRule="evenodd" transform={transform} />
  ) : (
    <path
      key={key}
      d={d}
      transform={transform}
      fill="none"
      stroke={fill}
      strokeWidth={width}
      strokeLinecap="round"
      strokeLinejoin="round"
    />
  );
};

/** Estimated width of a letter as a share of its size: a text that may be too long is fitted. */
const LETTER = { figures: 0.52, titles: 0.8 } as const;
const pressed = ({ text, size, most, face }: Extract<Mark, { text: string }>): boolean =>
  text.length * size * LETTER[face] > most;

/** A card's drawing. `words`: its text, for screen readers and on hover. */
export function FaceView({
  face,
  words,
  className = '',
}: {
  readonly face: Face;
  readonly words: string;
  readonly className?: string;
}) {
  return (
    <svg
      className={`mp-face ${className}`}
      viewBox={`0 0 ${face.w} ${face.h}`}
      role="img"
      aria-label={words}
      data-note={words}
    >
      {face.marks.map(drawing)}
    </svg>
  );
}

/**
 * One sign of the game, `size` pixels high. Its words stand beside it, or on the element around it.
 */
export const MpSign = ({ name, size }: { readonly name: SignName; readonly size?: number }) => (
  <LayeredSign layers={SIGNS[name]} size={size} />
);
