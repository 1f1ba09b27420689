'use client';

import type { MouseEventHandler, ReactNode } from 'react';
import { useUi } from '../../theme/ui-context.tsx';
import { Pressable } from '../behaviours/Pressable.tsx';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { CloseIcon } from '../icons/icons.tsx';
import * as styles from './NoticeBar.css.ts';

export interface NoticeBarProps extends RootProps {
  /** One sentence: there is no connection, a new version is ready. */
  text: ReactNode;
  /** `caution` for problems that limit the shop, such as no connection. @default 'neutral' */
  tone?: 'neutral' | 'caution' | undefined;
  /** A button after the message. */
  button?: { label: string; onClick: MouseEventHandler<HTMLButtonElement> } | undefined;
  /** Shows a button that closes the bar. */
  onDismiss?: (() => void) | undefined;
}

/**
 * A message about the whole shop, across the page, announced politely. Not for a message about a part of the page: use
 * `Alert`.
 */
export function NoticeBar({ text, tone = 'neutral', button, onDismiss, ...rest }: NoticeBarProps) {
  const words = useUi().strings.primitives.notice;
  return (
    <div role="status" {...rootProps(rest, styles.root, styles.tone[tone])}>
      <div className={styles.message}>
        <span>{text}</span>
        {button ? (
          <Pressable className={styles.action} onClick={button.onClick}>
            {button.label}
          </Pressable>
        ) : null}
      </div>
      {onDismiss ? (
        <Pressable className={styles.action} aria-label={words.dismiss} onClick={onDismiss}>
          <CloseIcon size="small" />
        </Pressable>
      ) : null}
    </div>
  );
}
