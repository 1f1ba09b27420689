import { pathOf, rootOf } from '../../dom/tree.ts';

/** The dialog of the browser that is above everything else, if one is open; all outside it is inert. */
export function topDialog(document: Document): HTMLDialogElement | undefined {
  const open = [...document.querySelectorAll<HTMLDialogElement>('dialog[open]')].filter((dialog) => {
    try {
      return dialog.matches(':modal');
    } catch {
      return false;
    }
  });
  const focused = open.filter((dialog) => dialog.matches(':focus-within'));
  return focused.at(-1) ?? open.at(-1);
}

/** Where an overlay is rendered: in the top-most open `<dialog>`, in what fills the screen, in the shadow root, or in the body. */
export function containerFor(marker: Element): Element | ShadowRoot {
  const document = marker.ownerDocument;
  const root = rootOf(marker);
  const top = topDialog(document) ?? document.fullscreenElement ?? undefined;
  if (top && !pathOf(marker).includes(top)) return top;
  if (root !== document) return root as ShadowRoot;
  return top ?? document.body;
}
