import { usePendingHref } from './route.ts';

const entryKey = (): unknown => (window.history.state as { key?: unknown } | null)?.key;

/** Closes a dialog that is a history entry: goes back, unless the press that closed it navigates anyway. */
export function useCloseByBack(goBack: () => void = () => window.history.back()): () => void {
  const pendingHref = usePendingHref();
  return () => {
    const key = entryKey();
    setTimeout(() => entryKey() === key && !pendingHref.get() && goBack());
  };
}
