/** Presses the drawing of a component, in node: its handlers, and its drawing after them. */

import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

type Props = { readonly [name: string]: unknown };
export type Element = ReactElement<Props>;

const isElement = (node: unknown): node is Element =>
  typeof node === 'object' && node !== null && 'props' in node && 'type' in node;

/** All elements that a component has written down itself, in the order of the page. */
export function elementsOf(node: ReactNode): Element[] {
  if (Array.isArray(node)) return node.flatMap((one: ReactNode) => elementsOf(one));
  if (!isElement(node)) return [];
  return [node, ...elementsOf(node.props.children as ReactNode)];
}

/** Calls a handler of the first element with such properties. */
export function press(
  drawn: readonly Element[],
  is: (props: Props) => boolean,
  name: string,
): void {
  const found = drawn.find(({ props }) => is(props));
  const handler = found?.props[name];
  if (typeof handler !== 'function') throw new Error('Nothing of this kind was drawn.');
  handler();
}

/**
 * Draws `component`, and lets `press` call handlers of the drawn elements.
 * @returns the page after it
 */
export function pressed<P extends object>(
  component: (props: P) => ReactNode,
  props: P,
  press: (drawn: readonly Element[]) => void,
): string {
  let isDone = false;
  // A change by a handler during its own component's drawing is drawn at once.
  function Pressed(): ReactNode {
    const drawn = component(props);
    if (!isDone) {
      isDone = true;
      press(elementsOf(drawn));
    }
    return drawn;
  }
  return renderToStaticMarkup(<Pressed />);
}
