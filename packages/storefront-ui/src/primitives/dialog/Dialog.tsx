'use client';

import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/UiProvider.tsx';
import { scrollStop } from '../behaviours/scroll-stop.ts';
import { useReturnFocus } from '../behaviours/use-return-focus.ts';
import { IconButton } from '../icon-button/index.ts';
import { CloseIcon } from '../icons/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './Dialog.css.ts';

export interface DialogProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: string;
  /** Keeps the title for assistive technology only, where the content shows it. @default false */
  hideTitle?: boolean;
  description?: string;
  children: ReactNode;
  /** Buttons at the foot. */
  footer?: ReactNode;
  /** @default 'medium' */
  width?: keyof typeof styles.width;
  /** Element that gets the focus when it closes, where it was not opened by a press. */
  returnFocusTo?: HTMLElement | null;
}

/** Asks for one thing before the page goes on. Esc and a press outside close it; the focus goes back. */
export function Dialog({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  description,
  children,
  footer,
  width = 'medium',
  returnFocusTo,
}: DialogProps) {
  const { strings } = useUi();
  const returnFocus = useReturnFocus(returnFocusTo);
  const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content
          className={cx(styles.panel, styles.width[width])}
          {...(!description && { 'aria-describedby': undefined })}
          {...returnFocus}
        >
          <div className={styles.head} data-bare={hideTitle || undefined}>
            {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
            <Radix.Close asChild>
              <IconButton label={strings.primitives.close}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          <div ref={scrollStop} className={styles.body}>
            {description ? <Radix.Description className={styles.description}>{description}</Radix.Description> : null}
            {children}
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
