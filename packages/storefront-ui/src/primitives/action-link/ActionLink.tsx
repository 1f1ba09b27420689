'use client';

import type { KeyboardEvent, MouseEvent } from 'react';
import { type UiLinkProps, useUi } from '../../theme/ui-context.tsx';
import { own } from '../behaviours/own-events.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';

export interface ActionLinkProps extends UiLinkProps {
  /** Called on a press once scripts run. Without it this stays an ordinary link. */
  onAction?: (() => void) | undefined;
  /** Kind of element that a press opens, for assistive technology. */
  opens?: 'dialog' | 'panel' | undefined;
  /** Whether that element is open. */
  expanded?: boolean | undefined;
}

/**
 * A link that becomes a button when scripts run. Before that, it opens a page that does the same job.
 * A press with a modifier key still opens that page.
 */
export function ActionLink({ onAction, opens, expanded, onClick, onKeyDown, ...link }: ActionLinkProps) {
  const { Link } = useUi();
  const isButton = useHydrated() && onAction !== undefined;
  if (!isButton) return <Link {...link} onClick={onClick} onKeyDown={onKeyDown} />;

  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event);
    if (event.defaultPrevented || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    onAction();
  };
  const pressByKey = (event: KeyboardEvent<HTMLAnchorElement>) => {
    onKeyDown?.(event);
    if (event.defaultPrevented || event.key !== ' ') return;
    event.preventDefault();
    onAction();
  };
  return (
    <Link
      {...link}
      role="button"
      aria-haspopup={opens === 'dialog' ? 'dialog' : undefined}
      aria-expanded={opens ? (expanded ?? false) : undefined}
      onClick={own(press)}
      onKeyDown={own(pressByKey)}
    />
  );
}
