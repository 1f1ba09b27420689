import { readQuickView } from '@promenade/storefront-hooks';
import type { OnOverlayOpen } from '@promenade/storefront-ui';

/** Field of `history.state` with the ids of the open overlays, outermost first; the router's fields remain unchanged. */
const FIELD = 'pmOverlays';

const stateNow = () => history.state as Record<string, unknown> | null;
const idsNow = (): readonly string[] => {
  const ids = stateNow()?.[FIELD];
  return Array.isArray(ids) ? ids : [];
};

/** Whether the current history entry only exists so that Back closes an overlay. */
export const isOverlayEntry = (): boolean => idsNow().length > 0;

/** Leaves the entries of overlays that a reload has closed: Back would seem to do nothing there. */
export function leaveOverlayEntries(): void {
  if (isOverlayEntry()) history.go(-idsNow().length);
}

/** Field of a location's state with the address of the page that a dialog shows. */
export const DIALOG_STATE = 'dialog';

/** Whether the entry already is one of a dialog: of the quick view, or of a page in a dialog. Their entries survive a reload. */
const isDialogEntry = (): boolean =>
  readQuickView() !== undefined || Object.hasOwn((stateNow()?.state ?? {}) as object, DIALOG_STATE);

/**
 * Closes overlays by Back: each open overlay is a history entry with the address of its page.
 *
 * @param isLeaving Whether another page is being opened. It replaces the entry.
 */
export const closeByBack =
  (isLeaving: () => boolean): OnOverlayOpen =>
  (close) => {
    if (isDialogEntry()) return () => {};
    const id = Math.random().toString(36).slice(2);
    history.pushState({ ...stateNow(), [FIELD]: [...idsNow(), id] }, '');
    const onPop = () => idsNow().includes(id) || close();
    window.addEventListener('popstate', onPop);
    return () => {
      window.removeEventListener('popstate', onPop);
      // The press that closed the overlay may open another page.
      setTimeout(() => idsNow().at(-1) === id && !isLeaving() && history.back());
    };
  };
