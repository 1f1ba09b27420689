'use client';

import { type MouseEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { Pressable } from '../behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useDismissTimer } from '../behaviours/use-dismiss-timer.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import * as styles from './Toast.css.ts';
import { toasts as pageToasts, type ToastMessage, type Toasts } from './toasts.ts';

export interface ToastRegionProps extends RootProps<'section'> {
  /** Store of the messages that it shows. @default `toasts`, the messages of the page */
  toasts?: Toasts | undefined;
  /**
   * How long a message stays, in ms. The time stops under the pointer and while focused. With an action it is 10 s at least.
   * @default 6000
   */
  durationMs?: number | undefined;
}

const none: readonly ToastMessage[] = [];
/** Time to read a message, find its button and press it, in ms. */
const ACTION_MS = 10_000;

/** F8 moves the focus to the last button of the region; other libraries use the same key. */
function useHotkey(region: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'F8') [...(region.current?.querySelectorAll('button') ?? [])].at(-1)?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region]);
}

/**
 * Shows passing messages in a corner and announces them politely. They disappear by themselves or by their close button;
 * Escape closes an open dialog below them instead. F8 moves the focus to the newest one. Not for errors about one place: use
 * `Alert`.
 */
export function ToastRegion({ toasts = pageToasts, durationMs = 6000, ref, ...rest }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  useHotkey(region);
  const words = useUi().strings.primitives;
  const messages = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none);
  return (
    <section
      aria-label={words.notifications}
      {...rootProps(rest, styles.viewport)}
      ref={useMergedRef(region, ref)}
      data-toasts=""
    >
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
  const timer = useDismissTimer(onDismiss, action ? Math.max(durationMs, ACTION_MS) : durationMs);
  const act = (event: MouseEvent<HTMLButtonElement>) => {
    action?.onClick(event);
    onDismiss();
  };
  return (
    <div className={cx(styles.toast, styles.tone[tone])} {...timer}>
      <p className={styles.text}>{text}</p>
      {action ? (
        <Pressable className={styles.action} onClick={act}>
          {action.label}
        </Pressable>
      ) : null}
      <IconButton label={words.close} size="small" onClick={onDismiss}>
        <CloseIcon size="small" />
      </IconButton>
    </div>
  );
}
