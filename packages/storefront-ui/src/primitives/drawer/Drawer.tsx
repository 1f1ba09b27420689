'use client';

import { cx } from '../../css/cx.ts';
import { Modal, type ModalProps } from '../dialog/Modal.tsx';
import * as styles from './Drawer.css.ts';

export interface DrawerProps extends ModalProps {
  /** Edge it comes from. @default 'end' */
  side?: 'start' | 'end' | 'top' | undefined;
}

/**
 * A panel along an edge: the cart, the menu, the search. Full width on small screens. Class, id, ref and marks reach
 * the panel. Not for a question: that is `Dialog`.
 */
export function Drawer({ side = 'end', ...props }: DrawerProps) {
  return <Modal {...props} styles={styles} panel={cx(styles.panel, styles.side[side])} />;
}
