export const themeModes = ['auto', 'light', 'dark'] as const;
type ThemeMode = (typeof themeModes)[number];

const YEAR_SECONDS = 31_536_000;
const listeners = new Set<() => void>();

/** The colour mode. The choice is a cookie, which a script in the document's head reads before the first paint. */
export const themeMode = {
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  read(): ThemeMode {
    const { theme } = document.documentElement.dataset;
    return theme === 'light' || theme === 'dark' ? theme : 'auto';
  },
  readOnServer: (): ThemeMode => 'auto',
  choose(mode: ThemeMode) {
    if (mode === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = mode;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `theme=${mode}; Path=/; Max-Age=${mode === 'auto' ? 0 : YEAR_SECONDS}; SameSite=Lax`;
    for (const listener of listeners) listener();
  },
};
