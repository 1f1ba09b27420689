/**
 * A browser's translation and some extensions put elements in the place of texts. React would fail as soon as it removes such
 * a text or puts something before it, and take the page down: here that is done as far as it can be.
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
