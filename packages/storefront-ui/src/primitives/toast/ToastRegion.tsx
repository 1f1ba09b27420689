'use client';

import { type FocusEvent, type MouseEvent, type RefObject, useEffect, useRef, useSyncExternalStore } from 'react';
import { createPortal } from 'react-dom';
import { cx } from '../../css/cx.ts';
import { focusedIn } from '../../dom/tree.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { Pressable } from '../behaviours/Pressable.tsx';
import { chain, type RootProps, rootProps } from '../behaviours/root-props.ts';
import { durationOr } from '../behaviours/timer.ts';
import { useDismissTimer } from '../behaviours/use-dismiss-timer.ts';
import { useMergedRef } from '../behaviours/use-merged-ref.ts';
import { IconButton } from '../icon-button/IconButton.tsx';
import { CloseIcon } from '../icons/icons.tsx';
import { type FocusPath, focusPathFrom, returnFocus } from '../layers/return-focus.ts';
import { LiveRegion } from '../live-region/LiveRegion.tsx';
import * as styles from './Toast.css.ts';
import { toasts as pageToasts, type ToastMessage, type Toasts } from './toasts.ts';
import { useIsOnlyRegion } from './use-only-region.ts';
import { useTopLayer } from './use-top-layer.ts';

export interface ToastRegionProps extends RootProps<'section'> {
  /** Store of the messages that it shows. @default `toasts`, the messages of the page */
  toasts?: Toasts | undefined;
  /**
   * How long a message stays, in ms; `Infinity` means until it is closed. The time stops under the pointer, while focused and in a
   * hidden tab. With an action it is 10 s at least.
   * @default 6000
   */
  durationMs?: number | undefined;
}

const none: readonly ToastMessage[] = [];
/** Time to read a message, in ms. */
const READ_MS = 6000;
/** Time to read a message, find its button and press it, in ms. */
const ACTION_MS = 10_000;

/** F8 moves the focus to the last button of the region, above an open dialog too; other libraries use the same key. */
function useHotkey(region: RefObject<HTMLElement | null>, opener: RefObject<FocusPath>, hasMessages: boolean): void {
  useEffect(() => {
    const element = region.current;
    const view = element?.ownerDocument.defaultView;
    if (!element || !view || !hasMessages) return;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'F8') return;
      const focused = focusedIn(element.ownerDocument);
      if (!element.contains(focused ?? null)) opener.current = focusPathFrom(element.ownerDocument);
      [...element.querySelectorAll('button')].at(-1)?.focus();
    };
    view.addEventListener('keydown', onKeyDown);
    return () => view.removeEventListener('keydown', onKeyDown);
  }, [region, opener, hasMessages]);
}

/** When the focused toast goes, its neighbour takes the focus, or what had it before. */
function useFocusOfToasts(
  region: RefObject<HTMLElement | null>,
  messages: readonly ToastMessage[],
  opener: RefObject<FocusPath>,
) {
  const hasFocus = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only a changed list can remove the focused element.
  useEffect(() => {
    const element = region.current;
    if (!element || !hasFocus.current || focusedIn(element.ownerDocument)) return;
    hasFocus.current = false;
    const next = [...element.querySelectorAll('button')].at(-1);
    if (next) next.focus();
    else returnFocus(opener.current, element.ownerDocument);
  }, [region, messages, opener]);
  return {
    onFocus: () => {
      hasFocus.current = true;
    },
    onBlur: ({ target }: FocusEvent) => {
      // A removed element reports the same as one that was left.
      if (target.isConnected) hasFocus.current = false;
    },
  };
}

/**
 * Shows passing messages in a corner and announces them politely, above dialogs of the page and of the browser. They disappear by
 * themselves or by their close button; Escape closes an open dialog below them instead. F8 moves the focus to the newest one.
 * Put it into the page once. Not for errors about one place: use `Alert`.
 */
export function ToastRegion({ toasts = pageToasts, durationMs, ref, ...rest }: ToastRegionProps) {
  const region = useRef<HTMLElement>(null);
  const opener = useRef<FocusPath>([]);
  const words = useUi().strings.primitives;
  const all = useSyncExternalStore(toasts.subscribe, toasts.snapshot, () => none);
  const messages = useIsOnlyRegion(toasts) ? all : none;
  const dialog = useTopLayer(region, messages);
  useHotkey(region, opener, messages.length > 0);
  const focus = useFocusOfToasts(region, messages, opener);
  const section = (
    <section
      aria-label={words.notifications}
      {...rootProps(rest, styles.viewport)}
      ref={useMergedRef(region, ref)}
      onFocus={chain(rest.onFocus, focus.onFocus)}
      onBlur={chain(rest.onBlur, focus.onBlur)}
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
          durationMs={durationOr(durationMs, READ_MS)}
          onDismiss={() => toasts.dismiss(message.id)}
        />
      ))}
    </section>
  );
  return dialog ? createPortal(section, dialog) : section;
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
