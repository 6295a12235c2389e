/**
 * Keeps the pages whole under a browser's translator. Translators put an element (`FONT`) in place of a
 * text, or around it, while React goes on with the text that it knows: what it writes there is seen by
 * nobody, and what it takes away there throws. So it is noted which element stands for which text, and
 * what is done to the text is done to the element: a new text takes its place again, to be translated
 * anew.
 */

/** For a text that is out of the page: the translator's element in its place. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/** Notes who stands for whom. Translators replace at once, or put theirs beside and take the other away. */
function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const gone of removedNodes) {
      if (!isText(gone) && !isFont(gone)) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font) standIns.set(gone, font);
    }
  }
}

/** What is in the page for `node` under `parent`; null if nothing is. */
function inPage(parent: Node, node: Node): Node | null {
  if (node.parentNode === parent) return node;
  // Put around it: the outermost of the translator's elements.
  for (let around = node.parentNode; isFont(around); around = around.parentNode) {
    if (around.parentNode === parent) return around;
  }
  let font = standIns.get(node);
  for (let hops = 0; font && font.parentNode !== parent && hops < 9; hops++) {
    font = standIns.get(font);
  }
  return font?.parentNode === parent ? font : null;
}

/** Takes the translator's element away for a text that is put elsewhere. */
function release(node: Node): void {
  const font = standIns.get(node);
  if (!font) return;
  standIns.delete(node);
  font.remove();
}

/** Stands between React and the page, once. */
export function keepWholeUnderTranslators(): void {
  new MutationObserver(note).observe(document.documentElement, { childList: true, subtree: true });
  const { prototype } = Node;
  const { removeChild, insertBefore, appendChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = inPage(this, child);
    if (there) removeChild.call(this, there);
    // A text that is nowhere is away already; anything else is a fault, and said to be one.
    else if (!isText(child)) removeChild.call(this, child);
    return child;
  };
  prototype.insertBefore = function <T extends Node>(this: Node, node: T, before: Node | null): T {
    release(node);
    const there = before && inPage(this, before);
    const lost = before !== null && there === null && isText(before);
    insertBefore.call(this, node, lost ? null : (there ?? before));
    return node;
  };
  prototype.appendChild = function <T extends Node>(this: Node, node: T): T {
    release(node);
    appendChild.call(this, node);
    return node;
  };
  const value = Object.getOwnPropertyDescriptor(prototype, 'nodeValue');
  if (!value?.set) return;
  const write = value.set;
  Object.defineProperty(prototype, 'nodeValue', {
    ...value,
    set(this: Node, text: string | null) {
      write.call(this, text);
      const font = isText(this) && !this.isConnected ? standIns.get(this) : undefined;
      if (!font) return;
      standIns.delete(this);
      if (font.parentNode) font.parentNode.replaceChild(this, font);
    },
  });
}
