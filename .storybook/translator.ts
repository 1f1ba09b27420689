const LEFT_ALONE = 'script, style, noscript, textarea, svg, font';

/**
 * Simulates the page translation of Chrome and Edge until the returned function is called: replaces each text node, later ones
 * included, by two elements with the text. Texts inside `translate="no"` stay.
 */
export function translatePage(): () => void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) addedNodes.forEach(replaceTexts);
  });
  observer.observe(document.body, { childList: true, subtree: true });
  replaceTexts(document.body);
  return () => observer.disconnect();
}

function replaceTexts(root: Node): void {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts = root instanceof Text ? [root] : [];
  while (walker.nextNode()) texts.push(walker.currentNode as Text);
  texts.forEach(replace);
}

function replace(text: Text): void {
  const parent = text.parentElement;
  if (!parent || !text.data.trim() || parent.closest(LEFT_ALONE)) return;
  if (parent.closest('[translate]')?.getAttribute('translate') === 'no') return;
  const outer = document.createElement('font');
  const inner = document.createElement('font');
  inner.append(text.data);
  outer.append(inner);
  text.replaceWith(outer);
}
