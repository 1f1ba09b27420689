interface Lock {
  count: number;
  restore: () => void;
}

const locks = new WeakMap<Document, Lock>();

function setStyle(element: HTMLElement, name: string, value: string): () => void {
  const before = [element.style.getPropertyValue(name), element.style.getPropertyPriority(name)] as const;
  element.style.setProperty(name, value, 'important');
  return () => element.style.setProperty(name, ...before);
}

/**
 * Keeps the page behind from scrolling, and its content where it is: the room of the scroll bar stays. Set on the elements, which a strict
 * content security policy allows, because the document may have none of the library's styles around a shadow root.
 */
export function lockScroll(document: Document): () => void {
  const lock = locks.get(document);
  if (lock) lock.count += 1;
  else {
    const { documentElement: html, body, defaultView: view } = document;
    const hasBar = view !== null && view.innerWidth > html.clientWidth && html.clientWidth > 0;
    // What the root element does not declare, the browser takes from the body.
    const isDeclared = view?.getComputedStyle(html).overflowY !== 'visible';
    const undo = [
      setStyle(body, 'overflow', 'hidden'),
      ...(isDeclared ? [setStyle(html, 'overflow', 'hidden')] : []),
      ...(hasBar ? [setStyle(html, 'scrollbar-gutter', 'stable')] : []),
    ];
    locks.set(document, {
      count: 1,
      restore: () => {
        for (const one of undo) one();
      },
    });
  }
  return () => {
    const held = locks.get(document);
    if (!held) return;
    held.count -= 1;
    if (held.count > 0) return;
    locks.delete(document);
    held.restore();
  };
}
