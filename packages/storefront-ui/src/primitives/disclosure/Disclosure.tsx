import type { ReactNode } from 'react';
import { cx } from '../../css/cx.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps {
  title: ReactNode;
  children: ReactNode;
  /** Open at first. @default false */
  open?: boolean;
  /** Sections with the same name: opening one closes the others. */
  name?: string;
  className?: string | undefined;
}

/** A section that opens under its title; works before scripts run. */
export function Disclosure({ title, children, open, name, className }: DisclosureProps) {
  return (
    <details className={cx(styles.root, className)} open={open} name={name}>
      <summary className={styles.title}>
        <span>{title}</span>
        <ChevronDownIcon size="small" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
