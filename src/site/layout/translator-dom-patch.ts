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
    const isOwnChild = before === null || before.parentNode === this;
    return insertBefore.call(
      this,
      child,
      isOwnChild ? before : childContaining(before, this),
    ) as Child; // returns its argument
  };
}

/** The child of `parent` that contains the node, such as a translator's wrapper. */
function childContaining(node: Node, parent: Node): Node | null {
  let child: Node | null = node;
  while (child !== null && child.parentNode !== parent) child = child.parentNode;
  return child;
}
