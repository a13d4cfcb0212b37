/**
 * Translators wrap or replace the text nodes of a page, and React then removes or inserts beside nodes that are no longer where it
 * left them (https://github.com/facebook/react/issues/11538). What is gone need not be removed, and what has lost its neighbour
 * comes last.
 */
export function allowForMovedNodes(): void {
  const { removeChild, insertBefore } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    if (child.parentNode === this) return removeChild.call(this, child) as Child; // it gives back what it was given
    child.parentNode?.removeChild(child);
    return child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(
    this: Node,
    child: Child,
    before: Node | null,
  ): Child {
    const isHere = before === null || before.parentNode === this;
    return insertBefore.call(this, child, isHere ? before : placeOf(before, this)) as Child; // likewise
  };
}

/** What stands among the children of `parent` in a node's place: the element that was wrapped around it. */
function placeOf(node: Node, parent: Node): Node | null {
  let place: Node | null = node;
  while (place !== null && place.parentNode !== parent) place = place.parentNode;
  return place;
}
