'use client';

import { cx } from '../../css/cx.ts';
import * as styles from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  description?: string;
  /** @default 'medium' */
  width?: keyof typeof styles.width;
}

/** Asks for one thing before the page goes on. Esc and a press outside close it; the focus goes back. */
export function Dialog({ width = 'medium', ...props }: DialogProps) {
  return <Modal {...props} styles={styles} className={cx(styles.panel, styles.width[width])} />;
}
