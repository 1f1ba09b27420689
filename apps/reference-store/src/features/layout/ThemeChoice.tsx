import { useEffect, useId, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './layout.module.css';

const modes = ['auto', 'light', 'dark'] as const;
type Mode = (typeof modes)[number];

const YEAR_SECONDS = 31_536_000;

/** Light, dark, or as the device says. The choice is a cookie that the document's head reads before the first paint. */
export function ThemeChoice() {
  const text = useText();
  const labelId = useId();
  const [mode, setMode] = useState<Mode>('auto');
  useEffect(() => {
    const { theme } = document.documentElement.dataset;
    if (theme === 'light' || theme === 'dark') setMode(theme);
  }, []);
  const choose = (next: Mode) => {
    setMode(next);
    if (next === 'auto') delete document.documentElement.dataset.theme;
    else document.documentElement.dataset.theme = next;
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is not everywhere yet.
    document.cookie = `theme=${next}; Path=/; Max-Age=${next === 'auto' ? 0 : YEAR_SECONDS}; SameSite=Lax`;
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: three switches in a line of text are no form.
    <div role="group" aria-labelledby={labelId} className={styles.theme}>
      <span id={labelId}>{text('footer.theme')}</span>
      {modes.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.themeButton}
          aria-pressed={mode === each}
          onClick={() => choose(each)}
        >
          {text(`footer.theme.${each}`)}
        </button>
      ))}
    </div>
  );
}
