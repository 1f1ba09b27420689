'use client';

import { type MouseEvent, type ReactNode, type ToggleEvent, useRef } from 'react';
import { own } from '../behaviours/own-events.ts';
import { chain, type RootProps, rootProps } from '../behaviours/root-props.ts';
import { ChevronDownIcon } from '../icons/icons.tsx';
import * as styles from './Disclosure.css.ts';

export interface DisclosureProps extends RootProps<'details', 'title'> {
  /** Title, which opens and closes the section. */
  title: ReactNode;
  /** Content of the section. */
  children: ReactNode;
  /** Whether it is open; makes the component controlled. */
  open?: boolean | undefined;
  /** Whether it is open at first, while uncontrolled. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with the new state. */
  onOpenChange?: ((open: boolean) => void) | undefined;
  /** Sections with the same name: opening one closes the others. */
  name?: string | undefined;
}

/** Browsers have done this themselves since Chrome 120, Safari 17.2 and Firefox 130. */
function closeOthers(details: HTMLDetailsElement, name: string) {
  const page = details.getRootNode() as Document | ShadowRoot;
  for (const other of page.querySelectorAll('details')) {
    if (other !== details && other.getAttribute('name') === name) other.open = false;
  }
}

/**
 * A section that opens below its title and works before scripts run. Not for views that exclude each other: use
 * `LinkTabs`.
 */
export function Disclosure({
  title,
  children,
  open,
  defaultOpen = false,
  onOpenChange,
  name,
  ...rest
}: DisclosureProps) {
  // The browser also reports the initial state as a change.
  const reported = useRef(defaultOpen);
  const report = (event: ToggleEvent<HTMLDetailsElement>) => {
    const details = event.currentTarget;
    const isOpen = details.open;
    if (isOpen && name !== undefined) closeOthers(details, name);
    if (isOpen === (open ?? reported.current)) return;
    reported.current = isOpen;
    if (open !== undefined) details.open = open;
    onOpenChange?.(isOpen);
  };
  const press = (event: MouseEvent) => {
    if (open === undefined) return;
    event.preventDefault();
    onOpenChange?.(!open);
  };
  return (
    <details
      open={open ?? defaultOpen}
      name={name}
      {...rootProps(rest, styles.root)}
      onToggle={chain(rest.onToggle, report)}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a summary is a control, and its keys come as clicks */}
      <summary className={styles.title} onClick={own(press)}>
        <span>{title}</span>
        <ChevronDownIcon size="small" className={styles.arrow} />
      </summary>
      <div className={styles.content}>{children}</div>
    </details>
  );
}
