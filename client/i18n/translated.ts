/**
 * Keeps the pages intact under a browser's translator. Translators put an element (`FONT`) in place
 * of a text, or around it, while React continues with the text that it knows: its writes there are
 * invisible, and its removals throw. Therefore this module records which element replaces which
 * text, and applies changes of the text to the element: a new text takes its place again, to be
 * translated anew.
 */

/** For a text that has left the page: the translator's element in its place. */
const standIns = new WeakMap<Node, Element>();

const isFont = (node: Node | null): node is Element => node?.nodeName === 'FONT';
const isText = (node: Node): boolean => node.nodeType === Node.TEXT_NODE;

/**
 * Records the replacements. Translators replace at once, or insert their element beside the text
 * and then remove the text.
 */
function note(records: readonly MutationRecord[]): void {
  for (const { addedNodes, removedNodes, previousSibling, nextSibling } of records) {
    for (const gone of removedNodes) {
      if (!isText(gone) && !isFont(gone)) continue;
      const font = [...addedNodes, previousSibling, nextSibling].find(isFont);
      if (font) standIns.set(gone, font);
    }
  }
}

/** The node in the page for `node` under `parent`; null if there is none. */
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

/** Removes the translator's element for a text that is inserted elsewhere. */
function release(node: Node): void {
  const font = standIns.get(node);
  if (!font) return;
  standIns.delete(node);
  font.remove();
}

/** Installs the patch between React and the page, once. */
export function keepWholeUnderTranslators(): void {
  new MutationObserver(note).observe(document.documentElement, { childList: true, subtree: true });
  const { prototype } = Node;
  const { removeChild, insertBefore, appendChild } = prototype;
  prototype.removeChild = function <T extends Node>(this: Node, child: T): T {
    const there = inPage(this, child);
    if (there) removeChild.call(this, there);
    // A text that is nowhere is removed already; any other node is an error, and reported as one.
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
