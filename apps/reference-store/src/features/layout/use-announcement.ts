import { useEffect, useState } from 'react';

const STORE = 'pm-announcement';
const FNV_OFFSET = 0x811c9dc5;
const FNV_PRIME = 0x01000193;

/** The announcement of the shop, unless this visitor dismissed it. A changed text is shown again. */
export function useAnnouncement(text: string): { announcement: { text: string } | undefined; dismiss(): void } {
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => setDismissed(readDismissed()), []);
  const hash = contentHash(text);
  return {
    announcement: text && hash !== dismissed ? { text } : undefined,
    dismiss() {
      setDismissed(hash);
      try {
        localStorage.setItem(STORE, hash);
      } catch {
        // Without storage it is shown again on the next visit.
      }
    },
  };
}

/** FNV-1a, 32 bits: enough to tell one announcement from the next. */
function contentHash(text: string): string {
  let hash = FNV_OFFSET;
  for (const character of text) hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), FNV_PRIME);
  return (hash >>> 0).toString(16);
}

function readDismissed(): string | undefined {
  try {
    return localStorage.getItem(STORE) ?? undefined;
  } catch {
    return undefined;
  }
}
