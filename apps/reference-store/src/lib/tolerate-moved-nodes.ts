/**
 * Lets React continue after a browser's page translation or an extension has replaced text nodes. Removing a replaced node, or inserting before it,
 * would otherwise throw, and the whole page would unmount. With this patch, the removal does nothing, and the inserted node is appended.
 */
export function tolerateMovedNodes(): void {
  const { insertBefore, removeChild } = Node.prototype;
  Node.prototype.removeChild = function <Child extends Node>(this: Node, child: Child): Child {
    return child.parentNode === this ? (removeChild.call(this, child) as Child) : child;
  };
  Node.prototype.insertBefore = function <Child extends Node>(this: Node, child: Child, next: Node | null): Child {
    return insertBefore.call(this, child, next?.parentNode === this ? next : null) as Child;
  };
}
