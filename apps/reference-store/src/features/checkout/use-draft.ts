import { useCallback, useState } from 'react';

/**
 * What a shopper typed on a page, kept in this tab over reloads and trips to the sign-in. Use it only where the page is
 * rendered after hydration: a server knows no drafts.
 */
export function useDraft<Draft extends object>(
  name: string,
  empty: Draft,
): { draft: Draft; change(part: Partial<Draft>): void; clear(): void } {
  const [draft, setDraft] = useState<Draft>(() => ({ ...empty, ...read(name) }));
  const change = useCallback(
    (part: Partial<Draft>) =>
      setDraft((before) => {
        const after = { ...before, ...part };
        write(name, after);
        return after;
      }),
    [name],
  );
  const clear = useCallback(() => write(name, undefined), [name]);
  return { draft, change, clear };
}

function read(name: string): object {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(name) ?? '{}');
    return typeof kept === 'object' && kept !== null ? kept : {};
  } catch {
    return {};
  }
}

function write(name: string, draft: object | undefined): void {
  try {
    if (draft) sessionStorage.setItem(name, JSON.stringify(draft));
    else sessionStorage.removeItem(name);
  } catch {
    // Without storage the draft lives as long as the page.
  }
}
