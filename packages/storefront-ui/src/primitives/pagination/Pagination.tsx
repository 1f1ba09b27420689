'use client';

import { useUi } from '../../theme/ui-context.tsx';
import { listRole } from '../behaviours/list-role.ts';
import { nearbyPages } from '../behaviours/nearby-pages.ts';
import { type RootProps, rootProps } from '../behaviours/root-props.ts';
import { ChevronLeftIcon, ChevronRightIcon } from '../icons/icons.tsx';
import { VisuallyHidden } from '../visually-hidden/VisuallyHidden.tsx';
import * as styles from './Pagination.css.ts';

export interface PaginationProps extends RootProps<'nav'> {
  /** Accessible name of the navigation: "Orders". */
  label?: string | undefined;
  /** The current page, from 1. */
  page: number;
  /** Addresses of the pages, in order. With one or none, nothing is shown. */
  hrefs: readonly string[];
}

/**
 * Links to the pages of a list: previous, next, and nearby numbers. Not for a list that grows: use
 * `LoadMore`.
 */
export function Pagination({ label, page, hrefs, ...rest }: PaginationProps) {
  const { Link, strings } = useUi();
  const words = strings.primitives.pagination;
  const pages = hrefs.length;
  if (pages < 2) return null;
  const hrefOf = (number: number) => hrefs[number - 1] ?? '';
  const current = Math.min(Math.max(Math.trunc(page) || 1, 1), pages);
  const numbers = nearbyPages(current, pages);
  return (
    <nav aria-label={label ?? strings.primitives.loadMore.pages} {...rootProps(rest)}>
      <ul {...listRole} className={styles.list}>
        {current > 1 ? (
          <li>
            <Link href={hrefOf(current - 1)} rel="prev" className={styles.step}>
              <ChevronLeftIcon size="small" />
              <span>{words.previous}</span>
            </Link>
          </li>
        ) : null}
        {numbers.map((number, index) => (
          <li key={number} className={styles.number}>
            {number - (numbers[index - 1] ?? number) > 1 ? <span className={styles.gap}>…</span> : null}
            <Link href={hrefOf(number)} className={styles.page} aria-current={number === current ? 'page' : undefined}>
              <VisuallyHidden>{strings.primitives.loadMore.page(number)}</VisuallyHidden>
              <span aria-hidden="true">{number}</span>
            </Link>
          </li>
        ))}
        <li className={styles.place}>{words.place(current, pages)}</li>
        {current < pages ? (
          <li>
            <Link href={hrefOf(current + 1)} rel="next" className={styles.step}>
              <span>{words.next}</span>
              <ChevronRightIcon size="small" />
            </Link>
          </li>
        ) : null}
      </ul>
    </nav>
  );
}
