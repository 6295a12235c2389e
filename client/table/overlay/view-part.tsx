/** A part of the overlay that shows a position: its box is empty until there is a position. */

import { type ComponentType, memo } from 'react';
import type { ViewBase } from '../../../engine/core/contract.ts';
import type { Now, PartForm } from './part.ts';

export interface Seen<V extends ViewBase> extends Pick<Now, 'table'> {
  readonly view: V;
}

/**
 * @param name for addresses, styles and tests (`data-part`)
 * @param Content rendered again when view or table change
 */
export function viewPart<V extends ViewBase>(
  name: string,
  form: Omit<PartForm, 'Part'>,
  Content: ComponentType<Seen<V>>,
): PartForm {
  const Box = memo(function Box({ view, table }: Pick<Now, 'table' | 'view'>) {
    return (
      <section className="ov-box" data-part={name} data-empty={view === null}>
        {view && <Content view={view as V} table={table} />}
      </section>
    );
  });
  return { ...form, Part: ({ view, table }) => <Box view={view} table={table} /> };
}
