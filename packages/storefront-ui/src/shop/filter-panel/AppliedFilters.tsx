'use client';

import { keysOf } from '../../primitives/behaviours/keys-of.ts';
import { listRole } from '../../primitives/behaviours/list-role.ts';
import { type RootProps, rootProps } from '../../primitives/behaviours/root-props.ts';
import { Chip } from '../../primitives/chip/Chip.tsx';
import { useUi } from '../../theme/ui-context.tsx';
import * as styles from './FilterPanel.css.ts';

export interface AppliedFiltersProps extends RootProps {
  /** Formatted text, announced when it changes: "128 products". */
  result: string;
  /** The active filters; `href` of each links to the list without it. */
  filters?: readonly { label: string; href: string }[] | undefined;
  /** Address of the list without any filter. */
  clearHref?: string | undefined;
}

/**
 * The number of results, and the active filters; a press on a filter removes it. Not for choosing filters: use
 * `FilterPanel`.
 */
export function AppliedFilters({ result, filters = [], clearHref, ...rest }: AppliedFiltersProps) {
  const { Link, strings } = useUi();
  const words = strings.shop.filters;
  const keys = keysOf('<AppliedFilters>', filters, ({ label, href }) => `${label} ${href}`);
  return (
    <div {...rootProps(rest, styles.applied)}>
      <p role="status" className={styles.result}>
        {result}
      </p>
      {filters.length > 0 ? (
        <ul {...listRole} className={styles.chips}>
          {filters.map((filter, index) => (
            <li key={keys[index]}>
              <Chip href={filter.href} removable aria-label={words.remove(filter.label)}>
                {filter.label}
              </Chip>
            </li>
          ))}
        </ul>
      ) : null}
      {filters.length > 0 && clearHref ? (
        <Link href={clearHref} className={styles.clear}>
          {words.clear}
        </Link>
      ) : null}
    </div>
  );
}
