'use client';

import { cx } from '../../css/cx.ts';
import { Modal, type ModalProps } from '../dialog/Modal.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends ModalProps {
  /** Edge of the window that it is attached to. @default 'end' */
  side?: 'start' | 'end' | 'top' | undefined;
}

/**
 * A panel along an edge of the window: the cart, the menu, the search. Full width on small screens. Class, id, ref, `data-*`
 * and `aria-*` attributes reach the panel. Not for a question: use `Dialog`.
 */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} styles={styles} panel={cx(styles.panel, styles.side[side])} />;
}
