import { useId, useSyncExternalStore } from 'react';
import { useText } from '../../i18n/use-text.ts';
import styles from './layout.module.css';
import { themeMode, themeModes } from './theme-mode.ts';

/** Light, dark, or as the device says. */
export function ThemeChoice() {
  const text = useText('frame');
  const labelId = useId();
  const mode = useSyncExternalStore(themeMode.subscribe, themeMode.read, themeMode.readOnServer);
  return (
    // biome-ignore lint/a11y/useSemanticElements: three switches in a line of text are no form.
    <div role="group" aria-labelledby={labelId} className={styles.theme}>
      <span id={labelId}>{text('footer.theme')}</span>
      {themeModes.map((each) => (
        <button
          key={each}
          type="button"
          className={styles.themeButton}
          aria-pressed={mode === each}
          onClick={() => themeMode.choose(each)}
        >
          {text(`footer.theme.${each}`)}
        </button>
      ))}
    </div>
  );
}
