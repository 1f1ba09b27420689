import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/index.ts';
import * as styles from './Alert.css.ts';

export interface AlertProps extends RootProps {
  /** What happened, why, what to do. */
  children: ReactNode;
  /** Meaning: colour, icon and, when announced, urgency. @default 'info' */
  tone?: 'info' | 'positive' | 'caution' | 'critical' | undefined;
  /** A short heading. */
  title?: string | undefined;
  /** What can be done about it. */
  action?: ReactNode;
  /** Interrupts the screen reader for errors, waits politely for the rest; off for what was there from the start. @default false */
  announce?: boolean | undefined;
}

const icons = { info: InfoIcon, positive: CheckIcon, caution: AlertIcon, critical: AlertIcon };

/** A message in the place it is about: what happened, why, what to do. Not for passing messages: that is a toast. */
export function Alert({ children, tone = 'info', title, action, announce = false, ...rest }: AlertProps) {
  const Icon = icons[tone];
  const role = announce ? (tone === 'critical' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} {...rootProps(rest, styles.alert, styles.tone[tone])}>
      <Icon className={styles.icon} />
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {action ? <div className={styles.action}>{action}</div> : null}
      </div>
    </div>
  );
}
