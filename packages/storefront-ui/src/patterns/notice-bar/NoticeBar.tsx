'use client';

import { CloseIcon } from '../../primitives/icons/index.ts';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './NoticeBar.css.ts';

export interface NoticeBarProps {
  /** One sentence: there is no connection, a new version is ready. */
  text: string;
  /** @default 'neutral' */
  tone?: 'neutral' | 'caution';
  action?: { label: string; onPress: () => void } | undefined;
  onDismiss?: (() => void) | undefined;
}

/** News about the shop itself, across the page. Announced politely. For news about one thing use `Alert`. */
export function NoticeBar({ text, tone = 'neutral', action, onDismiss }: NoticeBarProps) {
  const words = useUi().strings.patterns.notice;
  return (
    <div className={`${styles.root} ${styles.tone[tone]}`} role="status">
      <span>{text}</span>
      {action ? (
        <button type="button" className={styles.action} onClick={action.onPress}>
          {action.label}
        </button>
      ) : null}
      {onDismiss ? (
        <button type="button" className={styles.action} aria-label={words.dismiss} onClick={onDismiss}>
          <CloseIcon size="small" />
        </button>
      ) : null}
    </div>
  );
}
