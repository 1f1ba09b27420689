'use client';

import type { ReactNode } from 'react';
import { ActionLink } from '../../primitives/action-link/ActionLink.tsx';

/** A tool of the header: a page that does the job, and what opens over the page once scripts run. */
export interface HeaderTool {
  /** The page that does the same job, used before scripts run. */
  href: string;
  /** Opens the tool over the page. Without it the tool is a plain link. */
  onOpen?: (() => void) | undefined;
  /** Whether the tool is open now. @default false */
  open?: boolean | undefined;
  /** Keys that the shop opens it with, as `aria-keyshortcuts` says them: "Control+K". */
  shortcut?: string | undefined;
}

/** The way to a tool, named by `label`. */
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
