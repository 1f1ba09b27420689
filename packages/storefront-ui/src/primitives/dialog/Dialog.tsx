'use client';

import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import * as styles from './Dialog.css.ts';
import { Modal, type ModalProps } from './Modal.tsx';

export interface DialogProps extends ModalProps {
  /** Description below the title; read out when the dialog opens. */
  text?: ReactNode;
  /** 28, 36 or 60 rem at most; full width on small screens. @default 'medium' */
  width?: keyof typeof styles.width | undefined;
}

/**
 * A single task over the page. Escape and a press outside close it, and the focus returns. Class, id, ref, `data-*` and
 * `aria-*` attributes reach the panel. Not for a question before an irreversible action: use `ConfirmDialog`.
 */
export function Dialog({ width = 'medium', ...props }: DialogProps) {
  return <Modal {...props} styles={styles} panel={cx(styles.panel, styles.width[width])} />;
}
