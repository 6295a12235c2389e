/** A sign or a figure with its name: for whoever points at it, and for whoever does not see it. */

import type { ReactNode } from 'react';
import { noted } from '../noted.ts';

interface NamedProps {
  readonly name: string;
  /** A row of a list, where it is one. */
  readonly as?: 'span' | 'li';
  readonly className?: string;
  readonly children: ReactNode;
}

export const Named = ({ name, as: Tag = 'span', className, children, ...marks }: NamedProps) => (
  <Tag className={className} {...noted(name)} {...marks}>
    {children}
    <span className="sr"> {name}</span>
  </Tag>
);
