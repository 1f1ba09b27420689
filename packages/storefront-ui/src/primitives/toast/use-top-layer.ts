'use client';

import { type RefObject, useEffect, useLayoutEffect, useState } from 'react';
import { focusedIn, pathOf } from '../../dom/tree.ts';
import { topDialog } from '../layers/container.ts';
import type { ToastMessage } from './toasts.ts';

/**
 * Keeps a region above everything else while it has messages: in the browser's top layer, and inside the browser's own dialog if one is
 * open, because all outside it is inert.
 *
 * @returns the dialog to render the region into, if it is not there already.
 */
export function useTopLayer(
  region: RefObject<HTMLElement | null>,
  messages: readonly ToastMessage[],
): HTMLDialogElement | undefined {
  const [dialog, setDialog] = useState<HTMLDialogElement>();
  const hasMessages = messages.length > 0;
  useEffect(() => {
    const document = region.current?.ownerDocument;
    if (!document || !hasMessages) return setDialog(undefined);
    const follow = () => {
      const top = topDialog(document);
      setDialog((before) => {
        const isInside = top !== undefined && region.current !== null && pathOf(region.current).includes(top);
        return isInside ? before : top;
      });
    };
    follow();
    const observer = new MutationObserver(follow);
    observer.observe(document, { childList: true, subtree: true, attributeFilter: ['open'] });
    return () => observer.disconnect();
  }, [region, hasMessages]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: a new message comes above what was opened meanwhile.
  useLayoutEffect(() => {
    const element = region.current;
    if (!element?.showPopover) return;
    const focused = focusedIn(element.ownerDocument);
    if (focused && element.contains(focused)) return;
    // Without the attribute it is no popover, and stays in the page for assistive technology. Shown anew, it comes on top.
    element.removeAttribute('popover');
    if (!hasMessages) return;
    element.setAttribute('popover', 'manual');
    element.showPopover();
  }, [region, messages, dialog, hasMessages]);
  return dialog;
}
