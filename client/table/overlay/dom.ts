/**
 * Elements of the overlay. It writes only changes into the page: beside an encoder every repaint
 * counts.
 */

type Attributes = { readonly [name: string]: string | number };
type Child = Node | string;

const SVG = 'http://www.w3.org/2000/svg';

/** An element with its class, attributes and children. */
export function el<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  className = '',
  children: readonly Child[] = [],
  attributes: Attributes = {},
): HTMLElementTagNameMap[K] {
  const node = document.createElement(tag);
  if (className) node.className = className;
  for (const [name, value] of Object.entries(attributes)) node.setAttribute(name, String(value));
  node.append(...children);
  return node;
}

/** A sign: one filled path on a field of 24. */
export function sign(path: string, fill = 'currentColor', outline = ''): SVGSVGElement {
  const svg = document.createElementNS(SVG, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  const shape = document.createElementNS(SVG, 'path');
  shape.setAttribute('d', path);
  shape.setAttribute('fill', fill);
  shape.setAttribute('fill-rule', 'evenodd');
  if (outline) {
    shape.setAttribute('stroke', outline);
    shape.setAttribute('stroke-width', '1.2');
    shape.setAttribute('paint-order', 'stroke');
  }
  svg.append(shape);
  return svg;
}

/** Changes shape and colour of an existing sign. */
export function redraw(svg: SVGSVGElement, path: string, fill: string): void {
  const shape = svg.firstElementChild;
  if (!shape || shape.getAttribute('d') + (shape.getAttribute('fill') ?? '') === path + fill)
    return;
  shape.setAttribute('d', path);
  shape.setAttribute('fill', fill);
}

/** Writes a text if it differs. */
export function write(node: HTMLElement, text: string | number): void {
  const next = String(text);
  if (node.textContent !== next) node.textContent = next;
}

/** Sets a `data-` mark if it differs. */
export function mark(node: HTMLElement, name: string, value: string | number | boolean): void {
  const next = String(value);
  if (node.dataset[name] !== next) node.dataset[name] = next;
}

/** Keeps exactly as many children as needed: adds new ones, removes the last ones. */
export function keep<T extends { readonly root: HTMLElement }>(
  parent: HTMLElement,
  rows: T[],
  count: number,
  make: () => T,
): void {
  while (rows.length > count) rows.pop()?.root.remove();
  while (rows.length < count) {
    const row = make();
    rows.push(row);
    parent.append(row.root);
  }
}
