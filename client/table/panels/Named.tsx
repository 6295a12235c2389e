/** A sign or a figure with its name: for the pointer, and for screen readers. */

import type { ReactNode } from 'react';
import { noted } from '../noted.ts';

interface NamedProps {
  readonly name: string;
  /** A row, if the parent is a list. */
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
