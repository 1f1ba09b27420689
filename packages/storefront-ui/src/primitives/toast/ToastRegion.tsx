'use client';

import { type MouseEvent, useSyncExternalStore } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useDismissTimer } from '../behaviours/use-dismiss-timer.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import { LiveRegion } from '../live-region/index.ts';
import * as styles from './Toast.css.ts';
import type { ToastMessage, Toasts } from './toasts.ts';

export interface ToastRegionProps extends RootProps<'section'> {
  /** The messages, from `createToasts()`. */
  toasts: Toasts;
  /** How long a message stays, in ms; pauses under the pointer and while focused. @default 6000 */
  durationMs?: number | undefined;
}

const none: readonly ToastMessage[] = [];

/**
 * Shows passing messages in a corner and says them politely. They go by themselves or by their button: Escape belongs
 * to the dialog that may be open below them. Not for errors about one place: that is `Alert`.
 */
export function ToastRegion({ toasts, durationMs = 6000, ...rest }: ToastRegionProps) {
  const words = useUi().strings.primitives;
  const messages = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none);
  return (
    <section aria-label={words.notifications} {...rootProps(rest, styles.viewport)} data-toasts="">
      <LiveRegion>
        {messages.map(({ id, text }) => (
          <div key={id}>{text}</div>
        ))}
      </LiveRegion>
      {messages.map((message) => (
        <Toast
          key={message.id}
          message={message}
          durationMs={durationMs}
          onDismiss={() => toasts.dismiss(message.id)}
        />
      ))}
    </section>
  );
}

function Toast({
  message: { text, tone = 'info', action },
  durationMs,
  onDismiss,
}: {
  message: ToastMessage;
  durationMs: number;
  onDismiss: () => void;
}) {
  const words = useUi().strings.primitives;
  const timer = useDismissTimer(onDismiss, durationMs);
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    action?.onClick(event);
    onDismiss();
  };
  return (
    <div className={cx(styles.toast, styles.tone[tone])} {...timer}>
      <p className={styles.text}>{text}</p>
      {action ? (
        <button type="button" className={styles.action} onClick={act}>
          {action.label}
        </button>
      ) : null}
      <IconButton label={words.close} size="small" onClick={onDismiss}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}
