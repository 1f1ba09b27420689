'use client';

import { useCallback, useLayoutEffect, useRef } from 'react';
import { rootOf } from '../../dom/tree.ts';
import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { nearbyPages } from '../behaviours/nearby-pages.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { useHydrated } from '../behaviours/use-hydrated.ts';
import { Button } from '../button/Button.tsx';
import { TextLink } from '../text-link/TextLink.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './LoadMore.css.ts';

export interface LoadMoreProps extends RootProps {
  /** Number of items on the page. */
  shownCount: number;
  /** Number of all items. */
  totalCount: number;
  /** Number of the last loaded page. The button disappears when this is the last page. */
  page: number;
  /** Addresses of the pages, in order. They are links before scripts run, and for crawlers. */
  hrefs: readonly string[];
  /** The next page is being loaded. @default false */
  pending?: boolean | undefined;
  /** Called to append the next page to the list. Without it, and before scripts run, the button is a link to that page. */
  onLoadMore?: (() => void) | undefined;
}

/**
 * The end of a growing list: the count, a button for more, numbered links. Not for a list that fits on one page: it
 * renders nothing. When the last page removes the button, the focus moves to the count.
 */
export function LoadMore({ shownCount, totalCount, page, hrefs, pending = false, onLoadMore, ...rest }: LoadMoreProps) {
  const { strings } = useUi();
  const words = strings.primitives.loadMore;
  const count = useRef<HTMLParagraphElement>(null);
  const hadFocus = useRef(false);
  const button = useCallback(
    (element: HTMLElement | null) => () => {
      hadFocus.current = element !== null && element === rootOf(element).activeElement;
    },
    [],
  );
  const isHydrated = useHydrated();
  const pages = hrefs.length;
  const hrefOf = (number: number) => hrefs[number - 1] ?? '';
  const isLast = page >= pages;
  useLayoutEffect(() => {
    if (isLast && hadFocus.current) count.current?.focus();
    hadFocus.current = false;
  }, [isLast]);
  if (pages <= 1) return null;
  const numbers = nearbyPages(page, pages);
  return (
    <div {...rootProps(rest, styles.root)}>
      <p ref={count} tabIndex={-1} className={styles.count} role="status">
        {words.shown(shownCount, totalCount)}
      </p>
      {isLast ? null : onLoadMore && isHydrated ? (
        <Button ref={button} variant="outline" pending={pending} onClick={onLoadMore}>
          {words.action}
        </Button>
      ) : (
        <Button variant="outline" href={hrefOf(page + 1)}>
          {words.action}
        </Button>
      )}
      <nav aria-label={words.pages}>
        <ul {...listRole} className={styles.pages}>
          {numbers.map((number, index) => (
            <li key={number} className={number - (numbers[index - 1] ?? 0) > 1 ? styles.afterGap : undefined}>
              <TextLink
                href={hrefOf(number)}
                variant="quiet"
                className={styles.page}
                {...(number === page && { 'aria-current': 'page' as const })}
              >
                <VisuallyHidden>{words.page(number)}</VisuallyHidden>
                <span aria-hidden="true">{number}</span>
              </TextLink>
            </li>
          ))}
        </ul>
      </nav>
    </div>
  );
}
