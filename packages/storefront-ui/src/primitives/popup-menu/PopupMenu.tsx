'use client';

import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { moveFocus } from '../behaviours/move-focus.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { type DismissReason, useDismiss } from '../behaviours/use-dismiss.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import * as styles from './PopupMenu.css.ts';

/** A place a menu leads to. */
export interface PopupMenuLink {
  /** The words shown. */
  label: string;
  /** Where it leads. Tells links apart. */
  href: string;
  /** Marks where the shopper is now, in colour, with a tick and for assistive technology. */
  current?: boolean | undefined;
  /** Language of the label, when it is not the page's. */
  lang?: string | undefined;
}

export interface PopupMenuProps extends RootProps<'summary'> {
  /** What the closed menu shows. */
  trigger: ReactNode;
  /** Name of the trigger when what it shows does not say enough: "Language: English". */
  label?: string | undefined;
  /** The places, in the order shown. */
  links: readonly PopupMenuLink[];
  /** A line above the links, such as who is signed in. */
  heading?: ReactNode;
  /** Below the links, after a hairline: a sign-out button. */
  footer?: ReactNode;
  /** Which edge of the trigger the panel keeps. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** Leaves out the small arrow. @default false */
  hideChevron?: boolean | undefined;
}

/**
 * A short list of places behind one word. It opens before scripts run; with them Escape, a press outside and leaving
 * by Tab close it, and arrow keys, Home and End move between its entries. Class, id, ref and marks reach the trigger. Not for commands: those are `Button`s.
 */
export function PopupMenu({
  trigger,
  label,
  links,
  heading,
  footer,
  align = 'end',
  hideChevron = false,
  ...rest
}: PopupMenuProps) {
  const { Link } = useUi();
  const root = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = (reason?: DismissReason) => {
    if (!root.current) return;
    root.current.open = false;
    if (reason === 'escape') root.current.querySelector('summary')?.focus();
  };
  useDismiss(root, open, close);
  return (
    <details
      ref={root}
      className={styles.root}
      onToggle={(event) => setOpen(event.currentTarget.open)}
      onKeyDown={moveFocus}
    >
      <summary aria-label={label} {...rootProps(rest, styles.trigger)}>
        {inElement(trigger)}
        {hideChevron ? null : <ChevronDownIcon size="small" className={styles.chevron} />}
      </summary>
      <div className={cx(styles.panel, styles.align[align])}>
        {heading ? <p className={styles.heading}>{heading}</p> : null}
        <ul {...listRole}>
          {links.map((link, index) => (
            <li key={index}>
              <Link
                href={link.href}
                className={styles.item}
                lang={link.lang}
                hrefLang={link.lang}
                aria-current={link.current ? 'true' : undefined}
                onClick={() => close()}
              >
                <span>{link.label}</span>
                {link.current ? <CheckIcon size="small" /> : null}
              </Link>
            </li>
          ))}
        </ul>
        {footer ? <div className={styles.separator} /> : null}
        {inElement(footer)}
      </div>
    </details>
  );
}
