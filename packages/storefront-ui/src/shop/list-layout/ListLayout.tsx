'use client';

import { type ReactNode, useRef } from 'react';
import { inElement } from '../../primitives/behaviours/in-element.tsx';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { useOpenOnLarge } from '../../primitives/behaviours/use-open-on-large.ts';
import { FilterIcon } from '../../primitives/icons/icons.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './ListLayout.css.ts';

export interface ListLayoutProps extends RootProps {
  /** `<FilterPanel>`: beside the results, on small screens behind one button above them. */
  filters?: ReactNode;
  /** How many filters are in force, shown on the button of small screens. @default 0 */
  appliedCount?: number | undefined;
  /** `<AppliedFilters>`, above the results. */
  applied?: ReactNode;
  /** The grid, and what follows it. */
  children: ReactNode;
}

/**
 * The layout of a list: filters beside results. The filters open and close without scripts. Not for a page without
 * filters: that is `ProductGrid`.
 */
export function ListLayout({ filters, appliedCount = 0, applied, children, ...rest }: ListLayoutProps) {
  const words = useUi().strings.shop.filters;
  const details = useRef<HTMLDetailsElement>(null);
  useOpenOnLarge(details);
  return (
    <div {...rootProps(rest, filters ? styles.root : undefined)}>
      {filters ? (
        <aside className={styles.filters} aria-label={words.title}>
          <details ref={details} className={styles.disclosure}>
            <summary className={styles.toggle}>
              <FilterIcon size="small" />
              <span>{words.title}</span>
              {appliedCount > 0 ? <span className={styles.toggleCount}>{words.applied(appliedCount)}</span> : null}
            </summary>
            <div className={styles.panel}>{filters}</div>
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
