'use client';

import { cx } from '../../css/cx.ts';
import * as styles from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  /** What it is about, below the title; read out when it opens. */
  text?: string | undefined;
  /** 28, 36 or 60 rem at most; full width on small screens. @default 'medium' */
  width?: keyof typeof styles.width | undefined;
}

/**
 * Asks for one thing before the page goes on. Esc and a press outside close it; the focus goes back. Class, id, ref
 * and marks reach the panel. Not for a question before something that cannot be undone: that is `ConfirmDialog`.
 */
export function Dialog({ width = 'medium', ...props }: DialogProps) {
  return <Modal {...props} styles={styles} panel={cx(styles.panel, styles.width[width])} />;
}
