/**
 * Translators move text nodes, and React then removes or inserts beside nodes that are elsewhere
 * (https://github.com/facebook/react/issues/11538): both are done where the nodes are now.
 */
export function patchDomForTranslators(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child; // returns its argument
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isHere = before === null || before.parentNode === this;
    return insertBefore.call(this, child, isHere ? before : placeOf(before, this)) as Child; // returns its argument
  };
}

/** The child of `parent` that contains the node, such as a translator's wrapper. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}
