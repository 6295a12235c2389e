/** A house by its emblem with a figure beside it: on a way, in a harbour, among patrons. */

import { Emblem } from '../../../table/overlay/emblem.tsx';

interface HouseProps {
  /** A row, if the parent is a list. */
  readonly as?: 'li' | 'span';
  readonly className: string;
  readonly color: string | undefined;
  /** Beside the emblem. */
  readonly figure: number;
  /** For its style. */
  readonly marks?: { readonly [mark: `data-${string}`]: boolean };
}

export const House = ({ as: Tag = 'li', className, color, figure, marks }: HouseProps) => (
  <Tag className={`ov-figure ${className}`} {...marks}>
    <Emblem color={color} />
    <b>{figure}</b>
  </Tag>
);
