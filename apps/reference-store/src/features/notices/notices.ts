import type { ToastMessage, Toasts } from '@promenade/storefront-ui/overlays';
import { noteMissingCode } from '../../errors/chunk-guard.ts';

let toasts: Toasts | undefined;
let loading: Promise<Toasts> | undefined;
const listeners = new Set<() => void>();

/** Messages need code that most visits never use: it comes with the first message. */
function loadToasts(): Promise<Toasts> {
  loading ??= import('@promenade/storefront-ui/overlays').then(({ createToasts }) => {
    toasts = createToasts();
    for (const listener of listeners) listener();
    return toasts;
  });
  return loading;
}

/** Shows a passing message and says it politely. */
export async function showNotice(message: Omit<ToastMessage, 'id'>): Promise<void> {
  try {
    (await loadToasts()).show(message);
  } catch {
    loading = undefined;
    noteMissingCode();
  }
}

/** Where messages stand once there was one; for the region that shows them. */
export const noticePlace = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  snapshot: () => toasts,
  serverSnapshot: () => undefined,
};
