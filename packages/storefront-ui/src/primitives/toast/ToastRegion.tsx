'use client';

import { Toast as Radix } from 'radix-ui';
import { useSyncExternalStore } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import * as styles from './Toast.css.ts';
import type { ToastMessage, Toasts } from './toasts.ts';

export interface ToastRegionProps {
  toasts: Toasts;
  /** How long a message stays, in ms; pauses under the pointer and while focused. @default 6000 */
  durationMs?: number;
}

const none: readonly ToastMessage[] = [];

/** Shows passing messages in a corner and says them politely. Errors about one place belong beside it, in an `Alert`. */
export function ToastRegion({ toasts, durationMs = 6000 }: ToastRegionProps) {
  const { strings } = useUi();
  const messages = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none);
  return (
    <Radix.Provider duration={durationMs} label={strings.primitives.notifications}>
      {messages.map(({ id, text, tone = 'info', action }) => (
        <Radix.Root
          key={id}
          type={tone === 'critical' ? 'foreground' : 'background'}
          className={cx(styles.toast, styles.tone[tone])}
          onOpenChange={(open) => {
            if (!open) toasts.dismiss(id);
          }}
        >
          <Radix.Description className={styles.text}>{text}</Radix.Description>
          {action ? (
            <Radix.Action altText={action.label} className={styles.action} onClick={action.onPress}>
              {action.label}
            </Radix.Action>
          ) : null}
          <Radix.Close asChild>
            <IconButton label={strings.primitives.close} size="small">
              <CloseIcon size="small" />
            </IconButton>
          </Radix.Close>
        </Radix.Root>
      ))}
      <Radix.Viewport className={styles.viewport} />
    </Radix.Provider>
  );
}
