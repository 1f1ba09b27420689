import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/index.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps {
  children: ReactNode;
  /** @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical';
  /** A short heading. */
  title?: string;
  /** What can be done about it. */
  action?: ReactNode;
  /** Interrupts the screen reader for errors, waits politely for the rest; off for what was there from the start. @default false */
  announce?: boolean;
  id?: string;
  className?: string | undefined;
}

const icons = { info: InfoIcon, positive: CheckIcon, caution: AlertIcon, critical: AlertIcon };

/** A message in the place it is about: what happened, why, what to do. For passing news use a toast. */
export function Alert({ children, tone = 'info', title, action, announce = false, id, className }: AlertProps) {
  const Icon = icons[tone];
  const role = announce ? (tone === 'critical' ? 'alert' : 'status') : undefined;
  return (
    <div id={id} role={role} className={cx(styles.alert, styles.tone[tone], className)}>
      <Icon className={styles.icon} />
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
