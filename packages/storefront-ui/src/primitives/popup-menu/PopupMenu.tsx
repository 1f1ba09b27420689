'use client';

import { type ReactNode, useRef, useState } from 'react';
import { cx } from '../../css/cx.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { inElement } from '../behaviours/in-element.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { moveFocus } from '../behaviours/move-focus.ts';
import { own, ownKeys } from '../behaviours/own-events.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { type DismissReason, useDismiss } from '../behaviours/use-dismiss.ts';
import { CheckIcon, ChevronDownIcon } from '../icons/icons.tsx';
import * as styles from './PopupMenu.css.ts';

/** A link of a menu. */
export interface PopupMenuLink {
  /** Visible text. */
  label: string;
  /** Address; unique among the links. */
  href: string;
  /** Marks the current page, in colour, with a tick and for assistive technology. */
  current?: boolean | undefined;
  /** Language of the label, if it differs from the page's. */
  lang?: string | undefined;
}

export interface PopupMenuProps extends RootProps<'summary'> {
  /** Content of the trigger. */
  trigger: ReactNode;
  /** Accessible name of the trigger, if its content says too little: "Language: English". */
  label?: string | undefined;
  /** The links, in the order shown. */
  links: readonly PopupMenuLink[];
  /** A line above the links, such as the customer's name. */
  heading?: ReactNode;
  /** Shown below the links, after a separator: a sign-out button. */
  footer?: ReactNode;
  /** Edge of the trigger that the panel is aligned to. @default 'end' */
  align?: 'start' | 'end' | undefined;
  /** Hides the chevron. @default false */
  hideChevron?: boolean | undefined;
}

/**
 * A short list of links behind one trigger. It opens before scripts run. With scripts, Escape, a press outside and leaving by
 * Tab close it, and arrow keys, Home and End move between its entries. Class, id, ref, `data-*` and `aria-*` attributes reach
 * the trigger. Not for commands: use `Button`.
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
      onToggle={own((event) => setOpen(event.currentTarget.open))}
      onKeyDown={ownKeys(moveFocus)}
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
