import type { ReactNode } from 'react';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { ChevronDownIcon } from '../icons/index.ts';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends RootProps<'details'> {
  /** The words that open and close it. */
  title: ReactNode;
  /** What opens. */
  children: ReactNode;
  /** Open at first. @default false */
  open?: boolean | undefined;
  /** Sections with the same name: opening one closes the others. */
  name?: string | undefined;
}

/** A section that opens under its title; works before scripts run. */
export function Disclosure({ title, children, open, name, ...rest }: DisclosureProps) {
  return (
    <details open={open} name={name} {...rootProps(rest, styles.root)}>
      <summary className={styles.title}>
        <span>{title}</span>
        <ChevronDownIcon size="small" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
