import { useEffect, useState } from 'react';

const STORE = 'pm-announcement';

/** The shop's news, and whether this visitor closed them. Other words are news again. */
export function useAnnouncement(text: string): { announcement: { text: string } | undefined; dismiss(): void } {
  const [dismissed, setDismissed] = useState<string>();
  useEffect(() => {
    setDismissed(read());
  }, []);
  return {
    announcement: text && text !== dismissed ? { text } : undefined,
    dismiss() {
      setDismissed(text);
      try {
        localStorage.setItem(STORE, text);
      } catch {
        // Without storage the news come back on the next visit.
      }
    },
  };
}

function read(): string | undefined {
  try {
    return localStorage.getItem(STORE) ?? undefined;
  } catch {
    return undefined;
  }
}
