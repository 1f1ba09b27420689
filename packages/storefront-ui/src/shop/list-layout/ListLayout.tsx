'use client';

import { type ReactNode, useRef } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useOpenOnLarge } from '../../primitives/behaviours/use-open-on-large.ts';
import { FilterIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './ListLayout.css.ts';

export interface ListLayoutProps extends RootProps {
  /** `<FilterPanel>`: next to the results, on small screens behind a button above them. */
  filterPanel?: ReactNode;
  /** Number of active filters, shown on the button of small screens. @default 0 */
  appliedCount?: number | undefined;
  /** `<AppliedFilters>`, above the results. */
  applied?: ReactNode;
  /** The grid, and content below it. */
  children: ReactNode;
}

/**
 * The layout of a list: filters next to the results. The filters open and close without scripts. Not for a list without
 * filters: use `ProductGrid`.
 */
export function ListLayout({ filterPanel, appliedCount = 0, applied, children, ...rest }: ListLayoutProps) {
  const words = useUi().strings.shop.filters;
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnLarge(details);
  return (
    <div {...rootProps(rest, filterPanel ? styles.root : undefined)}>
      {filterPanel ? (
        <aside className={styles.filters} aria-label={words.title}>
          <details ref={details} className={styles.disclosure}>
            <summary className={styles.toggle}>
              <FilterIcon size="small" />
              <span>{words.title}</span>
              {appliedCount > 0 ? <span className={styles.toggleCount}>{words.applied(appliedCount)}</span> : null}
            </summary>
            <div className={styles.panel}>{filterPanel}</div>
          </details>
        </aside>
      ) : null}
      <div className={styles.results}>
        {inElement(applied)}
        {inElement(children)}
      </div>
    </div>
  );
}
