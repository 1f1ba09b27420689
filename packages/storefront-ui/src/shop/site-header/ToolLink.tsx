'use client';

import type { ReactNode } from 'react';
import { ActionLink } from '../../primitives/action-link/ActionLink.tsx';

/** A tool of the header: a link to a page that does the job, or with scripts a button that opens it over the page. */
export interface HeaderTool {
  /** Page that does the same job, used before scripts run. */
  href: string;
  /** Called to open the tool over the page. Without it the tool is a plain link. */
  onOpen?: (() => void) | undefined;
  /** Whether the tool is open. @default false */
  open?: boolean | undefined;
  /** Keyboard shortcut that the shop has for it, in the format of `aria-keyshortcuts`: "Control+K". */
  shortcut?: string | undefined;
}

/** The link or button of a tool, named by `label`. */
export function ToolLink({
  tool: { href, onOpen, open = false, shortcut },
  label,
  className,
  children,
}: {
  tool: HeaderTool;
  label: string;
  className: string;
  children: ReactNode;
}) {
  return (
    <ActionLink
      href={href}
      onAction={onOpen}
      opens="dialog"
      expanded={open}
      className={className}
      aria-label={label}
      aria-keyshortcuts={onOpen && shortcut}
    >
      {children}
    </ActionLink>
  );
}
