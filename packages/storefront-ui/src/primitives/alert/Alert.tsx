import type { ReactNode } from 'react';
import type { Size, Tone, Variant } from '../../theme/look.ts';
import { tone as tones } from '../../theme/tone.css.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { AlertIcon, CheckIcon, InfoIcon } from '../icons/icons.tsx';
import * as styles from './Alert.css.ts';

export interface AlertProps extends RootProps<'div', 'title'> {
  /** What happened, why, and what to do. */
  children: ReactNode;
  /** Shape. @default 'tint' */
  variant?: Variant | undefined;
  /** Meaning: colour, icon and, with `announce`, urgency. @default 'info' */
  tone?: Tone | undefined;
  /** Measure. @default 'medium' */
  size?: Size | undefined;
  /** A short heading. */
  title?: ReactNode;
  /** A button or link, best only one. */
  actions?: ReactNode;
  /** Announces the message: errors interrupt the screen reader, others wait. Leave off for messages that are on the page from the start. @default false */
  announce?: boolean | undefined;
}

const icons = { positive: CheckIcon, caution: AlertIcon, critical: AlertIcon };

/** A message in the place that it is about: what happened, why, and what to do. Not for passing messages: use a toast. */
export function Alert({
  children,
  variant = 'tint',
  tone = 'info',
  size = 'medium',
  title,
  actions,
  announce = false,
  ...rest
}: AlertProps) {
  const Icon = tone in icons ? icons[tone as keyof typeof icons] : InfoIcon;
  const role = announce ? (tone === 'critical' ? 'alert' : 'status') : undefined;
  return (
    <div role={role} {...rootProps(rest, styles.alert, tones[tone], styles.variant[variant], styles.size[size])}>
      <Icon className={styles.icon} />
      <div className={styles.content}>
        {title ? <p className={styles.title}>{title}</p> : null}
        <div>{children}</div>
        {actions ? <div className={styles.actions}>{actions}</div> : null}
      </div>
    </div>
  );
}
