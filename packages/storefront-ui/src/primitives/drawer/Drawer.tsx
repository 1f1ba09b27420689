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
import * as styles from './Drawer.css.ts';

export interface DrawerProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  /** Names the drawer. */
  title: ReactNode;
  /** Keeps the title for assistive technology only. @default false */
  hideTitle?: boolean;
  /** Edge it comes from. @default 'end' */
  side?: 'start' | 'end' | 'top';
  children: ReactNode;
  /** Stays at the foot while the content scrolls. */
  footer?: ReactNode;
  /** Element that gets the focus when it closes, where it was not opened by a press. */
  returnFocusTo?: HTMLElement | null;
}

/** A panel along an edge: the cart, the menu, the search. Full width on small screens. */
export function Drawer({
  open,
  onOpenChange,
  title,
  hideTitle = false,
  side = 'end',
  children,
  footer,
  returnFocusTo,
}: DrawerProps) {
  const { strings } = useUi();
  const returnFocus = useReturnFocus(returnFocusTo);
  const heading = <Radix.Title className={styles.title}>{title}</Radix.Title>;
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={styles.scrim} />
        <Radix.Content className={cx(styles.panel, styles.side[side])} aria-describedby={undefined} {...returnFocus}>
          <div className={styles.head}>
            {hideTitle ? <VisuallyHidden as="div">{heading}</VisuallyHidden> : heading}
            <Radix.Close asChild>
              <IconButton label={strings.primitives.close}>
                <CloseIcon />
              </IconButton>
            </Radix.Close>
          </div>
          <div ref={scrollStop} className={styles.body}>
            {children}
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
